import { useCallback } from 'react';
import type { TableView } from '#shared/protocol/table.ts';
import { MAX_TEXT_UNITS } from '#shared/protocol/typed-text.ts';
import { callHost, tryCall } from '../../client/connection/call-host.ts';
import { showToast } from '../../client/connection/refusals.ts';
import type { Client } from '../../client/connection/transport.ts';
import { tableGameOf } from '../../games/index.ts';
import { useWords } from '../../games/use-words.ts';
import type { Say } from '../../i18n/say.ts';
import { usePadPresses, usePads } from '../../input/connected-pads.ts';
import { PadSentence } from '../../input/PadSentence.tsx';
import { gamepadPlayerName, seatOfGamepad } from './gamepad-seats.ts';
import { useOpenHands } from './SharedWindow.tsx';

interface LocalPlayersProps {
  readonly table: TableView;
  /** The name of another person at this window who is about to sit down; null for nobody. */
  readonly guest: string | null;
  onGuest(name: string | null): void;
}

/** For a seated player: others at this window, and whether a curtain hides hands. */
export function LocalPlayers({ table: { game, mine }, guest, onGuest }: LocalPlayersProps) {
  const { say } = useWords();
  const openly = useOpenHands((now) => now.openly);
  if (mine.length === 0 || tableGameOf(game)?.inRealTime) return null;
  return (
    <>
      {guest === null ? (
        <button type="button" className="plain" onClick={() => onGuest('')}>
          {say('curtain.several')}
        </button>
      ) : (
        <label className="name">
          {say('curtain.guest')}
          <input
            type="text"
            ref={goOnHere}
            value={guest}
            maxLength={MAX_TEXT_UNITS}
            onChange={({ target }) => onGuest(target.value)}
          />
          <span className="small">{say('curtain.guest.about')}</span>
          <button type="button" className="plain" onClick={() => onGuest(null)}>
            {say('curtain.guest.none')}
          </button>
        </label>
      )}
      {mine.length > 1 && (
        <label className="choice">
          <input
            type="checkbox"
            checked={openly}
            onChange={({ target }) => useOpenHands.setState({ openly: target.checked })}
          />
          <span>{say('curtain.shown-to-all')}</span>
        </label>
      )}
    </>
  );
}

/** Whoever opened the field types on in it. */
function goOnHere(field: HTMLInputElement | null): void {
  field?.focus();
}

interface Props {
  readonly table: TableView;
}

/** The first gamepad belongs to the window; each further one may take a seat: A sits down, B stands up. */
export function LobbyGamepads({ table }: Props) {
  const { say } = useWords();
  const [first, ...further] = usePads((pads) => pads.connected);
  const kinds = usePads((pads) => pads.kinds);
  const take = useCallback(
    (pad: number, key: string) => {
      if (pad === first) return false;
      if (key === 'Enter') void sit(table, pad, say);
      if (key === 'Escape') stand(table, pad);
      return true;
    },
    [table, first, say],
  );
  usePadPresses(take);
  if (further.length === 0) return null;
  return (
    <div className="small" role="status">
      {further.map((pad) => (
        <p key={pad}>
          <PadSentence
            say={say}
            text={seatOfGamepad(table, pad) === undefined ? 'gamepad.sit' : 'gamepad.stand'}
            kind={kinds[pad] ?? 'xbox'}
            params={{ name: gamepadPlayerName(pad, say) }}
          />
        </p>
      ))}
      {tableGameOf(table.game)?.inRealTime && <p>{say('gamepad.shown-to-all')}</p>}
    </div>
  );
}

/**
 * Takes the first free seat. Another window may have a gamepad of the same name, and nobody can type another with a
 * pad.
 */
async function sit(table: TableView, pad: number, say: Say): Promise<void> {
  const seat = table.seats.findIndex(({ kind }) => kind === 'empty');
  if (seat < 0 || seatOfGamepad(table, pad) !== undefined) return;
  const sitAs = (name: string) => (client: Client) => client.table.sit({ table: table.id, seat, name, pad });
  const answer = await tryCall(sitAs(gamepadPlayerName(pad, say)));
  if ('value' in answer || !answer.refused) return;
  const { free } = answer.refused.params ?? {};
  if (typeof free === 'string') await callHost(sitAs(free));
  else showToast(answer.refused);
}

function stand(table: TableView, pad: number): void {
  const seat = seatOfGamepad(table, pad);
  if (seat !== undefined) void callHost((client) => client.table.stand({ table: table.id, seat }));
}
