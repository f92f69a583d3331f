/** The Baroque: a blue evening, gilded. */
import { disc, fill, line } from '../../svg.ts';
import { column, dome, house, obelisk } from './buildings.ts';
import { again, box, cut, DARK, flip, GLOW, LAND, LIGHT, openings, type Pictures, put, rank, SKY } from './linocut.ts';
import { air, flame, ground, horse, lion, star, sun, water } from './nature.ts';
import { armed, beard, cap, kneeling, limb, rising, seated, sleeve } from './people.ts';
import { book, page } from './things.ts';

export const BAROQUE: Pictures = {
  /** Fire on Campo de’ Fiori. */
  R75: () =>
    air(DARK) +
    [
      [-110, -400, 26],
      [-40, -474, 20],
      [60, -470, 30],
      [120, -400, 20],
      [-70, -420, 12],
      [20, -436, 10],
      [96, -350, 12],
      [-136, -330, 14],
    ]
      .map(([x = 0, y = 0, r = 1], k) => (r > 18 ? sun(x, y, r * 0.5, k % 2 ? GLOW : LIGHT, 8) : star(x, y, r, LIGHT)))
      .join('') +
    put(-138, -110, 1, house(110, 150, LAND)) +
    put(138, -110, 1, house(110, 170, LAND)) +
    ground('M-190 -120H190', SKY) +
    cut(box(-76, -104, 152, 60), LIGHT) +
    cut(box(-90, -48, 180, 24), LIGHT) +
    put(
      0,
      -100,
      1.4,
      cut('M-20 -156C-36 -120 -40 -60 -44 0H44C40 -60 36 -120 20 -156C10 -164 -10 -164 -20 -156Z', LAND) +
        cut('M-26 -150C-32 -190 -16 -210 0 -212C16 -210 32 -190 26 -150C12 -136 -12 -136 -26 -150Z', LAND) +
        fill('M-14 -158C-18 -182 -8 -194 0 -194C8 -194 18 -182 14 -158C6 -148 -6 -148 -14 -158Z', DARK) +
        line('M-26 -96L0 -70L26 -96', DARK, 5) +
        put(0, -54, 0.5, book(LIGHT)) +
        line('M-20 -30L-26 -4M20 -30L26 -4M0 -34V-4', DARK, 4),
    ) +
    again(
      'fire',
      put(-116, -20, 1, flame(GLOW, LIGHT)),
      'translate(58 14) scale(0.9)',
      'translate(120 26) scale(1)',
      'translate(190 20) scale(0.92)',
      'translate(240 0)',
    ),

  /** Galileo on his knees. */
  R76: () =>
    air(DARK) +
    put(
      -4,
      -420,
      1,
      disc(0, 0, 46, LIGHT, DARK, 5) + line('M-42 -14C-14 -6 14 -6 42 -14M-44 10C-14 18 14 18 44 10', LAND, 7),
    ) +
    star(-128, -420, 15, GLOW) +
    star(-82, -434, 12, GLOW) +
    star(78, -430, 15, GLOW) +
    star(132, -408, 12, GLOW) +
    cut('M-190 -170V-330H190V-170Z', LAND) +
    put(
      40,
      -180,
      1,
      rank('judge', 3, 88, put(0, 0, 0.94, flip(rising(GLOW, cap(GLOW), sleeve('M4 -58L30 -30L46 -24', GLOW))))),
    ) +
    cut(box(-84, -186, 290, 56), LIGHT) +
    line('M-84 -158H190', DARK, 5) +
    put(58, -196, 0.7, book()) +
    ground('M-190 -96H190', LIGHT) +
    line('M-190 -60H190M-120 -96L-170 30M0 -96V30M120 -96L170 30', LAND, 5) +
    put(
      -64,
      0,
      1.5,
      kneeling(
        DARK,
        beard(),
        sleeve('M8 -94L34 -80L52 -84', LIGHT) +
          line('M-15 -103C-31 -72 -30 -40 -56 0', LIGHT, 5) +
          put(64, -84, 0.44, page(60, 80, 4)),
      ),
    ) +
    put(-64, 0, 1.5, cut('M-2 -116C4 -98 14 -96 22 -104L24 -112C16 -108 6 -110 -2 -116Z', LIGHT, 3)),

  /** Four rivers in a square. */
  R77: () =>
    air(SKY) +
    put(-138, -150, 1, house(120, 200, LAND)) +
    put(138, -150, 1, house(120, 220, LAND)) +
    ground('M-190 -150H190', LIGHT) +
    put(0, -214, 1, obelisk(250, GLOW)) +
    put(0, -468, 0.34, line('M0 0C-10 -20 10 -30 24 -20M-20 -6C-20 -30 0 -40 10 -34', DARK, 9)) +
    cut('M-26 -196H26L20 -224H-20Z', LIGHT) +
    cut(
      'M-110 -60C-116 -110 -80 -120 -70 -150C-60 -180 -40 -196 -26 -198H26C40 -196 60 -180 70 -150C80 -120 116 -110 110 -60Z',
      LAND,
    ) +
    fill('M-30 -60V-96A30 34 0 0 1 30 -96V-60Z', DARK) +
    put(-4, -62, 0.36, lion(LIGHT, GLOW)) +
    put(
      74,
      -150,
      1,
      line('M0 0C8 -40 4 -70 10 -100', DARK, 9) +
        line(
          'M10 -100C-10 -120 -30 -110 -36 -96M10 -100C4 -124 -10 -136 -24 -134M10 -100C16 -124 30 -134 44 -130M10 -100C30 -116 48 -108 52 -92',
          DARK,
          9,
        ),
    ) +
    put(-88, -92, 0.94, flip(seated(LIGHT, beard(), limb('M-4 -112L34 -130L50 -170', 12)))) +
    put(100, -88, 0.9, seated(LIGHT, beard(), limb('M-4 -112L34 -136L22 -170', 12))) +
    water(-56, SKY, 40) +
    cut('M-190 -30C-100 -10 100 -10 190 -30V10C100 30 -100 30 -190 10Z', LIGHT),

  /** The arms of the colonnade. */
  R78: () =>
    air(SKY) +
    put(0, -388, 0.6, dome(130)) +
    cut(box(-84, -390, 168, 54), LIGHT) +
    openings(5, -64, -336, 32, 14, 36) +
    ground('M-190 -340H190', LAND) +
    `<ellipse cx="0" cy="-180" rx="150" ry="132" fill="light"/>` +
    line('M-40 -332L-60 -304M40 -332L60 -304', DARK, 12) +
    line(
      'M0 -180L-140 -180M0 -180L140 -180M0 -180L-104 -90M0 -180L104 -90M0 -180L-104 -270M0 -180L104 -270M0 -180V-60M0 -180V-300',
      SKY,
      6,
    ) +
    again(
      'arm',
      line('M-58 -306C-200 -290 -210 -80 -70 -48', DARK, 50) +
        line('M-58 -306C-200 -290 -210 -80 -70 -48', LIGHT, 40) +
        `<path d="M-62 -294C-178 -276 -188 -94 -74 -62" fill="none" stroke="dark" stroke-width="9" stroke-dasharray="0.1 15"/><path d="M-56 -318C-222 -300 -232 -68 -66 -36" fill="none" stroke="dark" stroke-width="9" stroke-dasharray="0.1 15"/><path d="M-58 -306C-200 -290 -210 -80 -70 -48" fill="none" stroke="glow" stroke-width="8" stroke-dasharray="0.1 20"/>`,
      'scale(-1 1)',
    ) +
    put(0, -158, 1, cut(box(-16, -16, 32, 16), LIGHT) + put(0, -14, 1, obelisk(110, GLOW))) +
    again('fountain', disc(-66, -178, 15, SKY, DARK, 4) + disc(-66, -178, 5, DARK), 'translate(132 0)') +
    again(
      'folk',
      fill(
        'M-40 -120a6 6 0 1 1 0.1 0zM-22 -110a6 6 0 1 1 0.1 0zM30 -124a6 6 0 1 1 0.1 0zM52 -108a6 6 0 1 1 0.1 0zM-60 -240a6 6 0 1 1 0.1 0zM40 -250a6 6 0 1 1 0.1 0z',
        DARK,
      ),
    ) +
    line('M-60 -10L-20 -46M60 -10L20 -46', DARK, 5),

  /** The Trevi fountain. */
  R79: () =>
    air(SKY) +
    cut(box(-190, -440, 380, 250), LIGHT) +
    cut(box(-190, -452, 380, 20), LIGHT) +
    again('column', put(-70, -190, 1, column(210, 26)), 'translate(140 0)', 'translate(-74 0)', 'translate(214 0)') +
    fill(box(-122, -370, 30, 50) + box(92, -370, 30, 50) + box(-122, -280, 30, 50) + box(92, -280, 30, 50), DARK) +
    cut('M-44 -190V-340A44 44 0 0 1 44 -340V-190Z', GLOW) +
    cut('M-80 -440H80V-490H-80Z', LIGHT) +
    line('M-50 -472H50M-30 -456H30', DARK, 5) +
    put(
      0,
      -176,
      0.86,
      armed(
        LIGHT,
        beard(),
        limb('M14 -144L40 -158L50 -140') +
          line('M-30 0L-52 -190', DARK, 7) +
          cut('M-20 -92C-40 -60 -30 -40 -10 -40L40 -70L24 -92Z', SKY),
      ),
    ) +
    cut('M-190 -110C-150 -190 -100 -150 -60 -182L0 -176L60 -186C100 -150 150 -190 190 -110V-60H-190Z', LAND) +
    put(-92, -70, 0.62, flip(horse(LIGHT))) +
    put(96, -70, 0.62, horse(LIGHT)) +
    again(
      'fall',
      line('M-20 -160C-24 -120 -26 -100 -30 -66M0 -160V-66M20 -160C24 -120 26 -100 30 -66', DARK, 16) +
        line('M-20 -160C-24 -120 -26 -100 -30 -66M0 -160V-66M20 -160C24 -120 26 -100 30 -66', LIGHT, 8),
    ) +
    water(-72, SKY, 110) +
    disc(92, -34, 15, GLOW, DARK, 5) +
    line('M84 -4C100 -60 140 -30 150 0', DARK, 4),
};
