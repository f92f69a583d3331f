/**
 * What the table has drawn, for tests: `frames` since the page came, `drawCalls` of the last one (shadows included).
 * `turns`: how often it had a frame to draw, also while the one before was not done; at rest it has none.
 * `gathered`: of how many pictures the one is made that is seen at rest; 0 while something moves.
 * `took`: how long each of the first frames took in which something moved, in ms. `pixels`: of the last frame.
 * `faces`: what lies on the table is printed; before that its cards show their backs.
 */
export const tableStats = {
  ...{ frames: 0, turns: 0, drawCalls: 0, triangles: 0, pixels: 0, gathered: 0, faces: false },
  took: [] as number[],
};
