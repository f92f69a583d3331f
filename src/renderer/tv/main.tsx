import '@fontsource-variable/fraunces';
import '@fontsource-variable/source-sans-3';
import './index.css';
import { createRoot } from 'react-dom/client';
import { MOVED_MESSAGES } from '#shared/protocol/messages/en/moved.ts';
import { TV_ANSWER_SHAPES } from '../client/connection/answer-shapes/tv-answer-shapes.ts';
import { stayConnected } from '../client/connection/connection.ts';
import { redirectsToLanguage } from '../client/device/language.ts';
import { subscribeEvening } from '../client/evening/evening.ts';
import { subscribeRoom } from '../client/room/room.ts';
import { subscribeTables } from '../client/tables/tables.ts';
import { GAME_IDS } from '../games/game-ids.ts';
import { useGames } from '../games/registry.ts';
import { tolerateTranslators } from '../i18n/browser-translation/patch-preact.ts';
import { COMMON_MESSAGES } from '../i18n/common-messages.ts';
import { TV } from '../i18n/messages/en/tv.ts';
import { loadWithRetry } from '../lazy/load-with-retry.ts';
import { redirectsTo3d } from './render-mode.ts';
import { TvPage } from './TvPage.tsx';

function start(): void {
  tolerateTranslators();
  useGames.setState({ ids: GAME_IDS, words: { ...COMMON_MESSAGES, ...TV, ...MOVED_MESSAGES } });
  void stayConnected(TV_ANSWER_SHAPES, 'screen');
  subscribeTables();
  subscribeRoom();
  subscribeEvening();

  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  createRoot(root, { onCaughtError: () => undefined }).render(<TvPage />);
  void loadWithRetry(() => import('../ui/paper-grain.ts')).then(({ installGrainTextures: layGrains }) => layGrains());
}

if (!redirectsToLanguage() && !redirectsTo3d()) start();
// The page has started, so legacy-browsers' boot script need not report a failure.
window.onload = null;
