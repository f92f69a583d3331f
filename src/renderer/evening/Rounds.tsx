import './rounds.css';
import { useEffect, useId, useState } from 'react';
import type { EveningView, RoundDetail } from '#shared/protocol/evening.ts';
import { tryCall } from '../client/connection/call-host.ts';
import { useConnection } from '../client/connection/connection.ts';
import { nameIn, tableStateOf } from '../client/evening/evening.ts';
import { nameList } from '../i18n/names.ts';
import type { Say } from '../i18n/say.ts';
import { formatHundredths, formatScore, sitterName, type WordsOf } from './format.ts';
import { numbers } from './Stepper.tsx';
import { type LookAtTable, progressOf, TableSeats, TableSheet } from './TableSheet.tsx';

interface DealResultsProps {
  readonly deal: RoundDetail['told'][number];
  readonly evening: Pick<EveningView, 'standings'>;
  readonly say: Say;
}

/** One deal at each table: those with the same cards share a column. */
function DealResults({ deal: { deal, plays }, evening, say }: DealResultsProps) {
  const seats = Math.max(...plays.map((play) => play.seats.length));
  return (
    <table className="deal-played">
      <caption>{say('deal.title', { deal })}</caption>
      <thead>
        <tr>
          <th scope="col">{say('deal.table')}</th>
          {numbers(1, seats).map((seat) => (
            <th key={seat} scope="col">
              {say('deal.seat', { seat })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {plays.map(({ table, seats: sitters, scores, points }) => (
          <tr key={table}>
            <th scope="row">{table}</th>
            {[...sitters.entries()].map(([seat, sitter]) => (
              <td key={seat}>
                <span className="small">{sitterName(sitter, evening, say)}</span>
                <b>{formatScore(scores[seat] ?? 0)}</b>
                <span className="small">{say('deal.points', { points: formatHundredths(points[seat] ?? 0, 2) })}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface RoundResultsProps {
  readonly round: RoundDetail;
  readonly evening: EveningView;
  readonly wordsOf: WordsOf;
  readonly Look?: LookAtTable | undefined;
  /** For print: nothing can be pressed. */
  readonly printed?: boolean;
}

/** One round: its tables, who sat out, and its deals side by side. */
export function RoundResults({ round, evening, wordsOf, Look, printed = false }: RoundResultsProps) {
  const { say } = wordsOf();
  const [chosen, choose] = useState<number | null>(null);
  const table = round.tables.find(({ number }) => number === chosen);
  return (
    <div className="round-played">
      <ol>
        {round.tables.map((one) => (
          <li key={one.number}>
            <span className="table-head">
              <b>
                {evening.form.form === 'free' ? say('score-breakdown.free') : say('table.name', { number: one.number })}
              </b>
              {tableStateOf(one) !== 'over' && <span className="tag">{progressOf(one, say)}</span>}
              {!printed && (
                <button
                  type="button"
                  className="plain"
                  aria-label={say('rounds.more.name', { number: one.number })}
                  onClick={() => choose(one.number)}
                >
                  {say('rounds.more')}
                </button>
              )}
            </span>
            <TableSeats table={one} evening={evening} say={say} />
          </li>
        ))}
      </ol>
      {round.out.length > 0 && (
        <p className="small">
          {say('rounds.out', {
            names: nameList(round.out.map((player) => nameIn(evening, player) ?? '')),
          })}
        </p>
      )}
      {round.told.map((deal) => (
        <DealResults key={deal.deal} deal={deal} evening={evening} say={say} />
      ))}
      {table && <TableSheet {...{ table, round, evening, wordsOf, Look }} onClose={() => choose(null)} />}
    </div>
  );
}

/** These rounds with their public deals, loaded again whenever the evening changes; undefined until all are loaded. */
export function useRounds(numbers: readonly number[], evening: EveningView): readonly RoundDetail[] | undefined {
  const client = useConnection((connection) => connection.client);
  const [rounds, setRounds] = useState<readonly RoundDetail[]>();
  const wanted = numbers.join(' ');
  useEffect(() => {
    void evening;
    if (!client) return;
    let isWanted = true;
    const choose = (round: number) => tryCall(({ evening: desk }) => desk.round({ round }));
    void Promise.all(wanted.split(' ').filter(Boolean).map(Number).map(choose)).then((answers) => {
      // A round may have been withdrawn meanwhile.
      if (isWanted) setRounds(answers.flatMap((answer) => ('value' in answer ? answer.value : [])));
    });
    return () => {
      isWanted = false;
    };
  }, [client, wanted, evening]);
  return rounds;
}

interface Props {
  readonly evening: EveningView;
  readonly wordsOf: WordsOf;
  /** Undefined where matches can't be shown. */
  readonly Look?: LookAtTable | undefined;
}

/** The rounds, one at a time: each table's result, and its play of the public deals. */
export function Rounds({ evening, wordsOf, Look }: Props) {
  const { say } = wordsOf();
  const made = evening.round?.number ?? 0;
  const [chosen, choose] = useState<number | null>(null);
  const number = Math.min(chosen ?? made, made);
  const [round] = useRounds(number > 0 ? [number] : [], evening) ?? [];
  if (made === 0) return <p>{say('rounds.none')}</p>;
  return (
    <>
      {evening.form.form !== 'free' && made > 1 && <Which made={made} number={number} say={say} onChoose={choose} />}
      {round && round.number === number && <RoundResults {...{ round, evening, wordsOf, Look }} />}
    </>
  );
}

interface WhichProps {
  readonly made: number;
  readonly number: number;
  readonly say: Say;
  onChoose(number: number): void;
}

function Which({ made, number, say, onChoose }: WhichProps) {
  const id = useId();
  return (
    <fieldset>
      <legend>{say('rounds.which')}</legend>
      <div className="choices">
        {numbers(1, made).map((one) => (
          <label key={one} className="choice">
            <input type="radio" name={id} checked={one === number} onChange={() => onChoose(one)} />
            <span>{one}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
