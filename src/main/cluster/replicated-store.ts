/**
 * The store of a cluster node: a local copy, plus its commands in the log. The copy changes at
 * once, so the host doesn't wait; `settled` resolves when a majority has stored it.
 */

import { type KeptTable, ROOM_ID, type Store } from '../store/store.ts';
import type { StoreCommand } from '../store/store-commands.ts';
import { StoreWriteError } from '../store/store-errors.ts';
import type { Directory } from './directory.ts';
import type { Shard } from './log-message.ts';

/** Where the commands are written. */
export interface ShardLog {
  readonly directory: Pick<Directory, 'shardOf' | 'shardOfMatch'>;
  /** Writes a command to a shard. */
  write(holding: Shard, call: StoreCommand): void;
  /**
   * Writes a command that belongs to no shard: the copy applies it again when it is read back, in
   * log order.
   */
  writeShared(call: StoreCommand): void;
  /** Whether this host may write to the shard now; a new one is its own. */
  owns(holding: Shard): boolean;
  whenDurable(holding: Shard): Promise<void> | undefined;
  /** A match id that is unique in the cluster. */
  newMatchId(): number;
}

/** The shard a table's commands are written to. */
const shardOfTable = ({ id, room }: Pick<KeptTable, 'id' | 'room'>): Shard => (room ? ROOM_ID : id);

export function replicatedStore(copy: Store, writing: ShardLog): Store {
  const { directory } = writing;
  /** Applies the command to the copy and writes it to the log. */
  const both = <T>(holding: Shard, call: StoreCommand, make: () => T): T => {
    if (!writing.owns(holding)) throw new StoreWriteError(`${holding} is another host's`);
    const made = make();
    writing.write(holding, call);
    return made;
  };
  const share = (call: StoreCommand, make: () => void): void => {
    make();
    writing.writeShared(call);
  };
  const ofMatch = (match: number, call: StoreCommand, make: () => void): void => {
    const holding = directory.shardOfMatch(match);
    if (holding === undefined) throw new StoreWriteError(`there is no match ${match}`);
    both(holding, call, make);
  };

  return {
    ...copy,
    tables: (left) => copy.tables(left).filter((table) => writing.owns(shardOfTable(table))),
    keepTable: (table) => both(shardOfTable(table), ['keepTable', table], () => copy.keepTable(table)),
    handOver: (table, ...rest) =>
      both(shardOfTable(table), ['handOver', table, ...rest], () => copy.handOver(table, ...rest)),
    inherit: (table, ...rest) =>
      both(shardOfTable(table), ['inherit', table, ...rest], () => copy.inherit(table, ...rest)),
    dropTable: (id) => both(directory.shardOf(id), ['dropTable', id], () => copy.dropTable(id)),
    beginMatch({ id, match, game, seats, options, host }, practice = false, given) {
      const table = { id, match, game, seats, options, host };
      const born = { id: writing.newMatchId(), began: given?.began ?? new Date().toISOString() };
      const call: StoreCommand = ['beginMatch', table, practice, born];
      return both(directory.shardOf(id), call, () => copy.beginMatch(table, practice, born));
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
    keepMatchHosts: (match, hosts) =>
      ofMatch(match, ['keepMatchHosts', match, hosts], () => copy.keepMatchHosts(match, hosts)),
    keepStory: (match, story) => ofMatch(match, ['keepStory', match, story], () => copy.keepStory(match, story)),
    keepRoom: (room) => both(ROOM_ID, ['keepRoom', room], () => copy.keepRoom(room)),
    keepEvening: (evening, isNew) =>
      both(ROOM_ID, ['keepEvening', evening, isNew], () => copy.keepEvening(evening, isNew)),
    adoptEvening: (evening, isNew, table) =>
      both(ROOM_ID, ['adoptEvening', evening, isNew, table], () => copy.adoptEvening(evening, isNew, table)),
    keepSession(id, hash, seen) {
      const bytes = Uint8Array.from(hash);
      share(['keepSession', id, bytes, seen], () => copy.keepSession(id, bytes, seen));
    },
    noteSession: ({ id, seen, name, device, opens, untold }) => {
      const session = { id, seen, name, device, opens, untold };
      share(['noteSession', session], () => copy.noteSession(session));
    },
    forgetSession: (id) => share(['forgetSession', id], () => copy.forgetSession(id)),
    forgetSessionsOf: (device) => share(['forgetSessionsOf', device], () => copy.forgetSessionsOf(device)),
    sweepPractice: () => share(['sweepPractice'], () => copy.sweepPractice()),
    deleteMatches: (matches) => share(['deleteMatches', matches], () => copy.deleteMatches(matches)),
    whenDurable: (id) => writing.whenDurable(directory.shardOf(id)),
  };
}
