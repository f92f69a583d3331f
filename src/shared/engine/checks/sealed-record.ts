/** A whole match with fair shuffles, as a host plays it, to test verifiers. */
import { fromHex } from '../../crypto/bytes.ts';
import { combinedSeed } from '../../fair-shuffle/commitment.ts';
import type { RecordSeal } from '../../fair-shuffle/schema.ts';
import { rngFromSeed } from '../../fair-shuffle/seeded-rng.ts';
import type { Rng } from '../../fair-shuffle/shuffle.ts';
import { partOf, sealOf } from '../../fair-shuffle/testing.ts';
import type { Bot } from '../bot.ts';
import { present } from '../collections.ts';
import type { Game } from '../game.ts';
import { type Match, newMatch } from '../match.ts';
import { type OptionValue, resolveOptions } from '../options.ts';
import { seeded } from '../random.ts';
import { type GameRecord, recordOf } from '../record.ts';
import { selfPlay } from '../self-play.ts';

interface Running {
  readonly seal: RecordSeal;
  readonly lots: Rng;
}

/** Random bots play; `devices` take part in every seal. The same seed gives the same record. */
export function sealedRecord(
  { rules, bots }: Game,
  options: Readonly<Record<string, OptionValue>>,
  seats: number,
  seed: number,
  devices: readonly string[] = ['Ada', 'Bo'],
): GameRecord {
  const resolved = resolveOptions(rules.options, options);
  if ('refusal' in resolved) throw new Error(resolved.refusal.reason);
  const running: Running[] = [];
  const match: Match = newMatch(
    {
      ...rules,
      drawChance(state) {
        const before = running.at(-1);
        if (!before || rules.isFullyRevealed(state) || rules.startsNewSeal?.(state))
          running.push(begun(running.length));
        const { seal, lots } = present(running.at(-1), 'seal');
        const among = rules.chanceChoices?.(state) ?? [];
        seal.draws.push({ event: match.events.length, ...(among.length > 0 && { among: [...among] }) });
        return rules.drawChance(state, lots);
      },
    },
    resolved.options,
    seats,
  );
  const begun = (number: number): Running => {
    const seal: RecordSeal = { ...sealOf(devices, number, partOf(`host ${seed} ${number}`)), draws: [] };
    return { seal, lots: rngFromSeed(fromHex(combinedSeed(seal, seal.host, seal.devices))) };
  };
  const random = seeded(seed);
  const make = present(bots.random, 'random bots');
  selfPlay(
    match,
    Array.from({ length: seats }, (_, seat): Bot => make(seat, random)),
    random,
  );
  return recordOf(match, { seals: running.map(({ seal }) => seal) });
}
