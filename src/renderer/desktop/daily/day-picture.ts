/** A day's result as a picture to show to others: words and marks, and nothing of the cards. */

export interface DayPicture {
  /** The cloth's colour, as in a style sheet. */
  readonly cloth: string;
  readonly game: string;
  readonly title: string;
  readonly date: string;
  /** One's own result, and what is said beside it, a line each. */
  readonly result: string;
  readonly beside: readonly string[];
  /** A mark for each of the last days; empty for one that was not played. */
  readonly marks: readonly string[];
}

const [WIDTH, HEIGHT] = [1200, 630];
const MARK_STEP = 84;
const FACES = "'Fraunces Variable', Georgia, serif";

/** The picture as SVG, by the typefaces that are at hand where it is looked at. */
export function dayPicture({ cloth, game, title, date, result, beside, marks }: DayPicture): string {
  const line = (y: number, size: number, colour: string, said: string): string =>
    `<text x="600" y="${y}" font-size="${size}" fill="${colour}" textLength="${fitting(said, size)}" lengthAdjust="spacingAndGlyphs">${escaped(said)}</text>`;
  const first = 600 - ((marks.length - 1) * MARK_STEP) / 2;
  const row = marks.map((mark, k) => {
    const x = first + k * MARK_STEP;
    return `<circle cx="${x}" cy="545" r="32" fill="${mark ? '#efe5cf' : 'none'}" stroke="#d4a94e" stroke-width="3"/><text x="${x}" y="557" font-size="34" fill="#2a2018">${escaped(mark)}</text>`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="${FACES}" text-anchor="middle">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#2b1d13"/>`,
    `<rect x="26" y="26" width="1148" height="578" rx="18" fill="${escaped(cloth)}" stroke="#d4a94e" stroke-width="4"/>`,
    line(120, 62, '#f6e4c1', game),
    line(180, 34, '#ecce86', `${title} · ${date}`),
    line(300, 72, '#ffffff', result),
    ...beside.map((said, k) => line(375 + k * 52, 38, '#f6e4c1', said)),
    ...row,
    '</svg>',
  ]
    .join('\n')
    .replaceAll(' textLength="" lengthAdjust="spacingAndGlyphs"', '');
}

/** A width for a line that would not fit else; a letter is about half as wide as high. */
function fitting(said: string, size: number): number | '' {
  const most = WIDTH - 140;
  return said.length * size * 0.5 > most ? most : '';
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escaped(text: string): string {
  return text.replaceAll(/[&<>"]/g, (sign) => ESCAPES[sign] ?? '');
}

/** The picture as PNG; undefined where this browser can't draw it. */
export async function asPng(svg: string): Promise<Blob | undefined> {
  const picture = new Image();
  picture.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  try {
    await picture.decode();
  } catch {
    return undefined;
  }
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: WIDTH, height: HEIGHT });
  canvas.getContext('2d')?.drawImage(picture, 0, 0);
  return (await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))) ?? undefined;
}
