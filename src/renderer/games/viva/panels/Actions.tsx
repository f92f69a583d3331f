import { useEffect } from 'react';
import { commonColours, type VivaCard } from '#shared/cards/viva.ts';
import { HOUSES, topOf } from '#shared/games/viva/state/board.ts';
import type { Move } from '#shared/games/viva/state/moves.ts';
import type { Observation } from '#shared/games/viva/state/observation.ts';
import { VIVA } from '../../../decks/viva/index.ts';
import { useKeys } from '../../../input/keyboard.ts';
import { CardFace } from '../../../ui/CardFace.tsx';
import { Slip } from '../../../ui/Slip.tsx';
import { nameAt, type PanelProps } from '../../game.ts';
import { SETTLED } from '../selectors/beats.ts';
import { cardName } from '../selectors/names.ts';
import { faultFor, playsOf, refusalOf } from '../selectors/plays.ts';
import { ColourSign } from './ColourSign.tsx';
import { Decision } from './Decision.tsx';
import { Houses, HouseTiles, singly } from './Houses.tsx';
import { Turn } from './Turn.tsx';

/** VI-10: the card just taken may be played at once, or kept. */
function Taken(panel: PanelProps<Observation, Move>) {
  const { observation, moves, preselect: hold, say, act } = panel;
  const { taken } = observation;
  if (taken === null) return null;
  const plays = playsOf(taken, moves);
  const [first] = plays;
  const isPermitted = plays.some((play) => !faultFor(observation, play));
  return (
    <Decision
      title={say('taken.title')}
      acts={
        <>
          {first && (
            <button
              type="button"
              className={isPermitted ? 'taken-play brass' : 'taken-play'}
              data-autofocus={isPermitted}
              onClick={() => (plays.length === 1 ? act(first) : hold([taken]))}
            >
              {say('taken.play')}
            </button>
          )}
          <button type="button" data-autofocus={!isPermitted} onClick={() => act({ type: 'pass' })}>
            {say('taken.keep')} <kbd>P</kbd>
          </button>
        </>
      }
    >
      <div className="taken-card">
        <CardFace deck={VIVA} id={taken} name={cardName(taken, say)} />
        <p>{isPermitted ? say('taken.playable') : refusalOf(observation, taken, say)}</p>
      </div>
      {first && <HouseTiles {...panel} plays={singly(taken, moves)} />}
    </Decision>
  );
}

/** VI-13: three houses match, and the call is optional. */
function Answer({ observation, say, act }: PanelProps<Observation, Move>) {
  const tops = HOUSES.flatMap((house) => topOf(observation.table, house) ?? []);
  return (
    <Decision
      title={say('answer.title')}
      acts={
        <>
          <button type="button" className="brass viva-call" data-autofocus onClick={() => act({ type: 'viva' })}>
            {say('answer.viva')} <kbd>V</kbd>
          </button>
          <button type="button" onClick={() => act({ type: 'pass' })}>
            {say('answer.decline')} <kbd>P</kbd>
          </button>
        </>
      }
    >
      <p className="wordy">
        {commonColours(tops).map((colour) => (
          <ColourSign key={colour} colour={colour} />
        ))}{' '}
        {say('answer.about')}
      </p>
    </Decision>
  );
}

/** VI-21: until the next seat has acted, a forbidden play can be called out. */
function CallOut({ observation: { window }, seated, say, act }: PanelProps<Observation, Move>) {
  const play = window?.since[0]?.event;
  if (!window || play?.type !== 'play') return null;
  const name = nameAt({ seated, say }, window.player);
  return (
    <button type="button" className="danger call-out" onClick={() => act({ type: 'catch' })}>
      <strong>{say('catch.call')}</strong>
      <span className="small">
        {say('catch.play', { name, card: cardName(play.card, say), house: (play.houses[0] ?? 0) + 1 })}
      </span>
      <kbd>C</kbd>
    </button>
  );
}

type Props = PanelProps<Observation, Move>;

/** The decisions, on slips, once everything is in its place. */
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

/** The decision of the own turn. */
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

/** A key for each move that needs no card. */
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

/** Uses of a preselected card: on a phone it is selected before it blocks, too. */
const CARD_USES = ['play', 'last', 'block'] as const;

/** A preselection of one turn does not carry over to the next. */
function useForgetting({ preselection: held, preselect: hold, moves }: Props): void {
  const stale = held.length > 0 && !CARD_USES.some((type) => has(moves, type));
  useEffect(() => {
    if (stale) hold([]);
  }, [stale, hold]);
}
