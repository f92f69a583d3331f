/** The emperors: a warm sky over marble. */
import { inscribed } from '../../inscription.ts';
import { fill, line } from '../../svg.ts';
import { eagle, elephant, hippo, horse, lion } from './beasts.ts';
import { amphitheatre, arcade, battlements, column, house, obelisk, temple } from './buildings.ts';
import { again, box, cut, flip, openings, put, row } from './cut.ts';
import { beard, brim, cap, crown, helmet, hood, knot, laurel, nasal, phrygian, rays, turban, veil } from './hats.ts';
import { DARK, GLOW, type Ink, LAND, LIGHT, SKY } from './inks.ts';
import { air, branch, cypress, flame, ground, moon, smoke, star, sun, water, wreath } from './nature.ts';
import { armed, back, bust, head, kneeling, limb, rising, robed, seated, sleeve, walking } from './people.ts';
import type { Pictures } from './pictures.ts';
import { altar, cog, coin, courses, cross, curule, galley, page, spear, torch } from './things.ts';

/** One emperor clasps another: the porphyry pair, 250 high. */
const pair = (): string =>
  put(-22, 0, 1.2, armed(GLOW, cap(GLOW) + beard(), cut('M-22 -158C-40 -110 -44 -60 -46 -24L-20 -60Z', LAND))) +
  put(
    24,
    0,
    1.2,
    armed(
      GLOW,
      cap(GLOW),
      limb('M-10 -140L-40 -132', 13) + line('M10 -84L-8 -34', DARK, 9) + line('M-2 -78L20 -70', DARK, 6),
    ),
  );

/** The Greek letters that begin the name of Christ, about the origin. */
const chiRho = (size: number): string =>
  line(
    `M0 ${size}V${-size}C${size * 0.8} ${-size} ${size * 0.8} ${-size * 0.2} 0 ${-size * 0.2}M${-size * 0.6} ${-size * 0.4}L${size * 0.6} ${size * 0.7}M${size * 0.6} ${-size * 0.4}L${-size * 0.6} ${size * 0.7}`,
    DARK,
    size * 0.22,
  );

