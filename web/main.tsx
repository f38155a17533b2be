import { render } from 'preact';
import { App } from './app.tsx';
import { listen } from './route.ts';
import { applySettings } from './settings.ts';
import { followLanguage } from './words.ts';
import './styles/main.css';

applySettings();
listen();
await followLanguage();
const root = document.getElementById('app');
if (root) render(<App />, root);
