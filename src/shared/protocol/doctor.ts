/** What crosses the wire about why a table is not seen: one cause, one remedy. */
import { z } from 'zod';

/** Somebody wants their tables to be seen; somebody looks for those of others. */
export const diagnosisGoalSchema = z.enum(['be-seen', 'see']);
export type DiagnosisGoal = z.infer<typeof diagnosisGoalSchema>;

/** What it is, as far as one computer can know; the sentence of each is `doctor.CAUSE`. */
export const CAUSES = [
  // This computer's network
  'no-network',
  'no-address',
  'only-vpn',
  'no-ipv4',
  'macos-permission',
  'nothing-goes-out',
  'vpn-keeps-in',
  'voiceless',
  // What this host does itself
  'closed',
  'told-alone',
  'no-discovery',
  'port-taken',
  'deaf',
  'other-port',
  // What comes in here
  'firewall',
  'firewall-perhaps',
  'firewall-multicast',
  'call-lost',
  // The house
  'apart',
  'multicast',
  'other-subnet',
  'other-version',
  // Nothing is amiss here
  'reached',
  'well',
  'found',
  'nothing-open',
  'nobody-there',
  // At an address that somebody typed
  'there-reached',
  'there-closed',
  'there-other',
  'there-firewall',
  'there-nobody',
  'there-far',
] as const;
export type Cause = (typeof CAUSES)[number];

/** What to do about it; the sentence of each is `doctor.do.REMEDY`. */
export const REMEDIES = [
  'join-network',
  'ask-router',
  'leave-vpn',
  'type-address',
  'type-theirs',
  'allow-on-macos',
  'let-out',
  'let-vpn',
  'open-table',
  'let-listen',
  'discover',
  'free-port',
  'start-again',
  'type-port',
  'command',
  'macos-app',
  'macos-all',
  'let-meet',
  'same-version',
  'look-there',
  'choose',
  'choose-asked',
  'open-there',
  'ask-there',
  'come-in',
  'other-place',
  'same-network',
] as const;
export type Remedy = (typeof REMEDIES)[number];

const text = z.string().max(300);

export const diagnosisSchema = z.object({
  cause: z.enum(CAUSES),
  remedy: z.enum(REMEDIES),
  /** What is put in the gaps of both sentences. */
  params: z.record(z.string().max(20), text),
  /** What is to be typed at this computer, if the remedy is that. */
  command: z.string().max(1000).nullable(),
});
/** Why a table is not seen, and what to do about it. */
export type Diagnosis = z.infer<typeof diagnosisSchema>;
