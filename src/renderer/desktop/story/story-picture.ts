/** A story as one picture, to keep or to show: each chapter's sentence beside its cards. */
import { pictureOf } from '../../decks/card-picture.ts';
import { type Deck, finestDeck } from '../../decks/deck.ts';

/** A chapter as it is drawn. */
export interface DrawnChapter {
  readonly title: string;
  /** Where it was played, where that is not this match. */
  readonly place?: string;
  readonly sentence: string;
  /** Faces of its cards, in the order played. */
  readonly cards: readonly string[];
  readonly deck: Deck;
}

export interface StoryPicture {
  readonly title: string;
  /** The cloth's colour, as in a style sheet. */
  readonly cloth: string;
  readonly fourColour: boolean;
  readonly chapters: readonly DrawnChapter[];
}

const WIDTH = 1200;
const MARGIN = 60;
const HEAD = 130;
const ROW = 300;
/** Cards take the right half. */
const CARDS_FROM = 600;
const CARD_HEIGHT = 220;
const LINE = 44;
const FACE = "'Fraunces Variable', Georgia, serif";

/** PNG; undefined where this browser can't draw it. */
export async function storyPng({ title, cloth, fourColour, chapters }: StoryPicture): Promise<Blob | undefined> {
  const height = HEAD + ROW * chapters.length + MARGIN / 2;
  const canvas = Object.assign(document.createElement('canvas'), { width: WIDTH, height });
  const pen = canvas.getContext('2d');
  if (!pen) return undefined;
  pen.fillStyle = '#2b1d13';
  pen.fillRect(0, 0, WIDTH, height);
  pen.fillStyle = cloth;
  pen.fillRect(MARGIN / 2, MARGIN / 2, WIDTH - MARGIN, height - MARGIN);
  pen.strokeStyle = '#d4a94e';
  pen.lineWidth = 4;
  pen.strokeRect(MARGIN / 2, MARGIN / 2, WIDTH - MARGIN, height - MARGIN);
  pen.fillStyle = '#f6e4c1';
  pen.font = `600 52px ${FACE}`;
  pen.fillText(title, MARGIN, 100, WIDTH - 2 * MARGIN);
  for (const [k, chapter] of chapters.entries()) {
    const top = HEAD + k * ROW;
    pen.fillStyle = '#ecce86';
    pen.font = `600 38px ${FACE}`;
    pen.fillText(chapter.title, MARGIN, top + 60, CARDS_FROM - MARGIN - 30);
    if (chapter.place) {
      pen.font = `400 28px ${FACE}`;
      pen.fillText(chapter.place, MARGIN, top + 100, CARDS_FROM - MARGIN - 30);
    }
    const first = top + (chapter.place ? 148 : 112);
    pen.fillStyle = '#ffffff';
    pen.font = `400 32px ${FACE}`;
    const lines = wrapped(chapter.sentence, CARDS_FROM - MARGIN - 30, (text) => pen.measureText(text).width);
    for (const [j, line] of lines.entries()) pen.fillText(line, MARGIN, first + j * LINE);
    const deck = await finestDeck(chapter.deck).catch(() => chapter.deck);
    await drawCards(pen, { deck, fourColour, cards: chapter.cards, top: top + 30 });
  }
  return (await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))) ?? undefined;
}

interface CardRow extends Pick<DrawnChapter, 'deck' | 'cards'>, Pick<StoryPicture, 'fourColour'> {
  readonly top: number;
}

/** Beside each other, and over each other where there are many. */
async function drawCards(pen: CanvasRenderingContext2D, { deck, fourColour, cards, top }: CardRow): Promise<void> {
  const width = Math.round((CARD_HEIGHT * deck.format.width) / deck.format.height);
  const room = WIDTH - MARGIN - CARDS_FROM - width;
  const step = Math.min(width + 12, cards.length > 1 ? room / (cards.length - 1) : room);
  for (const [k, face] of cards.entries()) {
    const draw = () => deck.draw(face, { fourColour });
    const { drawn } = pictureOf(`${deck.id}/${face}/${fourColour}`, draw, width, CARD_HEIGHT);
    const image = new Image();
    image.src = await drawn;
    await image.decode();
    pen.drawImage(image, CARDS_FROM + k * step, top, width, CARD_HEIGHT);
  }
}

/** A text in lines no wider than this. */
export function wrapped(text: string, most: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const before = lines.at(-1);
    const longer = before === undefined ? word : `${before} ${word}`;
    if (before !== undefined && widthOf(longer) <= most) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
