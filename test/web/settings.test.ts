import { expect, test } from 'vitest';
import { preferred } from '../../web/settings.ts';

test.each([
  [['de-AT', 'en'], 'de'],
  [['fr', 'de'], 'de'],
  [['en-US', 'de'], 'en'],
  [['fr', 'pt-BR'], 'en'],
  [[], 'en'],
] as const)('who reads %j is spoken to in %s', (languages, lang) => {
  expect(preferred(languages)).toBe(lang);
});
