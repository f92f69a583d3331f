import type { Messages } from '../../../../i18n/translate.ts';

export const GAME_MESSAGES: Messages = {
  'game.name': 'Vbi Maior',
  'game.about': 'Tutti insieme contro il caso e la memoria: novanta momenti di Roma, in ordine e senza una parola.',
  // The log: one sentence an event, and one for what follows from it.
  'event.shuffle': 'Si mescola il mazzo comune',
  'event.deal': 'Turno {turn}: {turn, plural, one {una carta} other {# carte}} a testa',
  'event.arrange': '{name} posa il mazzo',
  'event.vote': '{name} ha votato',
  'event.ballot': 'Hanno votato tutti',
  'event.tie': 'Il voto è pari: il caso sceglie {card}',
  'event.curse': '{card} colpisce; la portava {name}',
  'event.draw': '{name} riceve una carta dal mazzo comune, senza vederla',
  'event.muddle': 'Il mazzo di {name} viene mescolato, senza guardare',
  'event.turn-up.fits': '{name} scopre {card}',
  'event.turn-up.iuppiter': '{name} scopre {card}, e Giove la lascia stare',
  'event.turn-up.returned': '{name} scopre {card}: troppo tardi, va nel mazzo di ritorno',
  'event.turn-up.mars': '{name} scopre {card}: troppo tardi, ma Marte la porta via',
  'event.turn-up.works': '{name} invoca {card}',
  'event.turn-up.silenced': '{name} invoca {card}, ma gli dèi tacciono',
  'event.choose.mercurius': '{name} manda Mercurio da {other}',
  'event.choose.vesta': '{name} fa togliere a Vesta {card} dal gioco',
  'event.choose.vulcanus': '{name} fa fondere a Vulcano {card}',
  'event.choose.venus': '{name} chiede a Venere chi ha una carta sotto il {number}',
  'event.face-up': 'La carta Roma più bassa di {name} è {card}',
  'event.swap': '{name} e {other} si scambiano la carta in cima, senza vederla',
  'event.fortune': 'La Fortuna mostra {cards}: {points, plural, =0 {nessun punto} one {# punto} other {# punti}}',
  'event.holders': 'Sotto il {number}: {names}',
  'event.holders.none': 'Sotto il {number}: nessuno',
  'event.back': '{card} torna a {name}',
  'event.out': '{name} è fuori',
  'event.done': '{name} ha finito',
  'event.closing': 'In nessun mazzo c’è più una carta Roma',
  'event.score':
    'Il turno porta {total, plural, one {# punto} other {# punti}}: {rome} in ordine, {blessings} conservate, {fortune} dalla Fortuna, meno {malus}',
  'event.end.won': 'Il gruppo ha vinto',
  'event.end.deck': 'Il mazzo comune non basta per tutti: la partita è persa',
  'event.end.out': 'Nel mazzo c’era ancora una carta Roma: la partita è persa',
  'event.end.malus': 'Un malus di dieci in un turno: la partita è persa',
  // The blessings and curses: what they are called, and what they do (VM-28); more of them is told in the codex.
  'card.ianus.name': 'Giano',
  'card.ianus.effect': 'Chi l’ha scoperta riguarda il proprio mazzo e lo posa di nuovo.',

  'card.minerva.name': 'Minerva',
  'card.minerva.effect': 'Ognuno riguarda il proprio mazzo e lo posa di nuovo.',

  'card.mercurius.name': 'Mercurio',
  'card.mercurius.effect':
    'Scegli un’altra persona che ha carte: vi date l’un l’altro la carta in cima al mazzo, senza vederla, poi tutti e due guardate e riordinate. Se non hai più carte non succede niente.',

  'card.apollo.name': 'Apollo',
  'card.apollo.effect':
    'La carta Roma più bassa del tuo mazzo si gira a faccia in su, lì dov’è. Resta ancora da giocare.',

  'card.diana.name': 'Diana',
  'card.diana.effect':
    'La carta Roma più bassa di ogni mazzo si gira a faccia in su, lì dov’è. Queste carte restano ancora da giocare.',

  'card.fortuna.name': 'Fortuna',
  'card.fortuna.effect':
    'Si mostrano le prime tre carte del mazzo comune, che poi si mescola. Ogni carta Roma fra queste più alta dell’ultima posata porta un punto alla fine del turno.',

  'card.ceres.name': 'Cerere',
  'card.ceres.effect':
    'Pesca due carte per il tuo mazzo, se ce ne sono, poi guarda e riordina. Una maledizione fra queste si gioca subito.',

  'card.iuppiter.name': 'Giove',
  'card.iuppiter.effect': 'La prossima carta Roma che qualcuno scopre va bene, qualunque sia il suo numero.',

  'card.vesta.name': 'Vesta',
  'card.vesta.effect': 'Scegli una maledizione nel mazzo di ritorno: va agli scarti e non torna più.',

  'card.vulcanus.name': 'Vulcano',
  'card.vulcanus.effect': 'Scegli una carta Roma nel mazzo di ritorno: va agli scarti e non costa niente.',

  'card.saturnus.name': 'Saturno',
  'card.saturnus.effect': 'Il malus di questo turno conta la metà, arrotondata per difetto.',

  'card.mars.name': 'Marte',
  'card.mars.effect': 'La prossima carta Roma che non va bene finisce agli scarti e non nel mazzo di ritorno.',

  'card.venus.name': 'Venere',
  'card.venus.effect': 'Di’ un numero da 1 a 90. Tutti sapranno chi ha una carta Roma più bassa.',

  'card.neptunus.name': 'Nettuno',
  'card.neptunus.effect':
    'L’ultima carta posata torna nel mazzo di chi l’ha scoperta, che riguarda e riordina. La carta prima è di nuovo l’ultima.',

  'card.barbari.name': 'Barbari alle porte',
  'card.barbari.effect':
    'A ognuno, cominciando da chi la porta e in senso orario, va sul mazzo la prima carta del mazzo comune, e nessuno guarda. Una maledizione fra queste si gioca subito.',

  'card.damnatio.name': 'Damnatio memoriae',
  'card.damnatio.effect':
    'Tutto il mazzo di chi la porta viene mescolato, senza guardare, e quello che si scopre si gioca. Riordinare il mazzo lo rimette a posto.',

  'card.silentium.name': 'Gli dèi tacciono',
  'card.silentium.effect':
    'Fino alla fine del turno le benedizioni scoperte non fanno niente; agli scarti vanno lo stesso.',
};
