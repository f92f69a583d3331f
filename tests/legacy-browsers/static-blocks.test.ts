import { expect, it } from 'vitest';
import { withoutStaticBlocks } from '../../build/legacy-browsers/static-blocks.ts';

const CODE = `const seen = [];
class A { static a = 1; static { this.b = this.a + 1; const c = { d: '}' }; seen.push(c.d); } static { seen.push(this.b); } e = 3 }
export { A, seen };`;

it('runs what stands in a static block when it would, as what it would', async () => {
  const written = withoutStaticBlocks(CODE);
  expect(written).not.toMatch(/static\s*\{/);
  const { A, seen } = await import(`data:text/javascript,${encodeURIComponent(written)}`);
  expect([A.a, A.b, new A().e, seen]).toEqual([1, 2, 3, ['}', 2]]);
});
