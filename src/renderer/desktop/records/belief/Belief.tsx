import '../charts.css';
import '../../../ui/select.css';
import { type CSSProperties, useMemo, useState } from 'react';
import { gameOf } from '#catalogue';
import type { PartnerSuspects } from '#shared/engine/game.ts';
import type { Match } from '#shared/engine/match.ts';
import type { Seated } from '#shared/protocol/table.ts';
import { SeatAvatar } from '../../../avatars/Avatar.tsx';
import { seatColours } from '../../../avatars/emblems.ts';
import { bidiIsolated } from '../../../i18n/names.ts';
import type { Say } from '../../../i18n/say.ts';
import { Slip } from '../../../ui/Slip.tsx';
import { observationAfter } from '../replay-steps.ts';

/** A possible partner (null for nobody) and its probability, in whole percent. */
export interface BeliefRow {
  readonly seat: number | null;
  readonly percent: number;
}

/** A row for everybody but the caller, in seat order, and one for nobody. */
export function beliefRowsOf({ caller, chances }: PartnerSuspects): BeliefRow[] {
  const rows = [...chances.entries()].flatMap(([seat, chance]) =>
    seat === caller ? [] : { seat, percent: of(chance) },
  );
  const alone = 1 - chances.reduce((sum, chance) => sum + chance, 0);
  return [...rows, { seat: null, percent: of(Math.max(0, alone)) }];
}

function of(chance: number): number {
  return Math.round(100 * chance);
}

interface Props {
  readonly match: Match;
  /** Number of events at the current step. */
  readonly count: number;
  /** The initial perspective. */
  readonly seat: number;
  readonly seated: readonly Seated[];
  readonly say: Say;
}

/** Charts whom a bot takes for the partner from any seat's view at this step: a bar and a percentage for each. */
export function Belief({ match, count, seat: first, seated, say }: Props) {
  const [seat, setSeat] = useState(first);
  const suspects = useMemo(
    () => gameOf(match.rules.id)?.partnerSuspects?.(observationAfter(match, seat, count)),
    [match, seat, count],
  );
  const nameOf = (place: number): string => nameAt(seated, place);
  const title = suspects
    ? say('inference.title', { name: bidiIsolated(nameOf(suspects.caller)) })
    : say('inference.title.nobody');
  return (
    <Slip className="belief" title={title}>
      <label className="eyes">
        {say('inference.eyes')}
        <select value={seat} onChange={({ target }) => setSeat(Number(target.value))}>
          {[...seated.keys()].map((place) => (
            <option key={place} value={place}>
              {nameOf(place)}
            </option>
          ))}
        </select>
      </label>
      {suspects ? <Bars {...{ suspects, seated, say }} /> : <p>{say('inference.not-yet')}</p>}
      <p className="small">{say('inference.about')}</p>
    </Slip>
  );
}

function Bars({ suspects, seated, say }: Pick<Props, 'seated' | 'say'> & { readonly suspects: PartnerSuspects }) {
  return (
    <ul>
      {beliefRowsOf(suspects).map(({ seat, percent }) => (
        <li key={seat}>
          <span className="suspect">
            {seat !== null && <SeatAvatar seat={seat} who={seated[seat]} />}
            {seat === null ? say('inference.alone') : nameAt(seated, seat)}
          </span>
          <span className="bar" aria-hidden="true">
            <i style={{ '--share': `${percent}%`, '--line': colourOf(seat) } as CSSProperties} />
          </span>
          <b>{say('inference.percent', { value: percent })}</b>
        </li>
      ))}
    </ul>
  );
}

function colourOf(seat: number | null): string {
  return seat === null ? 'var(--ink)' : seatColours(seat).ground;
}

function nameAt(seated: readonly Seated[], seat: number): string {
  const who = seated[seat];
  return who && who.kind !== 'empty' ? who.name : '';
}
