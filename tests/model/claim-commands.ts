/** Somebody says that they are who sits there, others say whether it is so, or it is taken back. */
import { expect } from 'vitest';
import { answerClaim, makeClaim, mayAnswer, mayBeTooMany, refusedClaim, takeBack } from './claims.ts';
import { refusedAtDoor } from './model.ts';
import { type Command, clientOf, isOnline, step } from './step.ts';
import { outcome } from './world.ts';

export const claim = (name: string, seat: number): Command =>
  step(`${name} claims ${seat}`, isOnline(name), async (model, world) => {
    const refused = await outcome(clientOf(world, name).table.claim({ table: world.table, seat }));
    const expected = refusedAtDoor(model, name) ?? refusedClaim(model, name, seat);
    if (!expected && refused === 'too-many-claims') expect(mayBeTooMany(model, name)).toBe(true);
    else expect(refused).toBe(expected);
    if (!refused) makeClaim(model, name, seat);
  });

/** The claim that has waited longest, or one that nobody has made. */
export const answer = (name: string, yes: boolean): Command =>
  step(`${name} says ${yes ? 'yes' : 'no'} to a claim`, isOnline(name), async (model, world) => {
    const [waiting] = model.claims.pending;
    const call = { table: world.table, claim: waiting?.id ?? 999, yes };
    const refused = await outcome(clientOf(world, name).table.answerClaim(call));
    const fault = waiting ? (mayAnswer(model, name, waiting) ? undefined : 'not-yours-to-answer') : 'no-such-claim';
    expect(refused).toBe(refusedAtDoor(model, name) ?? fault);
    if (!refused && waiting) answerClaim(model, waiting, yes);
  });

export const unclaim = (name: string): Command =>
  step(`${name} takes a claim back`, isOnline(name), async (model, world) => {
    const refused = await outcome(clientOf(world, name).table.unclaim({ table: world.table }));
    const door = refusedAtDoor(model, name);
    expect(refused).toBe(door ?? (takeBack(model, name) ? undefined : 'no-such-claim'));
  });
