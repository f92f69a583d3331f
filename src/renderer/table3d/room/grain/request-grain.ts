import type { Grain, GrainMaterial } from './grain.ts';

interface GrainMessage {
  readonly material: GrainMaterial;
  readonly grain: Grain;
}

/** Where neither the worker nor what it runs could be fetched, both are asked for again after this, in ms. */
export const RETRY_MS = 5000;

/** Who waits for which grain. */
const waiting = new Map<GrainMaterial, (grain: Grain) => void>();
let worker: Worker | undefined;

/**
 * A grain, made in a worker; where there can be none, here, in a turn of its own. To be asked for once each: it comes, though
 * the host be away for a while.
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
  // Some pages may have no workers, or can't fetch this one.
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
