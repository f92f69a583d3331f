/** Somebody says that they are who sits there, others say whether it is so, or it is taken back. */
import { expect } from 'vitest';
import type { Seat } from '#shared/engine/rules.ts';
import { answerClaim, type Claim, makeClaim, mayAnswer, mayBeTooMany, refusedClaim, takeBack } from './claims.ts';
import { type Model, refusedAtDoor } from './model.ts';
import { type Command, clientOf, isOnline, step } from './step.ts';
import { outcome, type World } from './world.ts';

/** Any seat, whether it may be claimed or not. */
export const claim = (name: string, seat: number): Command =>
  step(`${name} claims ${seat}`, isOnline(name), (model, world) => claimSeat(model, world, name, seat));

/** A seat whose person is away, if somebody is there without one. */
export const claimLost = (nth: number): Command =>
  step(
    `somebody claims what is lost (${nth})`,
    (model) => lostSeats(model).length > 0,
    async (model, world) => {
      const lost = lostSeats(model);
      const { name, seat } = lost[nth % lost.length] as Lost;
      await claimSeat(model, world, name, seat);
    },
  );

interface Lost {
  readonly name: string;
  readonly seat: Seat;
}

/** Who may claim which seat. */
function lostSeats(model: Readonly<Model>): Lost[] {
  const guests = [...model.online].filter((name) => !refusedAtDoor(model, name));
  const ways = guests.flatMap((name) => model.seats.map((_, seat) => ({ name, seat })));
  return ways.filter(({ name, seat }) => !refusedClaim(model, name, seat));
}

async function claimSeat(model: Model, world: World, name: string, seat: Seat): Promise<void> {
  const refused = await outcome(clientOf(world, name).table.claim({ table: world.table, seat }));
  const expected = refusedAtDoor(model, name) ?? refusedClaim(model, name, seat);
  if (!expected && refused === 'too-many-claims') expect(mayBeTooMany(model, name)).toBe(true);
  else expect(refused).toBe(expected);
  if (!refused) makeClaim(model, name, seat);
}

/** The claim that has waited longest, whoever's it is to answer. */
export const answer = (name: string, yes: boolean): Command =>
  step(
    `${name} says ${yes ? 'yes' : 'no'} to a claim`,
    (model) => model.online.has(name) && model.claims.pending.length > 0,
    async (model, world) => {
      const [waiting] = model.claims.pending as [Claim];
      const call = { table: world.table, claim: waiting.id, yes };
      const refused = await outcome(clientOf(world, name).table.answerClaim(call));
      const fault = mayAnswer(model, name, waiting) ? undefined : 'not-yours-to-answer';
      expect(refused).toBe(refusedAtDoor(model, name) ?? fault);
      if (!refused) answerClaim(model, waiting, name, yes);
    },
  );

export const unclaim = (name: string): Command =>
  step(`${name} takes a claim back`, isOnline(name), async (model, world) => {
    const refused = await outcome(clientOf(world, name).table.unclaim({ table: world.table }));
    const door = refusedAtDoor(model, name);
    expect(refused).toBe(door ?? (takeBack(model, name) ? undefined : 'no-such-claim'));
  });
