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

/** At a host's table: what can be asked there, and where it is read. */
export interface HostContext extends LazyPartProps {
  onSheet(sheet: SheetName): void;
}

interface Props {
  readonly scene: Scene;
  /** Nothing for who looks on. */
  readonly own: SeatRegion | undefined;
  /** The sentence that says why nobody moves. */
  readonly paused: string | false;
  readonly hands: Pick<TouchActions, 'lifted' | 'canPlay' | 'touch'>;
  readonly holding: PendingMoveControls;
  /** What the viewer alone knows, if it is not said elsewhere on the page. */
  readonly secret: string | undefined;
  readonly say: Say;
  readonly host?: HostContext | undefined;
}

const loadRefused = async () => (await import('./RefusalReason.tsx')).RefusalReason;

/** Above the hand: whose turn it is, what may be done with the card that was taken up, or what can still be taken back. */
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

/** The mark of whom the words beside it name: of oneself, or of the one other on turn. */
function markOnTurn({ scene, own, paused }: Props) {
  if (paused) return undefined;
  if (own?.plate.onTurn) return own.plate.mark;
  const [first, ...others] = scene.plates.filter(({ onTurn: lit }) => lit);
  return others.length === 0 ? first?.mark : undefined;
}

/** One sentence about oneself, beside whose turn it is. Ears need the space between the two. */
function Note({ own, secret, say }: Props) {
  const note = own ? (secret ?? own.plate.own) : say('phone.watching');
  return note && <span className="note">{` ${note} `}</span>;
}

/** What was decided and goes in a moment: the bar that runs down says when. */
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

/** Why it can't be played, or how it is. What is forbidden though possible says both. */
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
