import type { Grain, Material } from './grain.ts';

interface Made {
  readonly material: Material;
  readonly grain: Grain;
}

/** Where neither the worker nor what it runs could be fetched, both are asked for again after this, in ms. */
export const ASK_AGAIN = 5000;

/** Who waits for which grain. */
const waiting = new Map<Material, (grain: Grain) => void>();
let worker: Worker | undefined;

/**
 * A grain, made in a worker; where there can be none, here, in a turn of its own. To be asked for once each: it comes, though
 * the host be away for a while.
 */
export function askFor(material: Material): Promise<Grain> {
  return new Promise((resolve) => {
    waiting.set(material, resolve);
    send(material);
  });
}

function send(material: Material): void {
  try {
    worker ??= begin();
    worker.postMessage(material);
  } catch {
    void makeHere();
  }
}

function begin(): Worker {
  const begun = new Worker(new URL('./grain.worker.ts', import.meta.url), { type: 'module' });
  begun.addEventListener('message', ({ data: { material, grain } }: MessageEvent<Made>) => give(material, grain));
  // Some pages may have no workers, or can't fetch this one.
  begun.addEventListener('error', () => {
    if (worker === begun) worker = undefined;
    void makeHere();
  });
  return begun;
}

function give(material: Material, grain: Grain): void {
  waiting.get(material)?.(grain);
  waiting.delete(material);
  if (waiting.size > 0) return;
  worker?.terminate();
  worker = undefined;
}

async function makeHere(): Promise<void> {
  const fetched = await import('./make.ts').catch(() => undefined);
  if (!fetched) {
    setTimeout(sendAgain, ASK_AGAIN);
    return;
  }
  for (const material of waiting.keys()) {
    give(material, fetched.make(material));
    await new Promise((resolve) => setTimeout(resolve));
  }
}

function sendAgain(): void {
  for (const material of waiting.keys()) send(material);
}
