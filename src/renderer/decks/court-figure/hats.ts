/** What young heads in profile wear on their bobbed hair; the eye is on y = 0. */
import { at, disc, line, shape } from '../svg.ts';
import type { Costume } from './body-parts.ts';

/** A hunter's hat: turned up behind, its brim a beak in front. */
export function hunter(garb: Costume): string {
  return feather(garb) + hat(garb);
}

/** The hunter's hat without its feather. */
export function hat({ robe, lining, ink }: Costume): string {
  return (
    shape('M-82 -52C-84 -112 -50 -146 -6 -146C30 -142 48 -104 50 -66Z', robe, ink, 5) +
    shape(
      'M-112 -74C-96 -40 -50 -64 0 -66C34 -66 72 -56 100 -42C66 -36 26 -42 -10 -40C-50 -38 -106 -18 -112 -74Z',
      lining,
      ink,
      5,
    )
  );
}

/** A soft flat cap over a band, with a brooch. */
export function flat({ robe, lining, gold, goldLight, ink }: Costume): string {
  return (
    shape('M-84 -56C-140 -70 -142 -124 -70 -136C-10 -150 84 -136 92 -104C94 -80 62 -66 46 -62Z', robe, ink, 5) +
    line('M-66 -66C-84 -84 -84 -104 -66 -118M-24 -74C-34 -90 -34 -110 -22 -126M20 -76C20 -92 26 -110 38 -122', ink, 4) +
    shape(
      'M-90 -34C-96 -46 -96 -58 -90 -66C-44 -88 14 -90 50 -72C56 -62 54 -52 48 -44C8 -60 -44 -56 -90 -34Z',
      lining,
      ink,
      5,
    ) +
    at(26, -66, shape('M0 -20L16 0L0 20L-16 0Z', goldLight, ink, 4) + disc(0, 0, 5, gold))
  );
}

/** A round cap with a feather that sweeps back. */
export function feathered({ robe, lining, gold, linen, ink }: Costume): string {
  return (
    shape('M-88 -40C-118 -78 -84 -136 -14 -136C54 -136 78 -96 52 -52C10 -66 -44 -62 -88 -40Z', robe, ink, 5) +
    shape(
      'M-92 -34C-96 -46 -96 -56 -92 -62C-44 -88 14 -90 54 -72C58 -62 56 -52 50 -44C8 -60 -44 -56 -92 -34Z',
      lining,
      ink,
      5,
    ) +
    shape(
      'M-40 -76C-60 -110 -100 -140 -176 -124C-160 -112 -160 -104 -172 -94C-150 -90 -146 -82 -150 -70C-110 -60 -70 -60 -40 -76Z',
      linen,
      ink,
      5,
    ) +
    line('M-44 -78C-80 -100 -110 -108 -150 -106', ink, 3.5) +
    disc(-40, -74, 11, gold, ink, 4)
  );
}

/** A steel helmet with a crest, for armed figures. */
export function helmet({ lining, gold, ink }: Costume): string {
  return (
    shape('M-112 -70C-120 -130 -60 -178 4 -152C28 -142 40 -128 44 -112C0 -142 -64 -130 -76 -70Z', lining, ink, 5) +
    line('M-96 -84L-82 -88M-92 -112L-76 -106M-74 -138L-64 -124M-40 -154L-38 -138M-4 -154L-8 -138', ink, 4) +
    shape('M-86 -44C-92 -100 -52 -134 -8 -134C36 -132 54 -96 54 -50Z', '#e3e6e1', ink, 5) +
    shape(
      'M-104 -26C-104 -46 -96 -58 -84 -58H52C70 -56 84 -44 92 -30C60 -40 30 -42 0 -42C-40 -42 -76 -34 -104 -26Z',
      '#b9c0bf',
      ink,
      5,
    ) +
    disc(-60, -72, 6, gold, ink, 3.5) +
    disc(-20, -74, 6, gold, ink, 3.5) +
    disc(20, -72, 6, gold, ink, 3.5)
  );
}

function feather({ linen, ink }: Costume): string {
  return (
    shape(
      'M-40 -70C-70 -120 -120 -160 -150 -158C-150 -140 -140 -128 -150 -116C-130 -104 -130 -94 -136 -84C-100 -66 -70 -60 -40 -70Z',
      linen,
      ink,
      5,
    ) + line('M-50 -76C-80 -104 -104 -124 -130 -138', ink, 3.5)
  );
}

/** No cap: hair held by a golden band. */
export function circlet({ hair, gold, goldLight, robe, ink }: Costume): string {
  return (
    shape('M-86 -40C-96 -104 -54 -134 -10 -134C36 -132 50 -96 36 -54C0 -66 -44 -62 -86 -40Z', hair, ink, 5) +
    line('M-40 -124C-60 -110 -70 -92 -72 -72M4 -126C-10 -112 -18 -96 -20 -82', ink, 4) +
    shape('M-92 -46C-94 -58 -92 -66 -88 -72C-44 -90 4 -90 40 -76L38 -54C0 -66 -48 -66 -92 -46Z', gold, ink, 5) +
    disc(8, -73, 7, robe, ink, 3.5) +
    disc(-32, -74, 5, goldLight, ink, 3)
  );
}
