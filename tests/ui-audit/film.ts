/**
 * `npm run -s tool -- tests/ui-audit/film.ts [NAME…] [--screen [--flat]] [--reduced] [--every 60] [--size 1024x640] [--from MS] [--to MS]`:
 * film strips of the moments in `films.ts`, a picture every so many milliseconds, on one sheet each, into `shots/`, which Git
 * does not know. The page's clock stands still while a picture is taken: what is seen is what a fast machine shows.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { openFilm } from './film-page.ts';
import { FILMS, found } from './films.ts';
import { openTheatre } from './serve.ts';
import { lay, type Shot } from './sheet.ts';
import { tableAt } from './views/tables.ts';

const DIR = 'shots';
const COLUMNS = 5;
/** Frames of a film are so wide on the sheet, in pixels. */
const WIDTH = 400;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    screen: { type: 'boolean', default: false },
    flat: { type: 'boolean', default: false },
    reduced: { type: 'boolean', default: false },
    every: { type: 'string', default: '60' },
    size: { type: 'string', default: '1024x640' },
    from: { type: 'string', default: '0' },
    to: { type: 'string' },
  },
});
const { flat, reduced } = values;
const screen = values.screen || flat;
const every = Number(values.every);
const [width = 1024, height = 640] = values.size.split('x').map(Number);
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
    size: { width, height },
    reduced,
  });
  const shots: Shot[] = [];
  const end = Number(values.to ?? one.ms);
  for (let ms = 0; ms <= end; ms += every) {
    if (ms >= Number(values.from)) {
      shots.push({ name: `${ms} ms`, jpeg: await page.shoot({ format: 'jpeg', quality: 88, width: WIDTH }) });
    }
    await page.run(every);
  }
  const file = `${DIR}/film-${name}${flat ? '-flat' : screen ? '-screen' : ''}${reduced ? '-reduced' : ''}.png`;
  writeFileSync(file, await lay(theatre.browser, shots, COLUMNS, WIDTH));
  console.log(file);
  await page.close();
}
