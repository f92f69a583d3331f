/** An evening of a room, over the wire: phones that watch it, and rounds that are played out. */
import type { EveningView, EveningRequest } from '#shared/protocol/evening.ts';
import { allTold, type Guest, layAll } from './evening.ts';
import type { TestHost } from './test-host.ts';

/** What a test begins, where it says nothing else. */
export const SWISS: EveningRequest = {
  name: 'Friday',
  games: [{ game: 'race', size: 2 }],
  form: { form: 'swiss' },
  scoring: 'places',
  rounds: 3,
  minutes: 20,
};

/** The same with numbered deals. */
export const SAME_DEALS: EveningRequest = { ...SWISS, scoring: 'duplicate', deals: 2 };

/** The evening as this one is told of it now. */
export async function eveningOf(guest: Guest): Promise<EveningView> {
  const view = (await guest.follow<EveningView | null>('evening/watch'))().at(-1);
  if (!view) throw new Error('there is no evening');
  return view;
}

/** Every match that goes on is played to its end by these guests. */
export async function playRound(at: TestHost, guests: readonly Guest[]): Promise<void> {
  for (let deal = 0; deal < 10; deal++) {
    await layAll(guests);
    await at.clock.pass(10_000);
    await allTold(at);
    if (at.host.desk.tables().every(({ stage }) => stage !== 'playing')) return;
    await at.clock.pass(60_000);
  }
  throw new Error('a match does not end');
}

/** The next round is made, dealt and played out. */
export async function wholeRound(at: TestHost, desk: Guest, guests: readonly Guest[]): Promise<void> {
  await desk.get('evening/next');
  await allTold(at);
  await desk.get('evening/deal');
  await allTold(at);
  await playRound(at, guests);
}
