import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ANSWER_SHAPES, answerShapeFiles, interned } from './write-answer-shapes.ts';

it('the pages have the shapes of the contract: npm run -s tool tools/write-answer-shapes.ts', () => {
  const files = answerShapeFiles();
  expect(readdirSync(ANSWER_SHAPES).toSorted()).toEqual([...files.keys()].toSorted());
  for (const [name, text] of files) expect(readFileSync(join(ANSWER_SHAPES, name), 'utf8'), name).toBe(text);
});

it('writes once what comes up twice', () => {
  const shape = { type: 'object', properties: { a: { type: 'string' } } };
  const { lines, whole } = interned({ 'x.y': [shape, shape], z: { maxItems: 3 } });
  expect(lines).toEqual(["const SHAPE_0 = { type: 'object', properties: { a: { type: 'string' } } };"]);
  expect(whole).toBe("{ 'x.y': [SHAPE_0, SHAPE_0], z: { maxItems: 3 } }");
});
