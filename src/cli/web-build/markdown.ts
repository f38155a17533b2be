/** A heading of a page: `id` is `s2` for "2 Your turn", else made of its words. */
export interface Heading {
  readonly level: number;
  readonly id: string;
  readonly text: string;
}

export interface Page {
  readonly title: string;
  readonly headings: readonly Heading[];
  readonly html: string;
}

/**
 * The part of Markdown that rules pages are written in, as HTML: headings, paragraphs, lists with one level of lists in their items,
 * tables, quotes, fenced code, and within a line **bold**, *italic*, `code`, [links](#s2) and "§ 2", which is a link to that section.
 * Everything else is text, and is escaped.
 */
export function markdown(source: string): Page {
  const headings: Heading[] = [];
  const html = blocks(source.replaceAll('\r\n', '\n').split('\n'))
    .map((block) => render(block, headings))
    .join('\n');
  return { title: headings.find(({ level }) => level === 1)?.text ?? '', headings, html };
}

type Block =
  | { readonly type: 'heading'; readonly level: number; readonly text: string }
  | { readonly type: 'list'; readonly ordered: boolean; readonly items: readonly Item[] }
  | { readonly type: 'table'; readonly rows: readonly string[] }
  | { readonly type: 'quote' | 'code'; readonly lines: readonly string[] }
  | { readonly type: 'paragraph'; readonly text: string };

/** An item of a list, and the items of the list within it. */
interface Item {
  readonly text: string;
  readonly within: readonly string[];
}

