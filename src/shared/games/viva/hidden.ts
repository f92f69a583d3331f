import { DESIGNS, type VivaCard } from '../../cards/viva.ts';
import { type HiddenInformation, hasHappened, ownHandsOnly } from '../../engine/checks/hidden-information.ts';
import type { Viewer } from '../../engine/rules.ts';
import { type Design, nameOf, namesOf } from './state/designs.ts';
import { cardsIn, type Hand } from './state/hand.ts';
import type { State, Step, Window } from './state/state.ts';
import type { Table } from './state/table.ts';

/** Cards by wire name. VI-10: a card taken from the stock is private. */
function visibleTo({ table, taken, window, ...open }: State, viewer: Viewer): unknown {
  return {
    ...open,
    table: openTable(table, viewer),
    taken: open.turn === viewer ? named(taken) : null,
    window: window && openWindow(window, viewer),
  };
}

/** VI-12, VI-21: which stock a card came from is open; the card itself to who took it, or saw it before an undo. */
function openTable(
  { houses, general, own, cleared, hands, shuffled, past, peeked, ...open }: Table,
  viewer: Viewer,
): unknown {
  const sees = (by: readonly Viewer[] = []) => by.includes(viewer) || by.includes('everyone');
  return {
    ...open,
    houses: houses.map(namesOf),
    general: named(general),
    own: own && { ...own, card: named(own.card) },
    cleared: namesOf(cleared),
    hands: ownHandsOnly(hands.map(namesIn), viewer),
    shuffled: shuffled.length,
    peeked: peeked.map(({ card, by }) => [by, sees(by) ? card : null]),
    past: past && {
      stocks: past.stocks,
      hands: past.hands.map((passages, seat) =>
        passages.map((passage) =>
          'came' in passage && seat !== viewer && !sees(passage.seenBy) ? { ...passage, came: null } : passage,
        ),
      ),
    },
  };
}

function named(card: Design | null): VivaCard | null {
  return card === null ? null : nameOf(card);
}

function namesIn(hand: Hand): VivaCard[] {
  return namesOf(cardsIn(hand));
}

function openWindow({ player, taken, before, since }: Window, viewer: Viewer): unknown {
  return {
    player,
    taken: player === viewer ? named(taken) : null,
    before: openTable(before, viewer),
    since: since.map((step) => openStep(step, viewer)),
  };
}

function openStep({ event, draws }: Step, viewer: Viewer): unknown {
  const isOpen = (to: Step['draws'][number]['to']) => to === viewer || to === 'own' || to === 'general';
  return {
    event: 'cards' in event ? event.type : event,
    draws: draws.map(({ to, card }) => [to, isOpen(to) ? card : null]),
  };
}

const hiddenInformation: HiddenInformation<State> = {
  game: 'viva',
  cards: DESIGNS,
  visibleTo,
  tables: [
    {
      name: 'six seats, all cards, no forbidden play',
      level: 'random',
      seats: 6,
      options: { edition: 'full', rounds: 1, policing: 'enforced' },
      moments: [
        {
          name: 'after a VIVA and its penalties',
          is: (_, events) => hasHappened(events, 'viva') && hasHappened(events, 'block'),
        },
        { name: 'with a card just taken', is: ({ phase }) => phase === 'taken' },
      ],
    },
    {
      name: 'three seats, few cards, forbidden plays called out',
      level: 'random',
      seats: 3,
      options: { edition: 'pocket', rounds: 2, policing: 'caught' },
      moments: [
        { name: 'while a play can be called out', is: ({ window }, events) => window !== null && events.length > 12 },
        {
          name: 'while penalties could be undone',
          is: ({ window }) => window?.since.some(({ draws }) => draws.length > 0) === true,
        },
        {
          name: 'after a play was undone',
          is: ({ table }) => table.past?.hands.flat().some((one) => 'shows' in one) === true,
        },
        { name: 'in the second round', is: ({ round, turn }) => round?.number === 2 && turn === round.starter },
        { name: 'after a restock', is: (_, events) => hasHappened(events, 'restock') },
      ],
    },
  ],
};

export default hiddenInformation;
