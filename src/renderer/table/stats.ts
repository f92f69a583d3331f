/** What the table has drawn, for tests: `frames` since the page came, `drawCalls` of the last one (shadows included). */
export const tableStats = { frames: 0, drawCalls: 0, triangles: 0 };
