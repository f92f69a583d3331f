import { shaderMaterial } from '@react-three/drei/core/shaderMaterial.js';
import { type Color, ShaderLib, type ShaderMaterial } from 'three';

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

/** Makes a standard material mirror the room. */
export const MIRROR: MaterialPatch = {
  fragment: {
    '#include <common>': `#include <common>\n${ROOM}`,
    '#include <lights_fragment_end>': REFLECT,
  },
};

/** Lines of a shader of three.js, each with what stands in its place. */
type ShaderReplacements = Readonly<Record<string, string>>;

/** What is another in a material than three.js made it. */
export interface MaterialPatch {
  readonly vertex?: ShaderReplacements;
  readonly fragment?: ShaderReplacements;
}

/** The uniforms of a lit material of three.js that we set. */
type LitUniforms = {
  diffuse: Color;
  emissive: Color;
  roughness: number;
  metalness: number;
  alphaTest: number;
};

type Uniforms = Parameters<typeof shaderMaterial>[0];

/**
 * A lit material of three.js with its shaders patched, one patch after another. Its uniforms, those of three.js and its
 * own, are its properties; `uniforms` are their first values.
 */
export function litMaterial<U extends Uniforms>(
  kind: 'lambert' | 'standard',
  uniforms: U & Partial<LitUniforms>,
  ...patches: readonly MaterialPatch[]
) {
  const { uniforms: given, vertexShader, fragmentShader } = ShaderLib[kind];
  const values = Object.fromEntries(Object.entries(given).map(([name, { value }]) => [name, value]));
  return shaderMaterial<Uniforms, ShaderMaterial & LitUniforms & U>(
    { ...values, ...uniforms },
    patches.reduce((shader, { vertex = {} }) => patchShader(shader, vertex), vertexShader),
    patches.reduce((shader, { fragment = {} }) => patchShader(shader, fragment), fragmentShader),
    (material) => {
      if (material) material.lights = true;
    },
  );
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
