import type { CSSProperties } from 'react';
import { graphemesOf } from '#shared/i18n/characters.ts';
import type { Seated } from '#shared/protocol/table.ts';
import { bidiIsolated } from '../i18n/names.ts';
import type { Say } from '../i18n/say.ts';
import type { Plate } from '../motion/scene.ts';

interface Props {
  readonly plates: readonly Plate[];
  readonly seats: readonly Seated[];
  readonly say: Say;
}

/** Whose turn it is: the name first, large enough to read from across the room. */
export function TurnBanner({ plates, seats, say }: Props) {
  const lit = plates.filter((plate) => plate.onTurn);
  const [first] = lit;
  if (!first) return null;
  const who = whoOf(lit, plates, say);
  const style = { '--letters': Math.max(6, graphemesOf(who).length) } as CSSProperties;
  return (
    <p className="tv-turn" style={style}>
      <strong>{who}</strong>{' '}
      <span>{say('tv.turn', { count: lit.length, kind: kindOf(first, seats[first.seat]) })}</span>
    </p>
  );
}

/** It calls no absent player and addresses no bot. */
function kindOf({ kind }: Plate, who: Seated | undefined): 'bot' | 'away' | 'person' {
  if (who?.kind === 'person') return who.standIn ? 'bot' : who.here ? 'person' : 'away';
  return who?.kind === 'empty' ? 'away' : kind === 'bot' ? 'bot' : 'person';
}

/** One by name, everybody as all, else a number. */
function whoOf(lit: readonly Plate[], plates: readonly Plate[], say: Say): string {
  const [one] = lit;
  if (one && lit.length === 1) return bidiIsolated(one.name);
  return lit.length === plates.length ? say('tv.all') : say('tv.several', { count: lit.length });
}
