/** Why the table that stands now can't be seen, for what is laid over it. */
import { create } from 'zustand';
import type { RenderProblem } from '../../table/api.ts';

export const useTableFailure = create<{ readonly is: RenderProblem | null }>()(() => ({ is: null }));
