import './styles/index.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { surely } from '../fetch/surely.ts';
import { tolerateTranslators } from '../react/translated/restored.ts';
import { isElsewhere } from '../session/device/language.ts';
import { stayConnected } from '../session/line/connection.ts';
import { Page } from './Page.tsx';

function start(): void {
  tolerateTranslators();
  void stayConnected();

  const root = document.getElementById('hand');
  if (!root) throw new Error('index.html has no #hand');
  createRoot(root).render(
    <StrictMode>
      <Page />
    </StrictMode>,
  );
  void surely(() => import('../paper/grain.ts')).then(({ layGrains }) => layGrains());
}

if (!isElsewhere()) start();
// It has begun: older/first.js need not say that it can't.
window.onload = null;
