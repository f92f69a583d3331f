import './styles/index.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { PHONE_ANSWER_SHAPES } from '../client/connection/answer-shapes/phone-answer-shapes.ts';
import { stayConnected } from '../client/connection/connection.ts';
import { redirectsToLanguage } from '../client/device/language.ts';
import { useSettings } from '../client/device/settings.ts';
import { chooseCards } from '../games/choose-cards.ts';
import { loadTableParts } from '../games/load-game.ts';
import { tolerateTranslators } from '../i18n/browser-translation/patch-preact.ts';
import { loadWithRetry } from '../lazy/load-with-retry.ts';
import { PhonePage } from './PhonePage.tsx';

/** The paper's grain waits until a phone has drawn its page and its first cards: meanwhile somebody types a name. */
const GRAIN_AFTER_MS = 3000;

function start(): void {
  tolerateTranslators();
  void stayConnected(PHONE_ANSWER_SHAPES);
  chooseCards();
  const { untold, guessless } = useSettings.getState();
  if (untold || guessless)
    void loadWithRetry(() => import('../client/connection/left-out.ts')).then(({ tellLeftOut }) => tellLeftOut());
  void loadWithRetry(loadTableParts);

  const root = document.getElementById('hand');
  if (!root) throw new Error('index.html has no #hand');
  createRoot(root).render(
    <StrictMode>
      <PhonePage />
    </StrictMode>,
  );
  void loadWithRetry(() => import('../ui/paper-grain.ts')).then(({ installGrainTextures: layGrains }) =>
    layGrains(GRAIN_AFTER_MS),
  );
}

if (!redirectsToLanguage()) start();
// The page has started, so legacy-browsers' boot script need not report a failure.
window.onload = null;
