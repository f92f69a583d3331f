import type { ComponentType } from 'react';
import type { TrickBasics, TrickTypes } from '#shared/tricks/definition.ts';
import { sidesOf } from '#shared/tricks/score.ts';
import type { DealResult, TrickObservation } from '#shared/tricks/state.ts';
import type { Deck } from '../decks/deck.ts';
import type { SheetProps, ViewContext } from '../games/game.ts';
import { DealScores, LineNumber, type ScoreCell, type ScoreLine } from '../games/ScoreTable.tsx';
import { sideScore } from './log.ts';
import { inPoints } from './names.ts';

/** A game whose deals are worth and points by side. */
type OfSides = TrickTypes & { Deal: DealResult };
type Props<T extends OfSides> = SheetProps<TrickObservation<T>>;

/** The score sheet of a game: its deals, the latest one in words, and the totals. */
export function trickScoreSheet<T extends OfSides>(basics: TrickBasics<T>, deck: Deck): ComponentType<Props<T>> {
  return (props) => <TrickScoreSheet {...props} basics={basics} deck={deck} />;
}

function TrickScoreSheet<T extends OfSides>({
  observation,
  basics,
  deck,
  ...sight
}: Props<T> & { readonly basics: TrickBasics<T>; readonly deck: Deck }) {
  const { deals, scores, handSizes, options } = observation;
  const sides = sidesOf(basics, { options, seats: handSizes.length });
  const account = async (line: number) =>
    (await import('./score-breakdown.tsx')).scoreBreakdown(basics, deck, observation, line, sight);
  const cellOf = ({ points, worth }: DealResult, side: number): ScoreCell => {
    const counted = inPoints(basics, worth[side] ?? 0);
    if (basics.countsGames) return { what: counted, ...(points[side] && { mark: 'ringed' }) };
    return {
      what: (
        <>
          {points[side]} <span className="small">{counted}</span>
        </>
      ),
    };
  };
  const lineOf = (deal: DealResult, number: number): ScoreLine => ({
    head: <LineNumber number={number} />,
    cells: sides.map((side) => cellOf(deal, side)),
  });
  const InWords = ({ deal, ...of }: { readonly deal: DealResult } & ViewContext) => (
    <div className="in-words">
      {deal.points.map((_, side) => {
        const sentence = sideScore(basics, deal, side, sides, of);
        return <p key={sentence}>{sentence}</p>;
      })}
    </div>
  );
  return <DealScores {...sight} deals={deals} InWords={InWords} lineOf={lineOf} totals={scores} account={account} />;
}
