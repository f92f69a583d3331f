/** Our own time. */
import { disc, fill, line, short } from '../../svg.ts';
import { amphitheatre, battlements, dome } from './buildings.ts';
import {
  again,
  box,
  cut,
  DARK,
  flip,
  GLOW,
  type Ink,
  LAND,
  LIGHT,
  openings,
  type Pictures,
  put,
  rank,
  row,
  SKY,
} from './linocut.ts';
import { air, branch, ground, horse, pentagram, star, sun, wreath } from './nature.ts';
import { brim, bust, cap, knot, limb, rising, robed, sleeve, walking } from './people.ts';
import { book, cross, key, torch, wheelchair } from './things.ts';

/** Somebody who runs, with a long stride. */
const running = (ink: Ink, hat = '', over = ''): string =>
  limb('M-4 -70L-34 -52L-66 -62M6 -70L40 -52L34 -6H50', 14) +
  put(
    14,
    -180,
    1,
    `<g transform="rotate(8)">${fill('M-15 2C-17 -14 -5 -21 5 -20C14 -19 18 -13 18 -7L23 3L18 6C19 11 17 16 8 16L8 28H-9V14C-13 10 -15 7 -15 2Z', DARK)}${hat}</g>`,
  ) +
  cut('M-8 -156C-16 -120 -18 -96 -24 -64C-8 -58 12 -58 24 -66C20 -92 30 -124 28 -156C18 -164 0 -164 -8 -156Z', ink) +
  over;

