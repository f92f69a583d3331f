/** A line on which nothing comes through but what the contract says. */
import { refusal } from '#shared/engine/refusal.ts';
import { loadWithRetry } from '../../fetch/surely.ts';
import { CallError, type RpcLink } from './calls.ts';
import { matchesShape, MAX_VALUES } from './fits.ts';
import { ANSWER_SHAPES } from './shapes.ts';

/** A whole record is more than an update. */
const MAX_ANSWER_VALUES = 20 * MAX_VALUES;

/** What is said of a host that does not keep to the contract. */
export const PROTOCOL_VIOLATION = refusal('host', 'host-strange');

/**
 * The link, checked: an answer that is not what the contract says counts as a refusal. Of a stream it is left out, and
 * what comes after may be sound again, since every value says all there is to know; `strange` is called for each.
 */
export function validateAnswers(link: RpcLink, strange: () => void): RpcLink {
  return {
    async call(path, input, options) {
      const answers = path[0] === 'evening' ? (await loadWithRetry(() => import('./evening-shapes.ts'))).EVENING_ANSWER_SHAPES : ANSWER_SHAPES;
      const { stream = false, shape = {} } = answers[path.join('.')] ?? {};
      const answer = await link.call(path, input, options);
      if (stream && isStream(answer)) return soundOf(answer, (value) => matchesShape(shape, value), strange);
      if (stream || !matchesShape(shape, answer, MAX_ANSWER_VALUES)) throw new CallError('REFUSED', PROTOCOL_VIOLATION);
      return answer;
    },
  };
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
