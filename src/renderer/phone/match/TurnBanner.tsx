import { Avatar } from '../../avatars/Avatar.tsx';
import type { PendingMove } from '../../client/match/pending-move.ts';
import type { Say } from '../../i18n/say.ts';
import { aboutMe, type MyView, sayAll } from '../../match/about-me.ts';
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
  readonly me: MyView;
  readonly hands: Pick<TouchActions, 'lifted' | 'canPlay' | 'touch'>;
  readonly holding: PendingMoveControls;
  readonly say: Say;
  readonly host?: HostContext | undefined;
}

const loadRefused = async () => (await import('./RefusalReason.tsx')).RefusalReason;

/** The line above the hand: what the viewer is and whose turn it is, what the selected card can do, or what can be undone. */
export function TurnBanner({ scene, me, hands, holding, say, host }: Props) {
  const { lifted, canPlay, touch } = hands;
  const { held } = holding;
  if (held) return <TakeBack {...holding} held={held} say={say} />;
  const onTurn = me.halted ? [] : scene.plates.filter((plate) => plate.onTurn);
  const mine = onTurn.find(({ seat }) => seat === me.viewer);
  const mark = mine ?? (onTurn.length === 1 ? onTurn[0] : undefined);
  return (
    <div className="whose" data-mine={!!mine} data-up={lifted !== undefined} data-risky={lifted?.risky ?? false}>
      <p role="status">
        {mark?.mark && !lifted && <Avatar mark={mark.mark} />}
        <span className="word" data-about-me={!lifted || undefined}>
          {lifted ? (
            host ? (
              <LazyPart {...host} wanted={!lifted.playable} load={loadRefused} card={lifted}>
                {about(lifted, canPlay, say)}
              </LazyPart>
            ) : (
              about(lifted, canPlay, say)
            )
          ) : (
            sayAll(aboutMe(me), say)
          )}
        </span>
      </p>
      {host && mine && !lifted && (
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
