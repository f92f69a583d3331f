import type { ReactNode } from 'react';
import { combinedSeed } from '#shared/fair-shuffle/commitment.ts';
import type { SealView } from '#shared/fair-shuffle/schema.ts';
import type { SealFaultCode } from '#shared/fair-shuffle/verify.ts';
import type { TableView } from '#shared/protocol/table.ts';
import { nameList } from '../../i18n/names.ts';
import type { Say } from '../../i18n/say.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import { FairShuffleIcon } from './FairShuffle.tsx';
import { type Standing, useShownFairShuffle } from './shown-fair-shuffle.ts';

interface Props {
  readonly say: Say;
  onClose(): void;
  readonly children: ReactNode;
}

/** The sheet with the seal's details. */
export function FairShuffleSheet({ say, onClose, children }: Props) {
  return (
    <Sheet title={say('shuffle.title')} className="seal-sheet" onClose={onClose} closeLabel={say('sheet.close')}>
      {children}
    </Sheet>
  );
}

/** Explains the table's seal in words and numbers. */
export function FairShuffleDetails({ table, say }: { readonly table: TableView; readonly say: Say }) {
  const shown = useShownFairShuffle(table);
  return shown ? <Told {...shown} say={say} /> : null;
}

/** Fault codes that a player is told about; the record and its verifier list the rest. */
const TOLD: Readonly<Partial<Record<SealFaultCode, string>>> = {
  drawn: 'drawn',
  form: 'drawn',
  'other-seal': 'changed',
  changed: 'changed',
  'left-out': 'left-out',
  seen: 'seen',
};

function Told({ seal, state, say }: Standing & { readonly say: Say }) {
  const { view, faults, own, cards } = seal;
  const { devices, absent, attempt, most, waits, yourself, opened } = view;
  const isMade = state !== 'making';
  const draws = opened?.draws ?? [];
  const drawn = draws.flatMap(({ event }) => event.cards ?? []).length;
  const checked = [
    say('shuffle.checked.contributions', { count: devices.length + 1 }),
    say('shuffle.checked.draws', { count: draws.length, cards: drawn }),
    say('shuffle.checked.seen', { count: cards }),
  ];
  const broken = faults?.map(({ code, draw = 0 }) =>
    say(`shuffle.fault.${TOLD[code] ?? 'contributions'}`, { draw: draw + 1 }),
  );
  const who = devices.map(({ device, names }) => {
    return device === yourself ? say('shuffle.mine', { names: inOne(names, say) }) : inOne(names, say);
  });
  return (
    <>
      <p className="seal-verdict">
        <FairShuffleIcon state={state} />
        <strong>{say(`shuffle.${state}`, { attempt: attempt + 1, most })}</strong>
      </p>
      <p>{say(`shuffle.${state}.about`)}</p>
      {!isMade && <p>{say('shuffle.attempt.about', { number: attempt + 1, most })}</p>}
      {waits.length > 0 && <p>{say('shuffle.waits', { count: waits.length })}</p>}
      {isMade && !own && <p>{say(devices.length > 0 ? 'shuffle.not-mine' : 'shuffle.alone')}</p>}
      {broken && <List title={say('shuffle.checked')} lines={broken.length > 0 ? broken : checked} />}
      <List title={say('shuffle.who')} lines={[say('shuffle.host'), ...who]} />
      <List
        title={say('shuffle.absent')}
        lines={absent.map(({ names, why }) => say(`shuffle.absent.${why}`, { names: inOne(names, say) }))}
      />
      {devices.length + absent.length > 0 && <p className="small">{say('shuffle.names')}</p>}
      {isMade && attempt > 0 && <p>{say('shuffle.attempts', { count: attempt })}</p>}
      <h2>{say('shuffle.numbers')}</h2>
      <Numbers view={view} say={say} />
    </>
  );
}

function List({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <>
      <h2>{title}</h2>
      <ul>{lines.map(lineOf)}</ul>
    </>
  );
}

/** Two people may share a name, and the order never changes, so the index is the key. */
function lineOf(line: string, k: number): ReactNode {
  return <li key={`${k} ${line}`}>{line}</li>;
}

/** Lists everything needed to recompute the shuffle. */
function Numbers({ view, say }: { readonly view: SealView; readonly say: Say }) {
  const { match, seal, attempt, host, devices, opened } = view;
  const parts = [{ who: say('shuffle.host'), commitment: host, part: opened?.host.part }].concat(
    devices.map(({ device, names, commitment, part }) => {
      return { who: `${device + 1} ${inOne(names, say)}`, commitment: commitment ?? '', part: part ?? undefined };
    }),
  );
  const lines = [
    [say('shuffle.number.name'), `${match} ${seal} ${attempt}`],
    ...parts.flatMap(({ who, commitment, part }) => [
      [say('shuffle.number.commitment', { who }), commitment],
      [say('shuffle.number.contribution', { who }), part],
    ]),
    [say('shuffle.number.seed'), opened && combinedSeed(opened, opened.host, opened.devices)],
    ...(opened?.draws ?? []).map(({ event: { by: _, type, ...drawn } }, k) => [
      `${k + 1} ${type}`,
      Object.values(drawn).flat().join(' '),
    ]),
  ];
  return (
    <dl className="seal-numbers">
      {lines.map(([what, value]) => value && <Line key={what} what={what} value={value} />)}
    </dl>
  );
}

function Line({ what, value }: { readonly what: string | undefined; readonly value: string }) {
  return (
    <div>
      <dt>{what}</dt>
      <dd>
        <code>{value}</code>
      </dd>
    </div>
  );
}

function inOne(names: readonly string[], say: Say): string {
  return nameList(names) || say('shuffle.looks-on');
}
