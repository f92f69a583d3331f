/** The colours of everything printed: warm inks on warm paper, nothing pure white, nothing pure black. */

export const PAPER = '#f6efe0';
export const PAPER_SHADE = '#e9dec6';
export const INK = '#211c1b';
export const RED = '#ad2327';
export const BLUE = '#1c4a8c';
export const GREEN = '#1d6239';
export const BRASS = '#c9993f';
export const BRASS_LIGHT = '#e5c274';
export const STEEL = '#eef0ec';
export const WOOD = '#8a5a33';
export const LEAF = '#3f7a4e';
export const SKIN = '#f0c9a0';
export const SKIN_SHADE = '#dba679';
export const BLUSH = '#e2977c';