export const OUR_TIME: Pictures = {
  /** The smallest state. */
  R84: () =>
    air(GLOW) +
    fill('M-136 -466H136V-64H-136Z', LIGHT) +
    `<path d="M-137 -467H137V-63H-137Z" fill="none" stroke="glow" stroke-width="18" stroke-dasharray="0.1 27"/>` +
    cut('M-104 -430H104V-110H-104Z', SKY) +
    put(0, -206, 1, dome(130)) +
    cut(box(-94, -210, 188, 46), LIGHT) +
    openings(5, -72, -166, 36, 18, 34) +
    put(0, -110, 1, battlements(-104, 104, 48, LAND, 9)) +
    line('M74 -250V-390M60 -250L74 -330L88 -250M64 -280H84', DARK, 5) +
    line('M56 -400A24 24 0 0 1 92 -400M46 -414A38 38 0 0 1 102 -414', DARK, 5) +
    `<g transform="translate(-62 -300) rotate(24) scale(0.6)">${key(GLOW)}</g><g transform="translate(-62 -300) rotate(-24) scale(0.6)">${key(LIGHT)}</g>` +
    line('M-80 -84H80', DARK, 8) +
    line('M60 -40q14 -14 28 0t28 0t28 0M50 -18q14 -14 28 0t28 0t28 0t28 0', DARK, 6),

  /** Occupied and set free. */
  R85: () =>
    air(SKY) +
    fill('M-180 -530H180V-320L0 -360L-180 -320Z', DARK) +
    sun(0, -300, 66, GLOW, 16) +
    put(0, -216, 0.66, amphitheatre()) +
    fill('M-190 20V-480L-90 -430V20ZM190 20V-480L90 -430V20Z', DARK) +
    fill(box(-160, -360, 30, 44) + box(-160, -270, 30, 44) + box(130, -360, 30, 44) + box(130, -270, 30, 44), LIGHT) +
    cut('M-190 -290H-150V-240L-190 -250Z', LIGHT) +
    ground('M-90 -216H90L190 20H-190Z', LIGHT) +
    put(
      -6,
      -60,
      1,
      cut('M-66 -20V-60L-50 -92H44L60 -60V-20Z', LAND) +
        cut('M-38 -84H34L44 -60H-50Z', SKY) +
        disc(-44, -14, 20, DARK) +
        disc(44, -14, 20, DARK) +
        pentagram(0, -40, 15, LIGHT) +
        put(-18, -104, 0.5, bust(LAND, cap(LAND))) +
        put(20, -104, 0.5, bust(LAND, cap(LAND))),
    ) +
    put(-96, 6, 1.06, walking(GLOW, knot(), limb('M4 -144L34 -176L40 -210') + put(36, -206, 0.6, branch(GLOW)))) +
    put(104, 10, 1.06, flip(walking(LIGHT, cap(GLOW), limb('M4 -144L30 -180L34 -214') + limb('M-4 -144L-20 -180')))) +
    line('M-180 -440L-60 -470M180 -430L70 -470', LAND, 6) +
    line(
      'M-150 -456l10 16M-150 -440l10 -16M-110 -466l10 16M-110 -450l10 -16M150 -450l-10 16M150 -434l-10 -16M110 -462l-10 16M110 -446l-10 -16',
      LAND,
      5,
    ),

  /** Europe signs on the Capitol. */
  R87: () =>
    air(LAND) +
    cut('M-130 -150V-350A130 130 0 0 1 130 -350V-150Z', SKY) +
    again(
      'star',
      pentagram(0, -418, 20, GLOW),
      ...Array.from(
        { length: 11 },
        (_, k) =>
          `translate(${short(88 * Math.sin(((k + 1) * Math.PI) / 6))} ${short(88 - 88 * Math.cos(((k + 1) * Math.PI) / 6))})`,
      ),
    ) +
    put(
      -4,
      -270,
      0.44,
      horse(DARK) +
        put(-14, -132, 1, rising(DARK, '', limb('M6 -54L40 -80', 12))) +
        line('M2 -136L24 -82L16 -44', DARK, 15),
    ) +
    cut(box(-40, -268, 80, 34), LIGHT) +
    put(0, -196, 1, rank('signer', 6, 56, put(0, 0, 0.86, bust(LAND) + line('M0 30V60', LIGHT, 12)))) +
    cut(box(-190, -140, 380, 170), GLOW) +
    line('M-190 -118H190', DARK, 5) +
    put(0, -30, 1.5, book(LIGHT)) +
    row(
      6,
      56,
      (x) => line(`M${x} -128L${x * 0.5} -96`, DARK, 15) + line(`M${x * 0.5} -100L${x * 0.36} -74`, LIGHT, 6),
    ) +
    cut('M-10 -20H14L10 20L2 12L-8 20Z', GLOW, 4),

  /** Games under old vaults. */
  R88: () =>
    air(DARK) +
    again('vault', cut('M-160 -130V-330A56 60 0 0 1 -48 -330V-130Z', LAND), 'translate(104 0)', 'translate(208 0)') +
    cut(
      'M-180 -130V-430H180V-130H160V-330A56 60 0 0 0 48 -330V-130H56V-330A56 60 0 0 0 -56 -330V-130H-48V-330A56 60 0 0 0 -160 -330V-130Z',
      LIGHT,
    ) +
    line('M-180 -404H180', DARK, 5) +
    put(0, -452, 0.62, wreath(GLOW)) +
    ground('M-190 -134H190', GLOW) +
    line('M-190 -60H190M-190 0H190', LIGHT, 6) +
    put(
      -8,
      -12,
      1.6,
      running(
        LIGHT,
        '',
        limb('M-4 -146L-36 -122L-20 -92', 12) +
          limb('M20 -146L50 -122L72 -142', 12) +
          line('M-8 -130L30 -120', GLOW, 10),
      ),
    ) +
    put(-142, -140, 1.1, torch()) +
    put(146, -140, 1.1, torch()),

  /** A year of lead and three popes. */
  R89: () =>
    air(SKY) +
    cut(box(-190, -450, 380, 250), LAND) +
    again('arch', cut('M-140 -250V-390A36 36 0 0 1 -68 -390V-250Z', SKY), 'translate(104 0)', 'translate(208 0)') +
    put(-106, -238, 0.9, rising(LIGHT, cap(LIGHT), limb('M6 -54L34 -70L40 -96'))) +
    put(-2, -238, 0.9, rising(LIGHT, cap(LIGHT), limb('M6 -54L34 -60L44 -80'))) +
    put(102, -238, 0.9, rising(LIGHT, cap(LIGHT), limb('M6 -54L34 -74L34 -104') + limb('M-8 -54L-34 -74L-34 -104'))) +
    cut(box(-170, -262, 340, 18), LIGHT) +
    put(0, -204, 1, rank('bar', 12, 28, line('M0 0V-40', DARK, 7))) +
    cut(box(-174, -206, 348, 14), LIGHT) +
    ground('M-190 -192H190', DARK) +
    fill('M-190 -60L190 -90V20H-190Z', LAND) +
    put(
      -6,
      -50,
      1.4,
      cut('M-84 -16V-52L-58 -58L-40 -88H36L62 -56L84 -50V-16Z', GLOW) +
        cut('M-34 -80H-4V-58H-50ZM6 -80H32L50 -58H6Z', LIGHT, 4) +
        line('M0 -56V-18', DARK, 4) +
        disc(-48, -14, 17, DARK, LIGHT, 4) +
        disc(50, -14, 17, DARK, LIGHT, 4) +
        disc(78, -40, 5, LIGHT),
    ) +
    put(-120, 10, 0.6, branch(LIGHT)) +
    put(-80, 12, 0.5, branch(LIGHT)) +
    put(120, 8, 0.6, flip(branch(LIGHT))),

  /** Another holy door. */
  R90: () =>
    air(DARK) +
    star(-120, -400, 14, LIGHT) +
    star(118, -420, 16, LIGHT) +
    cut('M-130 -60V-340A130 130 0 0 1 130 -340V-60Z', LIGHT) +
    cut('M-96 -60V-334A96 100 0 0 1 96 -334V-60Z', GLOW) +
    fill('M-60 -60V-330A60 70 0 0 1 60 -330V-60Z', LIGHT) +
    cut('M-96 -60V-334A96 100 0 0 1 -62 -408L-62 -30Z', LAND) +
    cut('M96 -60V-334A96 100 0 0 0 62 -408L62 -30Z', LAND) +
    line(
      'M-88 -330L-70 -350M-88 -250L-70 -256M-88 -170L-70 -170M88 -330L70 -350M88 -250L70 -256M88 -170L70 -170',
      DARK,
      5,
    ) +
    put(0, -330, 1, cross(76, 12, GLOW)) +
    ground('M-190 -60H190', LAND) +
    fill('M-60 -58L-110 20H110L60 -58Z', LIGHT) +
    put(0, -20, 1.5, wheelchair()) +
    put(-128, 10, 1, robed(SKY, brim(LIGHT), sleeve('M8 -140L36 -120L40 -140', SKY))) +
    put(130, 10, 1, flip(walking(GLOW, knot(), cut('M-46 -150C-50 -180 -24 -180 -18 -160L-20 -110H-44Z', LIGHT)))),
};
