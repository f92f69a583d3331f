/**
 * `npm run -s tool -- tests/ui-audit/film.ts [NAME…] [--screen [--flat]] [--reduced] [--every 60] [--step 30] [--size 1024x640] [--width 400] [--from MS] [--to MS]`:
 * film strips of the moments in `films.ts`, a picture every so many milliseconds, on one sheet each, into `shots/`, which Git
 * does not know. The page's clock stands still while a picture is taken: what is seen is what a fast machine shows. Until the
 * first picture the window is small, and longer steps of the clock (`--step 200`) are fewer frames: in a large window each
 * takes seconds.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { openFilm, SMALL } from './film-page.ts';
import { FILMS, found } from './films.ts';
import { openTheatre } from './serve.ts';
import { lay, type Shot } from './sheet.ts';
import { tableAt } from './views/tables.ts';

const DIR = 'shots';
const COLUMNS = 5;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    screen: { type: 'boolean', default: false },
    flat: { type: 'boolean', default: false },
    reduced: { type: 'boolean', default: false },
    every: { type: 'string', default: '60' },
    step: { type: 'string', default: '30' },
    size: { type: 'string', default: '1024x640' },
    // Of a picture on the sheet, in pixels.
    width: { type: 'string', default: '400' },
    from: { type: 'string', default: '0' },
    to: { type: 'string' },
  },
});
const { flat, reduced } = values;
const screen = values.screen || flat;
const [every, step, from] = [Number(values.every), Number(values.step), Number(values.from)];
const [width = 1024, height = 640] = values.size.split('x').map(Number);
const shotWidth = Number(values.width);
const names = positionals.length > 0 ? positionals : Object.keys(FILMS);

mkdirSync(DIR, { recursive: true });
const theatre = await openTheatre({ drawn: !flat, flat });
try {
  for (const name of names) await film(name);
} finally {
  await theatre.close();
}

async function film(name: string): Promise<void> {
  const one = FILMS[name];
  if (!one) throw new Error(`no film is called ${name}: ${Object.keys(FILMS).join(', ')}`);
  const situation = found(one, screen ? 'everyone' : 0);
  const page = await openFilm(theatre, {
    view: {
      name,
      page: screen ? 'screen' : 'app',
      at: screen ? '#/screen/:table' : '#/table/:table',
      state: { table: tableAt(situation, screen ? null : 0), play: situation },
    },
    size: from > 0 ? SMALL : { width, height },
    reduced,
  });
  await page.run(from);
  await page.resize({ width, height });
  const shots: Shot[] = [];
  const end = Number(values.to ?? one.ms);
  for (let ms = from; ms <= end; ms += every) {
    shots.push({ name: `${ms} ms`, jpeg: await page.shoot({ format: 'jpeg', quality: 88, width: shotWidth }) });
    await page.run(every, step);
  }
  const file = `${DIR}/film-${name}${flat ? '-flat' : screen ? '-screen' : ''}${reduced ? '-reduced' : ''}.png`;
  writeFileSync(file, await lay(theatre.browser, shots, COLUMNS, shotWidth));
  console.log(file);
  await page.close();
}
