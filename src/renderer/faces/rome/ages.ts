/** The eight ages of Rome: which cards belong to each, and the light in which it is drawn, from dawn to dusk. */

export const AGES = [
  'kings',
  'republic',
  'empire',
  'early-middle-ages',
  'middle-ages',
  'renaissance',
  'baroque',
  'modern',
] as const;
export type Age = (typeof AGES)[number];

interface Light {
  /** The number of the first card of the age. */
  readonly from: number;
  readonly sky: string;
  readonly ground: string;
  /** What numbers of this age are printed in. */
  readonly ink: string;
}

const LIGHTS: Readonly<Record<Age, Light>> = {
  kings: { from: 1, sky: '#f3d9a0', ground: '#b9a35a', ink: '#7a4d12' },
  republic: { from: 8, sky: '#f2c79c', ground: '#c98f5a', ink: '#963a1c' },
  empire: { from: 33, sky: '#efb49a', ground: '#c9855f', ink: '#8e1f2b' },
  'early-middle-ages': { from: 52, sky: '#d9cdb4', ground: '#8d9a63', ink: '#54591f' },
  'middle-ages': { from: 60, sky: '#cfe0da', ground: '#8fa06a', ink: '#1d5a47' },
  renaissance: { from: 67, sky: '#c3dcea', ground: '#c7b182', ink: '#1d5378' },
  baroque: { from: 75, sky: '#c5cce8', ground: '#bfae93', ink: '#353f86' },
  modern: { from: 80, sky: '#d9c4dd', ground: '#8c8390', ink: '#5d2f6e' },
};

/** The age of a Rome card by its number. */
export function ageOf(number: number): Age {
  return AGES.findLast((age) => LIGHTS[age].from <= number) ?? AGES[0];
}

/** An age's colours. */
export function lightOf(age: Age): Light {
  return LIGHTS[age];
}
