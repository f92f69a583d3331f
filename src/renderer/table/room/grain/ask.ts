import type { Grain, Material } from './grain.ts';

interface Made {
  readonly material: Material;
  readonly grain: Grain;
}

/** Who waits for which grain. */
const waiting = new Map<Material, (grain: Grain) => void>();
let worker: Worker | undefined;

/** A grain, made in a worker; where there can be none, here, in a turn of its own. To be asked for once each. */
export function askFor(material: Material): Promise<Grain> {
  return new Promise((resolve) => {
    waiting.set(material, resolve);
    try {
      worker ??= begin();
      worker.postMessage(material);
    } catch {
      void makeHere();
    }
  });
}

function begin(): Worker {
  const begun = new Worker(new URL('./grain.worker.ts', import.meta.url), { type: 'module' });
  begun.addEventListener('message', ({ data: { material, grain } }: MessageEvent<Made>) => give(material, grain));
  // Some pages may have no workers, or can't fetch this one.
  begun.addEventListener('error', () => void makeHere());
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
  const { make } = await import('./make.ts');
  for (const material of waiting.keys()) {
    give(material, make(material));
    await new Promise((resolve) => setTimeout(resolve));
  }
}
