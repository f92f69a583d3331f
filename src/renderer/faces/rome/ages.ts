/** The light in which each age of Rome is drawn, from dawn to dusk. */
import type { Age } from '#shared/cards/rome.ts';

interface Light {
  readonly sky: string;
  readonly ground: string;
  /** What numbers of this age are printed in. */
  readonly ink: string;
}

const LIGHTS: Readonly<Record<Age, Light>> = {
  kings: { sky: '#f3d9a0', ground: '#b9a35a', ink: '#7a4d12' },
  republic: { sky: '#f2c79c', ground: '#c98f5a', ink: '#963a1c' },
  empire: { sky: '#efb49a', ground: '#c9855f', ink: '#8e1f2b' },
  'early-middle-ages': { sky: '#d9cdb4', ground: '#8d9a63', ink: '#54591f' },
  'middle-ages': { sky: '#cfe0da', ground: '#8fa06a', ink: '#1d5a47' },
  renaissance: { sky: '#c3dcea', ground: '#c7b182', ink: '#1d5378' },
  baroque: { sky: '#c5cce8', ground: '#bfae93', ink: '#353f86' },
  modern: { sky: '#d9c4dd', ground: '#8c8390', ink: '#5d2f6e' },
};

/** An age's colours. */
export function lightOf(age: Age): Light {
  return LIGHTS[age];
}
