/** A young face in profile, looking right, its hair cut to a bob; the eye is on y = 0. */
import { BLUSH, INK, SKIN, SKIN_SHADE } from '../palette.ts';
import { disc, fill, line, shape } from '../svg.ts';

const PROFILE_OUTLINE =
  'M34 -56C38 -40 40 -28 38 -16C36 -9 37 -4 40 2L58 32C61 38 56 42 46 42L45 50C52 52 53 58 47 61L45 63C51 66 50 73 45 75C43 80 45 84 46 90C46 102 36 108 22 108C6 108 -14 100 -26 86L-40 40V-56Z';

/** Head and hair, without what is worn on it. */
export function faceInProfile(hair: string): string {
  return (
    fill(PROFILE_OUTLINE, SKIN) +
    fill('M-30 30C-6 60 10 80 45 86C46 102 36 108 22 108C6 108 -14 100 -26 86Z', SKIN_SHADE) +
    line(PROFILE_OUTLINE, INK, 5) +
    line('M47 62H30', INK, 4) +
    disc(18, 44, 9, BLUSH) +
    shape('M12 1C18 -8 28 -9 35 -4L33 5C26 9 18 7 12 1Z', '#fbf4e6', INK, 3.5) +
    disc(28, -0.5, 5, INK) +
    line('M8 -15C16 -23 28 -24 36 -18', INK, 5) +
    shape(
      'M32 -60C24 -30 8 -26 2 -10C-8 10 -4 36 -14 60C-20 80 -34 92 -60 94C-84 96 -98 84 -94 60C-90 30 -92 -10 -84 -60Z',
      hair,
      INK,
      5,
    ) +
    line('M-24 -30C-40 0 -34 36 -48 70M-52 -30C-68 0 -62 36 -72 70', INK, 4)
  );
}
