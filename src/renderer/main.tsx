import './no-eval.ts';
import '@fontsource-variable/fraunces/opsz.css';
import '@fontsource-variable/source-sans-3';
import './styles/index.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { leftCodex } from './app/page/route.ts';
import { followGamepads } from './keys/gamepad.ts';
import { fetchPortraits } from './marks/usePortraits.ts';
import { installGrainTextures } from './paper/grain.ts';
import { tolerateTranslators } from './react/translated/patched.ts';
import { redirectsToLanguage } from './session/device/language.ts';
import { IS_TV } from './session/device/role.ts';
import { subscribeEvening } from './session/evening/evening.ts';
import { stayConnected } from './session/line/connection.ts';
import { subscribeShell } from './session/line/shell.ts';
import { subscribeRoom } from './session/room/room.ts';
import { subscribeTables } from './session/tables/tables.ts';

function start(): void {
  tolerateTranslators();
  void installGrainTextures();
  void fetchPortraits();
  // The book needs no host; and a phone that reads a card's code holds a hand on its other page, whose seat a line would take.
  void (IS_TV ? stayConnected('screen') : leftCodex().then(() => stayConnected()));
  subscribeTables();
  subscribeShell();
  subscribeRoom();
  subscribeEvening();
  followGamepads();

  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  // What a part of the page caught has been reported by it.
  createRoot(root, { onCaughtError: () => undefined }).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}

if (!redirectsToLanguage()) start();
// It has begun: older/first.js need not say that it can't.
window.onload = null;
