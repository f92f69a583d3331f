import { FACES, type Settings, useSettings } from '../client/device/settings.ts';
import { loadWithRetry } from '../lazy/load-with-retry.ts';

/** Shows cards as this device has chosen, at its start and whenever it chooses anew. Only then are other faces loaded. */
export function chooseCards(choice?: Pick<Settings, 'faces' | 'largeCorners'>): void {
  if (choice) useSettings.setState(choice);
  const { faces, largeCorners } = useSettings.getState();
  if (choice || faces || largeCorners)
    void loadWithRetry(() => import('./chosen-cards.ts')).then(({ showChosenCards }) => showChosenCards());
}

/** The faces that come after these, where one button goes through them all. */
export function facesAfter(faces: (typeof FACES)[number]): (typeof FACES)[number] {
  return FACES[(FACES.indexOf(faces) + 1) % FACES.length] ?? 'own';
}
