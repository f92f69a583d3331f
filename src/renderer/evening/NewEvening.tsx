import './new-evening.css';
import { useId, useState } from 'react';
import type { Refusal } from '#shared/engine/refusal.ts';
import { EVENING_LIMITS } from '#shared/evening/limits.ts';
import type { FormSettings } from '#shared/evening/schema.ts';
import { LANGUAGE } from '#shared/i18n/messages/en/language.ts';
import type { EveningRequest } from '#shared/protocol/evening.ts';
import type { GameOffer } from '#shared/protocol/room.ts';
import { MAX_TEXT_UNITS } from '#shared/protocol/typed-text.ts';
import { callHost } from '../client/connection/call-host.ts';
import { namedIn, useRoom } from '../client/room/room.ts';
import { nameList } from '../i18n/names.ts';
import type { Say } from '../i18n/say.ts';
import { BotLevelChoice } from '../room/GameSetup.tsx';
import { People } from '../room/People.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import {
  type ChosenOptions,
  dealsOf,
  type EveningContext,
  FORM_IDS,
  formOfId,
  MINUTES,
  refusalOf,
  refusalOfForm,
  refusalOfScoring,
  SCORINGS,
  withDefaults,
} from './evening-defaults.ts';
import { gameName, type WordsOf } from './format.ts';
import { GamesChoice } from './GamesChoice.tsx';
import { numbers, Stepper } from './Stepper.tsx';

/** An option. */
export interface Offered<T extends string> {
  readonly id: T;
  readonly label: string;
  /** Its explanation. */
  readonly about: string;
  /** Why it is disabled. */
  readonly why: string | undefined;
}

interface ReasonedChoiceProps<T extends string> {
  readonly legend: string;
  readonly offered: readonly Offered<T>[];
  readonly chosen: T;
  onChoose(id: T): void;
}

/** A choice that explains the chosen option and says why others are disabled. */
function ReasonedChoice<T extends string>({ legend, offered, chosen, onChoose }: ReasonedChoiceProps<T>) {
  const id = useId();
  return (
    <fieldset className="reasoned">
      <legend>{legend}</legend>
      {offered.map(({ id: one, label, about, why }) => {
        const text = why ?? (one === chosen ? about : undefined);
        return (
          <div key={one}>
            <label className="choice">
              <input
                type="radio"
                name={id}
                checked={one === chosen}
                disabled={why !== undefined}
                aria-describedby={text && `${id}${one}`}
                onChange={() => onChoose(one)}
              />
              <span>{label}</span>
            </label>
            {text && (
              <p id={`${id}${one}`} className="small">
                {text}
              </p>
            )}
          </div>
        );
      })}
    </fieldset>
  );
}

interface FormDetailProps {
  readonly form: FormSettings;
  readonly say: Say;
  onChange(form: FormSettings): void;
}

/** Options of a form: who fills up tables, and whether groups stay. */
function FormDetail({ form, say, onChange }: FormDetailProps) {
  switch (form.form) {
    case 'movement':
      return (
        <Detail
          kind="remainder"
          values={['bots', 'sit-out', 'spread'] as const}
          chosen={form.remainder}
          say={say}
          onChoose={(remainder) => onChange({ ...form, remainder })}
        />
      );
    case 'groups':
      return (
        <Detail
          kind="groups"
          values={['stay', 'anew'] as const}
          chosen={form.groups}
          say={say}
          onChoose={(groups) => onChange({ ...form, groups })}
        />
      );
    default:
      return null;
  }
}

interface DetailProps<T extends string> extends Pick<FormDetailProps, 'say'> {
  readonly kind: string;
  readonly values: readonly T[];
  readonly chosen: T;
  onChoose(value: T): void;
}

