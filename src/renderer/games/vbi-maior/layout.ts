/** Lays out a turn of Vbi Maior. */
import type { Seat } from '#shared/engine/rules.ts';
import type { Move } from '#shared/games/vbi-maior/state/moves.ts';
import type { Observation } from '#shared/games/vbi-maior/state/observation.ts';
import type { Scene } from '../../motion/scene.ts';
import type { LayoutContext, OwnState, ViewContext } from '../game.ts';
import { plate } from '../layout-parts.ts';
import { LOOK } from './look.ts';
import { FROZEN, GATHERED } from './selectors/beats.ts';
import { deckCardKeys } from './zones/deck-keys.ts';
import { middleZones } from './zones/middle.ts';
import { seatZones } from './zones/seat-zones.ts';

/** The scene at one beat of an update. */
export function layout(observation: Observation, moment: LayoutContext<Move>): Scene {
  const seats = observation.decks.length;
  const keys = deckCardKeys(observation);
  // The viewer's own plate comes first, so that of all who may act the marker points there.
  const around = Array.from({ length: seats }, (_, step) => seatAt(step, moment, seats));
  return {
    ...LOOK,
    seats,
    zones: [
      ...middleZones(observation, moment),
      ...(moment.beat === GATHERED
        ? []
        : around.flatMap((seat) => seatZones(observation, moment, seat, keys[seat] ?? []))),
    ],
    plates: around.map((seat) => {
      const lit = !isStill(moment.beat) && observation.toAct.includes(seat);
      return plate(seat, seats, moment, { onTurn: lit, note: note(observation, moment, seat) });
    }),
  };
}

function seatAt(step: number, { viewer }: LayoutContext<Move>, seats: number): Seat {
  return ((viewer === 'everyone' ? 0 : viewer) + step) % seats;
}

function isStill(beat: string): boolean {
  return beat === FROZEN || beat === GATHERED;
}

/** The note under a name: what the seat has done, else its number of cards. */
function note(observation: Observation, { say }: LayoutContext<Move>, seat: Seat): string | undefined {
  const { decks, votes, looking, phase } = observation;
  const size = decks[seat]?.size ?? 0;
  const left = leftBy(observation, seat);
  if (left) return say(`note.${left}`);
  if (phase === 'arrange' && looking.includes(seat)) return say('note.looking');
  if (phase === 'vote' && votes[seat] !== null) return say('note.voted');
  return size > 0 ? say('note.cards', { count: size }) : undefined;
}

/** What the viewer is, and what their turn asks for. */
export function ownState(observation: Observation, { viewer }: ViewContext): OwnState {
  const { phase, votes } = observation;
  if (viewer === 'everyone') return {};
  const left = leftBy(observation, viewer) ?? (phase === 'vote' && votes[viewer] != null ? 'voted' : undefined);
  return { am: left && { key: `you.${left}` }, asked: `asked.${phase}` };
}

/** Why a seat has finished the race: it has said so, or has no cards left. */
function leftBy({ decks, story }: Observation, seat: Seat): 'out' | 'done' | undefined {
  const left = story.find((one) => (one.type === 'out' || one.type === 'done') && one.by === seat);
  return left && (decks[seat]?.size ?? 0) === 0 ? (left.type as 'out' | 'done') : undefined;
}
