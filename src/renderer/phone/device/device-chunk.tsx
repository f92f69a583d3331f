import './device.css';
import { useEffect, useState } from 'react';
import { translate } from '#shared/i18n/translate.ts';
import { useSettings } from '../../client/device/settings.ts';
import { PHONE_ALERTS } from '../../i18n/messages/en/device.ts';
import { StorageWarning } from '../../ui/StorageWarning.tsx';
import { canKeepAwake, keepAwake, useWakeLock } from './wake-lock.ts';

/** Plays two knocks for a phone that can't vibrate. Browsers allow sound only after a touch. */

let context: AudioContext | undefined;

/** Listens for touches until the returned function is called; each one allows sound again, also after sleep. */
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

/** Start of each knock, in s from now, and its frequency, in Hz. */
const TURN_SOUND_BEATS = [
  [0, 210],
  [0.14, 260],
] as const;

const LENGTH = 0.09;

/** Plays nothing before the first touch. */
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
  /** The viewer is on turn. */
  readonly mine: boolean;
}

/** On, off, on, in ms: short enough for a table, long enough for a pocket. */
const BUZZ_MS = [90, 60, 140];

/** Duration of the turn signal over the page, in ms. */
const TURN_FLASH_MS = 1600;

/**
 * During a match it keeps the screen on and signals the viewer's turn; a phone that can't vibrate shows and plays it.
 */
function InMatch({ mine }: Props) {
  useEffect(keepAwake, []);
  useEffect(unlockSoundOnTouch, []);
  useTitle(mine);
  const [sign, show] = useState(false);
  useEffect(() => {
    if (!mine) return;
    if ('vibrate' in navigator) {
      // Browsers forbid vibration before the first touch.
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
  // Screen readers get the turn from the text above the hand.
  return sign ? (
    <p className="turn-sign" aria-hidden="true">
      {translate(PHONE_ALERTS, 'phone-alert.turn')}
    </p>
  ) : null;
}

/** Puts the turn into the window's title, for those looking at another window. */
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

/** Before a match it warns where the phone will go dark or forget, and nothing can prevent it. */
function Hint(_: Props) {
  const failed = useWakeLock(({ how }) => how === 'not');
  return (
    <>
      <StorageWarning />
      {(failed || !canKeepAwake()) && <p className="small">{translate(PHONE_ALERTS, 'phone-alert.screen-off')}</p>}
    </>
  );
}

/** The chunk a phone loads after joining. */
export const PARTS = { Held: InMatch, Hint } as const;
