import { useId, useState } from 'react';
import { EVENING_LIMITS } from '#shared/evening/limits.ts';
import type { CorrectionRequest, EveningView, RoundView } from '#shared/protocol/evening.ts';
import { callHost } from '../client/connection/call-host.ts';
import type { EveningTable } from '../client/evening/evening.ts';
import type { Say } from '../i18n/say.ts';
import { Sheet } from '../ui/Sheet.tsx';
import { parseScore, sitterName } from './format.ts';

interface Props {
  readonly table: EveningTable;
  readonly round: RoundView;
  readonly evening: EveningView;
  readonly say: Say;
  onClose(): void;
}

/** Corrects a wrong result, with a reason. */
export function CorrectResult({ table, round, evening, say, onClose }: Props) {
  const form = useId();
  const deals = round.deals.filter((deal) => latestOf(table, deal) !== undefined);
  const [deal, setDeal] = useState(deals[0]);
  const before = latestOf(table, deal ?? null);
  const [typed, type] = useState<readonly string[]>(() => asTyped(table, before?.scores));
  const [winners, setWinners] = useState<readonly number[]>(before?.winners ?? []);
  // Correcting an unfinished table gives it a result.
  const [none, setNone] = useState(false);
  const [reason, setReason] = useState('');
  const scores = typed.map(parseScore);
  const choose = (next: number): void => {
    const entry = latestOf(table, next);
    setDeal(next);
    type(asTyped(table, entry?.scores));
    setWinners(entry?.winners ?? []);
    setNone(false);
  };
  const missing = none
    ? before?.scores === null && 'evening-desk.correct.same'
    : scores.includes(undefined)
      ? 'evening-desk.correct.scores'
      : isSame(before, scores, winners) && 'evening-desk.correct.same';
  const why = missing || (reason.trim() === '' && 'evening-desk.correct.why');
  const correct = async (): Promise<void> => {
    const request: CorrectionRequest = {
      ...{ round: round.number, table: table.number, reason },
      ...(deal !== undefined && { deal }),
      ...(none ? { scores: null, winners: [] } : { scores: scores.map((one) => one ?? 0), winners: [...winners] }),
    };
    if (await callHost((client) => client.evening.correct(request))) onClose();
  };
  return (
    <Sheet
      title={say('evening-desk.correct.title', { number: table.number, round: round.number })}
      className="correct"
      onClose={onClose}
      closeLabel={say('sheet.close')}
      foot={
        <>
          {why && (
            <p className="small" role="status">
              {say(why)}
            </p>
          )}
          <button type="submit" form={form} className="brass" disabled={why !== false}>
            {say('evening-desk.correct')}
          </button>
        </>
      }
    >
      <form
        id={form}
        onSubmit={(event) => {
          event.preventDefault();
          if (!why) void correct();
        }}
      >
        {deals.length > 1 && <Deals deals={deals} chosen={deal} say={say} onChoose={choose} />}
        <label className="choice">
          <input type="checkbox" checked={none} onChange={() => setNone(!none)} />
          <span>{say('evening-desk.correct.none')}</span>
        </label>
        {!none && (
          <ol className="scores">
            {[...table.seats.entries()].map(([seat, sitter]) => {
              const name = sitterName(sitter, evening, say);
              const hasWon = winners.includes(seat);
              return (
                <li key={seat}>
                  <label>
                    <span>{name}</span>
                    <input
                      type="text"
                      inputMode="text"
                      autoComplete="off"
                      data-letters="0123456789−"
                      value={typed[seat] ?? ''}
                      maxLength={7}
                      aria-label={say('evening-desk.correct.score', { name })}
                      aria-invalid={scores[seat] === undefined}
                      onChange={(event) => type(typed.with(seat, event.target.value))}
                    />
                  </label>
                  <label className="choice">
                    <input
                      type="checkbox"
                      checked={hasWon}
                      aria-label={say('evening-desk.correct.won', { name })}
                      onChange={() => setWinners(hasWon ? winners.filter((one) => one !== seat) : [...winners, seat])}
                    />
                    <span>{say('score-breakdown.won')}</span>
                  </label>
                </li>
              );
            })}
          </ol>
        )}
        <label className="reason">
          {say('evening-desk.correct.reason')}
          <input
            type="text"
            value={reason}
            maxLength={EVENING_LIMITS.text}
            autoComplete="off"
            onChange={(event) => setReason(event.target.value)}
          />
        </label>
      </form>
    </Sheet>
  );
}

/** The latest entry about a deal, or about a whole table: breaking it off also covers each deal not played before. */
function latestOf({ entries }: EveningTable, deal: number | null) {
  return entries.findLast((entry) => entry.deal === deal) ?? entries.findLast((entry) => entry.deal === null);
}

function isSame(
  before: ReturnType<typeof latestOf>,
  scores: readonly (number | undefined)[],
  winners: readonly number[],
): boolean {
  return before?.scores?.join() === scores.join() && winners.toSorted().join() === before.winners.toSorted().join();
}

function asTyped({ seats }: EveningTable, scores: readonly number[] | null | undefined): string[] {
  return seats.map((_, seat) => String(scores?.[seat] ?? ''));
}

interface DealsProps {
  readonly deals: readonly number[];
  readonly chosen: number | undefined;
  readonly say: Say;
  onChoose(deal: number): void;
}

function Deals({ deals, chosen, say, onChoose }: DealsProps) {
  const id = useId();
  return (
    <fieldset>
      <legend>{say('evening-desk.correct.deal')}</legend>
      <div className="choices">
        {deals.map((deal) => (
          <label key={deal} className="choice">
            <input type="radio" name={id} checked={deal === chosen} onChange={() => onChoose(deal)} />
            <span>{deal}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
