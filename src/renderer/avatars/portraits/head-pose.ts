/** Where a head is turned, as it is seen: −1 to 1 to the right, and down. */
export interface HeadPose {
  readonly right: number;
  readonly down: number;
}

export const AHEAD: HeadPose = { right: 0, down: 0 };

/** So much larger than it is cut a portrait is printed, to fill its ground. */
export const PORTRAIT_SCALE = 1.12;
