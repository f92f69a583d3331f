/** Cards as pictures: drawn once for each size, since drawing the vectors at every repaint takes too long. */

const pictures = new Map<string, Promise<string>>();

/** When a card that could not be drawn is tried once more, in ms: a phone may be short of memory for a moment. */
const AGAIN = 500;

/**
 * The address of a drawn card. `name` tells it from every other; `svg` is asked for once; sizes in device pixels. Where
 * it can't be drawn the vectors serve, slow as they are, and who wants it again lets it be tried again.
 */
export function pictureOf(name: string, svg: () => string, width: number, height: number): Promise<string> {
  const key = `${name}/${width}×${height}`;
  const kept = pictures.get(key);
  if (kept) return kept;
  const vectors = svg();
  const picture = drawOrAgain(vectors, width, height).catch(() => {
    pictures.delete(key);
    return addressOf(vectors);
  });
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
