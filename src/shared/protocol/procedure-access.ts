/** Building blocks of the contract: refusals and access. */
import { oc } from '@orpc/contract';
import { z } from 'zod';
import { refusalSchema } from './table.ts';

/** The error code of every expected failure; its data has the reason, and nothing has changed. */
export const REFUSED = 'REFUSED';
export const REFUSED_STATUS = 409;

/** Who may call a table's or room's procedure; by default whoever has joined. */
export interface ProcedureAccess {
  /**
   * At a table: its maker, or also the host's own computer; at a room's table the room host. In the
   * room: its people without screens; the room host; the host's own computer.
   */
  readonly only?: 'table-host' | 'table-host-or-home' | 'people' | 'captain' | 'home';
  /** Not at an evening's table, which the room host organizes. */
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

/** Success without data. */
export const emptyResponseSchema = z.object({});
