/** A card as it is right now: a plain object that changes every frame, outside React. */

import type { TableCard } from '../api.ts';
import type { Shake } from '../moments/shake.ts';
import type { Standing } from '../moments/standing.ts';
import type { Laid } from '../places/arrangement.ts';
import { FLAT, type Pose } from '../places/pose.ts';
import type { Flight } from './choreography.ts';
import type { Grip } from './grip.ts';
import { resting, type Spring } from './spring.ts';

export interface Actor {
  /** Its key in the latest scene (of a card that is leaving: its last one). */
  key: string;
  zone: string;
  /** Undefined while it leaves. */
  card: TableCard | undefined;
  /** The face it shows; kept until a card that turns face down has landed. */
  face: string | null;
  /** Held in the viewer's own fan. */
  own: boolean;
  /** Its place among the cards of its zone, from 0. */
  place: number;
  /** It lies square on others of a pile, not on the cloth. */
  piled: boolean;
  /** Where it belongs. */
  rest: Pose;
  /** Where it is drawn. */
  pose: Pose;
  flight: Flight | undefined;
  /** When its flight was planned, in milliseconds of the caller's clock. */
  since: number;
  /** Where it is on its way, without what a hand does to it. */
  base: Pose;
  /** When it came down last, as long as that is seen. */
  touched: number | undefined;
  /** It is being dragged. */
  grip: Grip | undefined;
  /** 0 … 1: lifted by pointer or keyboard. */
  lift: Spring;
  /** How far it makes way for a neighbour, in centimetres to its right; and how far it shall. */
  aside: Spring;
  way: number;
  /** 0 … 1, eased: framed by light; darkened (below 0: lit); picked up because it leads. */
  glow: number;
  dim: number;
  lead: number;
  /** How it stands to the card that takes its trick, as far as all of them have landed. */
  standing: Standing;
  /** It was shaken by one that came down hard beside it. */
  shake: Shake | undefined;
}

/** How strongly a marked card is framed by light. */
export const MARKED = 0.8;
/** How dark a card is that could be played but is forbidden. */
const RISKY = 0.65;

/** The same card in its new role: `from` is where it begins, without what a hand does to it. */
export function recast(
  former: Actor | undefined,
  target: Laid | undefined,
  flight: Flight | undefined,
  now: number,
): Actor {
  const rest = target?.pose ?? flight?.to ?? FLAT;
  const base = flight?.from ?? former?.base ?? rest;
  return {
    key: target?.card.key ?? flight?.key ?? former?.key ?? '',
    zone: target?.zone.id ?? former?.zone ?? '',
    card: target?.card,
    face: target?.card.face ?? former?.face ?? null,
    own: target?.zone.arrangement === 'hand',
    place: target ? target.zone.cards.indexOf(target.card) : 0,
    piled: target?.zone.arrangement === 'pile' && target.zone.cards[0] !== target.card,
    rest,
    base,
    pose: former?.pose ?? base,
    flight,
    since: now,
    touched: former?.touched,
    grip: former?.grip,
    lift: former?.lift ?? resting(0),
    aside: former?.aside ?? resting(0),
    way: former?.way ?? 0,
    glow: former?.glow ?? 0,
    dim: former?.dim ?? 0,
    lead: former?.lead ?? 0,
    ...besideOthers(former, target),
  };
}

/** What it was among the others of its zone, as long as it stays there. */
function besideOthers(former: Actor | undefined, target: Laid | undefined): Pick<Actor, 'standing' | 'shake'> {
  if (!former || former.zone !== target?.zone.id) return { standing: 'alone', shake: undefined };
  return { standing: former.standing, shake: former.shake };
}

/** What can't be played is dark. */
export function darkness(card: TableCard | undefined): number {
  if (card?.playable === false) return 1;
  return card?.risky ? RISKY : 0;
}
