import type { TableSettings } from '#shared/protocol/table.ts';
import type { Say } from '../../i18n/say.ts';

/** Says when a lost seat can be claimed. */
export function claimWord(after: TableSettings['claimAfter'], say: Say): string {
  return after === 'never'
    ? say('table-settings.claims.never')
    : say('table-settings.claims.value', { seconds: after });
}
