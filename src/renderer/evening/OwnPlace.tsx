import './own-place.css';
import type { EveningView } from '#shared/protocol/evening.ts';
import { type EveningTable, nameIn, ownStatus, roundOf } from '../client/evening/evening.ts';
import { useCountdown } from '../hooks/common.ts';
import { nameList } from '../i18n/names.ts';
import type { Say } from '../i18n/say.ts';

interface Props {
  readonly evening: EveningView;
  /** Includes the messages for an evening's players. */
  readonly say: Say;
}

/** The viewer's table and companions, or what comes next; and the remaining time. */
export function OwnPlace({ evening, say }: Props) {
  return (
    <div className="own-place" role="status">
      <strong>{placeName(evening, say)}</strong>
      {whatNext(evening, say).map((line) => (
        <p key={line}>{line}</p>
      ))}
      <TimeLeft evening={evening} say={say} />
    </div>
  );
}

/** In a few words: "Table 3, with Luca, Anna". */
function placeName(evening: EveningView, say: Say): string {
  const place = ownStatus(evening);
  if (place.is !== 'seated') return say(`own-evening.${place.is}`);
  const { number } = place.table;
  const names = companions(place.table, evening, say);
  return names === '' ? say('own-evening.alone', { number }) : say('own-evening.with', { number, names });
}

/** People by name, then the number of bots; empty for bots alone. */
function companions({ seats }: EveningTable, evening: EveningView, say: Say): string {
  const others = seats.flatMap((one) => (one.kind === 'person' && one.player !== evening.me ? one.player : []));
  const bots = seats.filter(({ kind }) => kind === 'bot').length;
  if (others.length === 0) return '';
  const names = others.map((player) => nameIn(evening, player) ?? '');
  return nameList([...names, ...(bots > 0 ? [say('own-evening.bots', { count: bots })] : [])]);
}

/** What comes next, in sentences. */
function whatNext(evening: EveningView, say: Say): string[] {
  const { form, mine, standings, me } = evening;
  const place = ownStatus(evening);
  switch (place.is) {
    case 'seated':
      return [
        ...(place.stands === 'waiting' && mine ? [say('own-evening.seat', { seat: mine.seat + 1 })] : []),
        say(`own-evening.then.${place.stands}`),
      ];
    case 'out':
      return [say('own-evening.out.then'), say(`own-evening.out.${form.form}`)];
    case 'over': {
      const own = standings.find(({ player }) => player === me);
      return own ? [say('own-evening.over.place', { place: own.place, count: standings.length })] : [];
    }
    default:
      return [say(`own-evening.${place.is}.then`)];
  }
}

/** In whole minutes; the clock shows seconds. */
function TimeLeft({ evening, say }: Props) {
  const left = useCountdown(roundOf(evening)?.seconds ?? null, evening);
  if (left === null) return null;
  return (
    <p className="small">
      {left < 0 ? say('own-evening.up') : say('own-evening.left', { minutes: Math.floor(left / 60) })}
    </p>
  );
}