const HEADING = /^(#{1,6}) +(.*?)(?: +#+)?$/;
const ITEM = /^(?:[-*+]|(\d+)[.)]) +(.*)$/;
const FENCE = /^```/;

function blocks(lines: readonly string[]): Block[] {
  const out: Block[] = [];
  let at = 0;
  const whileLine = (fits: (line: string) => boolean): string[] => {
    const from = at;
    while (at < lines.length && fits(lines[at] ?? '')) at += 1;
    return lines.slice(from, at);
  };
  while (at < lines.length) {
    const line = lines[at] ?? '';
    const heading = HEADING.exec(line);
    if (line.trim() === '') at += 1;
    else if (heading) {
      out.push({ type: 'heading', level: heading[1]?.length ?? 1, text: heading[2] ?? '' });
      at += 1;
    } else if (FENCE.test(line)) {
      at += 1;
      out.push({ type: 'code', lines: whileLine((one) => !FENCE.test(one)) });
      at += 1;
    } else if (line.startsWith('|')) {
      out.push({ type: 'table', rows: whileLine((one) => one.startsWith('|')) });
    } else if (line.startsWith('>')) {
      out.push({
        type: 'quote',
        lines: whileLine((one) => one.startsWith('>')).map((one) => one.replace(/^> ?/, '')),
      });
    } else if (ITEM.test(line)) {
      const ordered = ITEM.exec(line)?.[1] !== undefined;
      out.push({
        type: 'list',
        ordered,
        items: items(whileLine((one) => ITEM.test(one) || /^\s+\S/.test(one))),
      });
    } else {
      out.push({
        type: 'paragraph',
        text: whileLine((one) => !startsBlock(one))
          .map((one) => one.trim())
          .join('\n'),
      });
    }
  }
  return out;
}

function startsBlock(line: string): boolean {
  return (
    line.trim() === '' || HEADING.test(line) || FENCE.test(line) || ITEM.test(line) || /^[|>]/.test(line)
  );
}

/** An indented line is an item within the item before it, or goes on with that. */
function items(lines: readonly string[]): Item[] {
  const out: { text: string; within: string[] }[] = [];
  for (const line of lines) {
    const item = ITEM.exec(line);
    const last = out.at(-1);
    if (item || !last) {
      out.push({ text: item?.[2] ?? line.trim(), within: [] });
      continue;
    }
    const inner = ITEM.exec(line.trim());
    if (inner) last.within.push(inner[2] ?? '');
    else if (last.within.length > 0) last.within.push(`${last.within.pop()}\n${line.trim()}`);
    else last.text += `\n${line.trim()}`;
  }
  return out;
}

function render(block: Block, headings: Heading[]): string {
  switch (block.type) {
    case 'heading': {
      const id = /^\d+/.test(block.text) ? `s${parseInt(block.text, 10)}` : slug(block.text);
      headings.push({ level: block.level, id, text: block.text });
      return `<h${block.level} id="${id}">${inline(block.text)}</h${block.level}>`;
    }
    case 'list': {
      const tag = block.ordered ? 'ol' : 'ul';
      return `<${tag}>${block.items.map(listItem).join('')}</${tag}>`;
    }
    case 'table':
      return table(block.rows);
    case 'quote':
      return `<blockquote><p>${inline(block.lines.join('\n'))}</p></blockquote>`;
    case 'code':
      return `<pre><code>${escapeHtml(block.lines.join('\n'))}</code></pre>`;
    case 'paragraph':
      return `<p>${inline(block.text)}</p>`;
  }
}

function listItem({ text, within }: Item): string {
  const inner = within.map((one) => `<li>${inline(one)}</li>`).join('');
  return `<li>${inline(text)}${inner === '' ? '' : `<ul>${inner}</ul>`}</li>`;
}

function table(rows: readonly string[]): string {
  const cells = rows.map((line) =>
    line
      .trim()
      .replace(/^\||\|$/g, '')
      .split(/(?<!\\)\|/)
      .map((cell) => cell.trim().replaceAll(String.raw`\|`, '|')),
  );
  const [head = [], rule = [], ...body] = cells;
  const hasHead = rule.length > 0 && rule.every((cell) => /^:?-+:?$/.test(cell));
  const lines = hasHead ? body : cells;
  const top = hasHead && head.some((cell) => cell !== '') ? `<thead>${row(head, 'th')}</thead>` : '';
  // Sentences in narrow columns can't be read: on a small screen the cells of such a row stand below each other.
  const stacks = head.length > 2 && lines.some((line) => line.some((cell) => cell.length > 40));
  const labels = stacks && head.length > 3 ? head : [];
  const told = lines.map((line) => row(line, 'td', labels)).join('');
  const open = stacks ? '<div class="wide stack">' : '<div class="wide" tabindex="0">';
  return `${open}<table>${top}<tbody>${told}</tbody></table></div>`;
}

/** `labels`: what each cell says it is where the head is out of sight. */
function row(cells: readonly string[], tag: 'td' | 'th', labels: readonly string[] = []): string {
  // A head that says nothing is no head.
  const one = (cell: string, at: number) => {
    if (cell === '') return '<td></td>';
    const label = labels[at] ? ` data-label="${escapeHtml(labels[at])}"` : '';
    return `<${tag}${label}>${inline(cell)}</${tag}>`;
  };
  return `<tr>${cells.map(one).join('')}</tr>`;
}

/** Code first: nothing within it means anything. */
function inline(text: string): string {
  return text
    .split(/(`[^`]+`)/)
    .map((part) =>
      /^`[^`]+`$/.test(part) ? `<code>${escapeHtml(part.slice(1, -1))}</code>` : spans(escapeHtml(part)),
    )
    .join('');
}

function spans(escaped: string): string {
  return escaped
    .replaceAll(/\[([^\]]+)\]\((#[\w-]+|\/[\w/#-]*|https:\/\/[^\s)]+)\)/g, '<a href="$2">$1</a>')
    .replaceAll(/§ (\d+)/g, '<a href="#s$1">§ $1</a>')
    .replaceAll(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replaceAll(/(?<![\w*])\*([^*\s][^*]*)\*(?![\w*])/g, '<em>$1</em>');
}

function slug(text: string): string {
  const words = text.toLowerCase().match(/[a-z0-9]+/g) ?? ['part'];
  return words.join('-');
}

/** Safe between tags and inside double quotes. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
