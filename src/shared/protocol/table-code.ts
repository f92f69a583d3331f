/** The code by which one comes in to a table: for who reads one, without what checks messages. */

/** Its letters: none that is taken for another. */
export const TABLE_CODE_LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
export const TABLE_CODE_LENGTH = 4;
