import { useEffect, useState } from 'react';
import type { RomeCard } from '#shared/cards/rome.ts';
import { seenOn } from '#shared/games/vbi-maior/codex/seen.ts';
import type { PictureProps } from '../game.ts';
import { pageOf } from './reading/names.ts';

/** As high as it is broad: the arch's (faces/rome/arch.ts). */
const FORM = { aspectRatio: '348 / 528' };

/** A card's moment drawn large: as vectors, sharp however large. Its words are there before it has come, and if it doesn't. */
export function Moment({ card: id }: PictureProps) {
  const card = id as RomeCard;
  const [source, setSource] = useState<string>();
  useEffect(() => {
    let wanted = true;
    import('./reading/pictured.ts').then(
      ({ romePicture }) => {
        if (wanted) setSource(`data:image/svg+xml,${encodeURIComponent(romePicture(card))}`);
      },
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, [card]);
  const seen = seenOn(pageOf(card));
  if (!source) return <span className="moment" style={FORM} role="img" aria-label={seen} />;
  return <img className="moment" style={FORM} src={source} alt={seen} draggable={false} />;
}
