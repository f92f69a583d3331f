import type { PortraitId } from '#shared/protocol/avatar.ts';
import type { Portrait } from '../shapes.ts';
import { aunt, nonna, nonno, professor } from './elders.ts';
import {
  baker,
  barista,
  butcher,
  captain,
  cheesemaker,
  doctor,
  fisherman,
  gardener,
  mechanic,
  seamstress,
} from './trades.ts';
import { boy, cyclist, gentleman, girl, musician, painter, rider, singer, skater, student } from './young.ts';

export const PEOPLE: Readonly<Record<PortraitId, Portrait>> = {
  nonna,
  nonno,
  professor,
  aunt,
  baker,
  fisherman,
  barista,
  gardener,
  mechanic,
  doctor,
  butcher,
  captain,
  cheesemaker,
  seamstress,
  student,
  singer,
  cyclist,
  musician,
  boy,
  girl,
  painter,
  rider,
  gentleman,
  skater,
};
