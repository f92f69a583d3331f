/** What the courts hold: each drawn upright around x = 0, to be gripped at y = 0. */
import type { Suit } from '#shared/cards/french.ts';
import type { Costume } from '../court-figure.ts';
import { LEAF, STEEL, WOOD } from '../palette.ts';
import { suitPath } from '../suits.ts';
import { around, at, disc, line, mirrored, shape } from '../svg.ts';

type Attribute = (garb: Costume) => string;

function sword({ gold, goldLight, ink }: Costume): string {
  return (
    shape('M-14 -50V-270L0 -300L14 -270V-50Z', STEEL, ink, 5) +
    line('M0 -262V-60', ink, 3.5) +
    shape(
      'M-50 -62C-50 -46 -40 -46 -30 -48H30C40 -46 50 -46 50 -62C60 -40 50 -30 34 -32H-34C-50 -30 -60 -40 -50 -62Z',
      gold,
      ink,
      5,
    ) +
    shape('M-9 -32H9V50H-9Z', goldLight, ink, 5)
  );
}

function axe({ gold, ink }: Costume): string {
  return (
    shape('M-8 -282H8V90H-8Z', WOOD, ink, 5) +
    shape('M-8 -250C-30 -250 -44 -266 -52 -288C-82 -250 -82 -196 -52 -158C-44 -180 -30 -196 -8 -196Z', STEEL, ink, 5) +
    line('M-54 -268C-68 -240 -68 -206 -54 -178', ink, 3.5) +
    shape('M8 -240L44 -223L8 -206Z', STEEL, ink, 5) +
    shape('M-13 -262H13V-184H-13Z', gold, ink, 5)
  );
}

function sceptre({ gold, goldLight, robe, ink }: Costume): string {
  return (
    shape('M-7 -210H7V90H-7Z', gold, ink, 5) +
    at(0, -250, shape(suitPath('C'), goldLight, ink, 5.5), 0.9) +
    disc(0, -252, 9, robe, ink, 4) +
    shape('M-18 -204H18V-188H-18Z', goldLight, ink, 5)
  );
}

function hammer({ gold, goldLight, ink }: Costume): string {
  return (
    shape('M-8 -270H8V90H-8Z', WOOD, ink, 5) +
    shape('M-54 -246H32V-190H-54Z', STEEL, ink, 5) +
    shape('M32 -238L52 -218L32 -198Z', STEEL, ink, 5) +
    shape('M-64 -254H-44V-182H-64Z', gold, ink, 5) +
    shape('M-15 -256H15V-180H-15Z', goldLight, ink, 5) +
    shape('M-10 -256L0 -296L10 -256Z', STEEL, ink, 5)
  );
}

function stem(ink: string): string {
  return line('M0 -160C-4 -100 4 -60 0 60', ink, 11) + line('M0 -160C-4 -100 4 -60 0 60', LEAF, 5);
}

function leaf(ink: string): string {
  return shape('M0 0C12 -26 40 -30 62 -22C52 0 26 14 0 0Z', LEAF, ink, 4.5) + line('M8 -4L40 -15', ink, 3);
}

function rose({ robe, goldLight, ink }: Costume): string {
  const petal = shape('M0 0C-34 -16 -34 -56 0 -60C34 -56 34 -16 0 0Z', robe, ink, 5);
  return (
    stem(ink) +
    at(2, -90, leaf(ink)) +
    at(-2, -66, mirroredLeaf(ink)) +
    at(
      0,
      -200,
      around(5, petal) +
        around(5, at(0, 0, shape('M0 0C-16 -8 -16 -26 0 -28C16 -26 16 -8 0 0Z', robe, ink, 4), 1, 36)) +
        disc(0, 0, 11, goldLight, ink, 4),
    )
  );
}

function mirroredLeaf(ink: string): string {
  return `<g transform="scale(-1 1)">${leaf(ink)}</g>`;
}

function lily({ linen, goldLight, ink }: Costume): string {
  return (
    stem(ink) +
    at(2, -90, leaf(ink)) +
    at(-2, -66, mirroredLeaf(ink)) +
    mirrored(
      line('M4 -196L22 -262', goldLight, 5) +
        shape('M0 -160C22 -176 30 -214 64 -236C74 -226 70 -200 54 -184C40 -170 20 -160 0 -160Z', linen, ink, 5),
    ) +
    shape('M0 -160C-26 -186 -24 -240 0 -272C24 -240 26 -186 0 -160Z', linen, ink, 5) +
    line('M0 -244V-190', ink, 3)
  );
}

