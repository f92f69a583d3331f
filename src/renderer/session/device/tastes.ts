/** What a table may look like on this device, by choice. `own`: as its game has it. */

/** `plain`: a dark room of which nothing is told. */
export const ROOMS = ['plain', 'bar', 'kitchen', 'terrace'] as const;
export type RoomName = (typeof ROOMS)[number];

export const CLOTHS = ['own', 'green', 'red', 'blue', 'grey'] as const;
export type ClothName = (typeof CLOTHS)[number];

export const BACKS = ['own', 'lozenges', 'waves', 'stars'] as const;
export type BackName = (typeof BACKS)[number];
