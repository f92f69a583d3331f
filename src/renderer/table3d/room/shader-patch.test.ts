import { describe, expect, it } from 'vitest';
import { litMaterial, patchShader } from './shader-patch.ts';

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

describe('a lit material', () => {
  const Tinted = litMaterial(
    'standard',
    { tint: 0.5, roughness: 0.3 },
    { fragment: { '#include <map_fragment>': '// tinted' } },
  );

  it('has three’s uniforms and its own as properties, and its own values of them', () => {
    const [one, other] = [new Tinted(), new Tinted()];
    one.tint = 1;
    one.diffuse.set('red');
    expect([one.uniforms.tint?.value, one.roughness, other.tint]).toEqual([1, 0.3, 0.5]);
    expect(other.diffuse.getHexString()).toBe('ffffff');
    expect(one.lights).toBe(true);
  });

  it('is drawn by the patched shader', () => {
    expect(new Tinted().fragmentShader).toContain('// tinted');
    expect(() => litMaterial('lambert', {}, { vertex: { 'void fog': '' } })).toThrow('three.js');
  });

  // A material is patched when its module is loaded.
  it.each([
    '../cards/card-material.ts',
    '../cards/Slips.tsx',
    '../plates/Plates.tsx',
    './Rim.tsx',
    './cloth/Cloth.tsx',
    './cloth/StitchedFrames.tsx',
  ])('finds in three.js as it is every line that %s changes', async (path) => {
    expect(await import(path)).toBeDefined();
  });
});
