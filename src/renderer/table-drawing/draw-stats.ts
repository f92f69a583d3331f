/**
 * Rendering statistics for tests: `frames` since the page loaded, `drawCalls` of the last one (shadows included).
 * `turns`: how often a frame was due, also while the previous one was not done; 0 at rest. `gathered`: number of
 * samples shown at rest; 0 in motion. `took`: times of the first frames with motion, in ms. `pixels`: of the last
 * frame. `faces`: the faces of the cards on the table are drawn; before that they show their backs.
 */
export const tableStats = {
  ...{ frames: 0, turns: 0, drawCalls: 0, triangles: 0, pixels: 0, gathered: 0, faces: false },
  took: [] as number[],
};
