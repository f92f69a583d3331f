/**
 * Loaded into a host before its own program, with `--expose-gc`: at SIGUSR2 it throws away what nobody holds any more, and says
 * on its output what is left, in bytes. What the system says it has is no measure of that: V8 throws away late.
 */
process.on('SIGUSR2', () => {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  console.log(`alive ${heapUsed + external}`);
});
