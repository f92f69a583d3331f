import { extend } from '@react-three/fiber';
import { useMemo } from 'react';
import { Color, type Texture, Vector2, Vector3, Vector4 } from 'three';
import type { TurnLight } from '../../../motion/highlights/turn-light.ts';
import type { TableShape } from '../../../motion/layout/table-geometry.ts';
import { radians } from '../../../motion/maths.ts';
import type { ClothStyle } from '../../../motion/scene.ts';
import { BRUSH_TILE_CM, NAP_TILE_CM } from '../grain/grain.ts';
import { brushTexture, napTexture, useGrainRedraw } from '../grain/grain-textures.ts';
import { roundedRectangle } from '../rounded-rectangle.ts';
import { litMaterial } from '../shader-patch.ts';

/** Length of a slab of the stone border, in centimetres. */
const SLAB = 13;

const DECLARATIONS = /* glsl */ `
varying vec2 vPlace;
uniform sampler2D nap;
uniform sampler2D brush;
uniform vec3 dye;
uniform vec3 velvet;
uniform vec3 borderColor;
uniform float borderWidth;
uniform vec2 halfSize;
uniform float corner;
uniform vec4 turnPlace;
uniform vec3 turnSize;
uniform vec3 target;
// Where travertine has a hole: 0 to 1.
float pit( vec2 at, float more ) {
  float large = texture2D( nap, at * vec2( 0.0092, 0.024 ) ).b;
  float small = texture2D( nap, at.yx * vec2( 0.031, 0.012 ) + 0.37 ).b;
  return max( smoothstep( 0.69, 0.73, large + more ), 0.7 * smoothstep( 0.74, 0.79, small + more ) );
}
// Slabs along the border, counted from the middle of each side.
float slab( vec2 at ) {
  vec2 edge = abs( at ) - halfSize + corner;
  return ( edge.x > edge.y ? at.y : at.x ) / SLAB;
}
`.replaceAll('SLAB', SLAB.toFixed(1));

const COLOUR = /* glsl */ `
vec2 fromCorner = abs( vPlace ) - halfSize + corner;
float inside = corner - length( max( fromCorner, 0.0 ) ) - min( max( fromCorner.x, fromCorner.y ), 0.0 );
// The same nap twice, turned and larger, so that no tile is seen. Its hairs lie down one way: they are longer than broad.
vec2 laid = mat2( 0.966, 0.259, -0.259, 0.966 ) * vPlace * vec2( 0.72, 1.3 );
vec4 fine = texture2D( nap, laid / ${NAP_TILE_CM.toFixed(1)} );
vec4 coarse = texture2D( nap, mat2( 0.8, -0.6, 0.6, 0.8 ) * vPlace / ${(NAP_TILE_CM * 2.63).toFixed(1)} );
vec3 brushed = texture2D( brush, vPlace / ${BRUSH_TILE_CM.toFixed(1)} + 0.5 ).rgb - 0.5;
vec2 fromMiddle = ( vPlace - vec2( 0.0, -3.0 ) ) / ( halfSize * 0.5 );
// Which way a brush or a sleeve went last: with the nap (1) or against it (-1), in broad strokes with a soft edge.
float stroke = smoothstep( -0.09, 0.09, brushed.r + 0.7 * brushed.g ) * 2.0 - 1.0;
float wear = exp( -dot( fromMiddle, fromMiddle ) ) * ( 1.0 + brushed.b * 1.2 );
float tone = 1.0 + ( fine.b - 0.5 ) * 0.72 + ( coarse.b - 0.5 ) * 0.38 + brushed.r * 0.3 + brushed.g * 0.16;
vec3 worn = mix( dye, vec3( dot( dye, vec3( 0.3, 0.5, 0.2 ) ) ), 0.35 ) * 1.6;
diffuseColor.rgb = mix( dye, worn, 0.45 * wear ) * tone;
// Stone: flat, pale, with the pores of travertine along its beds.
float stone = 0.0;
if ( borderWidth > 0.0 ) {
  stone = 1.0 - smoothstep( borderWidth - 0.06, borderWidth + 0.06, inside );
  float beds = texture2D( brush, vPlace * vec2( 0.003, 0.022 ) ).g - 0.5;
  // Pits along the beds: a dark hole, and the lamp on its far lip.
  float clustered = 0.05 * beds;
  float hole = pit( vPlace, clustered );
  float lip = pit( vPlace + normalize( vPlace + vec2( 0.001 ) ) * 0.09, clustered ) * ( 1.0 - hole );
  // Slabs, with a joint of mortar between them.
  float joint = 1.0 - smoothstep( 0.05, 0.11, abs( fract( slab( vPlace ) ) - 0.5 ) * ${SLAB.toFixed(1)} );
  float tint = fract( sin( floor( slab( vPlace ) + 0.5 ) * 12.99 ) * 43.7 ) - 0.5;
  diffuseColor.rgb *= 1.0 - 0.45 * exp( -max( inside - borderWidth, 0.0 ) * 1.2 );
  vec3 slabs = borderColor * ( 0.95 + 0.75 * beds + 0.2 * brushed.b + 0.09 * tint ) * ( 1.0 - 0.62 * hole ) * ( 1.0 + 0.2 * lip ) * ( 1.0 - 0.5 * joint );
  diffuseColor.rgb = mix( diffuseColor.rgb, slabs, stone );
}
// The rim keeps some light from the cloth beneath it.
diffuseColor.rgb *= mix( 0.4, 1.0, smoothstep( -0.2, 2.6, inside ) );
`;

