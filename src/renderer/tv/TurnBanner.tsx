import type { CSSProperties } from 'react';
import { graphemesOf } from '#shared/i18n/characters.ts';
import type { Seated } from '#shared/protocol/table.ts';
import type { Message, Say } from '../i18n/say.ts';
import { turnOf } from '../match/about-me.ts';
import type { Plate } from '../motion/scene.ts';

interface Props {
  readonly plates: readonly Plate[];
  readonly seats: readonly Seated[];
  readonly say: Say;
}

/** A name in a sentence, within marks that isolate it. */
const NAME = /(\u2068[^\u2069]*\u2069)/;

/** Whose turn it is, in a sentence: the name large enough to read from across the room. */
export function TurnBanner({ plates, seats, say }: Props) {
  const message = whoseTurn(plates, seats);
  if (!message) return null;
  const { key, params = {} } = message;
  const marked = Object.entries(params).map(([gap, value]) => [gap, gap === 'count' ? value : `\u2068${value}\u2069`]);
  // Without a name all of it is large.
  const parts = say(key, Object.fromEntries(marked)).split(NAME);
  const large = parts.length > 1 ? parts.filter((part) => NAME.test(part)) : parts;
  const style = { '--letters': Math.max(6, ...large.map((part) => graphemesOf(part).length)) } as CSSProperties;
  return (
    <p className="tv-turn" style={style}>
      {parts.map((part) => (large.includes(part) ? <strong key={part}>{part}</strong> : part))}
    </p>
  );
}

/** Nobody is called who has gone, and no bot plays for them. */
function whoseTurn(plates: readonly Plate[], seats: readonly Seated[]): Message | undefined {
  const onTurn = plates.filter((plate) => plate.onTurn);
  const [one, two, more] = onTurn;
  if (one && !two && isAway(seats[one.seat])) return { key: 'tv.away', params: { name: one.name } };
  if (!more) return turnOf(onTurn)[0];
  return onTurn.length === plates.length ? { key: 'tv.all' } : { key: 'tv.several', params: { count: onTurn.length } };
}

function isAway(who: Seated | undefined): boolean {
  return who?.kind === 'empty' || (who?.kind === 'person' && !who.here && !who.standIn);
}
