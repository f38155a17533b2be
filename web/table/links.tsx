import { useSignal } from '@preact/signals';
import type { LinkKind } from '../../src/protocol/table.ts';
import { keepLinks, keptOf } from '../keep.ts';
import { Share } from '../kit/share.tsx';
import { linkTo } from '../route.ts';
import { words } from '../words.ts';
import type { Feed } from './feed.ts';

/** A link of one kind: to give away where this browser has it, else to make. */
export function LinkBox({
  feed,
  kind,
  help,
  revocable = false,
}: {
  feed: Feed;
  kind: LinkKind;
  help: string;
  revocable?: boolean;
}) {
  const { links: w } = words.value;
  const token = useSignal(keptOf(feed.id).links[kind]);
  const revoked = useSignal(false);
  const make = async () => {
    const answer = await feed.request<{ kind: LinkKind; link: string }>('POST', '/links', { kind });
    if (!answer.ok) return;
    keepLinks(feed.id, { [kind]: answer.value.link });
    token.value = answer.value.link;
    revoked.value = false;
  };
  const revoke = async () => {
    const answer = await feed.request('DELETE', `/links/${kind}`);
    if (!answer.ok) return;
    keepLinks(feed.id, { [kind]: undefined });
    token.value = undefined;
    revoked.value = true;
  };
  return (
    <div class="link-box">
      <p class="faint">{help}</p>
      {token.value === undefined ? (
        <button type="button" class="button" onClick={() => void make()}>
          {w.make}
        </button>
      ) : (
        <Share url={linkTo(feed.id, kind, token.value)} label={w[kind]} />
      )}
      {revocable && (
        <button type="button" class="quiet" onClick={() => void revoke()}>
          {kind === 'seat' ? w.revokeSeat : w.revoke}
        </button>
      )}
      <p role="status">{revoked.value && <span class="faint">{w.revoked}</span>}</p>
    </div>
  );
}

/** All links that the viewer may give away, folded. */
export function Links({
  feed,
  seated,
  host,
  open,
}: {
  feed: Feed;
  seated: boolean;
  host: boolean;
  open: boolean;
}) {
  const { links: w, lobby } = words.value;
  if (!seated && !host) return null;
  const kinds: { readonly kind: LinkKind; readonly help: string }[] = [
    ...(seated ? [{ kind: 'seat' as const, help: w.seatHelp }] : []),
    ...(host && open ? [{ kind: 'invite' as const, help: lobby.inviteHelp }] : []),
    ...(host
      ? [
          { kind: 'watch' as const, help: w.watchHelp },
          { kind: 'host' as const, help: w.hostHelp },
        ]
      : []),
  ];
  return (
    <section class="links" aria-label={w.title}>
      {kinds.map(({ kind, help }) => (
        <details key={kind}>
          <summary>{w[kind]}</summary>
          <LinkBox feed={feed} kind={kind} help={help} revocable />
        </details>
      ))}
    </section>
  );
}
