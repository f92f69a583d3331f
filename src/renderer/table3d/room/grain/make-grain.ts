/** All grains. Each takes a few tenths of a second. */
import { brush, type Grain, type GrainMaterial, nap, walnut } from './grain.ts';

const GRAIN_MAKERS: Readonly<Record<GrainMaterial, () => Grain>> = { nap, brush, walnut };

export function makeGrain(material: GrainMaterial): Grain {
  return GRAIN_MAKERS[material]();
}
