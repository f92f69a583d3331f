/** Programs in the arena: the examples in Python against themselves and a level, on the same cards. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { removeFolders, temporaryFolder } from '../host/support/test-server.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const EXAMPLES = join(ROOT, 'examples');
const EXAMPLE = join(EXAMPLES, 'bot.py');

const hasPython = spawnSync('python3', ['--version']).status === 0;
if (!hasPython) console.log('no python3 here: no program is put into the arena');

afterAll(removeFolders);

/** The example, but that it always plays the first of its moves. */
function firstOfAll(): string {
  const file = join(temporaryFolder(), 'first.py');
  const text = readFileSync(EXAMPLE, 'utf8').replace('random.choice(', 'next(iter(').replace('or moves)', 'or moves))');
  writeFileSync(file, text);
  return `cmd:PYTHONPATH=${EXAMPLES} python3 ${file}`;
}

async function arena(...args: string[]): Promise<{ code: unknown; out: string; err: string }> {
  const child = spawn(process.execPath, [join(ROOT, 'tools/arena.ts'), ...args], { cwd: ROOT });
  let [out, err] = ['', ''];
  child.stdout.on('data', (text) => (out += String(text)));
  child.stderr.on('data', (text) => (err += String(text)));
  const [code] = await once(child, 'close');
  return { code, out, err };
}

describe.skipIf(!hasPython)('a program in the arena', () => {
  it('is as good as itself: both have had the same cards', async () => {
    const program = firstOfAll();
    const { out, err } = await arena('spizzichino', '--bots', `${program},${program}`, '--deals', '2', '--json');
    const [table] = JSON.parse(out || `[{"said": ${JSON.stringify(err)}}]`);
    expect(table).toMatchObject({ standing: { deals: 2, lead: { mean: 0, halfWidth: 0 } } });
    expect(table.standing.kinds[0].score).toEqual(table.standing.kinds[1].score);
  });

  it('plays Briscola better than by chance: of ten deals, each of them twice, it is far ahead', async () => {
    const bots = ['briscola.py', 'bot.py'].map((file) => `cmd:python3 ${join(EXAMPLES, file)}`);
    const { out } = await arena('briscola', '--seats', '2', '--bots', bots.join(), '--deals', '10', '--json');
    const [table] = JSON.parse(out);
    // Over forty deals 0.76 ± 0.13.
    expect(table.standing).toMatchObject({ deals: 10 });
    expect(table.standing.lead.mean).toBeGreaterThan(0.25);
  });

  it('plays against a level, five at a table, and every choice is counted', async () => {
    const bots = `normal,cmd:python3 ${EXAMPLE}`;
    const { out } = await arena('briscola-chiamata', '--bots', bots, '--deals', '1', '--json');
    const [table] = JSON.parse(out);
    expect(table.matchup.bots).toEqual(bots.split(','));
    const [, program] = table.standing.kinds;
    expect(program.msAMove).toBeGreaterThan(0);
  });

  it('says what a program said that gave up', async () => {
    const { code, err } = await arena('spizzichino', '--bots', 'normal,cmd:echo I am no bot;exit 3', '--deals', '1');
    expect(code).toBe(1);
    expect(err).toMatch(/has ended \(3\): I am no bot/);
  });

  it('sits beside levels that a table has, and beside no other', async () => {
    const { code, err } = await arena('spizzichino', '--bots', 'cheat,cmd:python3 bot.py');
    expect(code).not.toBe(0);
    expect(err).toMatch(/beside a program sit the levels that a table has/);
  });
});
