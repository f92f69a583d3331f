/** Stands for `app/screen/KnockScreen.tsx` on the television's page: fetched for a set that is new here. */
import type { ComponentProps } from 'react';
import { useLoaded } from '../../react/useLoaded.ts';

type Real = typeof import('../../app/screen/KnockScreen.tsx');

function fetchKnock(_: string): Promise<Real> {
  return import('../../app/screen/KnockScreen.tsx');
}

export function KnockScreen(props: ComponentProps<Real['KnockScreen']>) {
  const { value: real } = useLoaded('knock', fetchKnock);
  return real ? <real.KnockScreen {...props} /> : null;
}
