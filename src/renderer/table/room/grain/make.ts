/** Every grain there is. Each takes a few tenths of a second to make. */
import type { Grain, Material } from './grain.ts';
import { brush, nap } from './nap.ts';
import { walnut } from './wood.ts';

const MAKERS: Readonly<Record<Material, () => Grain>> = { nap, brush, walnut };

export function make(material: Material): Grain {
  return MAKERS[material]();
}
