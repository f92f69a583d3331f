/** Why the table that stands now can't be seen, for what is laid over it. */
import { create } from 'zustand';
import type { Trouble } from '../../table/api.ts';

export const useTroubled = create<{ readonly is: Trouble | null }>()(() => ({ is: null }));
