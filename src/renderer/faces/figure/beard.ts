import { fill, line, mirrored, shape } from '../svg.ts';
import { mouth } from './front.ts';
import type { Costume } from './garb.ts';

/** A full beard and moustache; `half` goes on from the left temple (−54, 10) to the middle (0, …). */
export function beard(half: string, { hair, ink }: Costume): string {
  const cheek = 'M-54 10C-50 40 -40 56 -22 54C-12 50 -6 50 0 54';
  return (
    mirrored(fill(`M0 80V54C-6 50 -12 50 -22 54C-40 56 -50 40 -54 10${half}Z`, hair)) +
    line('M0 70V130', hair, 6) +
    mirrored(line(`M-54 10${half}${cheek}`, ink, 5)) +
    mouth(66, 34) +
    shape('M0 50C-14 44 -30 50 -46 74C-28 76 -8 74 0 58C8 74 28 76 46 74C30 50 14 44 0 50Z', hair, ink, 4) +
    mirrored(line('M-38 90C-42 108 -40 122 -34 134M-18 90C-20 110 -16 126 -12 136', ink, 4))
  );
}
