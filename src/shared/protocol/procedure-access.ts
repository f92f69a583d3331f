/** What every call of the contract is made of: how it is refused, and who may make it. */
import { oc } from '@orpc/contract';
import { z } from 'zod';
import { refusalSchema } from './table.ts';

/** The code of every expected failure; the reason is its data, and nothing has changed then. */
export const REFUSED = 'REFUSED';
export const REFUSED_STATUS = 409;

/** Who may call a procedure that is about a table or the room; without a word, who has come in to it. */
export interface ProcedureAccess {
  /**
   * At a table: who made it alone, or who sits at the host's own computer, too; at one of the room's, who leads the room.
   * In the room: its people, screens apart; who leads it; who sits at the host's own computer.
   */
  readonly only?: 'table-host' | 'table-host-or-home' | 'people' | 'captain' | 'home';
  /** Not at a table of an evening: there it is the desk's to say. */
  readonly notAtEvening?: boolean;
}

export const anySession = oc
  .$meta<ProcedureAccess>({})
  .errors({ [REFUSED]: { status: REFUSED_STATUS, message: 'refused', data: refusalSchema } });
export const tableHostOnly = anySession.meta({ only: 'table-host' });
export const outsideEvening = anySession.meta({ notAtEvening: true });
export const tableHostOutsideEvening = anySession.meta({ only: 'table-host', notAtEvening: true });
export const roomPeople = anySession.meta({ only: 'people' });
export const roomHost = anySession.meta({ only: 'captain' });

/** It is done; there is nothing to tell. */
export const emptyResponseSchema = z.object({});
