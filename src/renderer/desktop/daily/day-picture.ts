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
const MIDDLE = WIDTH / 2;
/** Longer lines are written narrower. */
const LONGEST = WIDTH - 140;
const [RIM, CLOTH_WIDTH, CLOTH_HEIGHT] = [26, WIDTH - 52, HEIGHT - 52];
const MARK_STEP = 84;
/** The app's own typeface, which an SVG outside the page would not have. */
const FACE = "'Fraunces Variable', Georgia, serif";
const BRASS = '#d4a94e';
const PAPER = '#efe5cf';

/** The picture as PNG: a cloth under the lamp, in the app's typeface. */
export async function dayPicture(picture: DayPicture): Promise<Blob> {
  await document.fonts.load(`600 72px ${FACE}`);
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: WIDTH, height: HEIGHT });
  const pen = canvas.getContext('2d');
  if (pen) draw(pen, picture);
  return new Promise((resolve, reject) => {
    canvas.toBlob((made) => (made ? resolve(made) : reject(new Error('no picture was made'))), 'image/png');
  });
}

function draw(pen: CanvasRenderingContext2D, { cloth, game, title, date, result, beside, marks }: DayPicture): void {
  drawCloth(pen, cloth);
  pen.textAlign = 'center';
  const line = (y: number, size: number, colour: string, said: string): void => {
    pen.font = `${size > 50 ? 600 : 480} ${size}px ${FACE}`;
    pen.fillStyle = colour;
    pen.fillText(said, MIDDLE, y, LONGEST);
  };
  line(124, 62, '#f6e4c1', game);
  line(184, 34, '#ecce86', `${title} · ${date}`);
  line(318, 82, '#fbf3e0', result);
  for (const [k, said] of beside.entries()) line(392 + k * 52, 38, '#f6e4c1', said);
  for (const [k, mark] of marks.entries()) drawMark(pen, MIDDLE + (k - (marks.length - 1) / 2) * MARK_STEP, mark);
}

/** Cloth in a brass rim on dark wood, lit from above. */
function drawCloth(pen: CanvasRenderingContext2D, cloth: string): void {
  pen.fillStyle = '#2b1d13';
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  const light = pen.createRadialGradient(MIDDLE, 260, 40, MIDDLE, 300, 680);
  light.addColorStop(0, '#fff0c83d');
  light.addColorStop(0.45, '#fff0c800');
  light.addColorStop(0.45, '#0000');
  light.addColorStop(1, '#0009');
  pen.beginPath();
  pen.roundRect(RIM, RIM, CLOTH_WIDTH, CLOTH_HEIGHT, 18);
  for (const colour of [cloth, light]) {
    pen.fillStyle = colour;
    pen.fill();
  }
  pen.strokeStyle = BRASS;
  pen.lineWidth = 4;
  pen.stroke();
}

/** A day: a disc of paper with its mark; a ring where nothing was played. */
function drawMark(pen: CanvasRenderingContext2D, x: number, mark: string): void {
  pen.beginPath();
  pen.arc(x, 535, 32, 0, 2 * Math.PI);
  pen.fillStyle = mark ? PAPER : '#0000';
  pen.fill();
  pen.lineWidth = 3;
  pen.stroke();
  pen.font = `34px ${FACE}`;
  pen.fillStyle = '#2a2018';
  pen.fillText(mark, x, 547);
}
