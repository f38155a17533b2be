import { render } from 'preact';
import { App } from './app.tsx';
import { keepSite } from './offline/updates.ts';
import { listen } from './route.ts';
import { applySettings } from './settings.ts';
import { followLanguage } from './words.ts';
import './styles/main.css';

applySettings();
listen();
await followLanguage();
const root = document.getElementById('app');
if (root) render(<App />, root);

// What the page itself needs comes first.
if (import.meta.env.PROD) {
  if (document.readyState === 'complete') void keepSite();
  else addEventListener('load', () => void keepSite());
}
