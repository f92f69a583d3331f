import { useFrame, useThree } from '@react-three/fiber';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { BufferGeometry, InstancedMesh, Material } from 'three';
import type { Back, Deck, FaceSettings } from '../../decks/deck.ts';
import { advance, type CardMotion } from '../../motion/animation/card-motion.ts';
import type { InteractionState } from '../../motion/animation/interaction.ts';
import { type CardSize, cardSize } from '../../motion/layout/pose.ts';
import { BLEED, useAtlas } from './atlas.ts';
import { cardMaterial, cardShadow, contactGeometry, contactMaterial } from './card-material.ts';
import { cardGeometry, updateCardInstances, updateContactInstances, withCardAttributes } from './card-meshes.ts';

interface CardsProps {
  readonly deck: Deck;
  readonly back: Back;
  readonly faces: FaceSettings;
  readonly motion: CardMotion;
  /** The pointer's and keyboard's interaction; read every frame. */
  readonly attention: RefObject<InteractionState>;
  /** The faces of the cards on the table are drawn. */
  readonly onPrinted: () => void;
  readonly onMoved?: (() => void) | undefined;
  readonly onTrouble: (trouble: 'no-pictures') => void;
}

/** Initial number of instances; doubled as often as a game has more cards. */
const INITIAL_CAPACITY = 160;

/** All cards: one mesh and its contact shadows. Animates them while something moves. */
export function Cards({ deck, back, faces, motion, attention, onPrinted, onMoved, onTrouble }: CardsProps) {
  const cards = useRef<InstancedMesh>(null);
  const contacts = useRef<InstancedMesh>(null);
  const gl = useThree((state) => state.gl);
  const invalidate = useThree((state) => state.invalidate);
  const [room, setRoom] = useState(INITIAL_CAPACITY);
  const sheet = useMemo(() => cardMesh(cardSize(deck), room), [deck, room]);
  const contact = useMemo(() => contactMesh(cardSize(deck), room), [deck, room]);
  const shadow = useMemo(() => cardShadow(cardSize(deck)), [deck]);
  useEffect(() => () => discard(sheet), [sheet]);
  useEffect(() => () => discard(contact), [contact]);
  useEffect(() => () => shadow.dispose(), [shadow]);
  const sheets = useAtlas({ deck, back, faces, motion, onTrouble });
  const atlas = sheets?.atlas;
  const printed = sheets?.printed ?? false;
  useEffect(() => {
    if (printed) onPrinted();
  }, [printed, onPrinted]);

  useEffect(() => {
    if (!atlas) return;
    sheet.uniforms.atlas.value = atlas.texture;
    sheet.uniforms.grid.value.set(atlas.grid.columns, atlas.grid.rows);
    sheet.uniforms.bleed.value = BLEED;
    invalidate();
  }, [atlas, sheet, invalidate]);

  useFrame(() => {
    const moving = advance(motion, performance.now(), attention.current);
    onMoved?.();
    if (motion.cards.length > room) setRoom(room * 2);
    if (moving) invalidate();
    // No card can be shown before its back is drawn.
    const back = atlas?.cellOf(null);
    if (!atlas || back === undefined || !cards.current || !contacts.current) return;
    updateCardInstances(cards.current, motion.cards, (face) => atlas.cellOf(face) ?? back);
    updateContactInstances(contacts.current, motion.cards);
    gl.shadowMap.needsUpdate = true;
  });

  return (
    <>
      <instancedMesh
        ref={cards}
        args={[sheet.geometry, sheet.material, room]}
        customDepthMaterial={shadow}
        count={0}
        castShadow
        receiveShadow
        frustumCulled={false}
        renderOrder={1}
      />
      <instancedMesh
        ref={contacts}
        args={[contact.geometry, contact.material, room]}
        count={0}
        frustumCulled={false}
        renderOrder={2}
      />
    </>
  );
}

function cardMesh(size: CardSize, most: number) {
  return { ...cardMaterial(size), geometry: withCardAttributes(cardGeometry(size), most) };
}

function contactMesh(size: CardSize, most: number) {
  return { material: contactMaterial(size), geometry: contactGeometry(size, most) };
}

function discard({ material, geometry }: { readonly material: Material; readonly geometry: BufferGeometry }): void {
  material.dispose();
  geometry.dispose();
}
