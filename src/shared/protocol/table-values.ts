/** What a table may be given, without the schema library, which a phone doesn't load. */

/** Seconds of absence after which a seat may be claimed from another device; the host chooses. */
export const CLAIM_AFTER = [45, 120, 300, 'never'] as const;

/** The letters of a table's code, without those that look alike. */
export const TABLE_CODE_LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
export const TABLE_CODE_LENGTH = 4;
