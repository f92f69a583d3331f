import type { IUniform, Material } from 'three';

/** Lines of a shader of three.js, each with what stands in its place. */
type ShaderReplacements = Readonly<Record<string, string>>;

/** What is another in a material than three.js made it. */
export interface MaterialPatch {
  readonly uniforms?: Readonly<Record<string, IUniform>>;
  readonly vertex?: ShaderReplacements;
  readonly fragment?: ShaderReplacements;
}

/**
 * Patches a material's shaders, one patch after another. three.js keeps a shader for all materials of one key, which by
 * default is the text of `onBeforeCompile`: the same for all that come this way. So the key is what is patched.
 */
export function patchMaterial<M extends Material>(material: M, ...patches: readonly MaterialPatch[]): M {
  const key = JSON.stringify(patches.map(({ vertex, fragment }) => ({ vertex, fragment })));
  material.customProgramCacheKey = () => key;
  material.onBeforeCompile = (shader) => {
    for (const { uniforms, vertex = {}, fragment = {} } of patches) {
      Object.assign(shader.uniforms, uniforms);
      shader.vertexShader = patchShader(shader.vertexShader, vertex);
      shader.fragmentShader = patchShader(shader.fragmentShader, fragment);
    }
  };
  return material;
}

/**
 * A shader of three.js with some of its lines replaced. Throws where one of them does not stand there just once: another
 * three.js might have no such line, and what hangs on it would be missing without a word.
 */
export function patchShader(shader: string, lines: ShaderReplacements): string {
  return Object.entries(lines).reduce((before, [line, by]) => {
    const parts = before.split(line);
    if (parts.length !== 2)
      throw new Error(`three.js has ‘${line}’ ${parts.length - 1} times in this shader, not once`);
    return parts.join(by);
  }, shader);
}
