import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useWords } from '../../games/use-words.ts';
import { preferredFocus } from '../../input/focus.ts';
import type { Scene, TableCard, Zone } from '../../motion/scene.ts';
import { firstPlayableIndex } from './table-keys.ts';

interface Props {
  readonly scene: Scene;
  /** Log lines, read out as they come. */
  readonly lines: readonly string[];
  onPlay(card: TableCard): void;
  /** Handles a card of the own hand moved to another index, from 0. */
  readonly onLay?: ((key: string, place: number) => void) | undefined;
  /** Reports the focused card, which the table raises. */
  onFocus(key: string | null): void;
}

/**
 * The table as accessible HTML: each zone a list, each card an item, each playable card a button. The canvas is for the
 * eye; keyboard, gamepad and screen reader use this.
 */
export function AccessibleTable({ scene, lines, ...hands }: Props) {
  const { say } = useWords();
  return (
    <section className="unseen" aria-label={say('a11y.table')}>
      {scene.zones.map((zone) =>
        zone.arrangement === 'hand' ? (
          <Hand key={zone.id} zone={zone} {...hands} />
        ) : (
          <ZoneList key={zone.id} zone={zone} />
        ),
      )}
      <ul aria-label={say('a11y.seats')}>
        {scene.plates.map(({ seat, name, kind, onTurn: lit, note }) => (
          <li key={seat}>
            {[
              name,
              ...(kind === 'bot' ? [say('a11y.bot')] : []),
              ...(lit ? [say('a11y.turn')] : []),
              ...(note ? [note] : []),
            ].join(', ')}
          </li>
        ))}
      </ul>
      <p aria-live="polite" data-log>
        {lines.at(-1)}
      </p>
    </section>
  );
}

/** Hidden cards are counted, not listed. */
function ZoneList({ zone }: { readonly zone: Zone }) {
  const { say } = useWords();
  const open = zone.cards.filter(({ face }) => face !== null);
  const down = zone.cards.length - open.length;
  return (
    <section aria-label={zone.label} data-zone={zone.id}>
      <h2>{zone.label}</h2>
      <ul>
        {open.map((card) => (
          <li key={card.key} data-card={card.key}>
            {card.name}
          </li>
        ))}
        {down > 0 && <li>{say('a11y.face-down', { count: down })}</li>}
      </ul>
    </section>
  );
}

interface HandProps extends Pick<Props, 'onPlay' | 'onLay' | 'onFocus'> {
  readonly zone: Zone;
}

function isReason(element: EventTarget | null): boolean {
  return element instanceof Element && element.closest('.why') !== null;
}

/** The own hand as one tab stop: left and right move between cards, with Shift they move the card, Enter plays. */
function Hand({ zone, onPlay, onLay, onFocus }: HandProps) {
  const list = useRef<HTMLUListElement>(null);
  /** The focused index in the hand: when its card goes, its neighbour takes the focus. */
  const place = useRef<number | null>(null);

  useEffect(() => {
    const held = list.current?.contains(document.activeElement);
    if (place.current === null || held || document.activeElement !== document.body) return;
    const cards = list.current?.querySelectorAll('button');
    cards?.[Math.min(place.current, zone.cards.length - 1)]?.focus();
  }, [zone.cards]);

  /** A moved card keeps the focus, though the list drops it on the way. */
  const laid = useRef<string>(undefined);
  useEffect(() => {
    const key = zone.cards.find((card) => card.key === laid.current)?.key;
    laid.current = undefined;
    if (key !== undefined) list.current?.querySelector<HTMLElement>(`[data-card="${CSS.escape(key)}"]`)?.focus();
  }, [zone.cards]);

  const start = firstPlayableIndex(zone.cards);
  const canPlay = zone.cards.some(({ playable }) => playable);
  // A player newly on turn starts on a playable card.
  useEffect(() => {
    const at = document.activeElement;
    if (!canPlay || !list.current?.contains(at) || at?.getAttribute('aria-disabled') === 'false') return;
    preferredFocus(list.current)?.focus();
  }, [canPlay]);

  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>, at: number): void => {
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: zone.cards.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const card = zone.cards[at];
    if (event.shiftKey && onLay && card) {
      laid.current = card.key;
      onLay(card.key, to);
      return;
    }
    list.current?.querySelectorAll('button')[(to + zone.cards.length) % zone.cards.length]?.focus();
  };

  return (
    <section aria-label={zone.label} data-zone={zone.id}>
      <h2>{zone.label}</h2>
      <ul ref={list}>
        {zone.cards.map((card, at) => (
          <li key={card.key}>
            <button
              type="button"
              data-card={card.key}
              data-hand
              data-autofocus={at === start}
              tabIndex={at === start ? 0 : -1}
              aria-disabled={!card.playable}
              aria-description={card.why}
              onClick={() => onPlay(card)}
              onKeyDown={(event) => onKeyDown(event, at)}
              onFocus={() => {
                place.current = at;
                onFocus(card.key);
              }}
              // The focus may move to the reason beside it, which then stays.
              onBlur={({ relatedTarget }) => isReason(relatedTarget) || onFocus(null)}
            >
              {card.name}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
