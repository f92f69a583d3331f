import './hint.css';
import type { AnyMove, ObservationBase } from '#shared/engine/rules.ts';
import type { Hint } from '#shared/protocol/table.ts';
import type { HintRequest } from '../../client/match/ask-host.ts';
import type { TableGame } from '../../games/game.ts';
import type { HintDescriber } from '../../games/load-assist.ts';
import type { Say, Translator } from '../../i18n/say.ts';
import type { Scene } from '../../motion/scene.ts';
import { optimisticMoveOf } from '../optimistic-move.ts';

// Locates the advised move on the table: the card it is made with, or the button.

/** A card by its key, a target zone, or the text of a button. */
export type HintTarget = { readonly card: string } | { readonly zone: string } | { readonly button: string };

interface Seen {
  readonly game: TableGame;
  readonly scene: Scene;
  readonly moves: readonly AnyMove[];
  readonly observation: ObservationBase;
}

/** What to highlight; undefined where the move uses neither a card nor a button. */
export function hintTargetOf(
  move: AnyMove,
  { game, ...standing }: Seen,
  hinter: HintDescriber,
  say: Say,
): readonly HintTarget[] {
  const way = optimisticMoveOf(game, move, standing);
  if (way) return [{ card: way.key }, { zone: way.zone }];
  const button = hinter.button?.(move, say);
  return button === undefined ? [] : [{ button }];
}

/** Finds the button whose text starts with this. */
export function buttonStartingWith(text: string): Element | undefined {
  const buttons = [...document.querySelectorAll('button:not(:disabled)')];
  return buttons.find((button) => (button.ariaLabel ?? button.textContent)?.trim().startsWith(text));
}

interface Props extends Translator {
  readonly hinting: HintRequest;
  readonly hinter: HintDescriber;
  readonly observation: ObservationBase;
}

/** Shows the hint's move, its confidence and the expected result of each move. */
export function HintText({ hinting: { isThinking, hint, refused }, hinter, observation, say, has }: Props) {
  if (hint) return <Given hint={hint} hinter={hinter} observation={observation} say={say} />;
  const why = refused && has(refused.reason) ? say(refused.reason, refused.params) : say('hint.lost');
  return <p role="status">{isThinking ? say('hint.thinking') : why}</p>;
}

/** Number of moves listed. */
const MAX_MOVES = 5;

type GivenProps = Pick<Props, 'hinter' | 'observation' | 'say'> & { readonly hint: Hint };

function Given({ hint: { move, sureness, weighed }, hinter, observation, say }: GivenProps) {
  const [best, next] = weighed;
  return (
    <div className="hinted">
      <p role="status">
        <strong>{hinter.name(move, observation, say)}</strong> <span>{say(`hint.${sureness}`)}</span>
      </p>
      {best && next && (
        <p className="small">
          {say('hint.reason', {
            worth: hinter.worth(best.worth, say),
            other: hinter.name(next.move, observation, say),
            otherWorth: hinter.worth(next.worth, say),
          })}
        </p>
      )}
      {weighed.length > 0 && (
        <>
          <dl aria-label={say('hint.expected')}>
            {weighed.slice(0, MAX_MOVES).map((one) => (
              <div key={JSON.stringify(one.move)}>
                <dt>{hinter.name(one.move, observation, say)}</dt>
                <dd>{hinter.worth(one.worth, say)}</dd>
              </div>
            ))}
          </dl>
          <p className="small">{say('hint.measure')}</p>
        </>
      )}
    </div>
  );
}
