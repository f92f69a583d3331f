/** A card as it is right now: a plain object that changes every frame, outside React. */

import type { PlacedCard } from '../layout/arrangement.ts';
import { FLAT, type Pose } from '../layout/pose.ts';
import type { TableCard } from '../scene.ts';
import type { DragSpring } from './drag-spring.ts';
import type { Flight } from './flights.ts';
import type { Shake } from './impact.ts';
import { type Spring, springAtRest } from './spring.ts';

/** Who wins is seen on the cloth: how the cards of a trick stand to the one that takes it. Pure. */
/** It takes the trick as it lies, another one does, or there is no such card. */
export type TrickStanding = 'leads' | 'yields' | 'alone';

/** A card that leads is picked up so far, in centimetres, and so much nearer to the eye. */
export const WINNING_LIFT = { up: 1.4, scale: 1.04 };
/** How dark a card is that another one takes, and how light the one that takes it. */
const LOSING_DARKNESS = 0.55;
const WINNING_DARKNESS = -0.32;

/** What is asked of a card on the table. */
interface TrickCard {
  readonly zone: string;
  readonly card: TableCard | undefined;
  /** While it is on its way. */
  readonly flight: unknown;
}

/** Of all cards whose zone lies still: what a card on its way brings about is seen once it has landed. */
export function trickStandings<P extends TrickCard>(parts: readonly P[]): Map<P, TrickStanding> {
  const restless = new Set(parts.flatMap(({ zone, flight }) => (flight ? zone : [])));
  const led = new Set(parts.flatMap(({ zone, card }) => (card?.winsTrick ? zone : [])));
  const still = parts.filter(({ zone }) => !restless.has(zone));
  return new Map(still.map((part) => [part, standingOf(part, led)]));
}

function standingOf({ zone, card }: TrickCard, led: ReadonlySet<string>): TrickStanding {
  if (!card || !led.has(zone)) return 'alone';
  return card.winsTrick ? 'leads' : 'yields';
}

/** How dark it is drawn that is as dark by itself; below 0 it is lit. */
export function darknessFor(standing: TrickStanding, darkness: number): number {
  if (standing === 'leads') return WINNING_DARKNESS;
  return standing === 'yields' ? Math.max(darkness, LOSING_DARKNESS) : darkness;
}

export interface AnimatedCard {
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
  landedAt: number | undefined;
  /** It is being dragged. */
  dragSpring: DragSpring | undefined;
  /** 0 … 1: lifted by pointer or keyboard. */
  lift: Spring;
  /** How far it makes way for a neighbour, in centimetres to its right; and how far it shall. */
  aside: Spring;
  asideGoal: number;
  /** 0 … 1, eased: framed by light; darkened (below 0: lit); picked up because it leads. */
  glow: number;
  dim: number;
  winningLift: number;
  /** How it stands to the card that takes its trick, as far as all of them have landed. */
  standing: TrickStanding;
  /** It was shaken by one that came down hard beside it. */
  shake: Shake | undefined;
}

/** How strongly a marked card is framed by light. */
export const MARKED_GLOW = 0.8;
/** How dark a card is that could be played but is forbidden. */
const RISKY_DARKNESS = 0.65;

/** The same card in its new role: `from` is where it begins, without what a hand does to it. */
export function withTarget(
  former: AnimatedCard | undefined,
  target: PlacedCard | undefined,
  flight: Flight | undefined,
  now: number,
): AnimatedCard {
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
    landedAt: former?.landedAt,
    dragSpring: former?.dragSpring,
    lift: former?.lift ?? springAtRest(0),
    aside: former?.aside ?? springAtRest(0),
    asideGoal: former?.asideGoal ?? 0,
    glow: former?.glow ?? 0,
    dim: former?.dim ?? 0,
    winningLift: former?.winningLift ?? 0,
    ...besideOthers(former, target),
  };
}

/** What it was among the others of its zone, as long as it stays there. */
function besideOthers(
  former: AnimatedCard | undefined,
  target: PlacedCard | undefined,
): Pick<AnimatedCard, 'standing' | 'shake'> {
  if (!former || former.zone !== target?.zone.id) return { standing: 'alone', shake: undefined };
  return { standing: former.standing, shake: former.shake };
}

/** What can't be played is dark. */
export function darkness(card: TableCard | undefined): number {
  if (card?.playable === false) return 1;
  return card?.risky ? RISKY_DARKNESS : 0;
}
