import type { RomeCard } from '#shared/cards/rome.ts';
import { pictureDescription } from '#shared/games/vbi-maior/codex/seen.ts';
import { useLoaded } from '../../react/useLoaded.ts';
import type { PictureProps } from '../game.ts';

/** As high as it is broad: the arch's (faces/rome/arch.ts). */
const FORM = { aspectRatio: '348 / 528' };

/** A card's moment drawn large: as vectors, sharp however large. Its words are there before it has come, and if it doesn't. */
export function Moment({ card: id }: PictureProps) {
  const card = id as RomeCard;
  const { value: source } = useLoaded(card, sourceOf);
  const seen = pictureDescription(card);
  if (!source) return <span className="moment" style={FORM} role="img" aria-label={seen} />;
  return <img className="moment" style={FORM} src={source} alt={seen} draggable={false} />;
}

async function sourceOf(card: RomeCard): Promise<string> {
  const { romePicture } = await import('./reading/pictured.ts');
  return `data:image/svg+xml,${encodeURIComponent(romePicture(card))}`;
}
