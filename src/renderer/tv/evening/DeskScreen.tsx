import type { ReactNode } from 'react';
import type { EveningView } from '#shared/protocol/evening.ts';
import type { RoomView } from '#shared/protocol/room.ts';
import { isSecretRound, roundOf } from '../../client/evening/evening.ts';
import { digitsFor, formatHundredths } from '../../evening/format.ts';
import { useWords } from '../../games/use-words.ts';
import { nameList } from '../../i18n/names.ts';
import type { Say } from '../../i18n/say.ts';
import { useBackdrop } from '../../match/tabletop/use-backdrop.ts';
import { Slip } from '../../ui/Slip.tsx';
import { BackButton } from '../page/BackButton.tsx';
import { JoinCorner } from '../page/JoinCorner.tsx';
import { JoinInstructions } from '../page/JoinInstructions.tsx';
import { sayRoomMessage } from '../page/room-messages.ts';
import { RoundClock } from './FourScreen.tsx';
import { Paged } from './Paged.tsx';
import { PersonName } from './TableLine.tsx';
import { RoundTables } from './Tables.tsx';

interface DeskStandingsProps {
  readonly evening: EveningView;
  readonly say: Say;
}

/** Maximum number of people shown in larger type. */
const FEW_PEOPLE = 8;

/** Places and points; their breakdown is on a phone. Before the first round, the players. */
function DeskStandings({ evening: { standings, round }, say }: DeskStandingsProps) {
  const digits = digitsFor(standings.map(({ points }) => points));
  const isBegun = round !== null;
  const title = isBegun ? say('standings.title') : say('tv-evening.players', { count: standings.length });
  return (
    <section className="desk-standings slip">
      <Paged
        className={standings.length > FEW_PEOPLE ? 'places' : 'places few'}
        items={standings}
        keyOf={({ player }) => player}
        title={(page) => <h2>{page && isBegun ? say('tv-evening.standings.page', { ...page }) : title}</h2>}
        draw={({ player, name, place, points, here }) => (
          <>
            <span className="rank">{isBegun && place}</span>
            <span className="player">
              <PersonName player={player} name={name} />
              {!here && <span className="gone">{say('standings.gone')}</span>}
            </span>
            {isBegun && <b>{formatHundredths(points, digits)}</b>}
          </>
        )}
      />
    </section>
  );
}

interface Props {
  readonly room: RoomView;
  readonly evening: EveningView;
  readonly children?: ReactNode;
}

/** The evening's desk: the round with its tables and clock, the standings, and how to join. */
export function DeskScreen({ room, evening, children }: Props) {
  const round = roundOf(evening);
  const { say } = useWords(round?.tables[0]?.game);
  useBackdrop();
  const isRunning = round !== null;
  return (
    <main className="desk-screen" data-round={isRunning}>
      <header>
        <BackButton to={{ screen: 'home' }} />
        <div className="desk-title">
          <h1>{evening.name}</h1>
          <p role="status">{whatIsOn(evening, say)}</p>
        </div>
        {isRunning && <RoundClock evening={evening} say={say} />}
        {isRunning && (
          <div className="desk-corner slip">
            <JoinCorner table={{ addresses: room.addresses, code: room.code, room: true }} size="line" />
          </div>
        )}
      </header>
      {round ? <RoundTables evening={evening} round={round} say={say} /> : <Entrance room={room} />}
      <DeskStandings evening={evening} say={say} />
      {children}
    </main>
  );
}

/** Before the first round joining is what matters. */
function Entrance({ room: { addresses, code, local } }: Pick<Props, 'room'>) {
  const [address] = addresses;
  return (
    <Slip className="room-join-options">
      {address && code ? (
        <JoinInstructions address={address} code={code} local={local} />
      ) : (
        <p>{sayRoomMessage('tv.room.open-it')}</p>
      )}
    </Slip>
  );
}

function whatIsOn(evening: EveningView, say: ReturnType<typeof useWords>['say']): string {
  const { over, form, rounds, minutes, round, games } = evening;
  if (over) return say('tv-evening.over', firstIn(evening));
  if (form.form === 'free') return say('tv-evening.free');
  if (!round) return [say('tv-evening.before', { count: rounds, minutes }), say('tv-evening.before.task')].join('. ');
  if (isSecretRound(round))
    return [say('tv-evening.round', { round: round.number, rounds }), say('tv-evening.secret')].join(' · ');
  const name = { round: round.number, rounds };
  return games.length > 0
    ? say('tv-evening.round.game', { ...name, game: say('game.name') })
    : say('tv-evening.round', name);
}

/** The winners; none where nothing was played. */
function firstIn({ standings, round }: EveningView) {
  const first = round === null ? [] : standings.filter(({ place }) => place === 1);
  return { count: first.length, names: nameList(first.map(({ name }) => name)) };
}
