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
