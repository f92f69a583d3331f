import { shaderMaterial } from '@react-three/drei/core/shaderMaterial.js';
import { extend } from '@react-three/fiber';
import { Color, InstancedBufferAttribute, PlaneGeometry, type RGB, type Texture, Vector2 } from 'three';
import { BEND_SAG_CM, CARD_THICKNESS_CM, type CardSize } from '../../motion/layout/pose.ts';
import { LAMP_COLOR } from '../../table-drawing/light.ts';
import { litMaterial } from '../room/shader-patch.ts';

/** Reach of the contact shadow beyond the card, in centimetres. */
const SHADOW_REACH_CM = 0.75;

/** The brass ring around a winning card: its inner and outer distance from the card's edge, and its softness. */
const RING = { from: 0.08, to: 0.5, soft: 0.06 };

/**
 * A plane a little larger than a card at the same pose, with each instance's `contact`: darkness, bend and ring; for up
 * to `most` cards.
 */
export function contactGeometry(size: CardSize, most: number): PlaneGeometry {
  const geometry = new PlaneGeometry(size.width + 2 * SHADOW_REACH_CM, size.height + 2 * SHADOW_REACH_CM, 1, 10);
  geometry.rotateX(-Math.PI / 2);
  geometry.setAttribute('contact', new InstancedBufferAttribute(new Float32Array(most * 3), 3));
  return geometry;
}

/** Darkness that fades with the distance from the card's edge, and the ring. */
export const ContactMaterial = extend(
  shaderMaterial(
    { size: new Vector2(), ink: new Color('#0a0604') },
    /* glsl */ `
attribute vec3 contact;
uniform vec2 size;
varying vec4 vContact;
void main() {
  vec3 transformed = position;
  ${bend('contact.y')}
  vContact = vec4( position.xz, contact.xz );
  gl_Position = projectionMatrix * modelViewMatrix * instanceMatrix * vec4( transformed, 1.0 );
}`,
    /* glsl */ `
uniform vec2 size;
uniform vec3 ink;
varying vec4 vContact;
void main() {
  vec2 fromEdge = abs( vContact.xy ) - size * 0.5 + 0.3;
  float away = length( max( fromEdge, 0.0 ) ) - 0.3;
  float dark = 1.0 - clamp( away / ${SHADOW_REACH_CM.toFixed(2)}, 0.0, 1.0 );
  float ring = vContact.w * ${ringFactor()};
  gl_FragColor = vec4( mix( ink, vec3( 0.5, 0.27, 0.045 ), ring ), max( 0.62 * dark * dark * vContact.z, ring ) );
  #include <tonemapping_fragment>
  #include <colorspace_fragment>
}`,
  ),
);

/** 1 on the ring, 0 beside it. */
function ringFactor(): string {
  const edge = (at: number): string => `smoothstep( ${at.toFixed(3)}, ${(at + RING.soft).toFixed(3)}, away )`;
  return `${edge(RING.from)} * ( 1.0 - ${edge(RING.to)} )`;
}

const VERTEX = /* glsl */ `
attribute float side;
attribute vec3 cells;
attribute vec4 state;
uniform vec2 size;
varying vec2 vPaper;
varying vec3 vSheet;
varying vec4 vState;
varying vec2 vLayer;
`;

/** Top and bottom lean back, most at the edges. `lean` is the slope there. */
const BENT_NORMAL = /* glsl */ `
float lean = -2.0 * state.z * ${BEND_SAG_CM} * position.z / ( size.y * size.y * 0.25 );
vec3 objectNormal = side > 1.5 ? normal : normalize( vec3( 0.0, 1.0, -lean ) ) * normal.y;
`;

/** The shader line that bends `transformed` by `amount`. */
function bend(amount: string): string {
  return `transformed.y -= ${amount} * ${BEND_SAG_CM.toFixed(5)} * position.z * position.z / ( size.y * size.y * 0.25 );`;
}

const BENT_POSITION = /* glsl */ `
vec3 transformed = position;
${bend('state.z')}
vPaper = uv;
vSheet = vec3( side, cells.xy );
vState = state;
// How high in the sheet's thickness, and how its paper has aged.
vLayer = vec2( position.y / ${CARD_THICKNESS_CM.toFixed(4)} + 0.5, 0.8 + 0.28 * fract( cells.z * 0.618 ) );
`;

/**
 * The right edge of a held card is almost edge-on under the next card, where rounding would make pinholes, so it is
 * drawn a little further away.
 */
const BEHIND_THE_NEXT = /* glsl */ `
#include <project_vertex>
gl_Position.z += step( 1.5, side ) * step( 0.01, state.z ) * step( 0.3, normal.x ) * 0.004 * gl_Position.w;
`;

const FRAGMENT = /* glsl */ `
uniform sampler2D atlas;
uniform vec2 grid;
uniform float bleed;
uniform vec2 size;
uniform float corner;
varying vec2 vPaper;
varying vec3 vSheet;
varying vec4 vState;
varying vec2 vLayer;
`;

