import { useState } from 'react';
import { EVENING_LIMITS } from '#shared/evening/limits.ts';
import type { EveningView } from '#shared/protocol/evening.ts';
import { callHost } from '../client/connection/call-host.ts';
import type { Client } from '../client/connection/transport.ts';
import { formatClock, tableStateOf } from '../client/evening/evening.ts';
import { useRoom } from '../client/room/room.ts';
import { useCountdown } from '../hooks/common.ts';
import { nameList } from '../i18n/names.ts';
import type { Say } from '../i18n/say.ts';
import { ConfirmButton } from '../ui/ConfirmButton.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import { blockingAt, deskActionsOf } from './desk-actions.ts';
import { MINUTES } from './evening-defaults.ts';
import { gameName, type WordsOf } from './format.ts';
import { numbers, Stepper } from './Stepper.tsx';

interface RoundSettingsProps {
  readonly evening: Pick<EveningView, 'rounds' | 'minutes' | 'round'>;
  readonly say: Say;
  onClose(): void;
}

/** Changes the number and length of rounds. */
function RoundSettings({ evening, say, onClose }: RoundSettingsProps) {
  const [rounds, setRounds] = useState(evening.rounds);
  const [minutes, setMinutes] = useState(evening.minutes);
  const made = evening.round?.number ?? 1;
  const settle = async (): Promise<void> => {
    if (await callHost((client) => client.evening.settle({ rounds, minutes }))) onClose();
  };
  return (
    <Sheet
      title={say('evening-desk.settle')}
      className="settle"
      onClose={onClose}
      closeLabel={say('sheet.close')}
      foot={
        <button type="button" className="brass" onClick={() => void settle()}>
          {say('evening-desk.settle.do')}
        </button>
      }
    >
      <div className="steppers">
        <Stepper
          label={say('evening-setup.rounds')}
          value={rounds}
          values={numbers(made, EVENING_LIMITS.rounds)}
          say={say}
          onChange={setRounds}
        />
        <Stepper
          label={say('evening-setup.minutes')}
          value={minutes}
          values={MINUTES}
          say={say}
          onChange={setMinutes}
        />
      </div>
    </Sheet>
  );
}

interface Props {
  readonly evening: EveningView;
  readonly wordsOf: WordsOf;
}

/** The current round, its remaining time, and the actions of whoever leads. */
export function RoundHead({ evening, wordsOf }: Props) {
  const { say } = wordsOf();
  const { round, over, form, leads } = evening;
  const isFree = form.form === 'free';
  const blocking = blockingAt(
    evening,
    useRoom(({ room }) => room?.table),
  );
  return (
    <section className="slip round-head" aria-label={say('evening-desk.round')}>
      <div>
        <h2>{title(evening, say)}</h2>
        {!over && !isFree && round && <Clock evening={evening} say={say} />}
      </div>
      <p role="status">
        {blocking.length > 0
          ? say('evening-desk.blocked', { names: nameList(blocking), count: blocking.length })
          : howItStands(evening, wordsOf)}
      </p>
      {leads && !over && <Acts evening={evening} isBlocked={blocking.length > 0} say={say} />}
    </section>
  );
}

function Clock({ evening: { round, minutes }, say }: { readonly evening: EveningView; readonly say: Say }) {
  const seconds = useCountdown(round?.seconds ?? null, round);
  if (seconds === null) return <p className="clock">{say('evening-desk.clock.before', { minutes })}</p>;
  return (
    <p className="clock" data-up={seconds < 0}>
      <b>{formatClock(seconds)}</b> {say(seconds < 0 ? 'evening-desk.clock.up' : 'evening-desk.clock.left')}
    </p>
  );
}

interface ActsProps {
  readonly evening: EveningView;
  /** The room's own table must be free first. */
  readonly isBlocked: boolean;
  readonly say: Say;
}

function Acts({ evening, isBlocked, say }: ActsProps) {
  const [settling, settle] = useState(false);
  const { can, first, open } = deskActionsOf(evening);
  const next = (evening.round?.number ?? 0) + 1;
  const brass = (act: string) => (first === act ? { className: 'brass', first: true } : {});
  return (
    <div className="acts">
      {can.has('deal') && (
        <ConfirmButton
          word={say('evening-desk.deal')}
          consequence={undefined}
          {...brass('deal')}
          cancel={say('evening-desk.not')}
          onConfirm={() => call(({ evening: desk }) => desk.deal({}))}
        />
      )}
      {isBlocked && (
        <button type="button" className="brass" data-autofocus onClick={() => call(({ room }) => room.setAside({}))}>
          {say('evening-desk.set-aside')}
        </button>
      )}
      {can.has('next') && !isBlocked && (
        <ConfirmButton
          word={say('evening-desk.next', { round: next })}
          consequence={open > 0 ? say('evening-desk.next.sure', { count: open }) : undefined}
          {...brass('next')}
          cancel={say('evening-desk.not')}
          onConfirm={() => call(({ evening: desk }) => desk.next({ round: next }))}
        />
      )}
      {can.has('takeBack') && (
        <ConfirmButton
          word={say('evening-desk.take-back')}
          consequence={say('evening-desk.take-back.sure', { round: next - 1 })}
          cancel={say('evening-desk.not')}
          onConfirm={() => call(({ evening: desk }) => desk.takeBack({ round: next - 1 }))}
        />
      )}
      {can.has('settle') && (
        <button type="button" onClick={() => settle(true)}>
          {say('evening-desk.settle')}
        </button>
      )}
      {can.has('end') && (
        <ConfirmButton
          word={say('evening-desk.end')}
          consequence={say('evening-desk.end.sure')}
          {...brass('end')}
          cancel={say('evening-desk.not')}
          onConfirm={() => call(({ evening: desk }) => desk.end({}))}
        />
      )}
      {isLate(evening) && (
        <p className="small">{say('refused.desk.tables-playing', { round: evening.playing ?? 0 })}</p>
      )}
      {settling && <RoundSettings evening={evening} say={say} onClose={() => settle(false)} />}
    </div>
  );
}

/** A table of an earlier round still plays, which is why the evening can't be ended. */
function isLate({ playing, round }: EveningView): boolean {
  return playing !== undefined && playing < (round?.number ?? 0);
}

function call(run: (client: Client) => Promise<unknown>): void {
  void callHost(run);
}

function title({ over, form, round, rounds }: EveningView, say: Say): string {
  if (over) return say('evening-desk.over');
  if (form.form === 'free') return say('form.free');
  return round ? say('evening-desk.round.of', { round: round.number, rounds }) : say('evening-desk.before', { rounds });
}

/** How many tables play, and what. */
function howItStands({ over, form, round, leads, standings }: EveningView, wordsOf: WordsOf): string {
  const { say } = wordsOf();
  if (over) return say('evening-desk.over.about');
  if (form.form === 'free') return say('form.free.about');
  const people = standings.filter(({ here }) => here).length;
  if (!round) return say(leads ? 'evening-desk.before.mine' : 'evening-desk.before.about', { people });
  const [first] = round.tables;
  const states = round.tables.map(tableStateOf);
  const done = states.filter((state) => state === 'over' || state === 'broken').length;
  const waiting = states.filter((state) => state === 'waiting' || state === 'free').length;
  const game = first ? gameName(first.game, wordsOf) : '';
  if (waiting === states.length) return say('evening-desk.seated', { game, count: states.length });
  if (done === states.length) return say('evening-desk.done', { game });
  return say('evening-desk.playing', { game, done, count: states.length });
}
