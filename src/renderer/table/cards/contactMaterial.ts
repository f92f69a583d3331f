import { InstancedBufferAttribute, MeshBasicMaterial, PlaneGeometry } from 'three';
import type { CardSize } from '../places/cardSize.ts';
import { patch } from '../room/patched.ts';
import { bendPosition } from './cardMaterial.ts';

/** How far the contact shadow reaches beyond the card, in centimetres. */
const REACH = 0.75;

/** A sheet a little larger than a card, lying like it, with each instance's `contact`: how dark, and how bent; for up to `most` cards. */
export function contactGeometry(size: CardSize, most: number): PlaneGeometry {
  const geometry = new PlaneGeometry(size.width + 2 * REACH, size.height + 2 * REACH, 1, 10);
  geometry.rotateX(-Math.PI / 2);
  geometry.setAttribute('contact', new InstancedBufferAttribute(new Float32Array(most * 2), 2));
  return geometry;
}

/** Darkness that fades with the distance from the card's edge. */
export function contactMaterial(size: CardSize): MeshBasicMaterial {
  const material = new MeshBasicMaterial({ color: '#0a0604', transparent: true, depthWrite: false });
  return patch(material, {
    vertex: {
      '#include <common>': '#include <common>\nattribute vec2 contact;\nvarying vec3 vContact;',
      '#include <begin_vertex>': `#include <begin_vertex>
        ${bendPosition('contact.y', size)}
        vContact = vec3( position.xz, contact.x );`,
    },
    fragment: {
      '#include <common>': '#include <common>\nvarying vec3 vContact;',
      '#include <map_fragment>': `vec2 fromEdge = abs( vContact.xy ) - vec2( ${(size.width / 2 - 0.3).toFixed(3)}, ${(size.height / 2 - 0.3).toFixed(3)} );
        float away = length( max( fromEdge, 0.0 ) ) - 0.3;
        float dark = 1.0 - clamp( away / ${REACH.toFixed(2)}, 0.0, 1.0 );
        diffuseColor.a = 0.62 * dark * dark * vContact.z;`,
    },
  });
}
