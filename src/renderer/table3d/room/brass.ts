import { extend } from '@react-three/fiber';
import { Color } from 'three';
import { BRASS } from '../../table-drawing/light.ts';
import { litMaterial, MIRROR } from './shader-patch.ts';

/** Brass that mirrors the room. */
export const Brass = litMaterial('standard', { diffuse: new Color(BRASS) }, MIRROR);
export const BrassMaterial = extend(Brass);
