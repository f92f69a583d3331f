import { InstancedBufferAttribute, MeshBasicMaterial, PlaneGeometry } from 'three';
import type { CardSize } from '../places/cardSize.ts';
import { patchMaterial } from '../room/patched.ts';
import { bendPosition } from './cardMaterial.ts';

/** How far the contact shadow reaches beyond the card, in centimetres. */
const SHADOW_REACH_CM = 0.75;

/** A ring of brass around a card that leads: from so far outside its edge to so far, and how soft its edges are. */
const RING = { from: 0.08, to: 0.5, soft: 0.06 };

/**
 * A sheet a little larger than a card, lying like it, with each instance's `contact`: how dark, how bent, and how much of a
 * ring there is; for up to `most` cards.
 */
export function contactGeometry(size: CardSize, most: number): PlaneGeometry {
  const geometry = new PlaneGeometry(size.width + 2 * SHADOW_REACH_CM, size.height + 2 * SHADOW_REACH_CM, 1, 10);
  geometry.rotateX(-Math.PI / 2);
  geometry.setAttribute('contact', new InstancedBufferAttribute(new Float32Array(most * 3), 3));
  return geometry;
}

/** Darkness that fades with the distance from the card's edge, and the ring. */
export function contactMaterial(size: CardSize): MeshBasicMaterial {
  const material = new MeshBasicMaterial({ color: '#0a0604', transparent: true, depthWrite: false });
  return patchMaterial(material, {
    vertex: {
      '#include <common>': '#include <common>\nattribute vec3 contact;\nvarying vec4 vContact;',
      '#include <begin_vertex>': `#include <begin_vertex>
        ${bendPosition('contact.y', size)}
        vContact = vec4( position.xz, contact.xz );`,
    },
    fragment: {
      '#include <common>': '#include <common>\nvarying vec4 vContact;',
      '#include <map_fragment>': `vec2 fromEdge = abs( vContact.xy ) - vec2( ${(size.width / 2 - 0.3).toFixed(3)}, ${(size.height / 2 - 0.3).toFixed(3)} );
        float away = length( max( fromEdge, 0.0 ) ) - 0.3;
        float dark = 1.0 - clamp( away / ${SHADOW_REACH_CM.toFixed(2)}, 0.0, 1.0 );
        float ring = vContact.w * ${ringFactor()};
        diffuseColor.rgb = mix( diffuseColor.rgb, vec3( 0.5, 0.27, 0.045 ), ring );
        diffuseColor.a = max( 0.62 * dark * dark * vContact.z, ring );`,
    },
  });
}

/** 1 on the ring, 0 beside it. */
function ringFactor(): string {
  const edge = (at: number): string => `smoothstep( ${at.toFixed(3)}, ${(at + RING.soft).toFixed(3)}, away )`;
  return `${edge(RING.from)} * ( 1.0 - ${edge(RING.to)} )`;
}
