/** An open table as it is advertised in the house: what is said of it, and what is believed of what others say. */
import { z } from 'zod';
import { gameOf, rulesOf } from '#shared/games/index.ts';
import { hasControlCharacters } from '#shared/i18n/control-characters.ts';
import { parseDefaultTableName } from '#shared/protocol/default-table-name.ts';
import { type DiscoveredTable, discoveredTableSchema } from '#shared/protocol/lan.ts';
import { stageSchema, tableIdSchema } from '#shared/protocol/table.ts';
import type { ExposedTable } from '../../host/table/table-view.ts';

/** The most of a host's name that is told: it has to fit into 255 bytes with its key. */
const MAX_NAME_BYTES = 60;

/** The most bytes for who sits at a table, with the same limit. */
const MAX_PEOPLE_BYTES = 240;

/** Between two names: none has a tab in it, and a reader that shows it as it is shows a blank. */
const NAME_SEPARATOR = '\t';

/** Who advertises. */
export interface AdvertisingHost {
  readonly host: string;
  readonly version: string;
  readonly port: number;
  /** The name of this process on mDNS, which no other has. */
  readonly target: string;
}

/** A table as it stands on the wire: what others read is in its text. */
export interface Service {
  readonly name: string;
  readonly port: number;
  readonly target: string;
  readonly txt: Readonly<Record<string, string>>;
}

/** The service that stands for a table. */
export function serviceOf(table: ExposedTable, { host, version, port, target }: AdvertisingHost): Service {
  const { id, game, name, people, stage, seats, free, bots, locked } = table;
  return {
    name: `Panno Verde ${id}`,
    port,
    target,
    txt: {
      table: id,
      game,
      host: host.slice(0, MAX_NAME_BYTES),
      version,
      seats: String(seats),
      free: String(free),
      locked: locked ? 'yes' : 'no',
      stage,
      bots: String(bots),
      name: name.slice(0, MAX_NAME_BYTES),
      people: fitting(people),
    },
  };
}

/** As many of the names as there is room for, whole ones. */
function fitting(people: readonly string[]): string {
  let text = '';
  for (const name of people) {
    const longer = text === '' ? name : `${text}${NAME_SEPARATOR}${name}`;
    if (Buffer.byteLength(longer) > MAX_PEOPLE_BYTES) break;
    text = longer;
  }
  return text;
}

const text = z.string().refine((said) => !hasControlCharacters(said));

const count = z
  .string()
  .regex(/^\d{1,2}$/)
  .transform(Number);

const serviceSchema = z.object({
  port: z.int().min(1).max(65_535),
  /** Who sent it: a host advertises itself and nobody else. */
  from: z.ipv4(),
  txt: z
    .object({
      table: tableIdSchema.regex(/^[\w-]+$/),
      game: z.string().regex(/^[a-z-]{1,40}$/),
      host: z
        .string()
        .min(1)
        .max(MAX_NAME_BYTES)
        .regex(/^[^\p{C}]*$/u),
      version: z.string().regex(/^[\w.+-]{1,30}$/),
      seats: count,
      free: count,
      locked: z.enum(['yes', 'no']).transform((locked) => locked === 'yes'),
      // What a host of an earlier version does not say, and a later one may say otherwise, hides no table.
      stage: stageSchema.catch('lobby'),
      bots: count.catch(0),
      name: text.max(MAX_NAME_BYTES).catch(''),
      people: z
        .string()
        .max(MAX_PEOPLE_BYTES)
        .transform((names) => names.split(NAME_SEPARATOR).filter((name) => name !== ''))
        .pipe(z.array(text))
        .catch([]),
    })
    // No game has more seats than its rules say; of a game that is not known here nothing is known.
    .refine(({ game, seats, free }) => free <= seats && seats <= (rulesOf(game)?.seats.max ?? seats)),
});

/** The table that a service stands for, by its port, its text and who sent it; nothing if it is none of ours to understand. */
export function parseAdvertisement(service: unknown): DiscoveredTable | undefined {
  const heard = serviceSchema.safeParse(service);
  if (!heard.success) return undefined;
  const { port, from, txt } = heard.data;
  const called = parseDefaultTableName(txt.name, gameOf(txt.game)?.messages['game.name'] ?? txt.game);
  return discoveredTableSchema.parse({ ...txt, ...(called && { called }), address: `${from}:${port}` });
}
