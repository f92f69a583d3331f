/** Guests who hold no seat, and how many of them a table remembers: nobody fills it by entering again and again. */
import type { Guest, KeptTable } from '../../store/store.ts';
import { hasTransferredSeats } from './handing-over.ts';
import { isSeated } from './seating.ts';

/** Of those who are not connected any more: they have the code, if they come back. */
const MAX_DISCONNECTED_GUESTS = 64;

/** Of those who are, from one device: more than look on in any household. */
const MAX_GUESTS_PER_DEVICE = 64;

/** What is known of sessions beside the table. */
export interface Connections {
  /** Whether it is connected now. */
  isConnected(session: string): boolean;
  /** The device it is connected from. */
  deviceOf(session: string): string;
}

/** The table without those guests who are too many; who came in first is forgotten first. */
export function expireGuests(table: KeptTable, { isConnected: hasLine, deviceOf }: Connections): KeptTable {
  const left = new Map<string, number>();
  const stays = ({ session }: Guest): boolean => {
    // Whose seats others were given may come for them at any time.
    if (session === table.host || isSeated(table, session) || hasTransferredSeats(table, session)) return true;
    const [kind, max] = hasLine(session) ? [deviceOf(session), MAX_GUESTS_PER_DEVICE] : ['gone', MAX_DISCONNECTED_GUESTS];
    const before = left.get(kind) ?? 0;
    left.set(kind, before + 1);
    return before < max;
  };
  const guests = table.guests.toReversed().filter(stays).reverse();
  return guests.length < table.guests.length ? { ...table, guests } : table;
}
