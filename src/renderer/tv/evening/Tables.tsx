import type { EveningView, RoundView } from '#shared/protocol/evening.ts';
import { type EveningTable, isSecretRound } from '../../client/evening/evening.ts';
import { nameList } from '../../i18n/names.ts';
import type { Say } from '../../i18n/say.ts';
import { addressOf } from '../../ui/route.ts';
import { Paged } from './Paged.tsx';
import { TableLine } from './TableLine.tsx';

interface Props {
  readonly evening: EveningView;
  readonly round: RoundView;
  readonly say: Say;
}

/** Maximum number of tables shown in larger type. */
const FEW_TABLES = 4;

/** All tables of the round, and who has none. */
export function RoundTables({ evening, round, say }: Props) {
  const items = [...round.tables, ...idleIn(evening, round)];
  return (
    <section className="desk-tables">
      <Paged
        className={items.length > FEW_TABLES ? 'tables' : 'tables few'}
        items={items}
        keyOf={(item) => ('number' in item ? `${item.number}` : item.why)}
        title={(page) => (
          <h2>
            {page ? say('tv-evening.tables.page', { ...page }) : say('tv-evening.tables')}
            {isFourful(round) && (
              <a className="engraved" data-autofocus href={addressOf({ screen: 'screen', shows: 'four' })}>
                {say('tv-evening.four')}
              </a>
            )}
          </h2>
        )}
        draw={(item) =>
          'number' in item ? (
            <TableLine evening={evening} table={item} isOpen={!isSecretRound(round)} say={say} />
          ) : (
            <Idle {...item} say={say} />
          )
        }
      />
    </section>
  );
}

/** Whether there is more than one table to show at once. */
function isFourful(round: RoundView): boolean {
  return !isSecretRound(round) && round.tables.filter(({ table }) => table !== null).length > 1;
}

interface IdleProps {
  readonly why: 'sits' | 'next';
  readonly names: readonly string[];
}

function Idle({ why, names, say }: IdleProps & Pick<Props, 'say'>) {
  return (
    <div className="desk-table idle slip">
      <span className="head">
        <strong>{say('tv-evening.out')}</strong> <span className="state">{say(`tv-evening.out.${why}`)}</span>
      </span>
      <span className="names">{nameList(names)}</span>
    </div>
  );
}

/** Who has no table: those sitting out, and latecomers. */
function idleIn({ standings }: EveningView, { out, tables }: RoundView): IdleProps[] {
  const seated = new Set(
    tables.flatMap(({ seats }: EveningTable) => seats.flatMap((one) => ('player' in one ? one.player : []))),
  );
  const idle = standings.filter(({ player, here }) => here && !seated.has(player));
  const sits = idle.filter(({ player }) => out.includes(player));
  const next = idle.filter(({ player }) => !out.includes(player));
  const namesOf = (all: typeof idle) => all.map(({ name }) => name).toSorted();
  return [
    ...(sits.length > 0 ? [{ why: 'sits', names: namesOf(sits) } as const] : []),
    ...(next.length > 0 ? [{ why: 'next', names: namesOf(next) } as const] : []),
  ];
}
