/** A player by the book: counts what is out, digs into its piles, keeps what nothing beats, the more so towards the last trick. */
import { type ItalianCard, italianSuitOf } from '../../../cards/italian.ts';
import { pick } from '../../../engine/random.ts';
import { beats, thirds } from '../state/cards.ts';
import { TRICKS } from '../turns/tricks.ts';
import { chanceOfOne, higherOut, type PlayContext, playContextOf } from './outlook.ts';
import { bestCardMove, type SpizzichinoPolicy } from './policy.ts';
import { WEIGHTS } from './weights.ts';

export const normal: SpizzichinoPolicy = (observation, moves, random) => {
  // All piles look the same.
  if (observation.phase === 'choosing') return pick(moves, random);
  // An honour in the hand may be declared, and the card beneath it comes into play: taking it has always paid.
  const take = moves.find(({ type }) => type === 'take');
  if (take) return take;
  const outlook = playContextOf(observation);
  return bestCardMove(moves, (card) => trickValue(card, outlook) - keepValue(card, outlook));
};

/** Thirds of a point that the trick is likely to bring, or to cost, if this card is played to it. */
function trickValue(card: ItalianCard, outlook: PlayContext): number {
  const { led } = outlook;
  if (!led) return leadValue(card, outlook);
  const pot = thirds(led) + thirds(card);
  return beats(card, led) ? pot : -pot;
}

function leadValue(card: ItalianCard, outlook: PlayContext): number {
  const beaten = chanceOfOne(outlook, italianSuitOf(card), (other) => beats(other, card));
  return (1 - beaten) * (thirds(card) + givenTo(card, outlook)) - beaten * thirds(card);
}

/** Thirds of a point that the other seat must give to a card it follows but can't beat: it gives the least it can. */
function givenTo(card: ItalianCard, outlook: PlayContext): number {
  const chanceOf = (worth: number) =>
    chanceOfOne(outlook, italianSuitOf(card), (other) => !beats(other, card) && thirds(other) === worth);
  return (1 - chanceOf(0)) * (chanceOf(1) + (1 - chanceOf(1)) * chanceOf(3) * 3);
}

/** What the card is worth in a later trick. */
function keepValue(card: ItalianCard, outlook: PlayContext): number {
  const { mine, tops, trick } = outlook;
  const dug = tops.includes(card) ? WEIGHTS.dig : 0;
  const others = mine.filter((other) => other !== card && italianSuitOf(other) === italianSuitOf(card));
  const higher = higherOut(outlook, card);
  if (higher === 0) {
    const masters = others.filter((other) => higherOut(outlook, other) === 0).length;
    const late = (WEIGHTS.keepMasterLate * trick) / TRICKS;
    return WEIGHTS.keepMaster + late - WEIGHTS.anotherMaster * masters - dug;
  }
  const guarded = higher === 1 && others.length > 0 ? WEIGHTS.keepGuarded : 0;
  return guarded - (WEIGHTS.danger * thirds(card)) / (1 + others.length) - dug;
}
