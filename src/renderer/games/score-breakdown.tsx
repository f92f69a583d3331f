/** The breakdown of a score, alike for every game; loaded on request. */
import type { ReactNode } from 'react';
import type { ObservationBase } from '#shared/engine/rules.ts';
import type { Deck } from '../decks/deck.ts';
import { CardFace } from '../ui/CardFace.tsx';
import './score-breakdown.css';
import type { ViewContext } from './game.ts';

/** A number and its origin. */
export interface BreakdownNumber {
  readonly who: ReactNode;
  readonly number: string;
  readonly lines: readonly BreakdownLine[];
}

export interface BreakdownLine {
  readonly text: string;
  /** Its rule, such as `BC-17`. */
  readonly rule: string;
  /** The tricks it is made of, card by card. */
  readonly tricks?: readonly (readonly BreakdownCard[])[];
}

interface BreakdownCard {
  readonly face: string;
  readonly name: string;
}

/** `note`: a further remark. */
export function scoreBreakdownOf(reckoned: readonly BreakdownNumber[], deck?: Deck, note?: string): ReactNode {
  const list = (
    <ul className="reckoned">
      {reckoned.map(({ who, number, lines }, k) => (
        <li key={`number-${k.toString()}`}>
          <p>
            {who} <strong>{number}</strong>
          </p>
          <ul>
            {lines.map((line) => (
              <li key={`${line.rule} ${line.text}`}>
                {line.text} <cite>{line.rule}</cite>
                {deck && line.tricks && <Tricks deck={deck} tricks={line.tricks} />}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
  if (note === undefined) return list;
  return (
    <>
      {list}
      <p className="small">{note}</p>
    </>
  );
}

/** The observation at a deal's score, with its tricks; undefined where the page was not open. `line`: from 0. */
export function observationAtScore<Seen extends ObservationBase & { readonly deals: readonly unknown[] }>(
  observation: Seen,
  line: number,
  { scored = [] }: Pick<ViewContext, 'scored'>,
): Seen | undefined {
  return [observation, ...(scored as readonly Seen[])].findLast(({ deals }) => deals.length === line + 1);
}

function Tricks({ deck, tricks }: { readonly deck: Deck; readonly tricks: NonNullable<BreakdownLine['tricks']> }) {
  return (
    <ul className="reckoned-tricks">
      {tricks.map((cards) => (
        <li key={cards[0]?.face}>
          {cards.map(({ face, name }) => (
            <CardFace key={face} deck={deck} id={face} name={name} />
          ))}
        </li>
      ))}
    </ul>
  );
}
