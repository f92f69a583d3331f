/** The grain of paper and cloth: drawn once as small pictures that repeat, so that no filter runs on every repaint. */
import { fractionsFrom, valueNoise } from '../table/room/grain/noise.ts';

/** CSS pixels after which a grain repeats. */
const SIZE = 256;

interface Grain {
  readonly colour: readonly [number, number, number];
  /** How much of the colour lies at a point: 0 … 1. */
  density(x: number, y: number): number;
}

/** Long fibres along the sheet, and flecks. */
function paper(): Grain {
  const fibres = valueNoise(9, 128, 7);
  const fleck = fractionsFrom(3);
  return {
    colour: [84, 62, 30],
    density: (x, y) => 0.04 + 0.018 * fibres((x * 9) / SIZE, (y * 128) / SIZE) + 0.055 * (fleck() - 0.5),
  };
}

/** Felt: nothing but short hair. */
function cloth(): Grain {
  const hair = fractionsFrom(11);
  return { colour: [0, 0, 0], density: () => 0.34 * hair() };
}

/** Hands the grains to the style sheet as `--paper-grain` and `--cloth-grain`. */
export async function layGrains(): Promise<void> {
  await idle();
  await Promise.all([lay('--paper-grain', paper()), lay('--cloth-grain', cloth())]);
}

async function lay(property: string, grain: Grain): Promise<void> {
  const canvas = Object.assign(document.createElement('canvas'), { width: SIZE, height: SIZE });
  const image = new ImageData(SIZE, SIZE);
  const [red, green, blue] = grain.colour;
  for (let k = 0; k < SIZE * SIZE; k++) {
    const alpha = grain.density(k % SIZE, Math.floor(k / SIZE));
    image.data[k * 4] = red;
    image.data[k * 4 + 1] = green;
    image.data[k * 4 + 2] = blue;
    image.data[k * 4 + 3] = Math.min(1, Math.max(0, alpha)) * 255;
  }
  canvas.getContext('2d')?.putImageData(image, 0, 0);
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  if (!picture) return;
  document.documentElement.style.setProperty(property, `url(${URL.createObjectURL(picture)})`);
}

/** Nothing waits for a grain: it comes when the page has a moment for it, or after so long, in ms. */
const LATEST = 2000;

function idle(): Promise<void> {
  return new Promise((resolve) => {
    // Safari has no word for it.
    if (typeof requestIdleCallback === 'undefined') setTimeout(resolve, LATEST / 4);
    else requestIdleCallback(() => resolve(), { timeout: LATEST });
  });
}
