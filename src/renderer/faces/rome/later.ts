/** Scenes of the later ages. The origin is the middle of the arch's foot; there is room to x = ±165 and y = −490. */
import { BRASS_LIGHT, INK } from '../palette.ts';
import { at, disc, fill, line, mirrored, shape } from '../svg.ts';

const BRICK = '#b9683f';
const BRICK_SHADE = '#94502f';
const STONE = '#efe3ca';
const STONE_SHADE = '#d4c19c';
const DARK = '#43342b';
const WATER = '#5b9bb8';

/** The towers of the barons over a crenellated wall. */
export function towers(): string {
  const twin = fill('M-15 0v-26a7 7 0 0 1 14 0v26zM1 0v-26a7 7 0 0 1 14 0v26z', DARK);
  return (
    shape('M-40 -70V-400H-48V-440H-26V-424H-8V-440H12V-424H30V-440H54V-400H46V-70Z', BRICK, INK, 5) +
    fill('M22 -72V-398H44V-72Z', BRICK_SHADE) +
    line('M-48 -400H54', INK, 5) +
    at(2, -330, twin) +
    at(2, -240, twin) +
    shape('M64 -70V-290H58V-322H76V-310H90V-322H108V-310H122V-322H142V-290H136V-70Z', '#c98a58', INK, 5) +
    line('M58 -290H142', INK, 5) +
    at(100, -226, twin) +
    shape('M-142 -70V-250L-94 -292L-46 -250V-70Z', STONE_SHADE, INK, 5) +
    shape('M-154 -246L-94 -300L-34 -246L-46 -236L-94 -280L-142 -236Z', BRICK_SHADE, INK, 5) +
    disc(-94, -214, 17, DARK, INK, 4) +
    line('M-94 -300V-340M-108 -326H-80', INK, 7) +
    shape(
      'M-180 10V-140H-150V-120H-122V-140H-92V-120H-64V-140H-34V-120H-6V-140H22V-120H50V-140H78V-120H106V-140H134V-120H162V-140H180V10Z',
      STONE,
      INK,
      5,
    ) +
    shape('M-34 10V-50C-34 -94 34 -94 34 -50V10Z', DARK, INK, 5) +
    line('M-140 -84H-112M-90 -52H-62M70 -84H98M104 -46H132M-140 -30H-116', STONE_SHADE, 5)
  );
}

/** The great dome over the basilica. */
export function dome(): string {
  return (
    shape('M-152 -20V-150H152V-20Z', STONE, INK, 5) +
    shape('M-166 -150H166V-172H-166Z', STONE_SHADE, INK, 5) +
    fill('M-122 -20v-70a18 18 0 0 1 36 0v70zM86 -20v-70a18 18 0 0 1 36 0v70zM-24 -20v-84a24 24 0 0 1 48 0v84z', DARK) +
    line('M-66 -26V-146M66 -26V-146', STONE_SHADE, 8) +
    shape('M-104 -172V-240H104V-172Z', STONE, INK, 5) +
    fill('M-80 -180v-48h18v48zM-40 -180v-48h18v48zM22 -180v-48h18v48zM62 -180v-48h18v48zM-9 -180v-48h18v48z', DARK) +
    shape('M-118 -240H118V-258H-118Z', STONE_SHADE, INK, 5) +
    shape('M-104 -258C-104 -330 -60 -384 0 -392C60 -384 104 -330 104 -258Z', '#8fb0b4', INK, 5) +
    fill('M48 -260C48 -310 30 -362 0 -390C60 -382 102 -330 102 -260Z', '#7698a0') +
    line('M0 -388V-262M-56 -262C-56 -316 -34 -366 -6 -388M56 -262C56 -316 34 -366 6 -388', INK, 4.5) +
    shape('M-20 -388V-430H20V-388Z', STONE, INK, 5) +
    shape('M-24 -430C-20 -452 20 -452 24 -430Z', '#8fb0b4', INK, 5) +
    disc(0, -458, 9, BRASS_LIGHT, INK, 4) +
    line('M0 -468V-488M-9 -480H9', INK, 6)
  );
}

/** An obelisk over a fountain. */
export function fountain(): string {
  const jet = 'M34 -176C60 -210 96 -190 100 -112';
  return (
    shape('M-24 -214L-15 -436L0 -462L15 -436L24 -214Z', '#d98f6a', INK, 5) +
    fill('M3 -456L12.5 -435L21 -216H3Z', '#bd7350') +
    disc(0, -474, 10, BRASS_LIGHT, INK, 4) +
    line('M-8 -400H4M-9 -360H5M-10 -320H6M-11 -280H7', INK, 4) +
    shape('M-44 -188H44V-214H-44Z', STONE, INK, 5) +
    shape('M-84 -80C-84 -130 -60 -128 -52 -160L-38 -188H38L52 -160C60 -128 84 -130 84 -80Z', STONE_SHADE, INK, 5) +
    fill('M-22 -82v-30a22 22 0 0 1 44 0v30z', DARK) +
    mirrored(line(jet, INK, 15) + line(jet, WATER, 8)) +
    shape('M-156 -96C-150 -30 -90 -10 0 -10C90 -10 150 -30 156 -96C100 -76 -100 -76 -156 -96Z', STONE, INK, 5) +
    shape('M-156 -96C-100 -116 100 -116 156 -96C100 -70 -100 -70 -156 -96Z', WATER, INK, 5) +
    shape('M-26 -96C-24 -112 -18 -124 0 -124C18 -124 24 -112 26 -96C10 -90 -10 -90 -26 -96Z', STONE_SHADE, INK, 4) +
    line('M-110 -94H-70M64 -92H104', '#d7e8ec', 5) +
    line('M-100 -40C-50 -26 50 -26 100 -40', STONE_SHADE, 6)
  );
}

/** A tram under stone pines: our own time. */
export function tram(): string {
  const pine =
    line('M112 -60C116 -140 106 -200 110 -280', INK, 21) +
    line('M112 -60C116 -140 106 -200 110 -280', '#7a5236', 12) +
    shape('M36 -290C36 -342 70 -366 112 -366C154 -366 188 -342 188 -290C160 -272 64 -272 36 -290Z', '#4d7350', INK, 5);
  return (
    disc(0, -380, 62, '#e58f5a', INK, 5) +
    mirrored(pine) +
    line('M-170 -392C-60 -372 60 -372 170 -392', INK, 3.5) +
    line('M-24 -338L0 -378L24 -338', INK, 5) +
    shape('M-84 -70V-300C-84 -326 -66 -336 0 -336C66 -336 84 -326 84 -300V-70Z', '#2f6a4c', INK, 5) +
    shape('M-70 -176V-288C-70 -302 -58 -308 0 -308C58 -308 70 -302 70 -288V-176Z', '#dfe9e6', INK, 5) +
    line('M-24 -306V-176M24 -306V-176', INK, 5) +
    fill('M-84 -152H84V-134H-84Z', STONE) +
    line('M-84 -152H84M-84 -134H84', INK, 4) +
    disc(0, -104, 17, BRASS_LIGHT, INK, 5) +
    mirrored(disc(56, -104, 11, '#f6e7b4', INK, 4)) +
    shape('M-92 -70H92V-48H-92Z', DARK, INK, 5) +
    line('M-60 -36L-96 10M60 -36L96 10', INK, 7)
  );
}
