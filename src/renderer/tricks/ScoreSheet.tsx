import type { ComponentType } from 'react';
import type { TrickBasics, TrickTypes } from '#shared/tricks/definition.ts';
import { sidesOf } from '#shared/tricks/score.ts';
import type { DealResult, TrickObservation } from '#shared/tricks/state.ts';
import type { Deck } from '../decks/deck.ts';
import type { SheetProps, ViewContext } from '../games/game.ts';
import { DealScores, LineNumber, type ScoreLine } from '../games/ScoreTable.tsx';
import { sideNames } from './log.ts';
import { inPoints } from './names.ts';

type Props<T extends TrickTypes> = SheetProps<TrickObservation<T>>;

/** The score sheet of a game: its deals, the latest one in words, and the totals. */
export function trickScoreSheet<T extends TrickTypes>(basics: TrickBasics<T>, deck: Deck): ComponentType<Props<T>> {
  return (props) => <TrickScoreSheet {...props} basics={basics} deck={deck} />;
}

function TrickScoreSheet<T extends TrickTypes>({
  observation,
  basics,
  deck,
  ...sight
}: Props<T> & { readonly basics: TrickBasics<T>; readonly deck: Deck }) {
  const { deals, scores, handSizes, options } = observation;
  const sides = sidesOf(basics, { options, seats: handSizes.length });
  const account = async (line: number) =>
    (await import('./score-breakdown.tsx')).scoreBreakdown(basics, deck, observation, line, sight);
  const lineOf = ({ points, worth }: DealResult, number: number): ScoreLine => ({
    head: <LineNumber number={number} />,
    cells: sides.map((side) => ({
      what: (
        <>
          {points[side]} <span className="small">{inPoints(basics, worth[side] ?? 0)}</span>
        </>
      ),
    })),
  });
  const InWords = ({ deal, ...of }: { readonly deal: DealResult } & ViewContext) => (
    <div className="in-words">
      {deal.points.map((points, side) => (
        <p key={sideNames(sides, side, of)}>
          {of.say('score.side', {
            names: sideNames(sides, side, of),
            worth: inPoints(basics, deal.worth[side] ?? 0),
            points,
          })}
        </p>
      ))}
    </div>
  );
  return <DealScores {...sight} deals={deals} InWords={InWords} lineOf={lineOf} totals={scores} account={account} />;
}
