/**
 * Keeps the screen on during a match. The Wake Lock API needs https; over a local network's plain http the page plays a
 * silent video made here from a canvas, since browsers stay awake for video.
 */
import { create } from '../../stores/create.ts';

/** `waits`: for the first touch, which video playback needs. `not`: it was refused. */
export type WakeLockState = 'waits' | 'lock' | 'film' | 'not';

export const useWakeLock = create<{ readonly how: WakeLockState }>(() => ({ how: 'waits' }));

const now = (how: WakeLockState): void => useWakeLock.setState({ how });

/** Tells whether this browser supports either way. */
export function canKeepAwake(): boolean {
  return 'wakeLock' in navigator || canPlayVideo();
}

function canPlayVideo(): boolean {
  return 'captureStream' in HTMLCanvasElement.prototype;
}

/** Keeps the screen on until the returned function is called. */
export function keepAwake(): () => void {
  const over = new AbortController();
  if ('wakeLock' in navigator) byLock(over.signal);
  else if (canPlayVideo()) byVideo(over.signal);
  else now('not');
  return () => over.abort();
}

/** A lock ends when the page is hidden and is requested again when it is visible. */
function byLock(over: AbortSignal): void {
  let lock: WakeLockSentinel | undefined;
  const take = async (): Promise<void> => {
    if (document.visibilityState !== 'visible') return;
    try {
      lock = await navigator.wakeLock.request('screen');
      if (over.aborted) await lock.release();
      else now('lock');
    } catch {
      // Refused by a low battery or a power-saving setting.
      now('not');
    }
  };
  document.addEventListener('visibilitychange', () => void take(), { signal: over });
  over.addEventListener('abort', () => void lock?.release().catch(() => undefined));
  void take();
}

/** Video needs a touch to start; a stopped one resumes with the next touch. */
function byVideo(over: AbortSignal): void {
  const video = document.createElement('video');
  video.className = 'awake';
  video.playsInline = true;
  video.setAttribute('aria-hidden', 'true');
  let reel: SilentVideo | undefined;
  const play = (): void => {
    if (!video.paused) return;
    reel ??= newSilentVideo();
    video.srcObject = reel.stream;
    document.body.append(video);
    video.play().then(
      () => now('film'),
      () => now('not'),
    );
  };
  addEventListener('pointerup', play, { signal: over, capture: true });
  addEventListener('keyup', play, { signal: over, capture: true });
  over.addEventListener('abort', () => {
    video.remove();
    reel?.end();
    now('waits');
  });
}

interface SilentVideo {
  readonly stream: MediaStream;
  end(): void;
}

/** One tiny frame a second. Browsers count a video as watched only with a sound track, so it has a silent one. */
function newSilentVideo(): SilentVideo {
  const canvas = Object.assign(document.createElement('canvas'), { width: 16, height: 16 });
  const brush = canvas.getContext('2d');
  const stream = canvas.captureStream(1);
  let count = 0;
  const draw = (): void => {
    if (brush) brush.fillStyle = count++ % 2 ? '#000' : '#010101';
    brush?.fillRect(0, 0, 16, 16);
  };
  draw();
  const beat = setInterval(draw, 1000);
  const context = typeof AudioContext === 'undefined' ? undefined : new AudioContext();
  for (const track of context?.createMediaStreamDestination().stream.getAudioTracks() ?? []) stream.addTrack(track);
  return {
    stream,
    end() {
      clearInterval(beat);
      for (const track of stream.getTracks()) track.stop();
      void context?.close().catch(() => undefined);
    },
  };
}
