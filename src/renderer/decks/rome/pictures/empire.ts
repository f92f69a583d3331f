import { disc, fill, line } from '../../svg.ts';
import { amphitheatre, column, house, obelisk, temple } from './buildings.ts';
import { again, box, cut, DARK, flip, GLOW, LAND, LIGHT, openings, type Pictures, put, rank, SKY } from './linocut.ts';
import { air, branch, cypress, eagle, flame, ground, sun } from './nature.ts';
import { armed, back, beard, helmet, hood, laurel, limb, robed, sleeve, veil, walking } from './people.ts';
import { altar, courses, scutum, spear } from './things.ts';

export const EMPIRE: Pictures = {
  /** Octavian becomes Augustus. */
  R33: () =>
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

  /** An altar for peace. */
  R34: () =>
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

  /** The great fire. */
  R36: () =>
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

  /** Four hundred slaves. */
  R35: () =>
    air(LAND) +
    cut('M-190 -250V-400H-110V-440H-40V-390H30V-450H110V-400H190V-250Z', SKY) +
    fill(box(-160, -370, 20, 34) + box(-80, -400, 20, 34) + box(50, -400, 20, 34) + box(140, -360, 18, 30), DARK) +
    put(0, -256, 1, rank('crowd', 6, 62, put(0, 0, 0.76, back(DARK) + limb('M22 30L36 -20L30 -60', 12)))) +
    ground('M-190 -196C-60 -206 60 -206 190 -196', LIGHT) +
    put(-10, -50, 1, rank('slave', 4, 76, put(0, 0, 0.86, walking(LAND, '', limb('M4 -140L30 -104L44 -108'))))) +
    line('M-190 -146C-140 -130 -100 -146 -60 -134C-20 -148 20 -130 60 -142C90 -134 110 -136 130 -130', DARK, 7) +
    put(
      132,
      10,
      1.4,
      armed(
        GLOW,
        helmet(),
        put(30, -84, 1, scutum(GLOW)) +
          `<g transform="translate(-34 -10)">${spear(220)}</g>` +
          limb('M-12 -144L-34 -110', 12),
      ),
    ),

  /** The Colosseum opens. */
  R37: () =>
    air(SKY) +
    sun(-86, -420, 50, GLOW, 12) +
    line('M-126 -300V-362M-84 -310V-376M-42 -314V-384M0 -316V-388M42 -314V-384M84 -310V-376M126 -300V-362', DARK, 6) +
    cut('M-126 -360C-60 -392 60 -392 126 -360L80 -320C40 -336 -40 -336 -80 -320Z', LIGHT) +
    line('M-84 -374L-56 -328M-42 -382L-26 -332M0 -386V-332M42 -382L26 -332M84 -374L56 -328', DARK, 4) +
    put(0, -72, 1.06, amphitheatre()) +
    ground('M-190 -78C-60 -60 60 -60 190 -78') +
    again('one', put(-140, 0, 0.5, robed(LIGHT)), 'translate(60 10)', 'translate(150 -4)', 'translate(224 8)') +
    again('two', put(-108, -2, 0.5, walking(GLOW)), 'translate(90 0)', 'translate(190 6)', 'translate(256 -6)'),

  /** Trajan’s column. */
  R38: () =>
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

  /** The dome of the Pantheon. */
  R39: () =>
    air(LAND) +
    fill('M-180 -200C-180 -540 180 -540 180 -200Z', LAND) +
    [0, 1, 2]
      .map((ring) =>
        Array.from({ length: ring === 2 ? 5 : 7 }, (_, k) => {
          const many = ring === 2 ? 5 : 7;
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

  /** The catacombs. */
  R40: () =>
    air(DARK) +
    cut('M-150 30V-330A150 150 0 0 1 150 -330V30Z', LAND) +
    cut('M-56 -60V-330A56 56 0 0 1 56 -330V-60Z', DARK) +
    again(
      'graves',
      cut(
        'M-146 -330L-66 -316V-260L-146 -262ZM-146 -236L-66 -244V-190L-146 -166ZM-146 -140L-66 -172V-118L-146 -68Z',
        DARK,
      ),
      'scale(-1 1)',
    ) +
    again('shelf', line('M-140 -272L-72 -266M-140 -180L-72 -200M-140 -84L-72 -128', LIGHT, 7), 'scale(-1 1)') +
    put(
      -2,
      -420,
      1,
      cut('M-50 0C-28 -30 16 -30 40 0L64 -22V22L40 0C16 30 -28 30 -50 0Z', LIGHT) +
        disc(-28, -5, 4, DARK) +
        line('M-10 -18C0 -6 0 6 -10 18', DARK, 4),
    ) +
    cut('M-150 30L-56 -64H56L150 30Z', LIGHT) +
    disc(40, -196, 70, GLOW) +
    put(
      -22,
      -4,
      1.36,
      robed(
        LAND,
        hood(LAND),
        sleeve('M8 -140L34 -126L46 -142', LAND) +
          cut('M34 -142C40 -156 62 -156 70 -146L80 -150L72 -134C62 -128 42 -130 34 -142Z', LIGHT, 4) +
          put(76, -146, 0.34, flame()),
      ),
    ),
};