const NORMAL = /* glsl */ `
vec2 slope = ( ( fine.rg - 0.5 ) * 1.3 + ( coarse.rg - 0.5 ) * 0.45 ) * ( 1.0 - stone * 0.85 ) * ( 1.0 - 0.5 * wear );
// The nap leans: towards the viewer's left with the brush, away from it against. Half of it is brighter then, as velvet is.
vec2 leaning = vec2( -0.5, 0.86 ) * stroke * 0.13 * ( 1.0 - stone ) * ( 1.0 - 0.6 * wear );
normal = normalize( ( viewMatrix * vec4( slope.x + leaning.x, 1.0, slope.y + leaning.y, 0.0 ) ).xyz );
`;

const SHEEN = /* glsl */ `
float lit = dot( reflectedLight.directDiffuse + reflectedLight.indirectDiffuse, vec3( 0.333 ) )
  / max( dot( diffuseColor.rgb, vec3( 0.333 ) ), 0.001 );
float grazing = 1.0 - clamp( dot( normal, normalize( vViewPosition ) ), 0.0, 1.0 );
outgoingLight += velvet * lit * ( 1.0 - stone ) * ( 0.35 + fine.b ) * ( 1.0 + 0.4 * stroke ) * ( 0.02 + 0.16 * pow( grazing, 3.0 ) );
// How far from the edge of what will lie there: warm within, fading around it, and its outline a bright seam.
vec2 fromTurn = vPlace - turnPlace.xy;
vec2 overEdge = abs( vec2( dot( fromTurn, turnPlace.zw * vec2( 1.0, -1.0 ) ), dot( fromTurn, turnPlace.wz ) ) ) - 0.5 * turnSize.xy;
float away = length( max( overEdge, 0.0 ) ) + min( max( overEdge.x, overEdge.y ), 0.0 );
float turnHere = exp( -pow( max( away, 0.0 ), 2.0 ) / 14.0 );
float seamHere = turnSize.z * exp( -pow( ( away - 0.5 ) / 0.28, 2.0 ) );
float targetHere = target.z * exp( -dot( vPlace - target.xy, vPlace - target.xy ) / 150.0 );
outgoingLight += ( diffuseColor.rgb + 0.015 ) * vec3( 1.0, 0.78, 0.5 ) * ( turnHere * 0.6 + targetHere * 0.35 );
outgoingLight += vec3( 1.0, 0.7, 0.3 ) * ( turnHere * mix( 0.1, 0.035, turnSize.z ) + seamHere * 0.3 * ( 0.6 + fine.b ) );
`;

/** Cloth with a nap that catches the light, worn where tricks lie. */
const ClothMaterial = extend(
  litMaterial(
    'lambert',
    {
      nap: null as Texture | null,
      brush: null as Texture | null,
      dye: new Color(),
      velvet: new Color(),
      borderColor: new Color(),
      borderWidth: 0,
      halfSize: new Vector2(),
      corner: 0,
      /** Where light lies for the seat on turn: x, z, cosine and sine of its turn; its width, its height, and 1 with an outline. */
      turnPlace: new Vector4(),
      turnSize: new Vector3(),
      /** The pool of light at a drop target: x, z and strength. */
      target: new Vector3(),
    },
    {
      vertex: {
        '#include <common>': '#include <common>\nvarying vec2 vPlace;',
        '#include <begin_vertex>': '#include <begin_vertex>\nvPlace = vec2( position.x, -position.y );',
      },
      fragment: {
        '#include <common>': `#include <common>\n${DECLARATIONS}`,
        '#include <map_fragment>': COLOUR,
        '#include <normal_fragment_maps>': NORMAL,
        '#include <opaque_fragment>': `${SHEEN}\n#include <opaque_fragment>`,
      },
    },
  ),
);

/** A pool of light on the cloth: its middle and strength (0 none, 1 full). */
export interface LightPool {
  readonly x: number;
  readonly z: number;
  readonly strength: number;
}

/** How far the cloth reaches beneath the rim, in centimetres. */
const UNDER_RIM_CM = 0.6;

interface Props {
  readonly cloth: ClothStyle;
  readonly shape: TableShape;
  readonly turnLight: TurnLight | undefined;
  readonly target: LightPool;
}

/** The cloth, with light for the seat on turn and a pool of it at a drop target. */
export function Cloth({ cloth, shape, turnLight, target }: Props) {
  const { halfWidth, halfDepth, corner } = shape;
  const outline = useMemo(
    () => roundedRectangle(halfWidth + UNDER_RIM_CM, halfDepth + UNDER_RIM_CM, corner + UNDER_RIM_CM),
    [halfWidth, halfDepth, corner],
  );
  useGrainRedraw(napTexture(), brushTexture());
  return (
    <mesh rotation-x={-Math.PI / 2} receiveShadow>
      <shapeGeometry args={[outline, 11]} />
      <ClothMaterial
        nap={napTexture().texture}
        brush={brushTexture().texture}
        dye={cloth.dye}
        velvet={cloth.sheen}
        borderColor={cloth.border?.colour ?? cloth.dye}
        borderWidth={cloth.border?.width ?? 0}
        halfSize={[halfWidth, halfDepth]}
        corner={corner}
        {...turnUniforms(turnLight)}
        target={[target.x, target.z, target.strength]}
      />
    </mesh>
  );
}

/** Far off the cloth without a light. */
function turnUniforms(light: TurnLight | undefined) {
  if (!light) return { turnPlace: OFF_CLOTH, turnSize: [0, 0, 0] } as const;
  const { pose, size, isOutlined } = light;
  const turn = radians(pose.turn);
  return {
    turnPlace: [pose.x, pose.z, Math.cos(turn), Math.sin(turn)],
    turnSize: [size.width * pose.scale, size.height * pose.scale, Number(isOutlined)],
  } as const;
}

const OFF_CLOTH = [1000, 1000, 1, 0] as const;
