/** Encodes an open table as an mDNS advertisement, and validates those of other hosts. */
import { z } from 'zod';
import { gameOf, rulesOf } from '#catalogue';
import { parseDefaultTableName } from '#main/host/table/lobby.ts';
import { hasControlCharacters } from '#shared/i18n/characters.ts';
import { type DiscoveredTable, discoveredTableSchema } from '#shared/protocol/lan.ts';
import { stageSchema, tableIdSchema } from '#shared/protocol/table.ts';
import type { ExposedTable } from '../../host/table/table-view.ts';

/** Max bytes of the advertised host name: with its key it must fit into 255 bytes. */
const MAX_NAME_BYTES = 60;

/** Max bytes of the advertised player names, by the same limit. */
const MAX_PEOPLE_BYTES = 240;

/** Separates player names: no name contains a tab, and a plain reader shows a blank. */
const NAME_SEPARATOR = '\t';

/** The advertising host. */
export interface AdvertisingHost {
  readonly host: string;
  readonly version: string;
  readonly port: number;
  /** Unique mDNS name of this process. */
  readonly target: string;
}

/** A table as an mDNS service; its TXT record has the data. */
export interface Service {
  readonly name: string;
  readonly port: number;
  readonly target: string;
  readonly txt: Readonly<Record<string, string>>;
}

/** Builds the mDNS service of a table. */
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

/** As many whole names as fit. */
function fitting(people: readonly string[]): string {
  let text = '';
  for (const name of people) {
    const longer = text === '' ? name : `${text}${NAME_SEPARATOR}${name}`;
    if (Buffer.byteLength(longer) > MAX_PEOPLE_BYTES) break;
    text = longer;
  }
  return text;
}

const text = z.string().refine((value) => !hasControlCharacters(value));

const count = z
  .string()
  .regex(/^\d{1,2}$/)
  .transform(Number);

const serviceSchema = z.object({
  port: z.int().min(1).max(65_535),
  /** Sender address: a host may advertise only itself. */
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
      // An unknown or missing stage, from another version, doesn't hide the table.
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
    // The seat count must fit the game's rules; for an unknown game any passes.
    .refine(({ game, seats, free }) => free <= seats && seats <= (rulesOf(game)?.seats.max ?? seats)),
});

/**
 * The table of a service, from its port, TXT record and sender; undefined if it isn't a valid one.
 */
export function parseAdvertisement(service: unknown): DiscoveredTable | undefined {
  const heard = serviceSchema.safeParse(service);
  if (!heard.success) return undefined;
  const { port, from, txt } = heard.data;
  const called = parseDefaultTableName(txt.name, gameOf(txt.game)?.messages['game.name'] ?? txt.game);
  return discoveredTableSchema.parse({ ...txt, ...(called && { called }), address: `${from}:${port}` });
}
