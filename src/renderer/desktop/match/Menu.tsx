import { useState } from 'react';
import type { TableView } from '#shared/protocol/table.ts';
import { callHost } from '../../client/connection/call-host.ts';
import { toggleMute, useSoundSettings } from '../../client/device/sound-settings.ts';
import type { HandOrdering, TableGame } from '../../games/game.ts';
import { useWords } from '../../games/use-words.ts';
import { EndMatch } from '../../match/ending/EndMatch.tsx';
import type { HandOrder } from '../../match/hand-order.ts';
import { useMayOpenToNetwork } from '../../room/network-exposure.ts';
import { addressOf, goTo } from '../../ui/route.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import { MoveTable } from '../handover/MoveTable.tsx';
import { setPaused } from './TableNotices.tsx';

interface OrderButtonProps {
  readonly order: HandOrder;
  readonly inHand: HandOrdering | undefined;
}

/** The hand's order; a press switches to the next, as its key does at the table. */
function OrderEntry({ order, inHand }: OrderButtonProps) {
  if (!order.isFree) return null;
  return (
    <button type="button" aria-keyshortcuts="O" onClick={order.next}>
      <Held order={order} inHand={inHand} />
    </button>
  );
}

function Held({ order: { order }, inHand }: OrderButtonProps) {
  const { say } = useWords();
  return say(`hand-order.${order}`, { by: inHand?.by ?? 'suit' });
}

interface Props {
  readonly table: TableView;
  readonly game: TableGame;
  readonly order: HandOrder;
  onClose(): void;
}

/** The menu at the table: only its last entry ends the match, after a confirmation. */
export function Menu({ table, game, order, onClose }: Props) {
  const { say } = useWords(table.game);
  const mayClose = useMayOpenToNetwork(table);
  const at = { screen: 'table', table: table.id } as const;
  return (
    <Sheet
      title={say('menu.title')}
      className="menu"
      onClose={onClose}
      foot={
        <a className="button" href={addressOf({ screen: 'home' })}>
          {say('menu.leave')}
        </a>
      }
    >
      <button type="button" className="brass" data-autofocus onClick={onClose}>
        {say('menu.resume')}
      </button>
      <div className="entries">
        <a className="button" aria-keyshortcuts="R" href={addressOf({ ...at, sheet: 'rules' })}>
          {say('hud.rules')}
        </a>
        <a className="button" aria-keyshortcuts="H L" href={addressOf({ ...at, sheet: 'log' })}>
          {say('log.title')}
        </a>
        <OrderEntry order={order} inHand={game.handOrdering} />
        <a className="button" href={addressOf({ ...at, sheet: 'table-settings' })}>
          {say('table-settings.title')}
        </a>
        <a className="button" href={addressOf({ screen: 'screen', table: table.id })}>
          {say('tv.show-this')}
        </a>
        {table.host && table.stage === 'playing' && (
          <button type="button" onClick={() => void setPaused(table, !table.paused)}>
            {say(table.paused ? 'pause.go-on' : 'pause.pause')}
          </button>
        )}
        <MoveTable table={table} />
        <EndMatch table={table} ofRoom={table.room} onDone={onClose} />
        <Silence />
        <a className="button" href={addressOf({ ...at, sheet: 'settings' })}>
          {say('settings.title')}
        </a>
        <a className="button" href={addressOf({ ...at, sheet: 'keys' })}>
          {say('keys.title')}
        </a>
      </div>
      {table.practice && <p className="small">{say('match-review.practice.about')}</p>}
      <p className="small">{say(wordsOnLeaving(table))}</p>
      {mayClose && <CloseTable table={table.id} />}
    </Sheet>
  );
}

/** The mute key's entry, for those without keys. */
function Silence() {
  const { say } = useWords();
  const silent = useSoundSettings((sound) => sound.silent);
  return (
    <button type="button" aria-pressed={silent} aria-keyshortcuts="M" onClick={toggleMute}>
      {say('sound.silent')}
    </button>
  );
}

/** What becomes of a leaver's seat. */
function wordsOnLeaving({ mine, stage }: TableView): string {
  if (mine.length === 0) return 'menu.leave.spectator';
  return stage === 'over' ? 'menu.leave.over' : 'menu.leave.kept';
}

function CloseTable({ table }: { readonly table: string }) {
  const { say } = useWords();
  const [confirming, setConfirming] = useState(false);
  const close = async (): Promise<void> => {
    if (await callHost((client) => client.table.close({ table }))) goTo({ screen: 'home' });
  };
  if (!confirming) {
    return (
      <button type="button" onClick={() => setConfirming(true)}>
        {say('table.close')}
      </button>
    );
  }
  return (
    <div className="confirm">
      <p>{say('table.close.sure')}</p>
      <div className="choices">
        <button type="button" className="danger" onClick={() => void close()}>
          {say('table.close')}
        </button>
        <button type="button" onClick={() => setConfirming(false)}>
          {say('table.close.not')}
        </button>
      </div>
    </div>
  );
}
