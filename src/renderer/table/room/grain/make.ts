/** Every grain there is. Each takes a few tenths of a second to make. */
import type { Grain, GrainMaterial } from './grain.ts';
import { brush, nap } from './nap.ts';
import { walnut } from './wood.ts';

const GRAIN_MAKERS: Readonly<Record<GrainMaterial, () => Grain>> = { nap, brush, walnut };

export function makeGrain(material: GrainMaterial): Grain {
  return GRAIN_MAKERS[material]();
}
