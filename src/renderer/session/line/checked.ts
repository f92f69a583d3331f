/** A line on which nothing comes through but what the contract says. */
import { refusal } from '#shared/engine/refusal.ts';
import { CallError, type Calls, Unreachable } from './calls.ts';
import { fits, MOST_VALUES } from './fits.ts';
import { ANSWERS } from './shapes.ts';

/** A whole record is more than an update. */
const MOST_ANSWERED = 20 * MOST_VALUES;

/** What is said of a host that does not keep to the contract. */
export const STRANGE = refusal('host', 'host-strange');

/**
 * The link, checked: an answer that is not what the contract says counts as a refusal. Of a stream it is left out, and
 * what comes after may be sound again, since every value says all there is to know; `strange` is called for each.
 */
export function checked(link: Calls, strange: () => void): Calls {
  return {
    async call(path, input, options) {
      const answers = path[0] === 'evening' ? await evenings() : ANSWERS;
      const { stream = false, shape = {} } = answers[path.join('.')] ?? {};
      const answer = await link.call(path, input, options);
      if (stream && isStream(answer)) return soundOf(answer, (value) => fits(shape, value), strange);
      if (stream || !fits(shape, answer, MOST_ANSWERED)) throw new CallError('REFUSED', STRANGE);
      return answer;
    },
  };
}

async function evenings(): Promise<typeof ANSWERS> {
  try {
    return (await import('./evening-shapes.ts')).OF_EVENING;
  } catch {
    throw new Unreachable('no shapes');
  }
}

async function* soundOf(stream: AsyncIterable<unknown>, isSound: (value: unknown) => boolean, strange: () => void) {
  for await (const value of stream) {
    if (isSound(value)) yield value;
    else strange();
  }
}

function isStream(answer: unknown): answer is AsyncIterable<unknown> {
  return typeof answer === 'object' && answer !== null && Symbol.asyncIterator in answer;
}
