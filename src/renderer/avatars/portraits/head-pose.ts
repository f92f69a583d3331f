/** A head's direction on the screen: −1 to 1 to the right, and down. */
export interface HeadPose {
  readonly right: number;
  readonly down: number;
}

export const AHEAD: HeadPose = { right: 0, down: 0 };

/** Scale at which a portrait fills its ground. */
export const PORTRAIT_SCALE = 1.12;
