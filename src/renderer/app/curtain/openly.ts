/** Whether the people at this window let each other see their hands: then no curtain hangs between them. */
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';

interface Openly {
  readonly openly: boolean;
}

/** As long as the window is open. */
export const useOpenly = create<Openly>()(
  persist((): Openly => ({ openly: false }), {
    name: 'panno-verde.openly',
    version: 1,
    storage: createJSONStorage(() => sessionStorage),
  }),
);
