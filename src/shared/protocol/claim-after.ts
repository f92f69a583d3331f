/** Seconds of absence after which a seat may be claimed from another device; the host chooses. */
export const CLAIM_AFTER = [45, 120, 300, 'never'] as const;
