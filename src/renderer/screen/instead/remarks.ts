/** Stands for `games/remarks.ts` on the television's page: what bots say comes with what makes them talk. */
import { loadRemarks as load, type Remarks } from '../../games/remarks.ts';
import { addWords } from '../fetched.ts';

export type { Remarks };

export async function loadRemarks(id: string): Promise<Remarks | undefined> {
  const [remarks, { BANTER }] = await Promise.all([load(id), import('../../words/en/banter.ts')]);
  addWords(BANTER);
  return remarks;
}
