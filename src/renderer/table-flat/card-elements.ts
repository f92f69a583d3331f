/** The cards of a motion as elements of the page: each keeps its own as long as it is there. */
import type { AnimatedCard } from '../motion/animation/animated-card.ts';
import type { CardMotion } from '../motion/animation/card-motion.ts';
import type { CameraView } from '../motion/layout/camera.ts';
import type { CardSize } from '../motion/layout/pose.ts';
import { cardMatrix, cssMatrix, isTurned, mirrored } from './card-projection.ts';

/** What is needed to show a card. */
export interface CardElementContext {
  readonly layer: HTMLElement;
  readonly motion: CardMotion;
  readonly shot: CameraView;
  readonly size: CardSize;
  /** Pixels of the page that a picture is wide and high where it is not made smaller. */
  readonly picture: { readonly width: number; readonly height: number };
  /** The address of a face, or of the back (null), once it is drawn. */
  faceOf(face: string | null): string | undefined;
}

interface CardElement {
  readonly card: HTMLElement;
  readonly print: HTMLImageElement;
  readonly shadow: HTMLElement;
  written: string;
  address: string;
}

const elementsIn = new WeakMap<HTMLElement, Map<string, CardElement>>();

/** Puts every card where it is now. */
export function updateCardElements(showing: CardElementContext): void {
  const { layer, motion } = showing;
  const known = elementsIn.get(layer) ?? new Map<string, CardElement>();
  elementsIn.set(layer, known);
  const here = new Set<string>();
  for (const [order, actor] of motion.cards.entries()) {
    here.add(actor.key);
    let shown = known.get(actor.key);
    if (!shown) {
      shown = newCard(layer);
      known.set(actor.key, shown);
    }
    show(shown, actor, order, showing);
  }
  for (const [key, { card, shadow }] of known) {
    if (here.has(key)) continue;
    card.remove();
    shadow.remove();
    known.delete(key);
  }
}

function newCard(layer: HTMLElement): CardElement {
  const card = document.createElement('div');
  const print = document.createElement('img');
  const shadow = document.createElement('div');
  card.className = 'flat-card';
  shadow.className = 'flat-shadow';
  print.alt = '';
  // A face is there in the frame that shows it.
  print.decoding = 'sync';
  card.append(print);
  layer.append(shadow, card);
  return { card, print, shadow, written: '', address: '' };
}

/** Number of layers: a card covers all lower ones. */
const LAYERS = 40;
/** Held, flying and winning cards are above all resting ones. */
const ABOVE = 2000;

function show(
  shown: CardElement,
  actor: AnimatedCard,
  order: number,
  { shot, size, picture, faceOf }: CardElementContext,
): void {
  const { pose } = actor;
  const matrix = cardMatrix(pose, size, shot, picture);
  if (!matrix) return;
  const isDown = isTurned(matrix);
  const dim = Math.max(actor.dim, 0);
  const layer = Math.round(pose.y * LAYERS) + (actor.flight ? ABOVE : 0);
  const written = `${cssMatrix(matrix)} ${isDown} ${actor.face} ${pose.alpha} ${dim.toFixed(2)} ${actor.glow.toFixed(2)} ${actor.winningLift.toFixed(2)} ${layer} ${order}`;
  const { card, print, shadow } = shown;
  // What turns over is seen from behind: another picture, and its left is its right.
  const address = faceOf(isDown ? null : actor.face) ?? faceOf(null) ?? '';
  if (address !== shown.address) {
    if (address) print.src = address;
    else print.removeAttribute('src');
    shown.address = address;
  }
  if (written === shown.written) return;
  shown.written = written;
  card.style.transform = cssMatrix(isDown ? mirrored(matrix, picture.width) : matrix);
  card.style.zIndex = String(layer * 2 + 1);
  card.style.opacity = String(pose.alpha);
  card.toggleAttribute('data-flies', actor.flight !== undefined);
  card.dataset.back = String(isDown || actor.face === null);
  card.style.setProperty('--dim', (dim * 0.45).toFixed(2));
  card.style.setProperty('--glow', Math.max(actor.glow, actor.winningLift).toFixed(2));
  shade(shadow, actor, size, shot, picture, layer);
}

/** Offset of a shadow to the right and down, in centimetres per centimetre of height. */
const FALLS = { x: 0.12, z: 0.34 };

/** Below a card, on the cloth: the higher it is, the further away and the weaker. */
function shade(
  shadow: HTMLElement,
  { pose, piled }: AnimatedCard,
  size: CardSize,
  shot: CameraView,
  picture: CardElementContext['picture'],
  layer: number,
): void {
  const lies = { ...pose, x: pose.x + pose.y * FALLS.x, z: pose.z + pose.y * FALLS.z, y: 0.02, flip: 0 };
  // An upright card casts a narrow shadow.
  const matrix = cardMatrix({ ...lies, tilt: pose.tilt * 0.7, bend: 0 }, size, shot, picture);
  if (!matrix) return;
  shadow.style.transform = cssMatrix(isTurned(matrix) ? mirrored(matrix, picture.width) : matrix);
  shadow.style.zIndex = String(Math.max(layer > ABOVE ? ABOVE - 1 : layer * 2, 0));
  shadow.style.opacity = String(piled ? 0 : (pose.alpha * 0.75) / (1 + pose.y * 0.09));
}
