/** A diagnosis for a terminal: what is wrong, what to do, and what to type, a line each. */
import type { Diagnosis } from '#shared/protocol/doctor.ts';
import type { MessageParams } from '#shared/words/say.ts';

/** `print` says a sentence by its key. */
export function formatDiagnosis(
  { cause, remedy, params, command }: Diagnosis,
  print: (key: string, params?: MessageParams) => string,
): string {
  const sentences = [`doctor.${cause}`, `doctor.do.${remedy}`].map((key) => print(key, params));
  return [...sentences, ...(command === null ? [] : [command])].join('\n');
}
