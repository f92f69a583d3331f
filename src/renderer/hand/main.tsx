import './styles/index.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { loadWithRetry } from '../fetch/surely.ts';
import { tolerateTranslators } from '../react/translated/restored.ts';
import { redirectsToLanguage } from '../session/device/language.ts';
import { stayConnected } from '../session/line/connection.ts';
import { PhonePage } from './Page.tsx';

function start(): void {
  tolerateTranslators();
  void stayConnected();

  const root = document.getElementById('hand');
  if (!root) throw new Error('index.html has no #hand');
  createRoot(root).render(
    <StrictMode>
      <PhonePage />
    </StrictMode>,
  );
  void loadWithRetry(() => import('../paper/grain.ts')).then(({ installGrainTextures: layGrains }) => layGrains());
}

if (!redirectsToLanguage()) start();
// It has begun: older/first.js need not say that it can't.
window.onload = null;
