/** Replaces `tv/evening/EveningScreen.tsx` on the television's page: loaded where there is an evening. */
import type { ComponentProps } from 'react';
import { useLoaded } from '../../hooks/use-loaded.ts';
import { addMessages } from '../page/loaded-games.ts';

type Real = typeof import('../evening/EveningScreen.tsx');

async function fetchEvening(_: string): Promise<Real> {
  const [real, { EVENING_MESSAGES: EVENING_PAGES }, { OWN_EVENING: AT_EVENING }, { TV_EVENING: DESK_SCREEN }] =
    await Promise.all([
      import('../evening/EveningScreen.tsx'),
      import('../../i18n/evening-messages.ts'),
      import('../../i18n/messages/en/own-evening.ts'),
      import('../../i18n/messages/en/tv-evening.ts'),
    ]);
  addMessages({ ...EVENING_PAGES, ...AT_EVENING, ...DESK_SCREEN });
  return real;
}

export function EveningScreen(props: ComponentProps<Real['EveningScreen']>) {
  const { value: real } = useLoaded('evening', fetchEvening);
  return real ? <real.EveningScreen {...props} /> : null;
}

export function DeskOverlay(props: ComponentProps<Real['DeskOverlay']>) {
  const { value: real } = useLoaded('evening', fetchEvening);
  return real ? <real.DeskOverlay {...props} /> : null;
}
