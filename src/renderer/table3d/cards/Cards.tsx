import { useFrame, useThree } from '@react-three/fiber';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { InstancedMesh } from 'three';
import type { Back, Deck, FaceSettings } from '../../decks/deck.ts';
import { advance, type CardMotion } from '../../motion/animation/card-motion.ts';
import type { InteractionState } from '../../motion/animation/interaction.ts';
import { cardSize } from '../../motion/layout/pose.ts';
import { BLEED, useAtlas } from './atlas.ts';
import { CardMaterial, CardShadowMaterial, ContactMaterial, contactGeometry } from './card-material.ts';
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
  const size = useMemo(() => cardSize(deck), [deck]);
  const sheet = useMemo(() => withCardAttributes(cardGeometry(size), room), [size, room]);
  const contact = useMemo(() => contactGeometry(size, room), [size, room]);
  useEffect(() => () => sheet.dispose(), [sheet]);
  useEffect(() => () => contact.dispose(), [contact]);
  const sheets = useAtlas({ deck, back, faces, motion, onTrouble });
  const atlas = sheets?.atlas;
  const printed = sheets?.printed ?? false;
  useEffect(() => {
    if (printed) onPrinted();
  }, [printed, onPrinted]);

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

  const format = [size.width, size.height] as const;
  return (
    <>
      <instancedMesh
        ref={cards}
        args={[undefined, undefined, room]}
        geometry={sheet}
        count={0}
        castShadow
        receiveShadow
        frustumCulled={false}
        renderOrder={1}
      >
        <CardMaterial
          atlas={atlas?.texture ?? null}
          grid={[atlas?.grid.columns ?? 1, atlas?.grid.rows ?? 1]}
          bleed={BLEED}
          size={format}
          corner={size.corner}
          roughness={0.6}
          alphaTest={0.01}
          transparent
        />
        <CardShadowMaterial attach="customDepthMaterial" size={format} />
      </instancedMesh>
      <instancedMesh
        ref={contacts}
        args={[undefined, undefined, room]}
        geometry={contact}
        count={0}
        frustumCulled={false}
        renderOrder={2}
      >
        <ContactMaterial size={format} transparent depthWrite={false} />
      </instancedMesh>
    </>
  );
}
