import { type CSSProperties, useRef } from 'react';
import type { Seat } from '#shared/engine/rules.ts';
import type { Seated } from '#shared/protocol/table.ts';
import { SeatAvatar } from '../../avatars/Avatar.tsx';
import { ChatAnnouncer, UnreadCount } from '../../chat/ChatNews.tsx';
import { useChat } from '../../client/tables/chat.ts';
import { useLoaded } from '../../hooks/use-loaded.ts';
import type { Say } from '../../i18n/say.ts';
import type { SeatRegion } from '../../match/scene-regions.ts';
import type { Scene, Zone } from '../../motion/scene.ts';
import { useScrollHint } from '../../ui/use-scroll-hint.ts';
import { TableCards } from './TableCards.tsx';

/** Opens the chat, counts its unread lines and announces new ones. */
export function ChatButton({ say, onOpen }: { readonly say: Say; onOpen(): void }) {
  return (
    <>
      <button type="button" className="engraved" onClick={onOpen}>
        {say('chat.title')}
        <UnreadCount say={say} />
      </button>
      <ChatAnnouncer say={say} />
    </>
  );
}

const loadFigure = async () => (await import('../../chat/TalkFigure.tsx')).ChatFigure;

/** A seat's latest chat line or gesture, at its plate. */
export function SpeechBubble({ seat, say }: { readonly seat: Seat | undefined; readonly say: Say }) {
  const line = useChat(({ fresh }) => fresh.find((line) => line.seat === seat));
  const { value: Figure } = useLoaded(line && true, loadFigure);
  return (
    line &&
    Figure && (
      <span className="bubble" aria-hidden="true">
        <Figure line={line} say={say} />
      </span>
    )
  );
}

const loadReactions = async () => (await import('../../match/speech-bubbles/Reactions.tsx')).Reactions;

/** What those who look on show, while they do. */
export function ReactionBubbles() {
  const isShown = useChat(({ reactions }) => reactions.length > 0);
  const { value: Shown } = useLoaded(isShown && true, loadReactions);
  return Shown && <Shown />;
}

interface Props {
  readonly sides: readonly SeatRegion[];
  readonly seated: readonly Seated[];
  readonly scene: Scene;
  readonly say: Say;
}

const BOT = 'phone.bot';

/** Maximum number of plates in one row in portrait. */
const MAX_PLATES_IN_ROW = 5;

/** The opponents as a strip of plates: who is on turn, what they hold, their face-up cards. */
export function Opponents({ sides, seated, scene, say }: Props) {
  const list = useRef<HTMLUListElement>(null);
  useScrollHint(list);
  return (
    <ul
      ref={list}
      className="others"
      style={{ '--plates': Math.min(sides.length, MAX_PLATES_IN_ROW) } as CSSProperties}
      aria-label={say('phone.others')}
    >
      {sides.map(({ plate, zones }) => {
        const { seat, name, onTurn: lit, note } = plate;
        const presence = presenceOf(seated[seat]);
        const holds = zones.find(({ arrangement }) => arrangement === 'fan')?.cards.length;
        return (
          <li key={seat} data-seat={seat} data-on-turn={lit}>
            <SeatAvatar seat={seat} who={seated[seat]} as="round" />
            <span className="beside">
              {presence === BOT && <Presence presence={presence} say={say} />}
              {holds !== undefined && holds > 0 && <HeldCards count={holds} say={say} />}
            </span>
            <strong>{name}</strong>
            {lit && <span className="unseen">{say('a11y.turn')}</span>}
            {presence && presence !== BOT ? (
              <Presence presence={presence} say={say} />
            ) : (
              note && <span className="note">{note}</span>
            )}
            <Open zones={zones} scene={scene} />
            <SpeechBubble seat={seat} say={say} />
          </li>
        );
      })}
    </ul>
  );
}

/** A bot, an absent player or a slow connection in a word, since colour alone is not enough. */
function Presence({ presence, say }: { readonly presence: string; readonly say: Say }) {
  return (
    <span className="presence" data-presence={presence}>
      {say(presence)}
    </span>
  );
}

function presenceOf(who: Seated | undefined): string | undefined {
  if (who?.kind === 'bot') return BOT;
  if (who?.kind !== 'person') return undefined;
  if (who.standIn) return 'phone.stand-in';
  if (!who.here) return 'phone.away';
  return who.lag === 'poor' ? 'phone.lag' : undefined;
}

function HeldCards({ count, say }: { readonly count: number; readonly say: Say }) {
  return (
    <span className="held" role="img" aria-label={say('phone.holds', { count })}>
      {count}
    </span>
  );
}

const NOTHING = (): void => undefined;

/** The opponents' public cards. */
function Open({ zones, scene }: { readonly zones: readonly Zone[]; readonly scene: Scene }) {
  const open = zones.filter(({ cards }) => cards.some(({ face }) => face !== null));
  if (open.length === 0) return null;
  return (
    <span className="open">
      {open.map((zone) => (
        <TableCards
          key={zone.id}
          zone={zone}
          scene={scene}
          lifted={null}
          isHolding={false}
          touch={NOTHING}
          fling={NOTHING}
          putBack={NOTHING}
          point={NOTHING}
        />
      ))}
    </span>
  );
}
