/** Wire types of the diagnosis: one cause, one remedy. */
import { z } from 'zod';

/** Being seen, or seeing others' tables. */
export const diagnosisGoalSchema = z.enum(['be-seen', 'see']);
export type DiagnosisGoal = z.infer<typeof diagnosisGoalSchema>;

/** The cause, as far as one computer can know; the messages are `doctor.CAUSE`. */
export const CAUSES = [
  // This computer's network.
  'no-network',
  'no-address',
  'only-vpn',
  'no-ipv4',
  'macos-permission',
  'nothing-goes-out',
  'vpn-keeps-in',
  'voiceless',
  // This host's own settings.
  'closed',
  'told-alone',
  'no-discovery',
  'port-taken',
  'deaf',
  'other-port',
  // Incoming connections.
  'firewall',
  'firewall-perhaps',
  'firewall-multicast',
  'call-lost',
  // The local network.
  'apart',
  'multicast',
  'other-subnet',
  'other-version',
  // Nothing is wrong here.
  'reached',
  'well',
  'found',
  'nothing-open',
  'nobody-there',
  // A typed address.
  'there-reached',
  'there-closed',
  'there-other',
  'there-firewall',
  'there-nobody',
  'there-far',
] as const;
export type Cause = (typeof CAUSES)[number];

/** The remedy; the messages are `doctor.do.REMEDY`. */
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
  /** Parameters of both messages. */
  params: z.record(z.string().max(20), text),
  /** The command to type, if that is the remedy. */
  command: z.string().max(1000).nullable(),
});
/** Why a table isn't seen, and what to do. */
export type Diagnosis = z.infer<typeof diagnosisSchema>;
