import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import { roundedPath } from './path.ts';

interface IconSet {
  readonly width: number;
  readonly icons: Readonly<Record<string, { readonly body: string } | undefined>>;
  readonly aliases?: Readonly<Record<string, { readonly parent: string } | undefined>>;
}

const require = createRequire(import.meta.url);
const SETS: Readonly<Record<string, () => IconSet>> = {
  'game-icons': () => require('@iconify-json/game-icons/icons.json') as IconSet,
  lucide: () => require('@iconify-json/lucide/icons.json') as IconSet,
};

const CALL = /\bicon\('([a-z-]+):([a-z0-9-]+)'\)/g;
const TAG = /<(\w+)([^>]*?)\/?>/g;
const ATTRIBUTE = /([\w-]+)="([^"]*)"/g;
const SHAPES = new Set(['path', 'circle', 'rect', 'ellipse', 'line', 'polyline', 'polygon']);
/** What the stylesheet says for a whole set, so that it need not be said for each shape. */
const STYLED = new Set(['fill', 'stroke', 'stroke-linecap', 'stroke-linejoin', 'stroke-width']);

/** Points stay within a thousandth of the square's side, which nobody can see on a card. */
const FINE = 1 / 1000;

/**
 * Puts an icon's shapes in place of `icon('set:name')`, so that a page carries the icons it shows and no others, as data
 * and not as markup.
 */
export function icons(): Plugin {
  const loaded = new Map<string, IconSet>();
  return {
    name: 'icons',
    enforce: 'pre',
    transform(code, id) {
      if (!/\.tsx?$/.test(id) || !code.includes("icon('")) return null;
      const replaced = code.replaceAll(CALL, (_, set: string, name: string) => {
        const read = SETS[set];
        if (!read) throw new Error(`${id}: there is no icon set ${set}`);
        const known = loaded.get(set) ?? read();
        loaded.set(set, known);
        return JSON.stringify(iconData(known, name));
      });
      return { code: replaced, map: null };
    },
  };
}

/** An icon as `web/kit/icon.tsx` draws it: the side of its square and its shapes. @throws Error for an icon it cannot draw */
export function iconData(
  set: IconSet,
  name: string,
): { size: number; shapes: [string, Record<string, string>][] } {
  const body = (set.icons[name] ?? set.icons[set.aliases?.[name]?.parent ?? ''])?.body;
  if (body === undefined) throw new Error(`there is no icon ${name}`);
  const digits = Math.max(0, Math.ceil(-Math.log10(2 * FINE * set.width)));
  const shapes = [...body.matchAll(TAG)].flatMap(
    ([, tag = '', attributes = '']): [string, Record<string, string>][] => {
      if (tag === 'g') return [];
      if (!SHAPES.has(tag)) throw new Error(`the icon ${name} has a <${tag}>`);
      const kept = [...attributes.matchAll(ATTRIBUTE)].filter(([, key = '']) => !STYLED.has(key));
      return [
        [
          tag,
          Object.fromEntries(
            kept.map(([, key = '', value = '']) => [key, key === 'd' ? roundedPath(value, digits) : value]),
          ),
        ],
      ];
    },
  );
  return { size: set.width, shapes };
}
