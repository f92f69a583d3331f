/** Faults that are put into a host, so that it is seen that a checker finds them, and what brings them to light. */
import type { Engine } from '#main/house/engine.ts';
import { Member } from '#main/house/member.ts';
import { headFrom, holdingOf } from '#main/house/message.ts';

export const PLANTS = ['none', 'unfenced', 'early'] as const;

/**
 * `unfenced`: it writes after whatever was written. `early`: it is answered, and told, before anybody else has it. `lossy`: of
 * what it says to other hosts some gets lost, which is the engine's right.
 */
export type Plant = (typeof PLANTS)[number] | 'lossy';

/** One word in so many gets lost. */
const LOST = 8;

/** The engine of a host with that fault. */
export function planted(plant: Plant, engine: Engine): Engine {
  if (plant === 'early') Member.prototype.settled = () => undefined;
  const append: Engine['append'] = (subject, text, name) => engine.append(subject, text, name);
  if (plant === 'lossy') return { ...engine, say: (to, text) => isLost() || engine.say(to, text) };
  return unaware(plant === 'unfenced' ? { ...engine, append } : engine);
}

const isLost = (): boolean => Math.random() * LOST < 1;

/**
 * A host that after SIGUSR2 learns no more of what others write, as one whose following has fallen behind, until it begins anew.
 * So nothing but the engine's no tells it that what it holds was taken.
 */
function unaware(engine: Engine): Engine {
  let isUnaware = false;
  let own = '';
  process.on('SIGUSR2', () => {
    isUnaware = true;
  });
  return {
    ...engine,
    append(subject, text, ...rest) {
      if (holdingOf(subject) !== undefined) own = headFrom(text).by;
      return engine.append(subject, text, ...rest);
    },
    follow(take, failed) {
      isUnaware = false;
      return engine.follow((entry) => {
        const isOthers = holdingOf(entry.subject) !== undefined && headFrom(entry.text).by !== own;
        return (isUnaware && isOthers) || take(entry);
      }, failed);
    },
  };
}
