import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useWords } from '../../games/use-words.ts';
import { preferredFocus } from '../../input/focus.ts';
import type { Scene, TableCard, Zone } from '../../motion/scene.ts';
import { firstPlayableIndex } from './table-keys.ts';

interface Props {
  readonly scene: Scene;
  /** The log: read out as it grows. */
  readonly lines: readonly string[];
  onPlay(card: TableCard): void;
  /** A card of the own hand is laid at another place, from 0. */
  readonly onLay?: ((key: string, place: number) => void) | undefined;
  /** The card that the keyboard points at: the table lifts it. */
  onFocus(key: string | null): void;
}

/**
 * The table once more, in words: every zone a list, every card an entry, what can be played a button. The table
 * shows it to the eye; keyboard, gamepad and screen reader play with this.
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
        {scene.plates.map(({ seat, name, kind, onTurn: lit, notes }) => (
          <li key={seat}>
            {[name, ...(kind === 'bot' ? [say('a11y.bot')] : []), ...(lit ? [say('a11y.turn')] : []), ...notes].join(
              ', ',
            )}
          </li>
        ))}
      </ul>
      <p aria-live="polite" data-log>
        {lines.at(-1)}
      </p>
    </section>
  );
}

/** Cards whose faces nobody sees here are counted, not listed. */
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

/** The own hand, one stop of Tab: left and right go from card to card, with Shift they take the card along, Enter plays. */
function Hand({ zone, onPlay, onLay, onFocus }: HandProps) {
  const list = useRef<HTMLUListElement>(null);
  /** The place in the hand that had the focus: when its card is gone, its neighbour takes it over. */
  const place = useRef<number | null>(null);

  useEffect(() => {
    const held = list.current?.contains(document.activeElement);
    if (place.current === null || held || document.activeElement !== document.body) return;
    const cards = list.current?.querySelectorAll('button');
    cards?.[Math.min(place.current, zone.cards.length - 1)]?.focus();
  }, [zone.cards]);

  /** A card that was laid elsewhere keeps the focus, though the list drops it on the way. */
  const laid = useRef<string>(undefined);
  useEffect(() => {
    const key = zone.cards.find((card) => card.key === laid.current)?.key;
    laid.current = undefined;
    if (key !== undefined) list.current?.querySelector<HTMLElement>(`[data-card="${CSS.escape(key)}"]`)?.focus();
  }, [zone.cards]);

  const start = firstPlayableIndex(zone.cards);
  const canPlay = zone.cards.some(({ playable }) => playable);
  // Whose turn has come stands on a card that may be played.
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
              data-first={at === start}
              tabIndex={at === start ? 0 : -1}
              aria-disabled={!card.playable}
              aria-description={card.why}
              onClick={() => onPlay(card)}
              onKeyDown={(event) => onKeyDown(event, at)}
              onFocus={() => {
                place.current = at;
                onFocus(card.key);
              }}
              // What is said beside it may be gone to: it stays then.
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
