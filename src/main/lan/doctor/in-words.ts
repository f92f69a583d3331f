/** A diagnosis for a terminal, in English as all that the table server says. */
import type { Diagnosis } from '#shared/protocol/doctor.ts';
import { DOCTOR_WORDS } from '#shared/protocol/words/en/doctor.ts';
import { say } from '#shared/words/say.ts';

export function inWords({ cause, remedy, params, command }: Diagnosis): string {
  const sentences = [`doctor.${cause}`, `doctor.do.${remedy}`].map((key) => say(DOCTOR_WORDS, key, params));
  return [...sentences, ...(command === null ? [] : [command])].join('\n');
}
