import { useState } from 'react';
import type { VivaCard } from '#shared/cards/viva.ts';
import { HOUSES, topOf } from '#shared/games/viva/state/board.ts';
import type { Move, Play } from '#shared/games/viva/state/moves.ts';
import type { Observation } from '#shared/games/viva/state/observation.ts';
import { useKeys } from '../../../input/keyboard.ts';
import type { PanelProps } from '../../game.ts';
import { cardName } from '../selectors/names.ts';
import { copiesOf, faultFor, playsOf, spread, stackedOn } from '../selectors/plays.ts';
import { houseZone } from '../zones/places.ts';
import { Signs } from './ColourSign.tsx';
import { Decision } from './Decision.tsx';

interface Props extends PanelProps<Observation, Move> {
  readonly card: VivaCard;
  onPutBack(): void;
}

/** Where to place the preselected card, and how many copies (VI-9). */
export function Houses({ card, onPutBack, ...panel }: Props) {
  const { moves, say, act } = panel;
  const plays = playsOf(card, moves);
  const numbers = copiesOf(plays);
  const [copies, setCopies] = useState(1);
  const stacks = HOUSES.map((house) => stackedOn(house, copies, plays));
  useKeys(keysOf(stacks, act));
  return (
    <Decision
      title={cardName(card, say)}
      className="houses brief"
      acts={
        <>
          {numbers.length > 1 && (
            <div className="choices copies">
              {numbers.map((number) => (
                <button
                  key={number}
                  type="button"
                  aria-pressed={number === copies}
                  aria-label={say('houses.copies', { count: number })}
                  onClick={() => setCopies(number)}
                >
                  {number} ×
                </button>
              ))}
            </div>
          )}
          <button type="button" className="plain" onClick={onPutBack}>
            {say('houses.put-back')}
          </button>
        </>
      }
      onEscape={onPutBack}
    >
      <p className="wordy">{say(copies > 1 ? 'houses.all-on' : 'houses.on')}</p>
      <HouseTiles plays={stacks} {...panel} />
      <Spreads plays={spread(copies, plays)} {...panel} />
    </Decision>
  );
}

interface TilesProps extends PanelProps<Observation, Move> {
  /** By house, the play when it is pressed. */
  readonly plays: readonly (Play | undefined)[];
  /** A card is preselected: where it can't be placed, that is said. */
  readonly isMeant?: boolean;
}

/** The three houses; on a phone they stay, with or without a preselection. */
export function HouseTiles({ plays, isMeant = true, ...panel }: TilesProps) {
  return (
    <div className="house-tiles">
      {HOUSES.map((house) => (
        <HouseTile
          key={house}
          house={house}
          play={plays[house]}
          first={house === firstOf(plays)}
          isMeant={isMeant}
          {...panel}
        />
      ))}
    </div>
  );
}

/** For each house the play of this card alone. */
export function singly(card: VivaCard, moves: readonly Move[]): (Play | undefined)[] {
  return HOUSES.map((house) => stackedOn(house, 1, playsOf(card, moves)));
}

function firstOf(stacks: readonly (Play | undefined)[]): number {
  return stacks.findIndex((play) => play !== undefined);
}

function keysOf(stacks: readonly (Play | undefined)[], act: Props['act']): Record<string, () => void> {
  return Object.fromEntries(stacks.flatMap((play, house) => (play ? [[String(house + 1), () => act(play)]] : [])));
}

interface TileProps extends PanelProps<Observation, Move> {
  readonly house: number;
  readonly play: Play | undefined;
  readonly first: boolean;
  readonly isMeant: boolean;
}

/** A house as a tile: its number, its top card's signs, and the fault of a play there. */
function HouseTile({ house, play, first, isMeant, observation, say, act }: TileProps) {
  const top = topOf(observation.table, house);
  const fault = play && faultFor(observation, play);
  const wrong = (fault || (isMeant && !play)) && say(`fault.${fault?.reason ?? 'no-match'}`);
  const name = say('houses.house', { house: house + 1, top: top ? cardName(top, say) : 'none' });
  return (
    <button
      type="button"
      className="tile house-tile"
      data-autofocus={first}
      data-drop={houseZone(house)}
      data-place={say('zone.house', { house: house + 1 })}
      disabled={!play}
      // The label starts with the visible text, for voice control.
      aria-label={wrong ? `${name}, ${wrong}` : name}
      onClick={() => play && act(play)}
    >
      <span>{house + 1}</span> {top ? <Signs card={top} /> : <span className="small">{say('houses.empty')}</span>}{' '}
      {wrong && <span className="small fault">{wrong}</span>}
    </button>
  );
}

/** VI-9: each copy on another house. */
function Spreads({
  plays,
  observation,
  say,
  act,
}: { readonly plays: readonly Play[] } & PanelProps<Observation, Move>) {
  if (plays.length === 0) return null;
  return (
    <div className="spreads">
      <p className="wordy">{say('houses.one-each')}</p>
      <div className="choices">
        {plays.map((play) => {
          const fault = faultFor(observation, play);
          return (
            <button key={play.houses.join('-')} type="button" onClick={() => act(play)}>
              {play.houses.map((house) => house + 1).join(' + ')}
              {fault && <span className="small fault">{say(`fault.${fault.reason}`)}</span>}
            </button>
          );
        })}
      </div>
    </div>
  );
}
