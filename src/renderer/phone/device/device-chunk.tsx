import './device.css';
import { useEffect, useState } from 'react';
import { translate } from '#shared/i18n/translate.ts';
import { useSettings } from '../../client/device/settings.ts';
import { PHONE_ALERTS } from '../../i18n/messages/en/phone-alerts.ts';
import { StorageWarning } from '../../ui/StorageWarning.tsx';
import { canKeepAwake, keepAwake, useWakeLock } from './wake-lock.ts';

/** Two knocks on wood, for a phone that can't buzz. Browsers let nothing sound before a touch. */

let context: AudioContext | undefined;

/** Listens for touches until the returned function is called: with each, sound is allowed again, after a sleep, too. */
export function unlockSoundOnTouch(): () => void {
  const over = new AbortController();
  const touched = (): void => {
    if ('vibrate' in navigator || typeof AudioContext === 'undefined') return;
    context ??= new AudioContext();
    if (context.state !== 'running') context.resume().catch(() => undefined);
  };
  addEventListener('pointerup', touched, { signal: over.signal, capture: true });
  return () => over.abort();
}

/** When each knock falls, in s from now, and how high it is, in Hz. */
const TURN_SOUND_BEATS = [
  [0, 210],
  [0.14, 260],
] as const;

const LENGTH = 0.09;

/** Nothing where nobody has touched the page yet. */
export function playTurnSound(): void {
  if (context?.state !== 'running') return;
  for (const [after, pitch] of TURN_SOUND_BEATS) {
    const at = context.currentTime + after;
    const tone = context.createOscillator();
    const loudness = context.createGain();
    tone.frequency.setValueAtTime(2 * pitch, at);
    tone.frequency.exponentialRampToValueAtTime(pitch, at + LENGTH / 3);
    loudness.gain.setValueAtTime(0.5, at);
    loudness.gain.exponentialRampToValueAtTime(0.001, at + LENGTH);
    tone.connect(loudness).connect(context.destination);
    tone.start(at);
    tone.stop(at + LENGTH);
  }
}

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
      {translate(PHONE_ALERTS, 'phone-alert.turn')}
    </p>
  ) : null;
}

/** The window's title says it, too: for who looks at another one meanwhile. */
function useTitle(mine: boolean): void {
  useEffect(() => {
    if (!mine) return;
    const before = document.title;
    document.title = translate(PHONE_ALERTS, 'phone-alert.turn.title');
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
      {(failed || !canKeepAwake()) && <p className="small">{translate(PHONE_ALERTS, 'phone-alert.screen-off')}</p>}
    </>
  );
}

/** What a phone fetches once one has come in. */
export const PARTS = { Held: InMatch, Hint } as const;
