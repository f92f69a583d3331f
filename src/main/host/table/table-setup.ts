/** What a table needs of its host. */
import type { Advisor } from '../bots/advisor.ts';
import type { MatchSetup } from '../match/running-match.ts';
import type { Teller } from '../wire/teller.ts';
import type { Lines } from './forgetting.ts';
import type { HintLimits } from './hint-limits.ts';
import type { RoomOfTable } from './of-room.ts';
import type { TableState } from './table-view.ts';

export interface TableSetup
  extends MatchSetup,
    Lines,
    Pick<
      TableState,
      'lagOf' | 'isOverheard' | 'addresses' | 'isAtHome' | 'isScreen' | 'isOpen' | 'isStalled' | 'waits'
    > {
  /** For tables that are the room's. */
  readonly room: RoomOfTable;
  readonly advisor: Advisor;
  readonly hintLimits: HintLimits;
  /** Tells the streams of all tables. */
  readonly teller: Teller;
  /** A name that no table of this host has, for one that somebody of this name has made. */
  nameFor(maker: string): string;
  /** What the other tables are called that this session sees: of those it doesn't, a refusal would tell. */
  otherNames(session: string): readonly string[];
  /** A code that no table of this host has. */
  freshCode(): string;
  /** Where this session's latest connection comes from, as an IP address. */
  addressOf(session: string): string | undefined;
  /** Somebody is called so from now on. */
  called(session: string, name: string): void;
  /** Called when what the list of tables shows of this one has changed. */
  changed(): void;
}
