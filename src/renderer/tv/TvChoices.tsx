import './tv-choices.css';
import { useEffect, useState } from 'react';
import { useSettings } from '../client/device/settings.ts';
import { chooseCards, facesAfter } from '../games/choose-cards.ts';
import { useWords } from '../games/use-words.ts';
import { CARD_CHOICE } from '../i18n/messages/en/menu.ts';
import { canRender3d, chooseRenderMode, type RenderMode, renderModeHere } from './render-mode.ts';

/** Idle time after which the buttons hide, in ms. */
const POINTER_IDLE_MS = 4000;

/** Whether the pointer is or was just active. */
function usePointerActive(): boolean {
  const [stirred, stir] = useState(false);
  useEffect(() => {
    let rest: ReturnType<typeof setTimeout> | undefined;
    const come = (): void => {
      clearTimeout(rest);
      rest = setTimeout(() => stir(false), POINTER_IDLE_MS);
      stir(true);
    };
    const kinds = ['pointermove', 'pointerdown'] as const;
    for (const kind of kinds) addEventListener(kind, come);
    return () => {
      clearTimeout(rest);
      for (const kind of kinds) removeEventListener(kind, come);
    };
  }, []);
  return stirred;
}

const OTHER: Readonly<Record<RenderMode, RenderMode>> = { flat: 'deep', deep: 'flat' };

/**
 * What a television can choose for itself: whose faces cards have, how large their corners are, and its render mode. It
 * shows for some seconds after a pointer or touch, and while the remote's arrows focus it.
 */
export function TvChoices() {
  const { say } = useWords(undefined, CARD_CHOICE);
  const [here] = useState(renderModeHere);
  const [hasOther] = useState(() => here === 'deep' || (here === 'flat' && canRender3d()));
  const { faces = 'own', largeCorners = false } = useSettings();
  const stirred = usePointerActive();
  useEffect(() => {
    chooseCards();
  }, []);
  if (!here) return null;
  return (
    <div className="tv-choices" data-raised={stirred}>
      <button type="button" onClick={() => chooseCards({ faces: facesAfter(faces) })}>
        {say('shown-cards.faces', { faces })}
      </button>
      <button type="button" aria-pressed={largeCorners} onClick={() => chooseCards({ largeCorners: !largeCorners })}>
        {say('shown-cards.large-corners')}
      </button>
      {hasOther && (
        <button type="button" onClick={() => chooseRenderMode(OTHER[here])}>
          {say(`tv.table.${OTHER[here]}`)}
        </button>
      )}
    </div>
  );
}
