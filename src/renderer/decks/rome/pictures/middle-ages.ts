/** The Middle Ages: clear cold air, towers, pilgrims. */
import { inscribed } from '../../inscription.ts';
import { disc, fill, line } from '../../svg.ts';
import { basilica, battlements, castle, tower } from './buildings.ts';
import { again, bar, box, cut, DARK, flip, GLOW, LAND, LIGHT, openings, type Pictures, put, SKY } from './linocut.ts';
import { air, ground, pentagram, sun, water } from './nature.ts';
import {
  armed,
  back,
  brim,
  bust,
  cap,
  hood,
  kneeling,
  limb,
  rising,
  robed,
  sleeve,
  tiara,
  veil,
  walking,
} from './people.ts';
import { banner, cog, key } from './things.ts';

export const MIDDLE_AGES: Pictures = {
  /** A senate on the Capitol. */
  R60: () =>
    air(SKY) +
    put(0, -130, 1, battlements(-110, 110, 200, LIGHT, 16)) +
    fill(box(60, -330, 48, 200), LAND) +
    again('tower', put(-126, -126, 1, tower(66, 270, LIGHT)), 'translate(252 0)') +
    put(0, -326, 1, tower(60, 110, LIGHT)) +
    openings(3, -54, -240, 54, 26, 50) +
    openings(1, 0, -130, 1, 44, 76) +
    ground('M-190 -136C-60 -150 60 -150 190 -136') +
    put(
      0,
      -92,
      1,
      cut('M-96 -130H96V-40C96 30 30 60 0 76C-30 60 -96 30 -96 -40Z', GLOW) + inscribed('SPQR', 0, -74, 50, LIGHT, 10),
    ) +
    [-148, -92, 92, 148]
      .map((x, k) => put(x, -36 + (k % 2) * 14, 0.96, bust(k % 2 ? LIGHT : LAND, k % 3 ? cap(LIGHT) : hood(LAND))))
      .join('') +
    [-44, 44].map((x) => put(x, -18, 0.9, back(DARK))).join(''),

  /** Towers over the city. */
  R61: () =>
    air(SKY) +
    put(-128, -150, 1, tower(54, 250, LIGHT)) +
    put(128, -150, 1, tower(60, 200, LIGHT)) +
    put(66, -150, 1, tower(40, 290, LIGHT)) +
    ground('M-190 -156C-60 -166 60 -166 190 -150') +
    put(-30, -130, 1, tower(84, 150, LIGHT)) +
    cut('M-74 -276L-60 -300L-44 -280L-20 -304L0 -282L14 -296V-270H-74Z', LAND) +
    `<g transform="translate(-8 -290) rotate(24)">${tower(80, 170, LIGHT)}</g>` +
    cut('M70 -320l22 -12l10 20l-22 12zM96 -250l24 -8l6 20l-24 8zM30 -250l18 -14l14 18l-18 12z', LIGHT) +
    line('M66 -430C110 -330 128 -220 120 -110M84 -410C150 -320 170 -220 166 -100', DARK, 6) +
    put(
      -120,
      -20,
      1.16,
      walking(GLOW, cap(LIGHT), limb('M4 -144L36 -150L50 -176', 12) + line('M40 -180L62 -160', DARK, 12)),
    ) +
    put(
      70,
      4,
      1.24,
      walking(LAND, hood(LAND), limb('M4 -144L34 -120L46 -124', 12) + limb('M-6 -142L20 -112L44 -100', 12)),
    ) +
    put(134, 8, 1.2, walking(GLOW, cap(LIGHT), limb('M4 -144L30 -120', 12) + limb('M-6 -142L20 -112', 12))) +
    put(-30, 10, 1, back(DARK)),

  /** The first Jubilee. */
  R62: () =>
    air(SKY) +
    put(0, -300, 0.86, castle()) +
    ground('M-190 -306H190') +
    water(-300, SKY, 330) +
    cut('M-170 30L-70 -300H70L170 30Z', LIGHT) +
    line('M0 30V-296', GLOW, 7) +
    line('M-150 -20L-64 -300M150 -20L64 -300', DARK, 10) +
    again(
      'pair',
      put(-30, -236, 0.34, robed(GLOW, brim(LIGHT))) + put(30, -226, 0.34, flip(robed(LAND, brim(LIGHT)))),
      'translate(0 90) scale(1.3)',
    ) +
    put(
      -62,
      -10,
      1.14,
      robed(
        GLOW,
        brim(LIGHT),
        sleeve('M8 -140L40 -124L48 -136', GLOW) +
          line('M52 0V-196', DARK, 7) +
          disc(52, -200, 7, DARK) +
          cut('M-32 -120C-44 -90 -40 -76 -22 -76C-14 -90 -18 -110 -32 -120Z', LIGHT, 4),
      ),
    ) +
    put(
      74,
      4,
      1.1,
      flip(robed(LAND, hood(LAND), sleeve('M8 -140L40 -124L48 -136', LAND) + line('M52 0V-196', DARK, 7))),
    ),

  /** Stairs of thanks. */
  R65: () =>
    air(SKY) +
    sun(-116, -440, 30, GLOW, 10) +
    cut('M-96 -290V-430H96V-290Z', LAND) +
    cut(box(-108, -446, 216, 20), LIGHT) +
    openings(3, -60, -290, 60, 30, 66) +
    disc(0, -396, 20, LIGHT, DARK, 5) +
    line('M0 -446V-486M-14 -470H14', DARK, 7) +
    fill('M-190 30V-250L-104 -292L-176 30ZM190 30V-250L104 -292L176 30Z', LAND) +
    cut('M-96 -292H96L168 30H-168Z', LIGHT) +
    line(Array.from({ length: 13 }, (_, k) => `M${-99 - k * 5.4} ${-272 + k * 24}H${99 + k * 5.4}`).join(''), DARK, 4) +
    line('M-100 -292L-172 30M100 -292L172 30', DARK, 8) +
    put(34, -214, 0.5, kneeling(GLOW, veil(LIGHT), sleeve('M8 -92L34 -96L44 -120', GLOW))) +
    put(-40, -150, 0.66, kneeling(LAND, hood(LAND), sleeve('M8 -92L34 -96L44 -120', LAND))) +
    put(52, -88, 0.8, kneeling(LIGHT, veil(DARK), sleeve('M8 -92L34 -96L44 -120', LIGHT))) +
    put(-54, 4, 1.06, kneeling(GLOW, veil(GLOW), sleeve('M8 -92L36 -96L48 -122', GLOW))),

  /** Laurels for a poet. */
  R63: () =>
    air(SKY) +
    fill('M-180 20V-160L180 -300V20Z', LAND) +
    put(
      0,
      -232,
      5.2,
      cut('M-40 52C-40 26 -24 14 -4 16C18 16 38 26 40 52Z', GLOW, 1.2) +
        fill(
          'M-15 2C-17 -14 -5 -21 5 -20C14 -19 18 -13 18 -7L23 3L18 6L18 9C18 13 16 17 8 16L8 24H-9V14C-13 10 -15 7 -15 2Z',
          DARK,
        ) +
        cut(
          'M-22 30C-29 -4 -22 -25 -2 -26C9 -26 15 -22 17 -15C6 -17 -1 -9 0 4C0 14 4 20 12 26C4 34 -10 36 -22 30Z',
          GLOW,
          1.2,
        ) +
        line('M-14 24C-18 4 -16 -10 -8 -18', DARK, 1) +
        cut(
          'M-20 4C-26 -4 -24 -12 -17 -14C-14 -7 -15 0 -20 4ZM-18 -9C-19 -18 -14 -24 -7 -24C-6 -17 -11 -10 -18 -9ZM-9 -19C-7 -27 0 -31 7 -28C6 -21 -1 -17 -9 -19ZM4 -22C9 -28 17 -28 21 -23C17 -18 10 -17 4 -22ZM-16 -2C-10 0 -8 5 -9 11C-15 10 -18 4 -16 -2ZM-12 -12C-5 -12 0 -8 1 -2C-6 -1 -11 -5 -12 -12ZM-3 -19C4 -20 9 -17 12 -12C6 -9 0 -12 -3 -19Z',
          LIGHT,
          1.1,
        ),
    ) +
    bar('M190 -470L110 -420', LIGHT, 40) +
    fill(
      'M146 -452C118 -456 88 -438 58 -414C48 -404 58 -394 70 -400L92 -412L74 -386C70 -374 84 -370 92 -380L110 -402L106 -378C108 -366 122 -368 124 -380L140 -412Z',
      DARK,
    ),

  /** Cola, tribune of the people. */
  R64: () =>
    air(SKY) +
    put(0, -326, 0.84, basilica()) +
    cut('M-56 -330H56L150 30H-150Z', LIGHT) +
    line(Array.from({ length: 11 }, (_, k) => `M${-58 - k * 8.6} ${-322 + k * 33}H${58 + k * 8.6}`).join(''), DARK, 4) +
    fill('M-190 30V-300L-60 -326L-150 30ZM190 30V-300L60 -326L150 30Z', LAND) +
    line('M-56 -330L-150 30M56 -330L150 30', DARK, 6) +
    put(-6, -84, 1.1, armed(LIGHT, '', limb('M14 -144L46 -158L56 -190', 12) + line('M-14 -142L-32 -112', DARK, 12))) +
    put(58, -110, 1, banner(270, GLOW) + pentagram(38, -246, 15, LIGHT)) +
    again('man', put(-142, -70, 0.9, bust(GLOW, cap(LIGHT))), 'translate(40 50)', 'translate(238 0)') +
    again('other', put(-60, -26, 1, back(DARK)), 'translate(62 10)', 'translate(124 -2)') +
    line('M-160 -66V-140M142 -60V-140', DARK, 9),

  /** The pope comes home. */
  R66: () =>
    air(SKY) +
    sun(-110, -430, 36, GLOW) +
    put(110, -240, 1, tower(54, 170, LIGHT)) +
    put(56, -244, 0.7, basilica()) +
    ground('M-190 -230C-60 -250 60 -256 190 -240') +
    water(-236, SKY, 170) +
    put(
      -56,
      -116,
      1.04,
      cog(
        LIGHT,
        `<g transform="translate(-2 -112) rotate(35) scale(0.62)">${key(GLOW)}</g><g transform="translate(2 -112) rotate(-35) scale(0.62)">${key(GLOW)}</g>`,
      ),
    ) +
    put(32, -158, 0.74, rising(LIGHT, tiara(), limb('M6 -54L34 -60L44 -84'))) +
    put(-142, -168, 0.66, rising(GLOW, cap(GLOW))) +
    ground('M-190 -30C-60 -60 40 -80 190 -90', LAND) +
    put(
      132,
      -6,
      1.14,
      flip(
        robed(
          LIGHT,
          veil(DARK),
          sleeve('M8 -142L40 -156L54 -190', LIGHT) +
            cut('M-19 -155C-31 -120 -29 -60 -33 0H-10C-14 -60 -6 -110 0 -158Z', DARK),
        ),
      ),
    ) +
    put(-92, -34, 0.9, back(GLOW)) +
    put(-20, -28, 0.9, back(GLOW)),
};
