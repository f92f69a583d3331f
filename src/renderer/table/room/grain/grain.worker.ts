/** Makes grain beside the page. Is sent a material's name, answers with that and its grain. */
import type { Material } from './grain.ts';
import { make } from './make.ts';

addEventListener('message', ({ data: material }: MessageEvent<Material>) => {
  const grain = make(material);
  postMessage({ material, grain }, { transfer: [grain.data.buffer] });
});
