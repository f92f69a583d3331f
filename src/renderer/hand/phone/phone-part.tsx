import { useEffect, useState } from 'react';
import { say } from '#shared/words/say.ts';
import { NotKept } from '../../paper/NotKept.tsx';
import { useSettings } from '../../session/device/settings.ts';
import { PHONE } from '../../words/en/phone.ts';
import { canKeepAwake, keepAwake, useAwake } from './awake.ts';
import { hearTouches, knock } from './knock.ts';
import './phone.css';

interface Props {
  /** It is one's turn. */
  readonly mine: boolean;
}

/** On, off, on, in ms: short enough for a table, long enough for a pocket. */
const BUZZ = [90, 60, 140];

/** How long the sign of one's turn lies over all, in ms. */
const SEEN = 1600;

/** While a hand is held: the screen stays on, and one's turn is felt; where a phone can't buzz it is seen and heard. */
function Held({ mine }: Props) {
  useEffect(keepAwake, []);
  useEffect(hearTouches, []);
  useTitle(mine);
  const [sign, show] = useState(false);
  useEffect(() => {
    if (!mine) return;
    if ('vibrate' in navigator) {
      // Browsers forbid it before the first touch.
      if (navigator.userActivation?.hasBeenActive) navigator.vibrate(BUZZ);
      return;
    }
    if (useSettings.getState().turnSound !== false) knock();
    show(true);
    const timer = setTimeout(show, SEEN, false);
    return () => {
      clearTimeout(timer);
      show(false);
    };
  }, [mine]);
  // Whoever hears the page is told by what stands above the hand.
  return sign ? (
    <p className="turn-sign" aria-hidden="true">
      {say(PHONE, 'phone.turn')}
    </p>
  ) : null;
}

/** The window's title says it, too: for who looks at another one meanwhile. */
function useTitle(mine: boolean): void {
  useEffect(() => {
    if (!mine) return;
    const before = document.title;
    document.title = say(PHONE, 'phone.turn.title');
    return () => {
      document.title = before;
    };
  }, [mine]);
}

/** Before a match: that this phone goes dark by itself, or forgets, where nothing can be done about that. */
function Hint(_: Props) {
  const failed = useAwake(({ how }) => how === 'not');
  return (
    <>
      <NotKept />
      {(failed || !canKeepAwake()) && <p className="small">{say(PHONE, 'phone.dark')}</p>}
    </>
  );
}

/** What a phone fetches once one has come in. */
export const PARTS = { Held, Hint } as const;
