/** The contract's procedures: who may call them, and what they come to. The same for every way in. */
import type { Host } from '../host.ts';
import { betProcedures } from './bets.ts';
import { eveningProcedures } from './evening.ts';
import { anybody } from './guard.ts';
import { deviceProcedures } from './house.ts';
import { lanProcedures } from './lan.ts';
import { keyComparisonProcedures } from './line.ts';
import { playProcedures } from './play.ts';
import { recordProcedures } from './records.ts';
import { roomProcedures } from './room.ts';
import { shuffleProcedures } from './seal.ts';
import { type HostInfo, sessionProcedures } from './session.ts';
import { statisticsProcedures } from './statistics.ts';
import { tableProcedures } from './table.ts';
import { tablesProcedures } from './tables.ts';
import { chatProcedures } from './talk.ts';

export function makeRouter(host: Host, about: HostInfo) {
  return anybody.router({
    session: sessionProcedures(host, about),
    tables: tablesProcedures(host),
    room: roomProcedures(host),
    evening: eveningProcedures(host),
    table: tableProcedures(host),
    play: playProcedures(host),
    seal: shuffleProcedures(host),
    talk: chatProcedures(host),
    bets: betProcedures(host),
    records: recordProcedures(host),
    statistics: statisticsProcedures(host),
    lan: lanProcedures(host, about),
    house: deviceProcedures(host),
    line: keyComparisonProcedures(host),
  });
}
