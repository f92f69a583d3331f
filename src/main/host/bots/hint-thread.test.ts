/** The thread that thinks about hints: what it answers, what is dropped, and that it is there again when it has died. */
import { afterEach, describe, expect, it } from 'vitest';
import { gameOf } from '#catalogue';
import { advise } from '#shared/bots/advice.ts';
import { isSeatObservation } from '#shared/bots/policy.ts';
import { runToEnd } from '#shared/bots/search/search.ts';
import { at, present } from '#shared/engine/collections.ts';
import { drawNext, moveEvent, newMatch, take } from '#shared/engine/match.ts';
import { resolveOptions } from '#shared/engine/options.ts';
import { seeded } from '#shared/engine/random.ts';
import { viewOf } from '#shared/engine/view.ts';
import { botWorkerBeside, threadsOf } from '../../bot-threads.ts';
import { HintThread } from './hint-thread.ts';
import type { HintRequest } from './worker-messages.ts';

const REAL = botWorkerBeside(new URL('../../headless.ts', import.meta.url).href);
/** Dies of the first questions. */
const MORTAL = new URL('../testing/crashing-hint-worker.ts', import.meta.url);

const advisors: HintThread[] = [];
afterEach(() => Promise.all(advisors.splice(0).map((advisor) => advisor.close())));

function newAdvisor(script: URL) {
  const log: string[] = [];
  const advisor = new HintThread(threadsOf(script), (line) => void log.push(line));
  advisors.push(advisor);
  return { advisor, log };
}

/** What a seat sees late in a deal of Spizzichino, when little is left to think about. */
function lateQuestion(): HintRequest {
  const { rules } = present(gameOf('spizzichino'), 'game');
  const resolved = resolveOptions(rules.options, {});
  if ('refusal' in resolved) throw new Error(resolved.refusal.reason);
  const match = newMatch(rules, resolved.options, 2);
  const random = seeded(2);
  for (let moves = 0; ; ) {
    const turn = rules.toAct(match.state);
    if (turn === 'over') throw new Error('over');
    if (turn === 'chance') {
      take(match, present(drawNext(match, random), 'chance'));
      continue;
    }
    const seat = at(turn, 0);
    const view = viewOf(rules, match.state, seat);
    if (moves++ > 34 && view.moves.length > 1) return { game: rules.id, ...view };
    take(match, moveEvent(seat, at(view.moves, 0)));
  }
}

describe('the thread that thinks about hints', () => {
  it('answers what thinking about the same question here comes to', async () => {
    const { advisor, log } = newAdvisor(REAL);
    const question = lateQuestion();
    const { rules, searchModel: mind } = present(gameOf(question.game), 'game');
    const { observation, moves } = question;
    if (!isSeatObservation(observation) || !mind) throw new Error('nobody can think about it');
    const here = runToEnd(advise({ rules, mind, observation, moves }));
    expect(await advisor.ask(question).hint).toEqual(here);
    expect(log).toEqual([]);
  });

  it('answers nothing to a question that is dropped, and goes on with the others', async () => {
    const { advisor } = newAdvisor(REAL);
    const [dropped, kept] = [advisor.ask(lateQuestion()), advisor.ask(lateQuestion())];
    dropped.drop();
    expect(await dropped.hint).toBeUndefined();
    expect(await kept.hint).toHaveProperty('move');
    // What is answered can't be dropped any more.
    kept.drop();
  });

  it('says in the log what came to nothing', async () => {
    const { advisor, log } = newAdvisor(REAL);
    expect(await advisor.ask({ ...lateQuestion(), game: 'vbi-maior' }).hint).toBeUndefined();
    expect(log).toEqual([expect.stringMatching(/^a hint came to nothing: .*nobody knows a hint in vbi-maior/)]);
  });

  it('answers nothing where it has died, and is there again for the next question', async () => {
    const { advisor } = newAdvisor(MORTAL);
    const lost = [advisor.ask(lateQuestion()), advisor.ask(lateQuestion())];
    expect(await Promise.all(lost.map(({ hint }) => hint))).toEqual([undefined, undefined]);
    expect(await advisor.ask(lateQuestion()).hint).toEqual({ move: { type: 'alive' }, sureness: 'only', weighed: [] });
  });
});
