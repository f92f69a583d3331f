/** Scenes of the older ages. The origin is the middle of the arch's foot; there is room to x = ±165 and y = −490. */
import { INK, LEAF } from '../palette.ts';
import { at, disc, fill, line, mirrored, shape } from '../svg.ts';

const STONE = '#efe3ca';
const STONE_SHADE = '#d4c19c';
const DARK = '#4a3a2e';
const SUN = '#e9b64c';

const BIRD = 'M-26 0C-18 -14 -8 -14 0 0C8 -14 18 -14 26 0';

/** The hut of the founder on its hill, a furrow around it, birds in the sky. */
export function hut(): string {
  return (
    disc(0, -330, 74, SUN, INK, 5) +
    at(-96, -402, line(BIRD, INK, 5)) +
    at(98, -380, line(BIRD, INK, 5), 0.85) +
    at(56, -440, line(BIRD, INK, 5), 0.7) +
    shape('M-180 10V-96C-110 -152 110 -152 180 -96V10Z', '#9a9c4f', INK, 5) +
    line(
      'M-180 -50C-90 -102 90 -102 180 -50M-180 -18C-90 -66 90 -66 180 -18M-180 14C-90 -30 90 -30 180 14',
      '#6f6d2e',
      5,
    ) +
    shape('M-76 -128V-232H76V-128Z', '#c99a5c', INK, 5) +
    line('M-52 -134V-226M52 -134V-226', '#8a6232', 4) +
    shape('M-24 -128V-190C-24 -208 24 -208 24 -190V-128Z', DARK, INK, 5) +
    shape(
      'M-108 -216C-70 -300 -30 -352 0 -362C30 -352 70 -300 108 -216C40 -236 -40 -236 -108 -216Z',
      '#dcb765',
      INK,
      5,
    ) +
    mirrored(line('M18 -344C40 -310 60 -270 74 -232M6 -346C14 -310 22 -270 28 -238', '#9a7430', 4)) +
    line('M-22 -384L14 -344M22 -384L-14 -344', INK, 6)
  );
}

/** A temple of the Republic between cypresses. */
export function temple(): string {
  const column =
    shape('M-13 -86V-254H13V-86Z', STONE, INK, 5) +
    line('M-4 -92V-246M5 -92V-246', STONE_SHADE, 3.5) +
    shape('M-20 -254H20V-270H-20ZM-18 -86H18V-74H-18Z', STONE, INK, 4.5);
  const cypress = shape('M138 -60C112 -110 116 -230 138 -300C160 -230 164 -110 138 -60Z', '#4c6b43', INK, 5);
  return (
    disc(0, -404, 44, SUN, INK, 5) +
    mirrored(cypress) +
    shape('M-112 -74V-266H112V-74Z', '#a8502f', INK, 5) +
    shape('M-20 -74V-220H20V-74Z', DARK, INK, 4.5) +
    [-96, -42, 42, 96].map((x) => at(x, 0, column)).join('') +
    shape('M-126 -270H126V-302H-126Z', STONE, INK, 5) +
    shape('M-142 -302L0 -384L142 -302Z', STONE, INK, 5) +
    shape('M-90 -316L0 -366L90 -316Z', '#a8502f', INK, 4) +
    disc(0, -334, 11, SUN, INK, 4) +
    shape('M-130 -74H130V-50H-130Z', STONE, INK, 5) +
    shape('M-148 -50H148V-24H-148Z', STONE_SHADE, INK, 5)
  );
}

/** The great amphitheatre, half its wall gone. */
export function colosseum(): string {
  const arch = 'v-30a15 15 0 0 1 30 0v30z';
  const row = (y: number, xs: readonly number[]) => xs.map((x) => `M${x - 15} ${y}${arch}`).join('');
  const low = [-126, -84, -42, 0, 42, 84, 126];
  return (
    disc(92, -388, 52, SUN, INK, 5) +
    shape('M-152 -30V-386H-20L-8 -366L6 -374L14 -290H84L96 -276L110 -282V-206H152V-30Z', STONE, INK, 5) +
    fill('M-150 -30V-386H-118V-30Z', STONE_SHADE) +
    line('M-152 -116H152M-152 -206H110M-152 -292H12', INK, 5) +
    fill(row(-38, low) + row(-126, low) + row(-214, low.slice(0, 6)), DARK) +
    fill('M-112 -356h18v26h-18zM-66 -356h18v26h-18z', DARK) +
    shape('M-166 -30H166V-10H-166Z', STONE_SHADE, INK, 5)
  );
}

/** A broken column under ivy: the city after the emperors. */
export function brokenColumn(): string {
  const leaf = shape('M0 0C-20 -4 -28 -24 -16 -36L-2 -28L8 -44C28 -36 26 -8 0 0Z', LEAF, INK, 4.5);
  return (
    shape('M-180 10V-60C-110 -84 -40 -50 30 -66C90 -80 140 -66 180 -74V10Z', '#7d8b52', INK, 5) +
    shape('M-58 -74V-380L-40 -398L-22 -370L0 -404L16 -384L34 -410L58 -376V-74Z', STONE, INK, 5) +
    line('M-34 -80V-372M-11 -80V-372M12 -80V-372M35 -80V-376', STONE_SHADE, 5) +
    shape('M-78 -44H78V-74H-78ZM-92 -14H92V-44H-92Z', STONE, INK, 5) +
    shape('M96 -24C92 -44 104 -84 124 -88C150 -84 164 -48 154 -20Z', STONE_SHADE, INK, 5) +
    line('M112 -74C120 -60 124 -40 122 -24M134 -82C142 -64 146 -44 144 -24', INK, 3.5) +
    line('M-72 -20C-96 -90 20 -120 48 -170S-70 -230 -44 -290', '#2f5a38', 8) +
    at(-78, -56, leaf, 1, -20) +
    at(-30, -104, leaf, 0.95, 30) +
    at(44, -136, leaf, 1.05, 10) +
    at(30, -206, leaf, 0.95, -40) +
    at(-40, -226, leaf, 1.05, -10) +
    at(-44, -286, leaf, 1.1, 20) +
    at(112, -400, line(BIRD, INK, 5)) +
    at(-110, -430, line(BIRD, INK, 5), 0.8)
  );
}
