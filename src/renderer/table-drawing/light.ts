/** The table's light: one warm lamp, a cool room. Colours and strengths in one place, so that they can be weighed. */

/** Centimetres above the cloth. */
export const LAMP_HEIGHT_CM = 80;

/** Of its bulb, in centimetres: what makes a shadow soft where it falls far. */
export const LAMP_RADIUS_CM = 4;

/** About 2900 K, as an eye sees it that has been in the room for a while. */
export const LAMP_COLOR = '#ffe3c2';
/** What it turns to where something has gone wrong: the window's light alone. */
export const COLD_COLOR = '#a9c6ff';
/** Candela, with lengths in centimetres. */
export const LAMP_CANDELA = 31_000;
/** Half the lamp's cone, in degrees: its shade. The light dies away towards it. */
export const LAMP_CONE_DEG = 42;

/** What the night gives: from the window, from the floor, and from the viewer's side of the room. */
export const SKY_COLOR = '#7d93b4';
export const GROUND_COLOR = '#33231a';
export const SKY_STRENGTH = 0.3;
export const ROOM_COLOR = '#b9b4b0';
export const ROOM_STRENGTH = 0.46;

export const DARKNESS = '#0a0807';
export const BRASS = '#d4a94e';