function Detail<T extends string>({ kind, values, chosen, say, onChoose }: DetailProps<T>) {
  const id = useId();
  return (
    <fieldset>
      <legend>{say(`form.${kind}`)}</legend>
      <div className="choices">
        {values.map((value) => (
          <label key={value} className="choice">
            <input type="radio" name={id} checked={value === chosen} onChange={() => onChoose(value)} />
            <span>{say(`form.${kind}.${value}`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface Props {
  readonly offers: readonly GameOffer[];
  readonly wordsOf: WordsOf;
  onBegun(): void;
  onClose(): void;
}

/** The form for a new evening: with its defaults, *Begin* is enough. */
export function NewEvening({ offers, wordsOf, onBegun, onClose }: Props) {
  const { say } = wordsOf();
  const form = useId();
  const room = useRoom((state) => state.room);
  const here = room ? namedIn(room).filter((one) => one.here && one.choice !== 'out') : [];
  const context: EveningContext = { offers, people: here.length };
  const [chosen, setChosen] = useState<ChosenOptions>({ name: usualName(say) });
  const request = withDefaults(chosen, context);
  const refused = refusalOf(request, context);
  const also = (more: ChosenOptions): void => setChosen((before) => ({ ...before, ...more }));
  const why = (refusal: Refusal | undefined) => refusal && whyNot(refusal, wordsOf);
  const begin = async (): Promise<void> => {
    if (await callHost((client) => client.evening.begin(request))) onBegun();
  };
  const first = offers.find(({ game }) => game === request.games[0]?.game);
  const duels = request.form.form === 'swiss' || request.form.form === 'round-robin';
  return (
    <Sheet
      title={say('evening-setup.title')}
      className="begin"
      onClose={onClose}
      closeLabel={say('sheet.close')}
      foot={
        <button type="submit" form={form} className="brass" data-autofocus disabled={refused !== undefined}>
          {say('evening-setup.begin')}
        </button>
      }
    >
      <form
        id={form}
        onSubmit={(event) => {
          event.preventDefault();
          void begin();
        }}
      >
        <p role="status" className="lead">
          {refused ? why(refused) : summaryOf(request, here.length, wordsOf)}
        </p>
        <section className="who-plays">
          <h2>{say('evening-setup.who', { count: here.length })}</h2>
          {room && <People room={room} people={here} say={say} />}
          <p className="small">{say(here.length === 0 ? 'evening-setup.who.nobody' : 'evening-setup.who.later')}</p>
        </section>
        <label className="evening-name">
          {say('evening-setup.name')}
          <input
            type="text"
            value={request.name}
            maxLength={MAX_TEXT_UNITS}
            autoComplete="off"
            onChange={(event) => also({ name: event.target.value })}
          />
        </label>
        <GamesChoice {...{ offers, duels, wordsOf }} games={request.games} onChange={(games) => also({ games })} />
        <ReasonedChoice
          legend={say('evening-setup.form')}
          offered={FORM_IDS.map((id) => ({
            id,
            label: say(`form.${id}`),
            about: say(`form.${id}.about`),
            why: why(refusalOfForm(id, chosen, context)),
          }))}
          chosen={request.form.form}
          onChoose={(id) => also({ form: formOfId(id) })}
        />
        <FormDetail form={request.form} say={say} onChange={(chosen) => also({ form: chosen })} />
        <ReasonedChoice
          legend={say('evening-setup.counts')}
          offered={SCORINGS.map((id) => ({
            id,
            label: say(`counts.${id}`),
            about: say(`counts.${id}.about`),
            why: why(refusalOfScoring(id, chosen, context)),
          }))}
          chosen={request.scoring}
          onChoose={(scoring) => also({ scoring })}
        />
        {request.form.form !== 'free' && (
          <div className="steppers">
            <Stepper
              label={say('evening-setup.rounds')}
              value={request.rounds}
              values={numbers(1, EVENING_LIMITS.rounds)}
              say={say}
              onChange={(rounds) => also({ rounds })}
            />
            <Stepper
              label={say('evening-setup.minutes')}
              value={request.minutes}
              values={MINUTES}
              say={say}
              onChange={(minutes) => also({ minutes })}
            />
            {request.scoring === 'duplicate' && (
              <Stepper
                label={say('evening-setup.deals')}
                value={request.deals ?? 0}
                values={dealsOf(request.games, context)}
                say={say}
                onChange={(deals) => also({ deals })}
              />
            )}
          </div>
        )}
        {first && hasBots(request) && (
          <BotLevelChoice
            levels={first.levels}
            level={request.level ?? first.last.level}
            say={say}
            onChange={(level) => also({ level })}
          />
        )}
      </form>
    </Sheet>
  );
}

/** Bots fill up tables and replace leavers. */
function hasBots({ form }: EveningRequest): boolean {
  return form.form === 'movement' && form.remainder === 'bots';
}

/** Named after the day of the week. */
function usualName(say: Say): string {
  const day = new Intl.DateTimeFormat(LANGUAGE, { weekday: 'long' }).format(new Date());
  return say('evening-setup.name.usual', { day });
}

/** A refusal as a sentence, with the game's name. */
function whyNot({ rule, reason, params }: Refusal, wordsOf: WordsOf): string {
  const named = typeof params?.game === 'string' ? { ...params, game: gameName(params.game, wordsOf) } : params;
  return wordsOf().say(`refused.${rule}.${reason}`, named);
}

/** A summary in one line. */
function summaryOf({ games, form, rounds, minutes }: EveningRequest, people: number, wordsOf: WordsOf): string {
  const { say } = wordsOf();
  const names = nameList(games.map(({ game }) => gameName(game, wordsOf)));
  return say(form.form === 'free' ? 'evening-setup.short.free' : 'evening-setup.short', {
    people,
    games: names,
    rounds,
    minutes,
  });
}
