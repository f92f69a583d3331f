/**
 * The store of a host in a house: this computer's own copy, and of all that is written the calls, which go to the engine.
 * The copy has it at once, so the host goes on as ever; `settled` says when others have it, too.
 */
import type { Call } from '../store/calls.ts';
import { type KeptTable, NotKept, ROOM, type Store } from '../store/store.ts';
import type { Directory } from './directory.ts';
import type { Holding } from './message.ts';

/** Where the calls go. */
export interface Writing {
  readonly directory: Pick<Directory, 'holdingOf' | 'holdingOfMatch'>;
  /** Writes down a call about a holding. */
  write(holding: Holding, call: Call): void;
  /** Writes down one that is about no holding: it is made of the copy again when it comes back, in the order of all hosts'. */
  share(call: Call): void;
  /** Whether this host may write there, now: what is new is its own. */
  holds(holding: Holding): boolean;
  settled(holding: Holding): Promise<void> | undefined;
  /** A number that no match of the house has. */
  freshMatch(): number;
}

/** What a table's calls are written as. */
const holdingOfTable = ({ id, room }: Pick<KeptTable, 'id' | 'room'>): Holding => (room ? ROOM : id);

export function houseStore(copy: Store, writing: Writing): Store {
  const { directory } = writing;
  /** Makes the call of the copy, and writes it down. */
  const both = <T>(holding: Holding, call: Call, make: () => T): T => {
    if (!writing.holds(holding)) throw new NotKept(`${holding} is another host's`);
    const made = make();
    writing.write(holding, call);
    return made;
  };
  const share = (call: Call, make: () => void): void => {
    make();
    writing.share(call);
  };
  const ofMatch = (match: number, call: Call, make: () => void): void => {
    const holding = directory.holdingOfMatch(match);
    if (holding === undefined) throw new NotKept(`there is no match ${match}`);
    both(holding, call, make);
  };

  return {
    ...copy,
    tables: (left) => copy.tables(left).filter((table) => writing.holds(holdingOfTable(table))),
    keepTable: (table) => both(holdingOfTable(table), ['keepTable', table], () => copy.keepTable(table)),
    handOver: (table, ...rest) =>
      both(holdingOfTable(table), ['handOver', table, ...rest], () => copy.handOver(table, ...rest)),
    inherit: (table, ...rest) =>
      both(holdingOfTable(table), ['inherit', table, ...rest], () => copy.inherit(table, ...rest)),
    dropTable: (id) => both(directory.holdingOf(id), ['dropTable', id], () => copy.dropTable(id)),
    beginMatch({ id, match, game, seats, options, host }, practice = false) {
      const table = { id, match, game, seats, options, host };
      const born = { id: writing.freshMatch(), began: new Date().toISOString() };
      const call: Call = ['beginMatch', table, practice, born];
      return both(directory.holdingOf(id), call, () => copy.beginMatch(table, practice, born));
    },
    append: (match, ...rest) => ofMatch(match, ['append', match, ...rest], () => copy.append(match, ...rest)),
    appendDiscreetly: (match, ...rest) =>
      ofMatch(match, ['appendDiscreetly', match, ...rest], () => copy.appendDiscreetly(match, ...rest)),
    setPaused: (match, paused) => ofMatch(match, ['setPaused', match, paused], () => copy.setPaused(match, paused)),
    breakOff: (match, table) => ofMatch(match, ['breakOff', match, table], () => copy.breakOff(match, table)),
    end: (match, result) => ofMatch(match, ['end', match, result], () => copy.end(match, result)),
    addSealSteps: (match, ...rest) =>
      ofMatch(match, ['addSealSteps', match, ...rest], () => copy.addSealSteps(match, ...rest)),
    keepBetBook: (match, book) => ofMatch(match, ['keepBetBook', match, book], () => copy.keepBetBook(match, book)),
    keepSeatedBots: (match, bots) =>
      ofMatch(match, ['keepSeatedBots', match, bots], () => copy.keepSeatedBots(match, bots)),
    keepRoom: (room) => both(ROOM, ['keepRoom', room], () => copy.keepRoom(room)),
    keepEvening: (evening, isNew) =>
      both(ROOM, ['keepEvening', evening, isNew], () => copy.keepEvening(evening, isNew)),
    keepSession(id, hash, seen) {
      const bytes = Uint8Array.from(hash);
      share(['keepSession', id, bytes, seen], () => copy.keepSession(id, bytes, seen));
    },
    noteSession: ({ id, seen, name, device, opens }) => {
      const session = { id, seen, name, device, opens };
      share(['noteSession', session], () => copy.noteSession(session));
    },
    forgetSession: (id) => share(['forgetSession', id], () => copy.forgetSession(id)),
    forgetSessionsOf: (device) => share(['forgetSessionsOf', device], () => copy.forgetSessionsOf(device)),
    sweepPractice: () => share(['sweepPractice'], () => copy.sweepPractice()),
    deleteMatches: (matches) => share(['deleteMatches', matches], () => copy.deleteMatches(matches)),
    settled: (id) => writing.settled(directory.holdingOf(id)),
  };
}
