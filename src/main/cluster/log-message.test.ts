import { expect, it } from 'vitest';
import { acceptanceCheck, BEFORE_FIRST, positionOf } from './log-message.ts';

const A = 'held.a';
const first = { by: 'one', number: 0, after: BEFORE_FIRST };
const second = { by: 'one', number: 1, after: positionOf(first) };
const other = { by: 'two', number: 0, after: positionOf(first) };

it('of two that come after the same one the first counts', () => {
  const counts = acceptanceCheck();
  expect([first, second, other].map((head) => counts(A, head))).toEqual([true, true, false]);
});

it('one that a node has stored twice counts once, and what comes after it counts, though it has a number more there', () => {
  const counts = acceptanceCheck();
  expect([first, first, second, second].map((head) => counts(A, head))).toEqual([true, false, true, false]);
});

it('each subject has its own', () => {
  const counts = acceptanceCheck();
  expect([counts(A, first), counts('held.b', first), counts('held.b', second), counts(A, other)]).toEqual([
    true,
    true,
    true,
    true,
  ]);
});
