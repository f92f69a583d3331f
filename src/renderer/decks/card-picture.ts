/**
 * Cards as bitmaps: drawn once for each size, since drawing vectors at every repaint is slow. It happens when the page
 * is idle; the vectors show until then.
 */

/** A card, as it can be shown. */
export interface Picture {
  /** Its address now: as it was drawn, or until then the vectors. */
  readonly now: string;
  /** Its address once it is drawn; where it can't be, the vectors serve, slow as they are. */
  readonly drawn: Promise<string>;
}

const pictures = new Map<string, Picture>();

/** When a card that could not be drawn is tried once more, in ms: a phone may be short of memory for a moment. */
const AGAIN = 500;

/**
 * A card's bitmap. `name` identifies it; `svg` is called once; sizes in device pixels. A failed drawing is retried on
 * the next request.
 */
export function pictureOf(name: string, svg: () => string, width: number, height: number): Picture {
  const key = `${name}/${width}×${height}`;
  const cached = pictures.get(key);
  if (cached) return cached;
  const vectors = svg();
  const now = addressOf(vectors);
  const drawn = drawOrAgain(vectors, width, height).then(
    (address) => {
      pictures.set(key, { now: address, drawn });
      return address;
    },
    () => {
      pictures.delete(key);
      return now;
    },
  );
  const picture = { now, drawn };
  pictures.set(key, picture);
  return picture;
}

async function drawOrAgain(svg: string, width: number, height: number): Promise<string> {
  try {
    return await draw(svg, width, height);
  } catch {
    await new Promise((resolve) => setTimeout(resolve, AGAIN));
    return draw(svg, width, height);
  }
}

async function draw(svg: string, width: number, height: number): Promise<string> {
  const image = new Image();
  image.src = addressOf(svg);
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  canvas.getContext('2d', { willReadFrequently: true })?.drawImage(image, 0, 0, width, height);
  const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  if (!drawn) throw new Error(`a picture of ${width} × ${height} can't be drawn`);
  return URL.createObjectURL(drawn);
}

function addressOf(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
