import { BRASS } from './palette.ts';
import { at, disc, fill, line, mirrored, shape } from './svg.ts';

const BUD = 'M0 -78C20 -52 20 -28 0 -6C-20 -28 -20 -52 0 -78Z';
const LEAF = 'M0 0C8 -22 30 -34 58 -30C52 -8 30 8 0 0Z';
const SCROLL = 'M0 0C-34 -30 -96 -34 -114 4C-124 30 -100 48 -82 36C-68 26 -76 8 -90 12';

/** A bud between two scrolls of leaves, 250 wide, pointing up from the origin. */
export function scrolls(colour: string): string {
  return (
    mirrored(
      line(SCROLL, BRASS, 6) +
        at(-58, -24, fill(LEAF, BRASS), 0.8, -150) +
        at(-30, -18, fill(LEAF, BRASS), 0.7, 165) +
        disc(-124, -26, 6, colour),
    ) +
    fill(BUD, colour) +
    disc(0, -92, 7, BRASS) +
    disc(0, 14, 7, colour)
  );
}

/** A ribbon tied across something upright, 340 wide. */
export function ribbon(colour: string, shade: string, ink: string): string {
  return (
    shape('M-116 2L-172 -8L-150 26L-178 62L-104 54Z', shade, ink, 5) +
    shape('M116 -2L172 8L150 40L178 74L104 52Z', shade, ink, 5) +
    shape('M-122 -24C-60 -56 60 8 122 -24V36C60 68 -60 4 -122 36Z', colour, ink, 5)
  );
}
