import { useEffect } from 'react';
import type { VivaCard } from '#shared/cards/viva.ts';
import type { Move } from '#shared/games/viva/state/moves.ts';
import type { Observation } from '#shared/games/viva/state/observation.ts';
import { useKeys } from '../../../keys/keyboard.ts';
import { Slip } from '../../../paper/Slip.tsx';
import type { PanelProps } from '../../game.ts';
import { SETTLED } from '../reading/beats.ts';
import { playsOf } from '../reading/plays.ts';
import { Answer } from './Answer.tsx';
import { CallOut } from './CallOut.tsx';
import { Houses } from './Houses.tsx';
import { Taken } from './Taken.tsx';
import { Turn } from './Turn.tsx';

type Props = PanelProps<Observation, Move>;

/** What there is to decide, on slips, once everything has found its place. */
export function Actions(props: Props) {
  const { moves, act, beat } = props;
  useKeys(keysOf(moves, act));
  useForgetting(props);
  if (beat !== SETTLED) return null;
  const isBoth = has(moves, 'catch') && moves.some(({ type }) => type !== 'catch');
  return (
    <div className={isBoth ? 'viva-actions crowded' : 'viva-actions'}>
      {has(moves, 'catch') && <CallOut {...props} />}
      <InTurn {...props} />
    </div>
  );
}

/** The one decision of the own turn. */
function InTurn(props: Props) {
  const { observation, moves, preselection: held, preselect: hold, say } = props;
  const card = held[0] as VivaCard | undefined;
  if (card !== undefined && playsOf(card, moves).length > 0)
    return <Houses key={card} {...props} card={card} onPutBack={() => hold([])} />;
  if (has(moves, 'viva')) return <Answer {...props} />;
  if (has(moves, 'block'))
    return (
      <Slip title={say('block.title')} className="block">
        <p>{say(observation.phase === 'block-then-next' ? 'block.after-viva' : 'block.after-last')}</p>
      </Slip>
    );
  if (observation.phase === 'taken' && has(moves, 'pass')) return <Taken {...props} />;
  return moves.some(({ type }) => type !== 'catch') ? <Turn {...props} /> : null;
}

function has(moves: readonly Move[], type: Move['type']): boolean {
  return moves.some((move) => move.type === type);
}

/** One key for each move that needs no card. */
const KEYS: Readonly<Record<string, Move>> = {
  t: { type: 'take' },
  v: { type: 'viva' },
  p: { type: 'pass' },
  c: { type: 'catch' },
};

function keysOf(moves: readonly Move[], act: Props['act']): Record<string, () => void> {
  const allowed = Object.entries(KEYS).filter(([, { type }]) => has(moves, type));
  return Object.fromEntries(
    allowed.flatMap(([key, move]) => [key, key.toUpperCase()].map((k) => [k, () => act(move)])),
  );
}

/** What a card that is held ready may become: on a phone it is taken up before it blocks, too. */
const CARD_USES = ['play', 'last', 'block'] as const;

/** A card that was held ready in one turn isn't in the next. */
function useForgetting({ preselection: held, preselect: hold, moves }: Props): void {
  const stale = held.length > 0 && !CARD_USES.some((type) => has(moves, type));
  useEffect(() => {
    if (stale) hold([]);
  }, [stale, hold]);
}
