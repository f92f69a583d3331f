import type { Messages } from '#shared/words/say.ts';

/** Around what is found where a table is not seen; the causes and remedies are the host's. */
export const NETWORK_CHECK: Messages = {
  'doctor.ask.be-seen': 'Why does nobody see it?',
  'doctor.ask.see': 'Why is no table here?',
  'doctor.looking': 'Looking around: five seconds at most.',
  'doctor.again': 'Look again',
  'doctor.copy': 'Copy it',
  'doctor.no-answer': 'The host did not answer. Nothing has changed; looking again may help.',
};
