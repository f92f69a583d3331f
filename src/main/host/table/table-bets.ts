/** Who may bet at a table of the room, and what each is told of it. */
import { answerOf, type Guess } from '#shared/engine/guess.ts';
import { type Refusal, refusal } from '#shared/engine/refusal.ts';
import type { Seat } from '#shared/engine/rules.ts';
import { betOf, payout } from '#shared/evening/bets.ts';
import type { BetRequest, BetsView } from '#shared/protocol/bets.ts';
import type { KeptBets } from '../../store/match-documents.ts';
import type { KeptPerson } from '../../store/room-store.ts';
import type { Store } from '../../store/store.ts';
import type { StreamQueue } from '../connections/stream-queue.ts';
import type { BettingPeople } from '../match/match-bets.ts';
import { seatsOf } from './seating.ts';
import type { TableAccess } from './table-access.ts';
import type { RoomOfTable, TableState } from './table-state.ts';

export interface TableBetsDeps {
  readonly state: TableState;
  readonly access: TableAccess;
  readonly room: RoomOfTable;
  readonly store: Store;
}

/** What came of a book, with the person of each bet. */
interface Outcome extends Omit<NonNullable<BetsView['out']>, 'bets'> {
  readonly bets: readonly (NonNullable<BetsView['out']>['bets'][number] & { readonly viewer: string })[];
}

interface Subscriber {
  readonly session: string;
  /** What was told last. */
  sent: string;
}

export class TableBets implements BettingPeople {
  readonly #deps: TableBetsDeps;
  readonly #streams = new Map<StreamQueue<BetsView>, Subscriber>();
  /** What is told of the latest book that is closed: the same to all, and made once. */
  #out: { readonly of: KeptBets; readonly sent: Outcome | null } | undefined;

  constructor(deps: TableBetsDeps) {
    this.#deps = deps;
  }

  /** A stream that was let in is told now, and whenever something changes that it may see. */
  watch(session: string, stream: StreamQueue<BetsView>): void {
    this.#streams.set(stream, { session, sent: '' });
    stream.onEnd(() => this.#streams.delete(stream));
    this.publish();
  }

  /** Tells each stream what is new for it: of what others bet, nothing is. */
  publish(): void {
    for (const [stream, watching] of this.#streams) {
      const view = this.#view(watching.session);
      const now = JSON.stringify(view);
      if (now !== watching.sent) stream.put(view);
      watching.sent = now;
    }
  }

  /** Somebody bets. Answers once it is kept, or why it is not. */
  async place(session: string, { match, deal, suspect }: BetRequest): Promise<Refusal | undefined> {
    const books = this.#books;
    const open = books?.open;
    if (!books || !open || match !== this.#deps.state.kept.match || deal !== open.deal)
      return refusal('evening', 'nothing-to-bet');
    const person = this.#deps.room.person(session);
    if (!person) return refusal('host', 'name-empty');
    const refused =
      this.#refuse(person, open, books.guessOf(open)?.out ?? []) ?? (await books.place(person.id, suspect));
    if (!refused) this.publish();
    return refused;
  }

  players(): string[] {
    return this.#deps.state.kept.seats.map((who) => (who.kind === 'person' ? who.session : ''));
  }

  isPlayer(viewer: string, out: readonly Seat[]): boolean {
    return this.players().some(
      (session, seat) => !out.includes(seat) && this.#deps.room.person(session)?.id === viewer,
    );
  }

  couldAnybody(book: KeptBets, out: readonly Seat[]): boolean {
    const { room } = this.#deps;
    return room.people.some((person) => room.isHere(person.session) && !this.#refuse(person, book, out));
  }

  get #books() {
    return this.#deps.state.live?.bets;
  }

  /** Who knows more than all can see, or is nobody; by what everybody may know. `out`: seats that know no more. */
  #refuse({ name, session }: KeptPerson, { players }: KeptBets, out: readonly Seat[]): Refusal | undefined {
    const { room, access, state } = this.#deps;
    if (name === '') return refusal('host', 'name-empty');
    if (room.isGuessless(session)) return refusal('evening', 'nothing-to-bet');
    const held = players.flatMap((player, seat) => (player === session ? seat : []));
    const seats = [...held, ...seatsOf(state.kept, session)];
    return seats.some((seat) => !out.includes(seat)) || room.isPlaying(session, state.kept.id)
      ? refusal('evening', 'players-know')
      : access.refuseView(session, 'everyone');
  }

  #view(session: string): BetsView {
    const books = this.#books;
    const { open, latest } = books ?? {};
    const guess = open && books?.guessOf(open);
    const person = this.#deps.room.person(session);
    const mine = person && open && (books?.waitingOf(person.id)?.suspect ?? betOf(open.book, person.id));
    return {
      match: this.#deps.state.kept.match,
      open: guess
        ? {
            ...askedOf(guess, open.book.called),
            choices: guess.choices.map((choice) => [...choice]),
            taken: guess.isOpen,
          }
        : null,
      may: person !== undefined && open !== undefined && !this.#refuse(person, open, guess?.out ?? []),
      ...(mine !== undefined && { mine }),
      out: latest ? this.#outOf(latest) : null,
    };
  }

  #outOf(latest: KeptBets): BetsView['out'] {
    if (latest.book.bets.length === 0) return null;
    if (this.#out?.of !== latest) this.#out = { of: latest, sent: this.#pointsIn(latest) };
    const { sent } = this.#out;
    return sent && { ...sent, bets: sent.bets.flatMap(({ viewer, ...bet }) => (this.#isTold(viewer) ? bet : [])) };
  }

  #isTold(viewer: string): boolean {
    const { room } = this.#deps;
    const person = room.people.find(({ id }) => id === viewer);
    return person !== undefined && !room.isGuessless(person.session);
  }

  #pointsIn(latest: KeptBets): Outcome | null {
    const { book } = latest;
    const { room, store, state } = this.#deps;
    const id = state.matchId;
    const totals = new Map<string, number>();
    for (const beside of id === undefined ? [] : store.betBooksBeside(id)) {
      for (const { viewer, points } of payout(beside.book)) totals.set(viewer, (totals.get(viewer) ?? 0) + points);
    }
    const bets = payout(book).flatMap(({ viewer, points }) => {
      const person = room.people.find((one) => one.id === viewer);
      return person ? { viewer, name: person.name, points, total: totals.get(viewer) ?? points } : [];
    });
    const { event = 0, suspect = null } = book.known ?? {};
    const guess = this.#books?.guessOf(latest);
    if (!guess) return null;
    const right = guess.choices.find((choice) => answerOf(choice) === suspect);
    return { ...askedOf(guess, event), answer: [...(right ?? [])], bets };
  }
}

/** A question as it goes over the wire; it is shown from that update on. */
function askedOf({ deal, question, about }: Guess, since: number) {
  return { deal, question, about, since };
}
