import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { describe, expect, it } from 'vitest';
import { singleLanguage } from './single-language.ts';

const FILES = {
  'main.ts': `import { A } from './messages/en/a.ts'; import { B } from './messages/en/b.ts'; console.log(A, B);
    const MORE = import.meta.glob('./*/messages/en/c.ts', { import: 'C' }); void MORE['./game/messages/en/c.ts']().then(console.log);`,
  'messages/en/a.ts': "export const A = { yes: 'Yes', no: 'No' };",
  'messages/en/b.ts': "export const B = { so: 'So' };",
  'game/messages/en/c.ts': "export const C = { card: 'a card' };",
  'messages/it/a.ts': "import { A as EN } from '../en/a.ts'; export const A = { ...EN, yes: 'Sì' };",
  'game/messages/it/c.ts': "export const C = { card: 'una carta' };",
};

/** All that is built of these files in Italian. */
async function built(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'language-'));
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  const options = { write: false, rollupOptions: { input: join(folder, 'main.ts') } };
  const made = await build({
    configFile: false,
    logLevel: 'error',
    root: folder,
    plugins: [singleLanguage('it')],
    build: options,
  });
  rmSync(folder, { recursive: true });
  if (Array.isArray(made) || !('output' in made)) throw new Error('nothing is built');
  return made.output.map((part) => (part.type === 'chunk' ? part.code : '')).join('\n');
}

describe('a page in another language', () => {
  it('has the sentences of that language, and English ones where it lacks a sentence or a file', async () => {
    const script = await built();
    for (const said of ['Sì', 'No', 'So', 'una carta']) expect(script).toContain(said);
    expect(script).not.toContain('a card');
  });

  it('says so to who reads it aloud, and is called so in its tab', async () => {
    const { transformIndexHtml } = singleLanguage('it');
    if (typeof transformIndexHtml !== 'function') throw new Error('no hook');
    const made = (html: string, filename: string) => transformIndexHtml.call({} as never, html, { filename } as never);
    const html = '<html lang="en"><title>Panno Verde</title><meta name="description" content="Cards." />';
    expect(await made(html, '/nowhere/index.html')).toBe(html.replace('"en"', '"it"'));
    const hand = new URL('../src/renderer/phone/index.html', import.meta.url).pathname;
    expect(await made(html, hand)).toBe(
      '<html lang="it"><title>Panno Verde: le tue carte</title><meta name="description" content="Le tue carte, sul tuo telefono: il tavolo è nella stessa stanza." />',
    );
  });
});
