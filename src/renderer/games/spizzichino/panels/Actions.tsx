import { useEffect, useRef } from 'react';
import { ALL_STACKS, stacksLeft } from '#shared/games/spizzichino/stacks.ts';
import type { Choice, Move, Observation } from '#shared/games/spizzichino/state.ts';
import { useKeys } from '../../../input/keyboard.ts';
import { Slip } from '../../../ui/Slip.tsx';
import type { PanelProps } from '../../game.ts';
import { declaredAt } from '../selectors/beats.ts';
import { choiceOf, nextPurpose, pick, purposeOf } from '../selectors/picks.ts';
import { PilesSlip } from './PilesSlip.tsx';

interface ChoiceSlipProps extends PanelProps<Observation, Move> {
  readonly choices: readonly Choice[];
}

/** SP-6: the eight piles by number; two for the hand, two to turn up, or random ones. */
function ChoiceSlip(props: ChoiceSlipProps) {
  const { observation, choices, preselection: held, preselect: hold, act, say } = props;
  const left = stacksLeft(observation.choices);
  const choice = choiceOf(held);
  const confirm = useConfirm(choice !== undefined);
  const any = (): void => {
    const chosen = choices[Math.floor(Math.random() * choices.length)];
    if (chosen) act(chosen);
  };
  useKeys(keysOf(left, held, hold));
  return (
    <Slip
      className="choice-slip crowded"
      acts={
        <>
          <button
            ref={confirm}
            type="button"
            className="brass"
            disabled={!choice}
            onClick={() => choice && act(choice)}
          >
            {say('choice.take')}
          </button>
          <button type="button" onClick={any}>
            {say('choice.any')}
          </button>
        </>
      }
    >
      <p>{say(`choice.${nextPurpose(held) ?? 'done'}`)}</p>
      <div className="pile-tiles">
        {ALL_STACKS.map((stack) => (
          <Tile key={stack} stack={stack} first={stack === left[0]} gone={!left.includes(stack)} {...props} />
        ))}
      </div>
    </Slip>
  );
}

interface TileProps extends ChoiceSlipProps {
  readonly stack: number;
  readonly first: boolean;
  readonly gone: boolean;
}

function Tile({ stack, first, gone, preselection: held, preselect: hold, say }: TileProps) {
  const purpose = purposeOf(held, stack);
  return (
    <button
      type="button"
      className="tile pile-tile"
      data-autofocus={first}
      data-purpose={purpose}
      disabled={gone}
      aria-pressed={purpose !== undefined}
      aria-label={say(purpose ? `zone.stack.${purpose}` : 'zone.stack', { number: stack + 1 })}
      onClick={() => hold(pick(held, stack))}
    >
      {stack + 1}
      {purpose && <span className="small">{say(`choice.mark.${purpose}`)}</span>}
    </button>
  );
}

/** Once all are picked, the keyboard focus moves to the confirming button. */
function useConfirm(isComplete: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const slip = button.current?.closest('.slip');
    if (isComplete && slip?.contains(document.activeElement)) button.current?.focus();
  }, [isComplete]);
  return button;
}

/** A digit picks the pile with that number. */
function keysOf(
  left: readonly number[],
  held: readonly string[],
  hold: ChoiceSlipProps['preselect'],
): Record<string, () => void> {
  return Object.fromEntries(left.map((stack) => [String(stack + 1), () => hold(pick(held, stack))]));
}

type Props = PanelProps<Observation, Move>;

/** The slip of the current decision, built only from the legal moves; declarations show first. */
export function Actions(props: Props) {
  const { observation, moves, beat } = props;
  useForgetting(props);
  if (declaredAt(observation, beat)) return null;
  const choices = moves.filter((move) => move.type === 'choose');
  if (choices.length > 0) return <ChoiceSlip {...props} choices={choices} />;
  return moves.length > 0 ? <PilesSlip {...props} /> : null;
}

/** Picks of one deal don't carry over to the next. */
function useForgetting({ preselection: held, preselect: hold, observation: { phase } }: Props): void {
  const stale = held.length > 0 && phase !== 'choosing';
  useEffect(() => {
    if (stale) hold([]);
  }, [stale, hold]);
}
