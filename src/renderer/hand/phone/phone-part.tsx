import { useEffect, useState } from 'react';
import { translate } from '#shared/words/say.ts';
import { StorageWarning } from '../../paper/NotKept.tsx';
import { useSettings } from '../../session/device/settings.ts';
import { PHONE_ALERTS } from '../../words/en/phone.ts';
import { canKeepAwake, keepAwake, useWakeLock } from './awake.ts';
import { unlockSoundOnTouch, playTurnSound } from './knock.ts';
import './phone.css';

interface Props {
  /** It is one's turn. */
  readonly mine: boolean;
}

/** On, off, on, in ms: short enough for a table, long enough for a pocket. */
const BUZZ_MS = [90, 60, 140];

/** How long the sign of one's turn lies over all, in ms. */
const TURN_FLASH_MS = 1600;

/** While a hand is held: the screen stays on, and one's turn is felt; where a phone can't buzz it is seen and heard. */
function InMatch({ mine }: Props) {
  useEffect(keepAwake, []);
  useEffect(unlockSoundOnTouch, []);
  useTitle(mine);
  const [sign, show] = useState(false);
  useEffect(() => {
    if (!mine) return;
    if ('vibrate' in navigator) {
      // Browsers forbid it before the first touch.
      if (navigator.userActivation?.hasBeenActive) navigator.vibrate(BUZZ_MS);
      return;
    }
    if (useSettings.getState().turnSound !== false) playTurnSound();
    show(true);
    const timer = setTimeout(show, TURN_FLASH_MS, false);
    return () => {
      clearTimeout(timer);
      show(false);
    };
  }, [mine]);
  // Whoever hears the page is told by what stands above the hand.
  return sign ? (
    <p className="turn-sign" aria-hidden="true">
      {translate(PHONE_ALERTS, 'phone.turn')}
    </p>
  ) : null;
}

/** The window's title says it, too: for who looks at another one meanwhile. */
function useTitle(mine: boolean): void {
  useEffect(() => {
    if (!mine) return;
    const before = document.title;
    document.title = translate(PHONE_ALERTS, 'phone.turn.title');
    return () => {
      document.title = before;
    };
  }, [mine]);
}

/** Before a match: that this phone goes dark by itself, or forgets, where nothing can be done about that. */
function Hint(_: Props) {
  const failed = useWakeLock(({ how }) => how === 'not');
  return (
    <>
      <StorageWarning />
      {(failed || !canKeepAwake()) && <p className="small">{translate(PHONE_ALERTS, 'phone.dark')}</p>}
    </>
  );
}

/** What a phone fetches once one has come in. */
export const PARTS = { Held: InMatch, Hint } as const;
