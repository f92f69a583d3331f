import './no-eval.ts';
import '@fontsource-variable/fraunces/opsz.css';
import '@fontsource-variable/source-sans-3';
import '../styles/index.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { DESKTOP_ANSWER_SHAPES } from '../client/connection/answer-shapes/desktop-answer-shapes.ts';
import { stayConnected } from '../client/connection/connection.ts';
import { subscribeShell } from '../client/connection/desktop-shell.ts';
import { followTables } from '../client/connection/follow-table.ts';
import { tellLeftOut } from '../client/connection/left-out.ts';
import { dialPort } from '../client/connection/port-transport.ts';
import { dialBy, isDesktop } from '../client/connection/transport.ts';
import { IS_TV } from '../client/device/is-tv.ts';
import { redirectsToLanguage } from '../client/device/language.ts';
import { subscribeEvening } from '../client/evening/evening.ts';
import { subscribeRoom } from '../client/room/room.ts';
import { subscribeTables } from '../client/tables/tables.ts';
import { chooseCards } from '../games/choose-cards.ts';
import { provideCovers } from '../games/covers.ts';
import { GAME_IDS } from '../games/game-ids.ts';
import { tolerateTranslators } from '../i18n/browser-translation/patch-react.ts';
import { DESKTOP_MESSAGES } from '../i18n/desktop-messages.ts';
import { followGamepads } from '../input/gamepad.ts';
import { installGrainTextures } from '../ui/paper-grain.ts';
import { leftCodex } from '../ui/route.ts';
import { App } from './App.tsx';

/** Begins the page, unless it is in the wrong language: then another one comes. */
export function start(): void {
  // The page has started, so legacy-browsers' boot script need not report a failure.
  window.onload = null;
  if (redirectsToLanguage()) return;
  tolerateTranslators();
  provideCovers(GAME_IDS, DESKTOP_MESSAGES);
  void installGrainTextures();
  chooseCards();
  if (!IS_TV && isDesktop()) dialBy(dialPort);
  followTables();
  // The codex needs no host. And a phone that scans a card's code may hold a seat on its other page, whose connection
  // this page would take.
  void (IS_TV
    ? stayConnected(DESKTOP_ANSWER_SHAPES, 'screen')
    : leftCodex().then(() => stayConnected(DESKTOP_ANSWER_SHAPES)));
  subscribeTables();
  subscribeShell();
  subscribeRoom();
  subscribeEvening();
  if (!IS_TV) tellLeftOut();
  followGamepads();

  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  // Errors caught by a boundary are reported by it.
  createRoot(root, { onCaughtError: () => undefined }).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
