/** Arrivals and departures. They take effect from the next round; past rounds stay. */
import { refusal } from '../engine/refusal.ts';
import { EVENING_LIMITS } from './limits.ts';
import { nextRoundNumber } from './queries.ts';
import type { Evening, EveningStep, Player } from './schema.ts';

/** Adds a player, or one who returns. */
export function addPlayer(evening: Evening, { id, name }: { readonly id: string; readonly name: string }): EveningStep {
  const stay = { from: nextRoundNumber(evening), to: null };
  const known = evening.players.find((player) => player.id === id);
  if (known?.stays.some(({ to }) => to === null)) {
    return { refusal: refusal('evening', 'there-already', { name: known.name }) };
  }
  if (known) return { evening: withPlayer(evening, { ...known, name, stays: extendedStays([...known.stays, stay]) }) };
  if (evening.players.length >= EVENING_LIMITS.players) {
    return { refusal: refusal('evening', 'too-many-players', { max: EVENING_LIMITS.players }) };
  }
  return { evening: { ...evening, players: [...evening.players, { id, name, stays: [stay] }] } };
}

/** Who leaves and returns before the next round was never away. */
function extendedStays(stays: Player['stays']): Player['stays'] {
  const [now, before] = [stays.at(-1), stays.at(-2)];
  if (!now || !before || before.to !== now.from) return stays;
  return [...stays.slice(0, -2), { from: before.from, to: null }];
}

/** Renames a player. */
export function renamePlayer(evening: Evening, id: string, name: string): EveningStep {
  const player = evening.players.find((one) => one.id === id);
  return player
    ? { evening: withPlayer(evening, { ...player, name }) }
    : { refusal: refusal('evening', 'no-such-player') };
}

/** Removes a player. One who was in no round leaves no trace. */
export function removePlayer(evening: Evening, id: string): EveningStep {
  const player = evening.players.find((one) => one.id === id);
  if (!player) return { refusal: refusal('evening', 'no-such-player') };
  const stay = player.stays.at(-1);
  if (!stay || stay.to !== null) return { refusal: refusal('evening', 'gone-already', { name: player.name }) };
  const to = nextRoundNumber(evening);
  const before = player.stays.slice(0, -1);
  const stays = stay.from < to ? [...before, { from: stay.from, to }] : before;
  const isPlayed = evening.played.some(({ tables }) =>
    tables.some(({ seats }) => seats.some((sitter) => sitter.kind === 'person' && sitter.player === id)),
  );
  if (stays.length > 0) return { evening: withPlayer(evening, { ...player, stays }) };
  // A late comer who took a bot's seat has a line in the standings, though no round was paired with
  // them.
  if (isPlayed) return { evening: withPlayer(evening, { ...player, stays: [{ from: to, to }] }) };
  return { evening: { ...evening, players: evening.players.filter((one) => one !== player) } };
}

function withPlayer(evening: Evening, player: Player): Evening {
  return { ...evening, players: evening.players.map((other) => (other.id === player.id ? player : other)) };
}
