import type { EveningView } from '#shared/protocol/evening.ts';
import type { RoomView } from '#shared/protocol/room.ts';
import { Slip } from '../../../paper/Slip.tsx';
import { isSecretRound, roundOf } from '../../../session/evening/round.ts';
import { bidiIsolated } from '../../../words/isolated.ts';
import { useWords } from '../../page/useWords.ts';
import { useBackdrop } from '../../tabletop/useBackdrop.ts';
import { JoinCorner } from '../JoinCorner.tsx';
import { sayRoomMessage } from '../room-sentences.ts';
import { BackButton } from '../WayBack.tsx';
import { JoinInstructions } from '../WayIn.tsx';
import { DeskStandings } from './DeskStandings.tsx';
import { RoundClock } from './RoundClock.tsx';
import { RoundTables } from './Tables.tsx';

interface Props {
  readonly room: RoomView;
  readonly evening: EveningView;
}

/** The desk of the evening: its round with all tables and the clock, how everybody stands, and the way in. */
export function DeskScreen({ room, evening }: Props) {
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
    </main>
  );
}

/** While nobody is seated the way in is what matters. */
function Entrance({ room: { addresses, code, local } }: Pick<Props, 'room'>) {
  const [address] = addresses;
  return (
    <Slip className="room-way-in">
      {address && code ? (
        <JoinInstructions address={address} code={code} local={local} />
      ) : (
        <p>{sayRoomMessage('screen.room.open-it')}</p>
      )}
    </Slip>
  );
}

function whatIsOn(evening: EveningView, say: ReturnType<typeof useWords>['say']): string {
  const { over, form, rounds, minutes, round, games } = evening;
  if (over) return say('desk-screen.over', firstIn(evening));
  if (form.form === 'free') return say('desk-screen.free');
  if (!round) return [say('desk-screen.before', { count: rounds, minutes }), say('desk-screen.before.task')].join('. ');
  if (isSecretRound(round))
    return [say('desk-screen.round', { round: round.number, rounds }), say('desk-screen.secret')].join(' · ');
  const name = { round: round.number, rounds };
  return games.length > 0
    ? say('desk-screen.round.game', { ...name, game: say('game.name') })
    : say('desk-screen.round', name);
}

/** Who has won it; nobody where nothing was played. */
function firstIn({ standings, round }: EveningView) {
  const first = round === null ? [] : standings.filter(({ place }) => place === 1);
  return { count: first.length, names: first.map(({ name }) => bidiIsolated(name)).join(', ') };
}
