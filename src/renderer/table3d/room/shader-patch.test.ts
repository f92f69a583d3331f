import { type Material, MeshStandardMaterial, ShaderLib, type WebGLProgramParametersWithUniforms } from 'three';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { cardMaterial, cardShadow, contactMaterial } from '../cards/card-material.ts';
import { plateMaterial } from '../plates/Plates.tsx';
import { clothMaterial } from './cloth/Cloth.tsx';
import { walnutMaterial } from './Rim.tsx';
import { patchShader, withReflections } from './shader-patch.ts';

// What is in them does not matter here.
vi.mock('./grain/request-grain.ts', () => ({ requestGrain: () => new Promise(() => undefined) }));

const SIZE = { width: 6.3, height: 8.8, corner: 0.3 };
const TALLER = { width: 5, height: 9.4, corner: 0.4 };

beforeAll(() => vi.stubGlobal('document', { createElement: () => ({}) }));
afterAll(() => vi.unstubAllGlobals());

describe('a patched shader', () => {
  it('has other lines in place of those named, one after another', () => {
    const by = { '#include <one>': '#include <one>\nfloat a = 1.0;', '#include <two>': 'b$1;' };
    expect(patchShader('#include <one>\n#include <two>\n', by)).toBe('#include <one>\nfloat a = 1.0;\nb$1;\n');
  });

  it('is none where a line to patch is gone, or is not the only one', () => {
    expect(() => patchShader('void main() {}', { '#include <one>': '' })).toThrow('#include <one>');
    expect(() => patchShader('#include <one>\n#include <one>', { '#include <one>': '' })).toThrow('#include <one>');
  });
});

describe.each<[string, keyof typeof ShaderLib, () => Material]>([
  ['cards', 'standard', () => cardMaterial(SIZE).material],
  ['the shadow of cards', 'depth', () => cardShadow(SIZE)],
  ['the dark beneath cards', 'basic', () => contactMaterial(SIZE)],
  ['cloth', 'lambert', () => clothMaterial().material],
  ['walnut', 'standard', walnutMaterial],
  ['plates', 'standard', () => plateMaterial(5).material],
])('the shader of %s', (_, name, make) => {
  const { vertexShader, fragmentShader } = ShaderLib[name] as (typeof ShaderLib)['standard'];
  const compiled = (shader: { vertexShader: string; fragmentShader: string }) => {
    const told = { uniforms: {}, ...shader };
    make().onBeforeCompile(told as unknown as WebGLProgramParametersWithUniforms, undefined as never);
    return told;
  };

  it('finds every line that it changes in three.js as it is', () => {
    const shader = compiled({ vertexShader, fragmentShader });
    expect(shader.vertexShader + shader.fragmentShader).not.toBe(vertexShader + fragmentShader);
  });

  it('says so where three.js has other lines', () => {
    expect(() => compiled({ vertexShader: 'void main() {}', fragmentShader: 'void main() {}' })).toThrow('three.js');
  });
});

describe('the key by which three.js finds a shader again', () => {
  const key = (material: Material) => material.customProgramCacheKey();
  const plain = () => withReflections(new MeshStandardMaterial());

  it.each<[string, () => Material, () => Material]>([
    ['cards of another size', () => cardMaterial(SIZE).material, () => cardMaterial(TALLER).material],
    ['the shadows of cards of another size', () => cardShadow(SIZE), () => cardShadow(TALLER)],
    ['the dark beneath cards of another size', () => contactMaterial(SIZE), () => contactMaterial(TALLER)],
    ['brass and walnut', plain, walnutMaterial],
    ['brass and plates', plain, () => plateMaterial(5).material],
    ['walnut and plates', walnutMaterial, () => plateMaterial(5).material],
  ])('is another for %s', (_, one, other) => {
    expect(key(one())).not.toBe(key(other()));
  });

  it.each<[string, () => Material, () => Material]>([
    ['cards of one size', () => cardMaterial(SIZE).material, () => cardMaterial({ ...SIZE }).material],
    ['the shadows of cards of one size', () => cardShadow(SIZE), () => cardShadow({ ...SIZE })],
    ['the dark beneath cards of one size', () => contactMaterial(SIZE), () => contactMaterial({ ...SIZE })],
    ['all brass', plain, plain],
    ['plates, however many', () => plateMaterial(3).material, () => plateMaterial(5).material],
  ])('is one for %s', (_, one, other) => {
    expect(key(one())).toBe(key(other()));
  });
});