function sprig({ goldLight, ink }: Costume): string {
  const pairs = [-70, -116, -162].map((y, k) =>
    at(0, y, mirrored(shape('M0 6C10 -22 34 -34 60 -34C60 -8 34 14 0 6Z', LEAF, ink, 4.5)), 1.05 - k * 0.1),
  );
  return (
    stem(ink) +
    pairs.join('') +
    shape('M0 -160C-22 -186 -20 -220 0 -250C20 -220 22 -186 0 -160Z', LEAF, ink, 4.5) +
    mirrored(disc(24, -136, 9, goldLight, ink, 4) + disc(24, -92, 9, goldLight, ink, 4))
  );
}

function mirror({ gold, goldLight, robe, ink }: Costume): string {
  return (
    shape('M-10 -120L-7 60H7L10 -120Z', gold, ink, 5) +
    shape(
      'M0 -290C34 -290 50 -256 50 -206C50 -156 30 -122 0 -122C-30 -122 -50 -156 -50 -206C-50 -256 -34 -290 0 -290Z',
      gold,
      ink,
      5,
    ) +
    shape(
      'M0 -272C24 -272 35 -246 35 -206C35 -166 22 -140 0 -140C-22 -140 -35 -166 -35 -206C-35 -246 -24 -272 0 -272Z',
      '#dfe8e4',
      ink,
      4,
    ) +
    line('M-18 -180L10 -240M-6 -170L18 -222', '#f8faf5', 6) +
    disc(0, -112, 10, robe, ink, 4) +
    disc(0, -296, 9, goldLight, ink, 4)
  );
}

function halberd({ gold, ink }: Costume): string {
  return (
    shape('M-7 -230H7V90H-7Z', WOOD, ink, 5) +
    shape('M0 -318C14 -292 14 -272 8 -246H-8C-14 -272 -14 -292 0 -318Z', STEEL, ink, 5) +
    shape('M-7 -236C-28 -238 -40 -248 -48 -266C-72 -234 -72 -196 -48 -162C-40 -180 -28 -190 -7 -192Z', STEEL, ink, 5) +
    shape('M7 -230C30 -228 46 -216 58 -194C40 -200 26 -200 7 -200Z', STEEL, ink, 5) +
    shape('M-12 -246H12V-182H-12Z', gold, ink, 5)
  );
}

function lute({ gold, goldLight, ink }: Costume): string {
  return (
    shape('M-9 -60V-250H9V-60Z', WOOD, ink, 5) +
    at(0, -250, shape('M-12 0L-16 -46H16L12 0Z', WOOD, ink, 5), 1, 24) +
    shape('M0 -170C-26 -140 -58 -96 -50 -40C-44 -6 -20 6 0 6C20 6 44 -6 50 -40C58 -96 26 -140 0 -170Z', gold, ink, 5) +
    disc(0, -64, 17, '#3a2a20', goldLight, 5) +
    line('M-4 -240V-18M4 -240V-18', ink, 2.5) +
    line('M-16 -16H16', ink, 6)
  );
}

function quill({ linen, lining, ink }: Costume): string {
  return (
    line('M-6 70C-2 20 0 -30 4 -90', ink, 9) +
    shape('M2 -60C-44 -120 -46 -220 10 -300C54 -250 62 -150 2 -60Z', linen, ink, 5) +
    shape('M2 -60C4 -140 6 -220 10 -300C54 -250 62 -150 2 -60Z', lining, ink, 5) +
    line('M-30 -170L-8 -190M-26 -140L-6 -160M40 -216L18 -234M40 -176L16 -194', ink, 4)
  );
}

function bow({ gold, ink }: Costume): string {
  return (
    line('M-36 -300V130', ink, 3.5) +
    line('M-36 -300C-30 -236 10 -200 10 -110S-30 66 -36 130', ink, 18) +
    line('M-36 -300C-30 -236 10 -200 10 -110S-30 66 -36 130', WOOD, 9) +
    at(-8, -95, line('M0 70V-200', ink, 6) + shape('M-11 -196L0 -232L11 -196Z', gold, ink, 4.5), 1, 0)
  );
}

const KINGS: Readonly<Record<Suit, Attribute>> = { C: sceptre, D: axe, H: sword, S: hammer };
const QUEENS: Readonly<Record<Suit, Attribute>> = { C: sprig, D: mirror, H: rose, S: lily };
const JACKS: Readonly<Record<Suit, Attribute>> = { C: bow, D: quill, H: lute, S: halberd };

/** What a suit's king, queen and jack hold. */
export const ATTRIBUTES = { K: KINGS, Q: QUEENS, J: JACKS } as const;
