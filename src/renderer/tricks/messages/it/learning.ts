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
  'lesson.about': 'La tua prima smazzata, contro Bruna: circa cinque minuti.',
  'lesson.seat.1': 'Bruna',
  'lesson.cards': `Hai {count} carte in mano. {trump, select, none {Non c’è briscola.} other {Si gira ${card('rank', 'trump')}: la briscola è ${suit('trump')} e batte ogni altro seme.}} Dalla più alta alla più bassa: ${ORDER}.`,
  'lesson.worth': WORTH,
  'lesson.top': `Esci tu. Un {rank} nel suo seme non lo batte nessuno: gioca ${card('rank', 'suit')}.`,
  'lesson.low': `Esci tu. Gioca un liscio, che non vale niente: ${card('rank', 'suit')}.`,
  'lesson.safe': `Le più alte sono uscite o le hai tu: esci con ${card('rank', 'suit')}, è sicuro.`,
  'lesson.taken':
    '{by, select, you {La presa è tua} other {Prende Bruna}}. Pescate una carta a testa, per primo chi ha preso{draws, select, shown {, e ve la mostrate} other {}}. Chi ha preso esce di nuovo.',
  'lesson.trump': `Bruna esce con ${card('ledRank', 'ledSuit')}. Non devi rispondere al seme, e con una briscola prendi: gioca ${card('rank', 'suit')}.`,
  'lesson.follow': `Bruna esce con ${card('ledRank', 'ledSuit')}. Quel seme ce l’hai, quindi devi rispondere: prendi con ${card('rank', 'suit')}.`,
  'lesson.alone': 'Da qui in poi gioca come vuoi.',
  'lesson.stock': 'Il mazzo è finito. Ora si giocano le carte rimaste in mano.',
  'lesson.last': 'L’ultima presa: chi la fa ha un punto in più.',
  'lesson.score':
    '{order, select, 3 {Ognuno conta i suoi punti e butta via i terzi che avanzano. Si continua finché qualcuno arriva ai punti per vincere.} other {Con più della metà dei 120 punti si vince; 60 a 60 è patta.}}',
};

/** Le domande, e perché la risposta giusta è giusta. */
export const EXERCISES: Messages = {
  'exercise.row.trick': 'Giocate',
  'exercise.row.taken': 'Prese',
  'exercise.takes': `${TRUMP}Carte giocate da sinistra a destra: quale prende?`,
  'exercise.takes.why': `{trump, select, none {Prende la carta più alta del seme d’uscita} other {Prende la briscola più alta o, se non ce ne sono, la carta più alta del seme d’uscita}}: ${ORDER}.`,
  'exercise.wins': `${TRUMP}Carte giocate da sinistra a destra: con quale delle tue prendi?`,
  'exercise.wins.why': `{trump, select, none {Prende solo una carta più alta del seme d’uscita} other {Se non c’è ancora una briscola, prende qualsiasi briscola, o una carta più alta del seme d’uscita; se c’è, solo una briscola più alta}}: ${ORDER}.`,
  'exercise.follows': 'Si esce con questa carta. Quale delle tue puoi giocare?',
  'exercise.follows.why': 'Se hai il seme d’uscita, devi rispondere.',
  'exercise.counts':
    '{order, select, 3 {Quanti terzi di punto valgono queste carte?} other {Quanti punti valgono queste carte?}}',
  'exercise.counts.why': WORTH,
};
