import '@fontsource-variable/fraunces';
import '@fontsource-variable/source-sans-3';
import './styles.css';
import { createRoot } from 'react-dom/client';
import { redirectsTo3d } from '../app/screen/which.ts';
import { loadWithRetry } from '../fetch/surely.ts';
import { tolerateTranslators } from '../react/translated/restored.ts';
import { redirectsToLanguage } from '../session/device/language.ts';
import { subscribeEvening } from '../session/evening/evening.ts';
import { stayConnected } from '../session/line/connection.ts';
import { subscribeRoom } from '../session/room/room.ts';
import { subscribeTables } from '../session/tables/tables.ts';
import { TvPage } from './Page.tsx';

function start(): void {
  tolerateTranslators();
  void stayConnected('screen');
  subscribeTables();
  subscribeRoom();
  subscribeEvening();

  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  createRoot(root, { onCaughtError: () => undefined }).render(<TvPage />);
  void loadWithRetry(() => import('../paper/grain.ts')).then(({ installGrainTextures: layGrains }) => layGrains());
}

if (!redirectsToLanguage() && !redirectsTo3d()) start();
// It has begun: older/first.js need not say that it can't.
window.onload = null;
