import { useSignal } from '@preact/signals';
import { encode } from 'uqr';
import { words } from '../words.ts';
import { Icon, icon } from './icon.tsx';

const COPY = icon('lucide:copy');
const CHECK = icon('lucide:check');
const SHARE = icon('lucide:share-2');
const QR = icon('lucide:qr-code');

/** A link to give away: to copy, to share, to hold up as a QR code. */
export function Share({ url, label }: { url: string; label: string }) {
  const w = words.value;
  const open = useSignal(false);
  const share = typeof navigator.share === 'function';
  return (
    <div class="share">
      <input
        class="field"
        readOnly
        value={url}
        aria-label={label}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div class="buttons">
        <CopyButton text={url} />
        {share && (
          <button
            type="button"
            class="button"
            onClick={() => void navigator.share({ url }).catch(() => undefined)}
          >
            <Icon of={SHARE} />
            {w.share}
          </button>
        )}
        <button
          type="button"
          class="button"
          aria-expanded={open.value}
          onClick={() => {
            open.value = !open.value;
          }}
        >
          <Icon of={QR} />
          {w.qr}
        </button>
      </div>
      {open.value && <QrCode text={url} />}
    </div>
  );
}

export function CopyButton({ text }: { text: string }) {
  const w = words.value;
  const copied = useSignal(false);
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    copied.value = true;
    setTimeout(() => (copied.value = false), 2_000);
  };
  return (
    <button type="button" class="button" onClick={() => void copy().catch(() => undefined)}>
      <Icon of={copied.value ? CHECK : COPY} />
      <span aria-live="polite">{copied.value ? w.copied : w.copy}</span>
    </button>
  );
}

/** Always dark on light: that is what cameras read. */
function QrCode({ text }: { text: string }) {
  const { data, size } = encode(text, { border: 2 });
  const path = data
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return (
    <svg class="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={words.value.qrOf}>
      <path d={path} />
    </svg>
  );
}
