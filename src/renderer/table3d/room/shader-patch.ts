import type { IUniform, Material, MeshStandardMaterial } from 'three';

/**
 * What brass and varnish mirror: the lamp, its glow on the far wall, a window to the night, a dark room. Written as
 * arithmetic in the shader: a filtered picture of a room would cost seconds to make without a graphics card.
 */
const ROOM = /* glsl */ `
vec3 roomSeen( vec3 r, float roughness ) {
  float lamp = max( dot( r, normalize( vec3( 0.08, 1.0, -0.12 ) ) ), 0.0 );
  float sharp = mix( 90.0, 7.0, sqrt( roughness ) );
  vec3 seen = vec3( 1.0, 0.78, 0.54 ) * pow( lamp, sharp ) * mix( 1.8, 0.7, roughness );
  seen += vec3( 1.0, 0.74, 0.5 ) * 0.3 * exp( -pow( ( r.y - 0.42 ) / mix( 0.16, 0.4, roughness ), 2.0 ) ) * smoothstep( -0.2, 0.9, -r.z );
  seen += vec3( 1.0, 0.8, 0.6 ) * 0.16 * exp( -pow( ( r.y - 0.25 ) / 0.3, 2.0 ) ) * smoothstep( 0.1, 0.9, r.z );
  seen += vec3( 0.3, 0.45, 0.75 ) * 0.22 * pow( max( dot( r, normalize( vec3( -1.0, 0.35, 0.3 ) ) ), 0.0 ), 14.0 );
  return seen + vec3( 0.032, 0.024, 0.018 );
}
`;

const REFLECT = /* glsl */ `
#include <lights_fragment_end>
vec3 eyeward = normalize( vViewPosition );
vec3 seenAlong = inverseTransformDirection( reflect( -eyeward, normal ), viewMatrix );
float fresnel = pow( 1.0 - clamp( dot( normal, eyeward ), 0.0, 1.0 ), 5.0 );
vec3 mirrors = material.specularColorBlended + ( 1.0 - material.specularColorBlended ) * fresnel * ( 1.0 - material.roughness );
reflectedLight.indirectSpecular += roomSeen( seenAlong, material.roughness ) * mirrors;
`;

const MIRROR: MaterialPatch = {
  fragment: {
    '#include <common>': `#include <common>\n${ROOM}`,
    '#include <lights_fragment_end>': REFLECT,
  },
};

/** Makes a material mirror the room; `further` is patched after that. */
export function withReflections(material: MeshStandardMaterial, further: MaterialPatch = {}): MeshStandardMaterial {
  return patchMaterial(material, MIRROR, further);
}

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