const PRINT = /* glsl */ `
float cell = floor( ( vSheet.x < 0.5 ? vSheet.y : vSheet.z ) + 0.5 );
vec2 origin = vec2( mod( cell, grid.x ), grid.y - 1.0 - floor( ( cell + 0.5 ) / grid.x ) );
vec2 inCell = vec2( bleed ) + vPaper * ( 1.0 - 2.0 * bleed );
vec3 paper = texture2D( atlas, ( origin + inCell ) / grid ).rgb;
// The edge shows the paper's core: lit above, dark where it lies on the next one, no two sheets alike.
float onEdge = step( 1.5, vSheet.x );
paper = mix( paper, vec3( 0.78, 0.71, 0.59 ) * vLayer.y * mix( 0.3, 1.0, smoothstep( 0.0, 0.55, vLayer.x ) ), onEdge );
vec2 fromMiddle = abs( vPaper - 0.5 ) * size;
vec2 fromCorner = fromMiddle - size * 0.5 + corner;
float inside = corner - length( max( fromCorner, 0.0 ) ) - min( max( fromCorner.x, fromCorner.y ), 0.0 );
// Many hands: the paper darkens towards its border.
paper *= mix( 0.9, 1.0, smoothstep( 0.0, 0.35, inside ) );
paper = mix( paper, vec3( dot( paper, vec3( 0.3, 0.55, 0.15 ) ) ) * vec3( 0.9, 0.88, 0.86 ), 0.25 * max( vState.y, 0.0 ) );
diffuseColor.rgb = paper * ( 1.0 - 0.42 * vState.y );
diffuseColor.a = vState.w;
`;

/**
 * White balance: the eye sees paper as white under any lamp, so most of the lamp's colour is removed. Linen diffuses
 * the lamp's reflection: a trace of gloss is left, under which black stays black.
 */
const WHITE = /* glsl */ `
#include <lights_fragment_end>
reflectedLight.directDiffuse *= ${whitening(0.75)};
reflectedLight.directSpecular *= 0.25;
`;

/** A held card also gets ambient light; a marked one a brass line of light. */
const LIGHT = /* glsl */ `
totalEmissiveRadiance += diffuseColor.rgb * vec3( 1.0, 0.95, 0.88 ) * ( 1.34 * max( vState.z, 0.0 ) + 0.3 * onEdge );
float ring = 1.0 - smoothstep( 0.2, 0.34, inside );
ring *= ( 1.0 - onEdge ) * vState.x;
diffuseColor.rgb = mix( diffuseColor.rgb, vec3( 0.42, 0.19, 0.02 ), ring );
totalEmissiveRadiance += vec3( 0.9, 0.5, 0.1 ) * ring * 0.13;
`;

/**
 * The cards' material, for all at once. Each instance has `cells` (atlas cell of its face, of its back; its index in
 * its zone) and `state` (highlight; darkness or, negative, lightness; bend and held; alpha).
 */
export const CardMaterial = extend(
  litMaterial(
    'standard',
    {
      atlas: null as Texture | null,
      /** Columns and rows of the atlas. */
      grid: new Vector2(1, 1),
      /** The share of a cell at each edge that is bleed, so that neighbours don't show from afar. */
      bleed: 0,
      /** Width, height and corner radius of a card, in centimetres. */
      size: new Vector2(),
      corner: 0,
    },
    {
      vertex: {
        '#include <common>': `#include <common>\n${VERTEX}`,
        '#include <beginnormal_vertex>': BENT_NORMAL,
        '#include <begin_vertex>': BENT_POSITION,
        '#include <project_vertex>': BEHIND_THE_NEXT,
      },
      fragment: {
        '#include <common>': `#include <common>\n${FRAGMENT}`,
        '#include <map_fragment>': PRINT,
        '#include <emissivemap_fragment>': LIGHT,
        '#include <lights_fragment_end>': WHITE,
      },
    },
  ),
);

/** For the lamp's shadow map: a card more than half faded casts no shadow, and a bent one a bent shadow. */
export const CardShadowMaterial = extend(
  shaderMaterial(
    { size: new Vector2() },
    /* glsl */ `
attribute vec4 state;
uniform vec2 size;
void main() {
  vec3 transformed = position;
  ${bend('state.z')}
  gl_Position = projectionMatrix * modelViewMatrix * instanceMatrix * vec4( transformed, 1.0 );
  if ( state.w < 0.5 ) gl_Position = vec4( 2.0, 2.0, 2.0, 1.0 );
}`,
    'void main() { gl_FragColor = vec4( 1.0 ); }',
  ),
);

/** The factor that makes this share of the lamp's light white at the same brightness, as a shader vector. */
function whitening(share: number): string {
  const { r, g, b } = new Color(LAMP_COLOR);
  const bright = 0.2126 * r + 0.7152 * g + 0.0722 * b;
  const [red = 1, green = 1, blue = 1] = [r, g, b].map((part) => 1 + share * (bright / part - 1));
  return vector({ r: red, g: green, b: blue });
}

function vector({ r, g, b }: RGB): string {
  return `vec3( ${[r, g, b].map((part) => part.toFixed(4)).join(', ')} )`;
}
