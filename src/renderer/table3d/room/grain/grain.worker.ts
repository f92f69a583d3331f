/** Makes grain in a worker. In: a material's name; out: the name and its grain. */
import type { GrainMaterial } from './grain.ts';
import { makeGrain } from './make-grain.ts';

addEventListener('message', ({ data: material }: MessageEvent<GrainMaterial>) => {
  const grain = makeGrain(material);
  postMessage({ material, grain }, { transfer: [grain.data.buffer] });
});