export const EMPIRE: Pictures = {
  'Octavian becomes Augustus': () =>
    air(SKY) +
    fill('M0 -530V20H-180V-530Z', LAND) +
    line(courses(-180, -330, 180, 330, 30, 60), GLOW, 5) +
    put(96, -70, 0.7, temple(190, 120, 4, GLOW)) +
    ground('M-190 -70H190', LIGHT) +
    put(0, 0, 1, altar(150, 84)) +
    line('M-44 -54H44M-30 -36H30', DARK, 5) +
    put(
      -4,
      -84,
      1.76,
      armed(
        LIGHT,
        laurel(GLOW),
        cut('M-24 -92C-36 -70 -38 -50 -30 -40L40 -64L24 -92Z', GLOW) +
          limb('M14 -144L44 -160L58 -200', 12) +
          line('M-14 -142L-34 -110L-18 -86', DARK, 12) +
          line('M-46 -60L6 -112', DARK, 5),
      ),
    ),

  'An altar for peace': () =>
    air(SKY) +
    put(128, -150, 1, obelisk(300, LIGHT)) +
    ground('M-190 -160C-60 -176 60 -176 190 -160') +
    cut(box(-156, -370, 250, 280), LIGHT) +
    fill(box(64, -366, 28, 272), LAND) +
    cut(box(-168, -390, 274, 24), LIGHT) +
    line('M-156 -240H94', DARK, 5) +
    cut(box(-64, -330, 72, 240), DARK) +
    put(-28, -96, 0.7, altar(56, 70)) +
    put(-28, -144, 0.6, flame()) +
    [-138, -110, 30]
      .map((x, k) => put(x + 4, -250, 0.5, robed(k === 1 ? GLOW : SKY, k === 1 ? veil(SKY) : laurel(GLOW))))
      .join('') +
    put(-88, -250, 0.32, robed(GLOW)) +
    again(
      'vine',
      line(
        'M-110 -96V-150C-150 -150 -150 -210 -122 -206C-104 -200 -112 -176 -124 -182M-110 -150C-70 -150 -72 -206 -94 -204C-112 -198 -104 -176 -94 -184',
        DARK,
        6,
      ),
      'translate(146 0)',
    ) +
    cut(box(-80, -90, 104, 16), LIGHT) +
    cut(box(-96, -74, 136, 16), LIGHT) +
    cut(box(-112, -58, 168, 16), LIGHT) +
    put(104, -20, 0.9, branch(DARK)) +
    put(-128, -20, 0.9, flip(branch(DARK))),

  'The great fire': () =>
    air(DARK) +
    again('fire', put(-96, -190, 2.9, flame(GLOW, LIGHT)), 'translate(110 -50)', 'translate(206 20)') +
    put(-126, -84, 1, house(80, 130, SKY)) +
    put(-40, -70, 1, house(84, 180, LIGHT)) +
    put(52, -76, 1, house(76, 120, SKY)) +
    put(132, -80, 1, house(80, 160, LIGHT)) +
    again('small', put(-84, -80, 0.86, flame(GLOW, LIGHT)), 'translate(94 -110)', 'translate(178 6)') +
    ground('M-190 -84C-60 -90 60 -80 190 -90', LAND) +
    put(-60, 0, 0.96, walking(LIGHT, veil(LIGHT), limb('M4 -144L34 -120L50 -140') + put(48, -126, 0.42, robed(SKY)))) +
    put(
      46,
      6,
      1,
      walking(
        SKY,
        beard(),
        limb('M-4 -144L-20 -190') + limb('M4 -144L34 -186') + cut('M-40 -190C-30 -230 40 -230 46 -190Z', LIGHT),
      ),
    ) +
    put(130, 10, 0.9, walking(LIGHT, '', limb('M4 -144L30 -130L46 -150'))),

  'The year of four emperors': () =>
    air(SKY) +
    [
      [-80, -372, LAND],
      [80, -372, LAND],
      [-80, -180, LAND],
      [80, -180, GLOW],
    ]
      .map(([x, y, ink], k) =>
        put(
          x as number,
          y as number,
          1,
          coin(
            76,
            ink as Ink,
            put(
              -4,
              -4,
              1.9,
              `<g transform="translate(0 4)">${head(laurel(LIGHT))}${line('M-16 30C-4 36 10 36 20 30', DARK, 5)}</g>`,
            ) + (k < 3 ? line('M-40 -74L-10 -20L-30 14L10 76', SKY, 12) : ''),
          ),
        ),
      )
      .join('') +
    line('M30 -84L-10 -60M60 -70L50 -44M130 -84L150 -60M96 -70V-44', GLOW, 8) +
    ground('M-190 -26H190', GLOW) +
    line('M-150 -4H-60M60 -4H150', LIGHT, 6),

  'The Colosseum opens': () =>
    air(SKY) +
    sun(-86, -420, 50, GLOW, 12) +
    line('M-126 -300V-362M-84 -310V-376M-42 -314V-384M0 -316V-388M42 -314V-384M84 -310V-376M126 -300V-362', DARK, 6) +
    cut('M-126 -360C-60 -392 60 -392 126 -360L80 -320C40 -336 -40 -336 -80 -320Z', LIGHT) +
    line('M-84 -374L-56 -328M-42 -382L-26 -332M0 -386V-332M42 -382L26 -332M84 -374L56 -328', DARK, 4) +
    put(0, -72, 1.06, amphitheatre()) +
    ground('M-190 -78C-60 -60 60 -60 190 -78') +
    again('one', put(-140, 0, 0.5, robed(LIGHT)), 'translate(60 10)', 'translate(150 -4)', 'translate(224 8)') +
    again('two', put(-108, -2, 0.5, walking(GLOW)), 'translate(90 0)', 'translate(190 6)', 'translate(256 -6)'),

  'Trajan’s column': () =>
    air(SKY) +
    sun(94, -380, 42, LIGHT) +
    put(
      -130,
      -60,
      1,
      cut(box(-60, -250, 120, 250), LAND) +
        openings(3, -36, -20, 38, 26, 70) +
        openings(3, -36, -130, 38, 26, 70) +
        cut(box(-68, -264, 136, 16), LIGHT),
    ) +
    put(136, -60, 1, put(0, 0, 1.1, cypress())) +
    ground('M-190 -66H190') +
    cut(box(-72, -112, 144, 112), LIGHT) +
    fill(box(36, -108, 32, 104), LAND) +
    fill(box(-18, -70, 34, 70), DARK) +
    put(-38, -82, 0.32, eagle(DARK)) +
    cut(box(-44, -404, 88, 292), LIGHT) +
    again(
      'turn',
      fill('M-42 -130C-20 -118 20 -134 42 -152V-140C20 -120 -20 -106 -42 -116Z', DARK) +
        line('M-34 -142l4 -14M-20 -140l2 -16M-4 -142v-16M10 -146l-2 -16M24 -152l-2 -14', DARK, 6),
      ...[1, 2, 3, 4, 5, 6].map((k) => `translate(0 ${-k * 40})`),
    ) +
    cut(box(-56, -420, 112, 20), LIGHT) +
    put(0, -418, 0.44, armed(GLOW, '', limb('M14 -144L34 -120') + put(40, 0, 1, spear(170)))),

  'The dome of the Pantheon': () =>
    air(LAND) +
    fill('M-180 -200C-180 -540 180 -540 180 -200Z', LAND) +
    [0, 1, 2]
      .map((ring) =>
        Array.from({ length: 9 - ring }, (_, k) => {
          const many = 9 - ring;
          const turn = (k - (many - 1) / 2) * (17 + ring * 1.5);
          return `<g transform="translate(0 -300) rotate(${turn}) translate(0 ${-206 + ring * 52})">${fill('M-20 -18H20L15 18H-15Z', DARK)}${fill('M-12 -8H14L10 12H-10Z', GLOW)}</g>`;
        }).join(''),
      )
      .join('') +
    fill('M-30 -372L-128 20H8L44 -372Z', LIGHT) +
    `<ellipse cx="6" cy="-374" rx="50" ry="26" fill="light" stroke="dark" stroke-width="6"/>` +
    cut(box(-190, -210, 86, 26), LIGHT) +
    cut(box(60, -210, 130, 26), LIGHT) +
    again('column', put(-140, -30, 1, column(146, 26, SKY)), 'translate(240 0)', 'translate(292 0)') +
    ground('M-190 -34H190', GLOW) +
    `<ellipse cx="-60" cy="-6" rx="84" ry="22" fill="light"/>` +
    put(-56, -4, 0.66, robed(GLOW)),

  'The philosopher dies': () =>
    air(DARK) +
    [
      [-60, -470, 16],
      [30, -486, 12],
      [90, -440, 14],
      [-110, -420, 10],
    ]
      .map(([x = 0, y = 0, r = 1]) => star(x, y, r))
      .join('') +
    ground('M-190 -200C-120 -240 60 -230 190 -190', LAND) +
    cut('M0 -420L-176 -60H-120L0 -330L120 -60H176Z', GLOW) +
    cut('M0 -330L-120 -60H120Z', LIGHT) +
    line('M0 -420V-446', DARK, 8) +
    ground('M-190 -64H190', LAND) +
    put(
      -36,
      -24,
      1.2,
      put(2, 0, 1, curule()) + seated(GLOW, laurel(DARK) + beard(), sleeve('M6 -112L34 -88L52 -84', GLOW)),
    ) +
    cut(box(36, -118, 84, 12), LIGHT) +
    line('M48 -106L40 -24M108 -106L116 -24', DARK, 9) +
    put(58, -128, 1, `<g transform="rotate(-14)">${page(50, 34, 3)}</g>`) +
    cut('M86 -118C84 -136 112 -136 116 -124L124 -128L116 -116Z', SKY) +
    put(122, -134, 0.44, smoke(DARK, 13)),

  'Everyone a Roman': () =>
    air(SKY) +
    cut(
      'M-120 -210V-470L-70 -484L-40 -470L20 -486L60 -472L120 -480L112 -420L126 -380L110 -330L124 -290L116 -210Z',
      LIGHT,
    ) +
    line('M-96 -440H60M-96 -412H92M-96 -384H70M-96 -356H86M-96 -328H40M-96 -300H88M-96 -272H60', DARK, 7) +
    fill('M40 -404L60 -380L50 -350L66 -330L48 -336L34 -364Z', SKY) +
    [
      [-124, -214, LIGHT, turban(GLOW)],
      [-44, -226, GLOW, knot()],
      [36, -226, LAND, phrygian()],
      [114, -214, LIGHT, cap(GLOW)],
    ]
      .map(([x, y, ink, hat]) => put(x as number, y as number, 1.1, bust(ink as Ink, hat as string)))
      .join('') +
    [
      [-150, -122, LAND, beard()],
      [-76, -126, LIGHT, brim(LIGHT)],
      [2, -126, GLOW, laurel(LIGHT)],
      [82, -126, LIGHT, veil(LIGHT)],
      [152, -122, GLOW, nasal(LIGHT)],
    ]
      .map(([x, y, ink, hat]) => put(x as number, y as number, 1.16, bust(ink as Ink, hat as string)))
      .join('') +
    [
      [-112, -34, GLOW, hood(GLOW)],
      [-30, -34, LIGHT, knot()],
      [50, -34, LAND, beard() + turban(LIGHT)],
      [128, -34, LIGHT, ''],
    ]
      .map(([x, y, ink, hat]) => put(x as number, y as number, 1.24, bust(ink as Ink, hat as string)))
      .join(''),

  'The baths of Caracalla': () =>
    air(LAND) +
    cut('M-190 30V-300A190 200 0 0 1 190 -300V30H150V-290A150 160 0 0 0 -150 -290V30Z', LIGHT) +
    fill('M-148 -290A148 158 0 0 1 148 -290V0H-148Z', SKY) +
    cut('M-96 -210V-300A96 100 0 0 1 96 -300V-210Z', LIGHT) +
    line('M-34 -210V-392M34 -210V-392', DARK, 8) +
    line(
      'M-160 -380L-120 -350M-120 -440L-90 -400M-60 -480L-44 -436M0 -496V-450M60 -480L44 -436M120 -440L90 -400M160 -380L120 -350',
      DARK,
      5,
    ) +
    cut(box(-160, -214, 320, 24), LIGHT) +
    again('column', put(-110, -100, 1, column(84, 26)), 'translate(220 0)') +
    put(0, -104, 0.56, put(0, 0, 1, altar(60, 60)) + put(0, -58, 1, armed(LIGHT, '', limb('M14 -144L40 -180')))) +
    cut(box(-190, -104, 380, 20), LIGHT) +
    water(-84, SKY, 120) +
    again(
      'swimmer',
      put(-84, -48, 1, head('') + line('M-14 18L-50 4M10 20L44 34', DARK, 11) + line('M-50 30q12 -10 24 0', LIGHT, 6)),
      'translate(150 30)',
    ) +
    put(96, -92, 0.9, flip(seated(GLOW, ''))) +
    line('M-40 -150C-56 -170 -30 -180 -44 -204M46 -130C30 -150 58 -164 44 -190', LIGHT, 8),

  'A thousand years of Rome': () =>
    air(SKY) +
    put(0, -396, 1.3, wreath(DARK)) +
    inscribed('M', 0, -436, 76, GLOW, 18) +
    ground('M-190 -210C-60 -226 60 -226 190 -210', LIGHT) +
    again(
      'folk',
      put(-150, -262, 0.5, bust(GLOW)) + put(-108, -256, 0.5, bust(LIGHT)),
      'translate(84)',
      'translate(168)',
      'translate(252)',
    ) +
    cut(box(-190, -228, 380, 30), LAND) +
    line('M-170 -213H170', LIGHT, 5) +
    ground('M-190 -160H190', LAND) +
    put(110, -152, 0.66, flip(elephant(LIGHT))) +
    put(-96, -152, 0.72, lion(LIGHT, GLOW)) +
    put(
      -4,
      -6,
      1.02,
      hippo(LIGHT) + line('M-40 -132C-30 -120 -30 -40 -40 -30M-10 -136C0 -120 0 -40 -10 -30', GLOW, 10),
    ),

  'The city needs a wall': () =>
    air(SKY) +
    put(
      60,
      -150,
      1,
      cut('M-96 0L0 -230L96 0Z', LIGHT) +
        fill('M6 -220L92 -4H34Z', LAND) +
        line('M-78 -40H70M-62 -80H60M-44 -120H44M-28 -160H26', DARK, 4),
    ) +
    put(-90, -186, 1, arcade(3, -50, 50, 120, LAND)) +
    ground('M-190 -190H190', LAND) +
    put(0, -40, 1, battlements(-190, 190, 170, GLOW, 14)) +
    line(courses(-180, -200, 360, 150, 25, 60), LIGHT, 4) +
    again(
      'tower',
      put(
        -110,
        -34,
        1,
        battlements(-44, 44, 250, GLOW, 14) +
          openings(2, -18, -170, 36, 18, 40) +
          line('M-44 -150H44M-44 -100H44M-44 -50H44', LIGHT, 4),
      ),
      'translate(230 0)',
    ) +
    ground('M-190 -40H190', LIGHT) +
    line('M-30 -20L10 -210M6 -14L46 -204M-22 -56H14M-14 -94H22M-6 -132H30M2 -170H38', DARK, 8) +
    put(30, -92, 0.7, walking(LIGHT, cap(), cut('M-20 -190H40V-160H-20Z', GLOW) + limb('M4 -144L24 -164'))) +
    put(-80, 6, 0.84, walking(LIGHT, brim(), cut('M20 -150H70L62 -116H28Z', GLOW) + limb('M-2 -144L34 -124'))),

  'Diocletian’s four rulers': () =>
    air(SKY) +
    fill('M-180 20V-440H180V20Z', LAND) +
    line('M-180 -440H180', DARK, 6) +
    again('pair', put(-84, -70, 1.24, pair()), 'translate(168 0)') +
    cut(box(-170, -74, 340, 34), LIGHT) +
    cut(box(-190, -40, 380, 60), LIGHT) +
    line('M-150 -12H150', DARK, 5) +
    [-128, -40, 40, 128].map((x) => star(x, -480 + Math.abs(x) / 6, 16, GLOW)).join(''),

  'At the Milvian bridge': () =>
    air(SKY) +
    sun(0, -334, 44, GLOW, 16) +
    put(0, -380, 1, cross(104, 16, LIGHT)) +
    line('M-60 -450L-40 -430M60 -450L40 -430M-80 -414L-56 -408M80 -414L56 -408', LIGHT, 8) +
    put(0, -150, 1, arcade(4, -132, 88, 96, LAND)) +
    water(-150, SKY, 60) +
    ground('M-190 -96C-60 -110 60 -110 190 -96') +
    again(
      'man',
      put(
        -116,
        -10,
        1.1,
        armed(LIGHT, helmet(GLOW), '') +
          put(6, -84, 1, `<ellipse rx="38" ry="50" fill="light" stroke="dark" stroke-width="5"/>${chiRho(30)}`) +
          put(-36, 0, 1, spear(210)),
      ),
      'translate(112 8)',
      'translate(224 0)',
    ),

  'A new Rome in the east': () =>
    air(SKY) +
    moon(-110, -400, 30, LIGHT) +
    star(-82, -428, 16, LIGHT) +
    ground(
      'M-190 -230C-170 -270 -140 -270 -126 -240C-110 -290 -70 -290 -56 -244C-36 -300 40 -300 60 -246C80 -290 120 -286 130 -240C150 -270 180 -260 190 -236',
    ) +
    again(
      'house',
      put(-140, -190, 0.8, house(60, 66, LIGHT)),
      'translate(66 -20)',
      'translate(218 -16)',
      'translate(282 0)',
    ) +
    put(
      24,
      -180,
      1,
      cut(box(-24, -190, 48, 190), GLOW) +
        line('M-24 -46H24M-24 -94H24M-24 -142H24', DARK, 5) +
        fill(box(8, -186, 14, 182), DARK) +
        cut(box(-34, -204, 68, 16), LIGHT) +
        put(0, -202, 0.5, armed(LIGHT, rays(GLOW), limb('M14 -144L40 -150') + put(46, -10, 1, spear(180)))),
    ) +
    put(0, -136, 1, battlements(-190, 190, 60, LIGHT, 12)) +
    again(
      'tower',
      put(-120, -130, 1, battlements(-24, 24, 96, LIGHT, 10)),
      'translate(92 0)',
      'translate(184 0)',
      'translate(258 0)',
    ) +
    water(-140, SKY, 170) +
    put(-26, -34, 0.84, galley(LIGHT, put(0, -130, 1, cross(60, 12, GLOW)))),

  'One faith for the empire': () =>
    air(DARK) +
    fill('M-20 -300L-180 -530H180L20 -300Z', LAND) +
    put(0, -316, 1, cross(180, 26, LIGHT)) +
    put(
      0,
      -60,
      1,
      cut('M-120 -180C-90 -240 90 -240 120 -180Z', GLOW) +
        cut(box(-130, -182, 260, 22), LIGHT) +
        fill(box(-110, -160, 220, 160), SKY) +
        row(5, 50, (x) => put(x, -12, 1, column(138, 20))),
    ) +
    cut(box(-140, -72, 280, 18), LIGHT) +
    cut(box(-156, -56, 312, 18), LIGHT) +
    ground('M-190 -40H190', LAND) +
    put(0, -8, 1, cut('M-50 -56H50C46 -30 30 -24 20 -22L26 0H-26L-20 -22C-30 -24 -46 -30 -50 -56Z', LIGHT)) +
    put(0, -64, 0.74, smoke(DARK, 14)) +
    put(-118, 4, 1, flip(kneeling(LIGHT, veil(LIGHT), sleeve('M8 -92L36 -70L22 -100', LIGHT)))) +
    put(122, 8, 1, walking(SKY, cap(), cut('M10 -146H66L58 -100H18Z', GLOW) + limb('M-2 -144L34 -118'))),

  'Alaric enters the city': () =>
    air(DARK) +
    moon(104, -432, 30, LIGHT) +
    put(0, -100, 1, battlements(-190, 190, 260, LAND, 16)) +
    line(courses(-184, -350, 368, 240, 30, 64), DARK, 4) +
    again(
      'tower',
      put(
        -140,
        -60,
        1,
        battlements(-46, 46, 370, LAND, 14) +
          openings(1, 0, -250, 1, 26, 60) +
          line('M-46 -180H46M-46 -120H46M-46 -60H46', DARK, 4),
      ),
      'translate(280 0)',
    ) +
    cut('M-92 -40V-220A92 92 0 0 1 92 -220V-40Z', GLOW) +
    fill('M-92 -40V-220A92 92 0 0 1 -20 -308V-40Z', LIGHT) +
    cut('M-92 -40V-222A92 92 0 0 1 -60 -290L-30 -262V-30Z', LAND) +
    cut('M92 -40V-222A92 92 0 0 0 60 -290L34 -262V-30Z', LAND) +
    ground('M-190 -56H190', DARK) +
    fill('M-30 -44L-120 20H120L34 -44Z', GLOW) +
    put(
      0,
      -4,
      1.06,
      horse(LIGHT) +
        put(
          -14,
          -132,
          1,
          rising(LAND, nasal(LIGHT) + beard(), limb('M6 -54L34 -60L50 -96') + put(50, -96, 1.1, torch())),
        ) +
        line('M2 -136L24 -82L16 -44', DARK, 15),
    ) +
    again('torch', put(-140, -20, 1, back(DARK) + put(26, 4, 1.1, torch())), 'translate(270 6)'),

  'The Vandals': () =>
    air(SKY) +
    sun(-96, -420, 42, GLOW) +
    water(-150, SKY, 60) +
    put(84, -130, 1.24, cog(LIGHT)) +
    cut('M-190 -104H30L50 20H-190Z', LAND) +
    line('M-190 -70H34M-190 -34H40', DARK, 4) +
    cut('M16 -112L96 -140L100 -128L20 -98Z', LIGHT) +
    again(
      'man',
      put(-128, -100, 0.9, walking(LAND, beard() + nasal(LIGHT), limb('M4 -144L16 -164'))),
      'translate(116 0)',
    ) +
    line('M-160 -264H40', DARK, 10) +
    put(
      -64,
      -268,
      1,
      line(
        'M0 0V-96M-70 -90C-70 -10 70 -10 70 -90M-46 -90C-46 -34 46 -34 46 -90M-24 -90C-24 -58 24 -58 24 -90',
        DARK,
        17,
      ) +
        line(
          'M0 0V-96M-70 -90C-70 -10 70 -10 70 -90M-46 -90C-46 -34 46 -34 46 -90M-24 -90C-24 -58 24 -58 24 -90',
          GLOW,
          8,
        ) +
        cut('M-26 0H26V-14H-26Z', GLOW),
    ) +
    put(110, -140, 0.5, armed(GLOW, laurel(), limb('M14 -144L40 -170'))) +
    put(-150, 0, 1, cut('M-40 0V-50H34V0Z', LIGHT) + line('M-40 -34H34M-4 -34V-22', DARK, 5)),

  'A boy emperor is pensioned off': () =>
    air(SKY) +
    cut('M-190 -90V-440H190V-90Z', LAND) +
    again('arch', cut('M-150 -90V-320A40 40 0 0 1 -70 -320V-90Z', SKY), 'translate(220 0)') +
    put(
      0,
      -80,
      1,
      cut('M-64 0V-330C-44 -370 44 -370 64 -330V0Z', GLOW) +
        cut('M-44 -100V-310C-30 -334 30 -334 44 -310V-100Z', LAND) +
        cut('M-74 -100H74V-76H-74Z', LIGHT) +
        star(0, -250, 26, LIGHT),
    ) +
    ground('M-190 -86H190', GLOW) +
    line('M-190 -50H190M-190 -12H190', DARK, 4) +
    put(
      -26,
      -20,
      0.98,
      flip(
        robed(
          LIGHT,
          '',
          sleeve('M8 -140L40 -116L56 -118', LIGHT) +
            cut('M-19 -155C-31 -120 -29 -60 -33 0H-12C-16 -60 -10 -110 -4 -155Z', GLOW),
        ),
      ),
    ) +
    put(
      -140,
      4,
      1.4,
      walking(
        LAND,
        nasal(LIGHT) + beard(),
        limb('M8 -144L20 -110L34 -92', 12) + cut('M-18 -156C-34 -110 -40 -60 -40 -30L-16 -66Z', DARK),
      ),
    ) +
    put(-84, -136, 0.9, cut('M-34 14H38V0H-34Z', GLOW) + put(0, 14, 1, crown(LIGHT))) +
    put(114, 0, 1.2, flip(robed(LIGHT, beard()))),
};
