import '@fontsource-variable/fraunces';
import '@fontsource-variable/source-sans-3';
import './styles.css';
import { createRoot } from 'react-dom/client';
import { isDeeper } from '../app/screen/which.ts';
import { surely } from '../fetch/surely.ts';
import { tolerateTranslators } from '../react/translated/restored.ts';
import { isElsewhere } from '../session/device/language.ts';
import { followEvening } from '../session/evening/evening.ts';
import { stayConnected } from '../session/line/connection.ts';
import { followRoom } from '../session/room/room.ts';
import { followTables } from '../session/tables/tables.ts';
import { Page } from './Page.tsx';

function start(): void {
  tolerateTranslators();
  void stayConnected('screen');
  followTables();
  followRoom();
  followEvening();

  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  createRoot(root, { onCaughtError: () => undefined }).render(<Page />);
  void surely(() => import('../paper/grain.ts')).then(({ layGrains }) => layGrains());
}

if (!isElsewhere() && !isDeeper()) start();
// It has begun: older/first.js need not say that it can't.
window.onload = null;
