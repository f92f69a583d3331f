import type { Grain, GrainMaterial } from './grain.ts';

interface GrainMessage {
  readonly material: GrainMaterial;
  readonly grain: Grain;
}

/** Delay before a retry where neither the worker nor its module could be loaded, in ms. */
export const RETRY_MS = 5000;

/** Callbacks waiting for each grain. */
const waiting = new Map<GrainMaterial, (grain: Grain) => void>();
let worker: Worker | undefined;

/**
 * Makes a grain in a worker, or without one in a task of its own. Request each once: it arrives even if the host is
 * away for a while.
 */
export function requestGrain(material: GrainMaterial): Promise<Grain> {
  return new Promise((resolve) => {
    waiting.set(material, resolve);
    send(material);
  });
}

function send(material: GrainMaterial): void {
  try {
    worker ??= startWorker();
    worker.postMessage(material);
  } catch {
    void makeHere();
  }
}

function startWorker(): Worker {
  const begun = new Worker(new URL('./grain.worker.ts', import.meta.url), { type: 'module' });
  begun.addEventListener('message', ({ data: { material, grain } }: MessageEvent<GrainMessage>) =>
    deliver(material, grain),
  );
  // Some pages have no workers, or can't load this one.
  begun.addEventListener('error', () => {
    if (worker === begun) worker = undefined;
    void makeHere();
  });
  return begun;
}

function deliver(material: GrainMaterial, grain: Grain): void {
  waiting.get(material)?.(grain);
  waiting.delete(material);
  if (waiting.size > 0) return;
  worker?.terminate();
  worker = undefined;
}

async function makeHere(): Promise<void> {
  const fetched = await import('./make-grain.ts').catch(() => undefined);
  if (!fetched) {
    setTimeout(sendAgain, RETRY_MS);
    return;
  }
  for (const material of waiting.keys()) {
    deliver(material, fetched.makeGrain(material));
    await new Promise((resolve) => setTimeout(resolve));
  }
}

function sendAgain(): void {
  for (const material of waiting.keys()) send(material);
}
