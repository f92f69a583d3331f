/** A house's store is damaged again and again, each time in another way, and a host started on it. */
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { seeded } from '#shared/engine/random.ts';
import { damage } from './damages.ts';
import { judge } from './recovery-verdict.ts';
import { AGES, makeSampleStore, type SampleStore } from './sample-store.ts';

/** Fails with what was done, what was said and what was found where a host does not bear it. */
export function runDamageTrials(count: number, seed: number): void {
  console.log(`${count} damages, SEED=${seed}`);
  const base = mkdtempSync(join(tmpdir(), 'panno-verde-'));
  try {
    const houses = AGES.map((age) => makeSampleStore(mkdtempSync(join(base, age)), age));
    const wrong = Array.from({ length: count }, (_, k) =>
      trouble(houses[(seed + k) % houses.length] as SampleStore, seed + k, base),
    ).flat();
    const told = wrong.map(({ outcome }) => outcome);
    const sums = SINS.map((sin) => `${sin} ${told.filter((one) => one === sin).length}`).join(', ');
    console.log(`of ${count} damaged stores: ${sums}`);
    expect(wrong.map(({ what }) => what)).toEqual([]);
  } finally {
    rmSync(base, { recursive: true });
  }
}

const SINS = ['fell', 'lostSilently', 'altered', 'forsaken', 'untidy'] as const;

interface Trouble {
  readonly outcome: (typeof SINS)[number];
  readonly what: string;
}

function trouble(house: SampleStore, seed: number, base: string): Trouble[] {
  const folder = join(base, 'damaged');
  mkdirSync(folder, { mode: 0o700 });
  cpSync(house.folder, folder, { recursive: true });
  const done = damage({ folder, earlier: house.earlier }, seeded(seed));
  const verdict = judge(folder, house.truth);
  rmSync(folder, { recursive: true });
  return SINS.flatMap((outcome) => {
    const found = verdict[outcome];
    if (found === undefined || found.length === 0) return [];
    return { outcome, what: `SEED=${seed} ${done}: ${outcome} ${found}; said: ${verdict.notices.join(' ')}` };
  });
}
