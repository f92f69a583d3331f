/** Cards as pictures: drawn once for each size, since drawing the vectors at every repaint takes too long. */

const pictures = new Map<string, Promise<string>>();

/**
 * The address of a drawn card. `name` tells it from every other; `svg` is asked for once; sizes in device pixels.
 */
export function pictureOf(name: string, svg: () => string, width: number, height: number): Promise<string> {
  const key = `${name}/${width}×${height}`;
  const picture = pictures.get(key) ?? draw(svg(), width, height);
  pictures.set(key, picture);
  return picture;
}

async function draw(svg: string, width: number, height: number): Promise<string> {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  canvas.getContext('2d', { willReadFrequently: true })?.drawImage(image, 0, 0, width, height);
  const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  if (!drawn) throw new Error(`a picture of ${width} × ${height} can't be drawn`);
  return URL.createObjectURL(drawn);
}
