/** A hundred people in one evening: what one view of it weighs, and how often it is told. */
import { expect, it } from 'vitest';
import { allTold, eveningOf, type Guest, phone, phones, SWISS } from '../testing/room-clients.ts';
import { testHost } from '../testing/test-host.ts';

const MANY = 100;

it('a hundred people are told of a round in few bytes, and of changes together as one', {
  timeout: 120_000,
}, async () => {
  const at = testHost({ opensTables: true });
  const [ada] = (await phones(at, 'Ada')) as [Guest];
  const people = [ada];
  for (let k = 1; k < MANY; k++) people.push(await phone(at, `P${k}`, `10.0.${k}.1`));
  await allTold(at);
  const views: (() => object[])[] = [];
  for (const one of people) views.push(await one.follow<object>('evening/watch'));
  const told = () => views.reduce((all, one) => all + one().length, 0);
  await ada.get('evening/begin', SWISS);
  await ada.get('evening/next');
  await at.clock.pass(1000);
  await allTold(at);
  const before = told();
  await ada.get('evening/deal');
  await at.clock.pass(1000);
  await allTold(at);
  // Fifty matches have begun.
  expect(told() - before).toBeLessThanOrEqual(5 * MANY);
  const bytes = JSON.stringify(await eveningOf(ada)).length;
  expect(bytes).toBeLessThan(400 * MANY);
});
