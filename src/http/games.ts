import * as v from 'valibot';
import { GAMES } from '../games/registry.ts';
import { inLang, LANGS, valueLabel } from '../engine/words.ts';
import { GameInfo } from '../protocol/table.ts';
import { type Route, route } from './route.ts';

export const gameRoutes: readonly Route[] = [
  route(
    {
      method: 'get',
      path: '/api/games',
      summary: 'What can be played, with its options.',
      answers: { 200: v.object({ games: v.array(GameInfo) }) },
      refusals: [],
      query: { lang: `The language of the texts: ${LANGS.join(', ')}.` },
    },
    async (c) => {
      const lang = LANGS.find((one) => one === c.req.query('lang')) ?? 'en';
      const games = GAMES.map(({ id, seats, options, words }): GameInfo => {
        const { name, blurb, options: texts } = inLang(words, lang);
        return {
          id,
          name,
          blurb,
          seats: [...seats],
          options: options.map((spec) => {
            const text = texts[spec.key] ?? { label: spec.key, help: '', values: {} };
            return {
              key: spec.key,
              label: text.label,
              help: text.help,
              values: spec.values.map((value) => ({
                value,
                label: valueLabel(text, value),
                help: text.values[String(value)]?.help ?? '',
              })),
              seats: spec.seats ? [...spec.seats] : null,
              beside: spec.beside ?? null,
            };
          }),
        };
      });
      return c.json({ games }, 200, { 'cache-control': 'public, max-age=300' });
    },
  ),
];
