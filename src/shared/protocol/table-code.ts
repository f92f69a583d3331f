/** Reads table join codes, without the schema library. */

/** Its letters, without those that look alike. */
export const TABLE_CODE_LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
export const TABLE_CODE_LENGTH = 4;
