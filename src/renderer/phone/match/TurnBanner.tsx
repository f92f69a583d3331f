import { Avatar } from '../../avatars/Avatar.tsx';
import type { PendingMove } from '../../client/match/pending-move.ts';
import { bidiIsolated } from '../../i18n/names.ts';
import type { Say } from '../../i18n/say.ts';
import type { SeatRegion } from '../../match/scene-regions.ts';
import type { Scene, TableCard } from '../../motion/scene.ts';
import type { SheetName } from '../sheets/SheetHost.tsx';
import { LazyPart, type LazyPartProps } from './More.tsx';
import type { PendingMoveControls } from './use-pending-move.ts';
import type { TouchActions } from './use-touch.ts';

/** What can be asked at a host's table, and where the answer opens. */
export interface HostContext extends LazyPartProps {
  onSheet(sheet: SheetName): void;
}

interface Props {
  readonly scene: Scene;
  /** Undefined for a spectator. */
  readonly own: SeatRegion | undefined;
  /** Why nobody moves, if so. */
  readonly paused: string | false;
  readonly hands: Pick<TouchActions, 'lifted' | 'canPlay' | 'touch'>;
  readonly holding: PendingMoveControls;
  /** The viewer's secret, if it is shown nowhere else on the page. */
  readonly secret: string | undefined;
  readonly say: Say;
  readonly host?: HostContext | undefined;
}

const loadRefused = async () => (await import('./RefusalReason.tsx')).RefusalReason;

/** The line above the hand: whose turn it is, what the selected card can do, or what can still be undone. */
export function TurnBanner(props: Props) {
  const { own, hands, holding, say, host } = props;
  const { lifted, canPlay, touch } = hands;
  const { held } = holding;
  if (held) return <TakeBack {...holding} held={held} say={say} />;
  const isMine = own?.plate.onTurn ?? false;
  const mark = markOnTurn(props);
  return (
    <div className="whose" data-mine={isMine} data-up={lifted !== undefined} data-risky={lifted?.risky ?? false}>
      <p role="status">
        {!lifted && !isMine && <Note {...props} />}
        {mark && !lifted && <Avatar mark={mark} />}
        <span className="word">
          {lifted ? (
            host ? (
              <LazyPart {...host} wanted={!lifted.playable} load={loadRefused} card={lifted}>
                {about(lifted, canPlay, say)}
              </LazyPart>
            ) : (
              about(lifted, canPlay, say)
            )
          ) : (
            turn(props)
          )}
        </span>
        {!lifted && isMine && <Note {...props} />}
      </p>
      {host && isMine && !lifted && (
        <button type="button" onClick={() => host.onSheet('why')}>
          {say('tip.why')}
        </button>
      )}
      {lifted && canPlay && (
        <button type="button" onClick={() => touch(lifted)}>
          {lifted.action ?? say('phone.play.do')}
        </button>
      )}
    </div>
  );
}

/** The avatar of the named player: the viewer, or the only other one on turn. */
function markOnTurn({ scene, own, paused }: Props) {
  if (paused) return undefined;
  if (own?.plate.onTurn) return own.plate.mark;
  const [first, ...others] = scene.plates.filter(({ onTurn: lit }) => lit);
  return others.length === 0 ? first?.mark : undefined;
}

/** One sentence about the viewer, beside whose turn it is. Screen readers need the space between the two. */
function Note({ own, secret, say }: Props) {
  const note = own ? (secret ?? own.plate.own) : say('phone.watching');
  return note && <span className="note">{` ${note} `}</span>;
}

/** The pending move and its undo button; the shrinking bar shows the time left. */
function TakeBack({
  held,
  undo,
  now,
  say,
}: Pick<PendingMoveControls, 'undo' | 'now'> & { held: PendingMove; say: Say }) {
  return (
    <div className="whose take-back" data-up="true" data-mine="true">
      <p role="status">
        <span className="word">{say('undo.about', { what: held.what || say('undo.move') })}</span>
      </p>
      <button type="button" className="undo" onClick={undo}>
        {say('phone.undo')}
        <span key={held.until} className="runs-down" />
      </button>
      <button type="button" onClick={now}>
        {say('undo.now')}
      </button>
    </div>
  );
}

/** Why the card can't be played, or what it does. A legal card with a penalty says both. */
function about({ name, why, playable, risky }: TableCard, canPlay: boolean, say: Say): string {
  if (playable && !risky) return say(canPlay ? 'phone.play' : 'phone.play.where', { card: name });
  return why ? say('phone.why', { card: name, why }) : say('phone.cannot', { card: name });
}

function turn({ scene, own, paused, say }: Props): string {
  if (paused) return say(paused);
  if (own?.plate.onTurn) return say('phone.turn.mine');
  const [name, other, ...more] = scene.plates.filter(({ onTurn: lit }) => lit).map((plate) => bidiIsolated(plate.name));
  if (name === undefined) return '';
  if (other === undefined) return say('phone.turn', { name });
  return more.length > 0 ? say('phone.turn.others') : say('phone.turn.two', { name, other });
}
