import { LANGS } from '../../src/engine/words.ts';

/** Every language that the house speaks, each by its own name. */
export function LangOptions() {
  return (
    <>
      {LANGS.map((lang) => (
        <option key={lang} value={lang} lang={lang}>
          {new Intl.DisplayNames(lang, { type: 'language' }).of(lang)}
        </option>
      ))}
    </>
  );
}
