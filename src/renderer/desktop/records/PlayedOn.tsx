import type { MatchHost } from '#shared/engine/record.ts';
import { useWords } from '../../games/use-words.ts';
import { bidiIsolated } from '../../i18n/names.ts';

/** So many computers have a place in the line; of more, those in the middle are left out. */
const MOST = 4;

/** On which computers a match was played, one after the other, if it moved. */
export function PlayedOn({ hosts }: { readonly hosts: readonly MatchHost[] }) {
  const { say } = useWords();
  if (hosts.length < 2) return null;
  const names = hosts.map(({ name }) => bidiIsolated(name || '?'));
  const shown = names.length > MOST ? [...names.slice(0, MOST - 2), '…', names.at(-1)] : names;
  return <p className="small played-on">{say('records.hosts', { hosts: shown.join(' → ') })}</p>;
}
