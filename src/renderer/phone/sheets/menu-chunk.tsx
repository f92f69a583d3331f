import type { TableView } from '#shared/protocol/table.ts';
import { CLAIM_AFTER } from '#shared/protocol/table-values.ts';
import { callHost } from '../../client/connection/call-host.ts';
import { leaveOut } from '../../client/connection/left-out.ts';
import { TEXT_SIZES, useSettings } from '../../client/device/settings.ts';
import { useRoom } from '../../client/room/room.ts';
import { chooseCards, facesAfter } from '../../games/choose-cards.ts';
import type { PanelProps, TableGame } from '../../games/game.ts';
import { hasCodex } from '../../games/load-texts.ts';
import { CARD_CHOICE, HAND_ORDER, CLAIM_AFTER as LOST_SEATS, PHONE_MENU } from '../../i18n/messages/en/menu.ts';
import type { Say, Translator } from '../../i18n/say.ts';
import { EndMatch } from '../../match/ending/EndMatch.tsx';
import { claimWord } from '../../match/seat-claim/claim-word.ts';
import { OtherLanguages } from '../page/Frame.tsx';
import { LearnButton } from '../page/LearnButton.tsx';
import { goToCodeEntry } from '../page/route.ts';
import { showView } from '../page/view-choice.ts';
import { OrderItem } from './hand-order-chunk.tsx';

export interface MenuProps {
  readonly table: TableView;
  readonly game: TableGame;
  readonly panel: PanelProps;
  onLog(): void;
  onRules(): void;
  onStories(): void;
  onEvening(): void;
}

/** Menu entries: read, display, leave. */
function Items({ words, ...props }: MenuProps & { readonly words: Translator; onClose(): void }) {
  const { table, game, panel, onLog, onRules, onStories, onEvening, onClose } = props;
  const { say } = panel;
  const isEvening = useRoom(({ room }) => table.room && room?.evening);
  return (
    <>
      <button type="button" onClick={onLog}>
        {say('log.title')}
      </button>
      {isEvening && (
        <button type="button" onClick={onEvening}>
          {say('phone.evening')}
        </button>
      )}
      <OrderItem at={{ table, game, viewer: panel.viewer }} say={words.say} />
      <Looks say={words.say} />
      <CountingItem table={table} game={game} say={words.say} />
      <button type="button" onClick={onRules}>
        {say('phone.rules')}
      </button>
      <LearnButton game={table.game} say={say} />
      {hasCodex(table.game) && (
        <button type="button" onClick={onStories}>
          {say('phone.stories')}
        </button>
      )}
      {table.practice && <p className="small">{words.say('phone.practice')}</p>}
      <LostSeats table={table} say={words.say} />
      <EndMatch table={table} ofRoom={table.room} onDone={onClose} />
      {table.room ? (
        <button type="button" onClick={() => showView('people', table)}>
          {say('room.title')}
        </button>
      ) : (
        <button type="button" onClick={goToCodeEntry}>
          {say('menu.leave')}
        </button>
      )}
    </>
  );
}

/** Display and sound settings of this device. */
function Looks({ say }: { readonly say: Say }) {
  const {
    faces = 'own',
    largeCorners = false,
    fourColours,
    textSize,
    undo,
    handSound,
    turnSound = true,
    untold = false,
    guessless = false,
  } = useSettings();
  const place = TEXT_SIZES.indexOf(textSize);
  return (
    <>
      <button type="button" onClick={() => chooseCards({ faces: facesAfter(faces) })}>
        {say('shown-cards.faces', { faces })}
      </button>
      <button type="button" aria-pressed={largeCorners} onClick={() => chooseCards({ largeCorners: !largeCorners })}>
        {say('shown-cards.large-corners')}
      </button>
      <button
        type="button"
        aria-pressed={fourColours}
        onClick={() => useSettings.setState({ fourColours: !fourColours })}
      >
        {say('phone.four-colours')}
      </button>
      <button type="button" aria-pressed={undo} onClick={() => useSettings.setState({ undo: !undo })}>
        {say('undo.setting')}
      </button>
      <button
        type="button"
        aria-pressed={handSound === true}
        onClick={() => useSettings.setState({ handSound: !handSound })}
      >
        {say('phone.sound')}
      </button>
      {!('vibrate' in navigator) && (
        <button type="button" aria-pressed={turnSound} onClick={() => useSettings.setState({ turnSound: !turnSound })}>
          {say('phone.turn-sound')}
        </button>
      )}
      <button type="button" aria-pressed={!untold} onClick={() => leaveOut(!untold)}>
        {say('phone.highlights')}
      </button>
      <button type="button" aria-pressed={!guessless} onClick={() => leaveOut(!guessless, 'guesses')}>
        {say('phone.guesses')}
      </button>
      <FullScreen say={say} />
      <button
        type="button"
        onClick={() => useSettings.setState({ textSize: TEXT_SIZES[(place + 1) % TEXT_SIZES.length] ?? 100 })}
      >
        {say('phone.larger')} ({say('settings.percent', { value: textSize })})
      </button>
      <OtherLanguages />
    </>
  );
}

/** Full screen, where the browser supports it: an iPhone does so only from its home screen. */
function FullScreen({ say }: { readonly say: Say }) {
  if (!document.fullscreenEnabled) return null;
  const isFull = document.fullscreenElement !== null;
  const turn = () => (isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen());
  return (
    <button type="button" aria-pressed={isFull} onClick={() => void turn().catch(() => undefined)}>
      {say('phone.full-screen')}
    </button>
  );
}

/** Turns the card count on; where the table forbids it, says so. */
function CountingItem({ table, game, say }: Pick<MenuProps, 'table' | 'game'> & { readonly say: Say }) {
  const counting = useSettings((settings) => settings.counting === true);
  if (!game.hasCardCount) return null;
  if (!table.settings.counting) return <p className="small">{say('phone.counting.forbidden')}</p>;
  return (
    <button type="button" aria-pressed={counting} onClick={() => useSettings.setState({ counting: !counting })}>
      {say('phone.counting')}
    </button>
  );
}

/** For the table's host: cycles through when a lost seat can be claimed. */
function LostSeats({ table, say }: Pick<MenuProps, 'table'> & { readonly say: Say }) {
  const { claimAfter } = table.settings;
  if (!table.host) return null;
  const next = CLAIM_AFTER[(CLAIM_AFTER.indexOf(claimAfter) + 1) % CLAIM_AFTER.length] ?? claimAfter;
  const set = () =>
    callHost((client) => client.table.changeSettings({ table: table.id, settings: { claimAfter: next } }));
  return (
    <button type="button" onClick={() => void set()}>
      {say('table-settings.claims')} ({claimWord(claimAfter, say)})
    </button>
  );
}

/** The chunk a phone loads for the menu. */
export const MENU = { words: { ...HAND_ORDER, ...PHONE_MENU, ...CARD_CHOICE, ...LOST_SEATS }, Items } as const;
