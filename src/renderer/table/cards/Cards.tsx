import { useFrame, useThree } from '@react-three/fiber';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { BufferGeometry, InstancedMesh, Material, WebGLRenderer } from 'three';
import { type Back, type Deck, type FaceSettings, finest } from '../../faces/deck.ts';
import { useLatest } from '../../react/useLatest.ts';
import type { Attention } from '../motion/attention.ts';
import { advance, type Motion } from '../motion/motion.ts';
import { type CardSize, cardSize } from '../places/cardSize.ts';
import { type Atlas, BLEED, drawAtlas } from './atlas.ts';
import { cardGeometry } from './cardGeometry.ts';
import { cardMaterial, cardShadow } from './cardMaterial.ts';
import { contactGeometry, contactMaterial } from './contactMaterial.ts';
import { showCards, showContacts, withCardAttributes } from './instances.ts';

interface CardsProps {
  readonly deck: Deck;
  readonly back: Back;
  readonly faces: FaceSettings;
  readonly motion: Motion;
  /** What pointer and keyboard do with the cards; read every frame. */
  readonly attention: RefObject<Attention>;
  readonly onTrouble: (trouble: 'no-pictures') => void;
}

/** Room for so many cards; doubled as often as a game has more. */
const ROOM = 160;

/** All cards: one mesh and its contact shadows. Moves them as long as there is something to move. */
export function Cards({ deck, back, faces, motion, attention, onTrouble }: CardsProps) {
  const cards = useRef<InstancedMesh>(null);
  const contacts = useRef<InstancedMesh>(null);
  const gl = useThree((state) => state.gl);
  const invalidate = useThree((state) => state.invalidate);
  const [room, setRoom] = useState(ROOM);
  const sheet = useMemo(() => cardSheet(cardSize(deck), room), [deck, room]);
  const contact = useMemo(() => contactSheet(cardSize(deck), room), [deck, room]);
  const shadow = useMemo(() => cardShadow(cardSize(deck)), [deck]);
  useEffect(() => () => discard(sheet), [sheet]);
  useEffect(() => () => discard(contact), [contact]);
  useEffect(() => () => shadow.dispose(), [shadow]);
  const atlas = useAtlas(deck, back, faces, onTrouble);

  useEffect(() => {
    if (!atlas) return;
    sheet.uniforms.atlas.value = atlas.texture;
    sheet.uniforms.grid.value.set(atlas.grid.columns, atlas.grid.rows);
    sheet.uniforms.bleed.value = BLEED;
    invalidate();
  }, [atlas, sheet, invalidate]);

  useFrame(() => {
    const moving = advance(motion, performance.now(), attention.current);
    if (motion.actors.length > room) setRoom(room * 2);
    if (!atlas || !cards.current || !contacts.current) return;
    showCards(cards.current, motion.actors, atlas);
    showContacts(contacts.current, motion.actors);
    gl.shadowMap.needsUpdate = true;
    if (moving) invalidate();
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

function cardSheet(size: CardSize, most: number) {
  return { ...cardMaterial(size), geometry: withCardAttributes(cardGeometry(size), most) };
}

function contactSheet(size: CardSize, most: number) {
  return { material: contactMaterial(size), geometry: contactGeometry(size, most) };
}

function discard({ material, geometry }: { readonly material: Material; readonly geometry: BufferGeometry }): void {
  material.dispose();
  geometry.dispose();
}

/** The deck's pictures, drawn once for a size of screen; again for a larger one. */
function useAtlas(deck: Deck, back: Back, faces: FaceSettings, onTrouble: CardsProps['onTrouble']): Atlas | undefined {
  const { fourColour, far = false } = faces;
  const gl = useThree((state) => state.gl);
  const pixels = useThree((state) => state.size.height * state.viewport.dpr);
  const cellHeight = cellHeightFor(pixels);
  const trouble = useLatest(onTrouble);
  const [atlas, setAtlas] = useState<Atlas>();
  useEffect(() => {
    let gone = false;
    const drawAll = (fine: Deck): Promise<Atlas> =>
      drawAtlas(
        new Map(fine.faces.map((face) => [face, fine.draw(face, { fourColour, far })])),
        back.draw(),
        cardSize(fine),
        cellHeight,
        limitOf(gl),
        anisotropyOf(gl),
      );
    finest(deck)
      .then(drawAll)
      .then(
        (drawn) => {
          if (gone) drawn.texture.dispose();
          else setAtlas(drawn);
        },
        () => gone || trouble.current('no-pictures'),
      );
    return () => {
      gone = true;
    };
  }, [deck, back, fourColour, far, cellHeight, gl, trouble]);
  useEffect(() => () => atlas?.texture.dispose(), [atlas]);
  return atlas;
}

/** Pixels from a card's upper to its lower edge: a hand card is a quarter of the screen. In steps, so that it is drawn seldom. */
function cellHeightFor(screenPixels: number): number {
  const wanted = screenPixels * 0.26;
  return [256, 360, 560].find((step) => step >= wanted) ?? 640;
}

/** Larger than 4096 costs more memory than any screen shows. */
function limitOf(gl: WebGLRenderer): number {
  return Math.min(gl.capabilities.maxTextureSize, 4096);
}

function anisotropyOf(gl: WebGLRenderer): number {
  return Math.min(gl.capabilities.getMaxAnisotropy(), 4);
}
