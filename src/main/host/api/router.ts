/** The contract's procedures: who may call them, and what they come to. The same for every way in. */
import type { Host } from '../host.ts';
import { anybody } from './guard.ts';
import {
  deviceProcedures,
  type HostInfo,
  keyComparisonProcedures,
  lanProcedures,
  recordProcedures,
  sessionProcedures,
  statisticsProcedures,
} from './host-procedures.ts';
import { eveningProcedures, roomProcedures } from './room-procedures.ts';
import {
  betProcedures,
  chatProcedures,
  playProcedures,
  shuffleProcedures,
  tableProcedures,
  tablesProcedures,
} from './table-procedures.ts';

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
