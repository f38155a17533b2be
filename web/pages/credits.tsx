import { Plain } from '../kit/trouble.tsx';
import { words } from '../words.ts';
import { titled } from './title.ts';

export function CreditsPage() {
  const { credits } = words.value;
  titled(credits.title);
  return (
    <Plain title={credits.title}>
      <p>{credits.unofficial}</p>
      <ul>
        <li>
          {credits.emblems}{' '}
          <a href="https://game-icons.net" rel="noreferrer">
            game-icons.net
          </a>
          , <a href="https://creativecommons.org/licenses/by/3.0/">{credits.emblemsLicence}</a>
        </li>
        <li>
          {credits.icons} <a href="https://lucide.dev">Lucide</a>, ISC.
        </li>
        <li>
          {credits.font} Fraunces, {credits.fontBy} <a href="/licences/fraunces.txt">{credits.licence}</a>
        </li>
      </ul>
    </Plain>
  );
}
