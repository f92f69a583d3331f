/** Faults that are put into a host, so that it is seen that a checker finds them, and what brings them to light. */
import type { Broker } from '#main/cluster/broker.ts';
import { parseHead, shardOf } from '#main/cluster/log-message.ts';
import { Ownership } from '#main/cluster/ownership.ts';

export const PLANTED_FAULTS = ['none', 'unfenced', 'early'] as const;

/**
 * `unfenced`: it writes after whatever was written. `early`: it is answered, and told, before anybody else has it. `lossy`: of
 * what it says to other hosts some gets lost, which is the broker's right.
 */
export type PlantedFault = (typeof PLANTED_FAULTS)[number] | 'lossy';

/** One word in so many gets lost. */
const LOST = 8;

/** The broker of a host with that fault. */
export function withFault(plant: PlantedFault, broker: Broker): Broker {
  if (plant === 'early') Ownership.prototype.whenDurable = () => undefined;
  const append: Broker['append'] = (subject, text, name) => broker.append(subject, text, name);
  if (plant === 'lossy') return { ...broker, publish: (to, text) => isLost() || broker.publish(to, text) };
  return unaware(plant === 'unfenced' ? { ...broker, append } : broker);
}

const isLost = (): boolean => Math.random() * LOST < 1;

/**
 * A host that after SIGUSR2 learns no more of what others write, as one whose following has fallen behind, until it begins anew.
 * So nothing but the broker's no tells it that what it holds was taken.
 */
function unaware(broker: Broker): Broker {
  let isUnaware = false;
  let own = '';
  process.on('SIGUSR2', () => {
    isUnaware = true;
  });
  return {
    ...broker,
    append(subject, text, ...rest) {
      if (shardOf(subject) !== undefined) own = parseHead(text).by;
      return broker.append(subject, text, ...rest);
    },
    follow(take, failed) {
      isUnaware = false;
      return broker.follow((entry) => {
        const isOthers = shardOf(entry.subject) !== undefined && parseHead(entry.text).by !== own;
        return (isUnaware && isOthers) || take(entry);
      }, failed);
    },
  };
}
