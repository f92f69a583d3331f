import type { Messages } from '#shared/i18n/translate.ts';

const suit = (gap: string) => `{${gap}, select, D {denari} C {coppe} S {spade} other {bastoni}}`;
const card = (rank: string, of: string) =>
  `{${rank}, select, 1 {l’asso} R {il re} C {il cavallo} F {il fante} other {il {${rank}}}} di ${suit(of)}`;
const TRUMP =
  '{trump, select, none {} D {La briscola è denari. } C {La briscola è coppe. } S {La briscola è spade. } other {La briscola è bastoni. }}';
const ORDER =
  '{order, select, 3 {3, 2, asso, re, cavallo, fante, 7, 6, 5, 4} other {asso, 3, re, cavallo, fante, 7, 6, 5, 4, 2}}';
const WORTH =
  '{order, select, 3 {L’asso vale un punto intero, il 3, il 2 e le figure un terzo, le altre niente.} other {L’asso vale 11 punti, il 3 ne vale 10, il re 4, il cavallo 3, il fante 2, le altre niente.}}';

/** La prima smazzata guidata, in due. */
export const LESSON: Messages = {
  'lesson.about': 'Una prima smazzata contro Bruna: cinque minuti circa.',
  'lesson.seat.1': 'Bruna',
  'lesson.cards': `Hai in mano {count} carte. {trump, select, none {Non c’è briscola.} other {È scoperto ${card('rank', 'trump')}: briscola è ${suit('trump')}, e batte ogni altro seme.}} Dalla più alta alla più bassa: ${ORDER}.`,
  'lesson.worth': WORTH,
  'lesson.top': `Esci tu. Un {rank} non lo batte nessuna carta del suo seme: gioca ${card('rank', 'suit')}.`,
  'lesson.low': `Esci tu. Gioca una carta che non vale niente: ${card('rank', 'suit')}.`,
  'lesson.safe': `Quello che potrebbe battere la carta è già uscito o ce l’hai tu: esci sicuro con ${card('rank', 'suit')}.`,
  'lesson.taken':
    '{by, select, you {La presa è tua} other {Prende Bruna}}. Tutti e due pescano una carta, prima chi ha preso{draws, select, shown {, e se la mostrano} other {}}. Chi ha preso esce di nuovo.',
  'lesson.trump': `Bruna esce con ${card('ledRank', 'ledSuit')}. Qui non c’è obbligo di rispondere al seme, e una briscola prende: gioca ${card('rank', 'suit')}.`,
  'lesson.follow': `Bruna esce con ${card('ledRank', 'ledSuit')}. Hai quel seme, quindi devi rispondere: prende ${card('rank', 'suit')}.`,
  'lesson.alone': 'Da qui in poi gioca come vuoi.',
  'lesson.stock': 'Il mazzo è finito. Restano da giocare solo le carte in mano.',
  'lesson.last': 'L’ultima presa: chi la fa ha un punto in più.',
  'lesson.score':
    '{order, select, 3 {Ognuno conta i suoi punti e lascia cadere i terzi che avanzano. Si continua finché uno ha abbastanza punti.} other {Con più della metà dei 120 punti si vince la partita; sul 60 pari non la vince nessuno.}}',
};

/** Le domande, e perché la risposta giusta è giusta. */
export const EXERCISES: Messages = {
  'exercise.row.trick': 'Giocate',
  'exercise.row.taken': 'Prese',
  'exercise.takes': `${TRUMP}Queste carte sono state giocate da sinistra a destra. Quale prende?`,
  'exercise.takes.why': `{trump, select, none {Prende la carta più alta del seme di uscita} other {Prende la briscola più alta o, se non ce ne sono, la carta più alta del seme di uscita}}: ${ORDER}.`,
  'exercise.wins': `${TRUMP}Queste carte sono state giocate da sinistra a destra. Quale delle tue prende?`,
  'exercise.wins.why': `{trump, select, none {Prende solo una carta più alta del seme di uscita} other {Se non c’è ancora una briscola, prende qualsiasi briscola o una carta più alta del seme di uscita; altrimenti solo una briscola più alta}}: ${ORDER}.`,
  'exercise.follows': 'Si è usciti con questa carta. Quale delle tue puoi giocare?',
  'exercise.follows.why': 'Chi ha il seme di uscita deve rispondere.',
  'exercise.counts':
    '{order, select, 3 {Quanti terzi di punto valgono queste carte?} other {Quanti punti valgono queste carte?}}',
  'exercise.counts.why': WORTH,
};
