/** The presser's side of a page that is not on the stage: as it is built, with its real host. */
import { fingers } from './look.ts';
import type { Stage } from './stage.ts';

window.walker = { fingers } satisfies Partial<Stage> as unknown as Stage;
fingers.stayHere();
