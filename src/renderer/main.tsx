import './no-eval.ts';
import '@fontsource-variable/fraunces/opsz.css';
import '@fontsource-variable/source-sans-3';
import './styles/index.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { beyondTheBook } from './app/page/route.ts';
import { followGamepads } from './keys/gamepad.ts';
import { fetchPortraits } from './marks/usePortraits.ts';
import { layGrains } from './paper/grain.ts';
import { tolerateTranslators } from './react/translated/patched.ts';
import { isElsewhere } from './session/device/language.ts';
import { IS_SCREEN } from './session/device/role.ts';
import { followEvening } from './session/evening/evening.ts';
import { stayConnected } from './session/line/connection.ts';
import { followShell } from './session/line/shell.ts';
import { followRoom } from './session/room/room.ts';
import { followTables } from './session/tables/tables.ts';

function start(): void {
  tolerateTranslators();
  void layGrains();
  void fetchPortraits();
  // The book needs no host; and a phone that reads a card's code holds a hand on its other page, whose seat a line would take.
  void (IS_SCREEN ? stayConnected('screen') : beyondTheBook().then(() => stayConnected()));
  followTables();
  followShell();
  followRoom();
  followEvening();
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

if (!isElsewhere()) start();
// It has begun: older/first.js need not say that it can't.
window.onload = null;
