/** What claims should come to, kept by hand beside the table. All devices of these tests sit at the host's own computer. */
import type { Seat } from '#shared/engine/rules.ts';
import { type Model, seatsOf } from './model.ts';

/** So long somebody has to be away, in ms. */
const AWAY = 45_000;

/** So many of the others have to say yes, where nobody does who leads. */
const TWO = 2;

/** How many claims are never too many: of one device, and of all, which have one address. */
const NEVER_TOO_MANY = { one: 3, all: 8 };

export interface Claim {
  readonly id: number;
  readonly claimant: string;
  readonly holder: string;
  readonly yes: Set<string>;
}

/** All that a host remembers of claims as long as it lives. */
export interface Claims {
  pending: readonly Claim[];
  /** Whose last claim came to nothing, and who has not taken it back yet. */
  readonly ended: Set<string>;
  /** Who has claimed, one entry for each time. */
  readonly made: string[];
  /** Since when who sits or claims has been away. */
  readonly left: Map<string, number>;
  next: number;
  now: number;
}

export function noClaims(): Claims {
  return { pending: [], ended: new Set(), made: [], left: new Map(), next: 0, now: 0 };
}

/** Why this device may not claim the seat; nothing if it may. */
export function refusedClaim(model: Model, name: string, seat: Seat): string | undefined {
  const holder = model.seats[seat];
  if (!holder || holder === 'bot') return 'nobody-to-be';
  if (seatsOf(model, name).length > 0) return 'sits-already';
  if (heirOf(model, name) === holder) return undefined;
  if (isHere(model, holder)) return 'person-here';
  if (awayFor(model, holder) < AWAY) return 'just-left';
  if (model.claims.pending.some(({ claimant }) => claimant === name)) return 'claimed-once';
  if (model.claims.pending.some((claim) => claim.holder === holder)) return 'claimed-by-other';
  return isAlone(model) || isEnough(model, name, holder, judges(model, name, holder)) ? undefined : 'nobody-confirms';
}

export function mayBeTooMany({ claims: { made } }: Model, name: string): boolean {
  return made.length >= NEVER_TOO_MANY.all || made.filter((one) => one === name).length >= NEVER_TOO_MANY.one;
}

/** Claims: it waits for answers; but who had the seat has it again, and so has who sat there alone. */
export function makeClaim(model: Model, name: string, seat: Seat): void {
  const { claims } = model;
  const holder = model.seats[seat] as string;
  if (heirOf(model, name) === holder) {
    claims.pending = claims.pending.filter(({ claimant }) => claimant !== name);
    handOver(model, holder, name);
    claims.ended.add(holder);
    return;
  }
  claims.made.push(name);
  if (isAlone(model)) {
    handOver(model, holder, name);
    return;
  }
  claims.pending = [...claims.pending, { id: claims.next++, claimant: name, holder, yes: new Set() }];
  claims.ended.delete(name);
}

export function mayAnswer(model: Model, name: string, { claimant, holder, yes }: Claim): boolean {
  return !yes.has(name) && model.entered.has(name) && judges(model, claimant, holder).includes(name);
}

export function answerClaim(model: Model, claim: Claim, name: string, yes: boolean): void {
  if (!yes) end(model, claim);
  else claim.yes.add(name);
}

/** Whether there was something to take back. */
export function takeBack({ claims }: Model, name: string): boolean {
  const before = claims.pending.length;
  claims.pending = claims.pending.filter(({ claimant }) => claimant !== name);
  return claims.ended.delete(name) || claims.pending.length < before;
}

/** Ends what is settled by what has happened since. */
export function reviewClaims(model: Model): void {
  noteAway(model);
  const { claims } = model;
  for (const claim of claims.pending) {
    const { claimant, holder, yes } = claim;
    const isVoid = [seatsOf(model, holder).length === 0, seatsOf(model, claimant).length > 0];
    if (isVoid.includes(true) || !model.entered.has(claimant) || !isAround(model, claimant)) drop(model, claim);
    else if (isHere(model, holder)) end(model, claim);
    else if (isEnough(model, claimant, holder, [...yes])) {
      handOver(model, holder, claimant);
      drop(model, claim);
    }
  }
  for (const name of claims.ended) if (seatsOf(model, name).length > 0) claims.ended.delete(name);
}

function noteAway(model: Model): void {
  const { left, now, pending } = model.claims;
  const watched = [...model.seats, ...pending.map(({ claimant }) => claimant)];
  for (const name of left.keys()) if (!watched.includes(name)) left.delete(name);
  for (const name of watched) {
    if (name === null || name === 'bot') continue;
    if (isHere(model, name)) left.delete(name);
    else if (!left.has(name)) left.set(name, now);
  }
}

/** The seats that were this device's before another was said to be their person's. */
export function lostSeats(model: Model, name: string): Seat[] {
  const heir = heirOf(model, name);
  return heir === undefined || seatsOf(model, name).length > 0 ? [] : seatsOf(model, heir);
}

function end(model: Model, claim: Claim): void {
  drop(model, claim);
  model.claims.ended.add(claim.claimant);
}

function drop({ claims }: Model, claim: Claim): void {
  claims.pending = claims.pending.filter((one) => one !== claim);
}

/** All seats that the one holds are the other's; who had them before has no heirs any more. */
function handOver(model: Model, from: string, to: string): void {
  for (const seat of seatsOf(model, from)) model.seats[seat] = to;
  const isBack = heirOf(model, to) === from;
  for (let next: string | undefined = to; next && isBack; ) {
    const heir = model.handed.get(next);
    model.handed.delete(next);
    next = heir;
  }
  model.handed.delete(to);
  if (!isBack) model.handed.set(from, to);
}

function heirOf({ handed }: Model, name: string): string | undefined {
  let heir = handed.get(name);
  for (let next = heir && handed.get(heir); next; next = handed.get(next)) heir = next;
  return heir;
}

/** Whose word counts: all sit at one computer here, so it is the host of the table, or two of the others. */
function judges(model: Model, claimant: string, holder: string): string[] {
  const isOther = (one: string | null): one is string => ![null, 'bot', claimant, holder].includes(one);
  const others = model.seats.filter(isOther).filter((one) => isAround(model, one));
  return [...new Set([...others, ...[model.host].filter(isOther).filter((one) => isHere(model, one))])];
}

function isEnough(model: Model, claimant: string, holder: string, yes: readonly string[]): boolean {
  const counts = judges(model, claimant, holder).filter((one) => yes.includes(one));
  const sitting = counts.filter((one) => seatsOf(model, one).length > 0);
  return (counts.includes(model.host) && isHere(model, model.host)) || sitting.length >= TWO;
}

/** Nobody else sits at the table, and all is one computer. */
function isAlone({ seats }: Model): boolean {
  return new Set(seats.filter((one) => one !== null && one !== 'bot')).size === 1;
}

function awayFor(model: Model, name: string): number {
  const left = model.claims.left.get(name);
  return left === undefined || isHere(model, name) ? 0 : model.claims.now - left;
}

function isAround(model: Model, name: string): boolean {
  return isHere(model, name) || (model.claims.left.has(name) && awayFor(model, name) < AWAY);
}

export function isHere({ online, entered }: Model, name: string): boolean {
  return online.has(name) && entered.has(name);
}
