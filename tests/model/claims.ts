/** What claims should come to, kept by hand beside the table. All devices of these tests sit at the host's own computer. */
import type { Seat } from '#shared/engine/rules.ts';
import { type Model, seatsOf } from './model.ts';

/** How long a claim waits for its answer, in ms. */
const PATIENCE = 90_000;

/** How many claims are never too many: of one device, and of all, which have one address. */
const NEVER_TOO_MANY = { one: 3, all: 8 };

export interface Claim {
  readonly id: number;
  readonly claimant: string;
  readonly holder: string;
  readonly madeAt: number;
}

/** All that a host remembers of claims as long as it lives. */
export interface Claims {
  pending: readonly Claim[];
  /** Whose last claim came to nothing, and who has not taken it back yet. */
  readonly ended: Set<string>;
  /** Who has claimed, one entry for each time. */
  readonly made: string[];
  next: number;
  now: number;
}

export function noClaims(): Claims {
  return { pending: [], ended: new Set(), made: [], next: 0, now: 0 };
}

/** Why this device may not claim the seat; nothing if it may. */
export function refusedClaim(model: Model, name: string, seat: Seat): string | undefined {
  const holder = model.seats[seat];
  if (!holder || holder === 'bot') return 'nobody-to-be';
  if (seatsOf(model, name).length > 0) return 'sits-already';
  if (!isOpen(model, name, holder)) return 'person-here';
  if (model.claims.pending.some(({ claimant }) => claimant === name)) return 'claimed-once';
  return model.claims.pending.some((claim) => claim.holder === holder) ? 'claimed-by-other' : undefined;
}

export function mayBeTooMany({ claims: { made } }: Model, name: string): boolean {
  return made.length >= NEVER_TOO_MANY.all || made.filter((one) => one === name).length >= NEVER_TOO_MANY.one;
}

/** Claims: it waits for an answer, or, where nobody is there who could give one, is so at once. */
export function makeClaim(model: Model, name: string, seat: Seat): void {
  const { claims } = model;
  const holder = model.seats[seat] as string;
  claims.made.push(name);
  if (hasJudge(model, name, holder)) {
    const claim = { id: claims.next++, claimant: name, holder, madeAt: claims.now };
    claims.pending = [...claims.pending, claim];
    claims.ended.delete(name);
  } else handOver(model, holder, name);
}

export function mayAnswer(model: Model, name: string, { claimant, holder }: Claim): boolean {
  if (name === claimant || name === holder || !model.entered.has(name)) return false;
  return model.host === name || seatsOf(model, name).length > 0 || !hasJudge(model, claimant, holder);
}

export function answerClaim(model: Model, claim: Claim, yes: boolean): void {
  if (yes) handOver(model, claim.holder, claim.claimant);
  else end(model, claim);
}

/** Whether there was something to take back. */
export function takeBack({ claims }: Model, name: string): boolean {
  const before = claims.pending.length;
  claims.pending = claims.pending.filter(({ claimant }) => claimant !== name);
  return claims.ended.delete(name) || claims.pending.length < before;
}

/** Ends what is settled by what has happened since. */
export function reviewClaims(model: Model): void {
  const { claims } = model;
  for (const claim of claims.pending) {
    const { claimant, holder, madeAt } = claim;
    const isVoid = [seatsOf(model, holder).length === 0, seatsOf(model, claimant).length > 0];
    if (isVoid.includes(true) || !model.entered.has(claimant)) drop(model, claim);
    else if (!isOpen(model, claimant, holder) || claims.now - madeAt >= PATIENCE) end(model, claim);
  }
  for (const name of claims.ended) if (seatsOf(model, name).length > 0) claims.ended.delete(name);
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

/** All that the one holds is the other's, the table too. */
function handOver(model: Model, from: string, to: string): void {
  for (const seat of seatsOf(model, from)) model.seats[seat] = to;
  if (model.host === from) model.host = to;
  model.handed.delete(to);
  model.handed.set(from, to);
}

function isOpen(model: Model, name: string, holder: string): boolean {
  return !isHere(model, holder) || heirOf(model, name) === holder;
}

function heirOf({ handed }: Model, name: string): string | undefined {
  let heir = handed.get(name);
  for (let next = heir && handed.get(heir); next; next = handed.get(next)) heir = next;
  return heir;
}

function hasJudge(model: Model, claimant: string, holder: string): boolean {
  const judges = [...model.seats, model.host].filter((one): one is string => one !== null && one !== 'bot');
  return judges.some((one) => one !== claimant && one !== holder && isHere(model, one));
}

function isHere({ online, entered }: Model, name: string): boolean {
  return online.has(name) && entered.has(name);
}
