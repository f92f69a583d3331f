import type { Messages } from '../../../../i18n/translate.ts';

export const GAME_MESSAGES: Messages = {
  'game.name': 'Vbi Maior',
  'game.about': 'Tutti insieme contro la sorte e la memoria: novanta momenti di Roma, in ordine e senza una parola.',
  // The log: one sentence an event, and one for what follows from it.
  'event.shuffle': 'Si mescola il mazzo comune',
  'event.deal': 'Turno {turn}: {turn, plural, one {una carta} other {# carte}} a testa',
  'event.arrange': '{name} posa il mazzo',
  'event.vote': '{name} ha votato',
  'event.ballot': 'Hanno votato tutti',
  'event.tie': 'Voto in parità: la sorte sceglie {card}',
  'event.curse': '{card} colpisce: l’ha pescata {name}',
  'event.draw': '{name} riceve una carta dal mazzo comune, senza vederla',
  'event.muddle': 'Il mazzo di {name} si mescola alla cieca',
  'event.turn-up.fits': '{name} scopre {card}',
  'event.turn-up.iuppiter': '{name} scopre {card}, e Giove la fa passare',
  'event.turn-up.returned': '{name} scopre {card}: troppo tardi, va nel mazzo di ritorno',
  'event.turn-up.mars': '{name} scopre {card}: troppo tardi, ma Marte la porta via',
  'event.turn-up.works': '{name} invoca {card}',
  'event.turn-up.silenced': '{name} invoca {card}, ma gli dèi tacciono',
  'event.choose.mercurius': '{name} manda Mercurio da {other}',
  'event.choose.vesta': '{name} chiede a Vesta di togliere {card} dal gioco',
  'event.choose.vulcanus': '{name} chiede a Vulcano di fondere {card}',
  'event.choose.venus': '{name} chiede a Venere chi ha una carta più bassa di {number}',
  'event.face-up': 'La carta Roma più bassa di {name} è {card}',
  'event.swap': '{name} e {other} si scambiano la carta in cima, senza vederla',
  'event.fortune': 'La Fortuna mostra {cards}: {points, plural, =0 {nessun punto} one {# punto} other {# punti}}',
  'event.holders': 'Più basse di {number}: {names}',
  'event.holders.none': 'Più basse di {number}: nessuno',
  'event.back': '{card} torna a {name}',
  'event.out': '{name} è fuori',
  'event.done': '{name} ha finito',
  'event.closing': 'Nessun mazzo ha più carte Roma',
  'event.score':
    'Il turno porta {total, plural, one {# punto} other {# punti}}: {rome} in ordine, {blessings} per le benedizioni, {fortune} dalla Fortuna, meno {malus}',
  'event.end.won': 'Il gruppo ha vinto',
  'event.end.deck': 'Il mazzo comune non basta per tutti: partita persa',
  'event.end.out': 'Nel mazzo c’era ancora una carta Roma: partita persa',
  'event.end.malus': 'Malus di dieci in un turno: partita persa',
  // The blessings and curses: what they are called, and what they do (VM-28); more of them is told in the codex.
  'card.ianus.name': 'Giano',
  'card.ianus.effect': 'Riguardi il tuo mazzo e lo riordini.',

  'card.minerva.name': 'Minerva',
  'card.minerva.effect': 'Ognuno riguarda il proprio mazzo e lo riordina.',

  'card.mercurius.name': 'Mercurio',
  'card.mercurius.effect':
    'Scegli un altro giocatore che ha carte: vi scambiate la carta in cima al mazzo, senza vederla, poi tutti e due riguardate e riordinate. Se non hai carte non succede niente.',

  'card.apollo.name': 'Apollo',
  'card.apollo.effect': 'La carta Roma più bassa del tuo mazzo si scopre lì dov’è. Resta da giocare.',

  'card.diana.name': 'Diana',
  'card.diana.effect': 'La carta Roma più bassa di ogni mazzo si scopre lì dov’è. Queste carte restano da giocare.',

  'card.fortuna.name': 'Fortuna',
  'card.fortuna.effect':
    'Si mostrano le prime tre carte del mazzo comune, che poi si rimescola. Ogni carta Roma fra queste più alta dell’ultima posata porta un punto a fine turno.',

  'card.ceres.name': 'Cerere',
  'card.ceres.effect':
    'Peschi due carte per il tuo mazzo, o quelle che ci sono, poi riguardi e riordini. Una maledizione fra queste si gioca subito.',

  'card.iuppiter.name': 'Giove',
  'card.iuppiter.effect': 'La prossima carta Roma che qualcuno scopre va bene, qualunque sia il suo numero.',

  'card.vesta.name': 'Vesta',
  'card.vesta.effect': 'Scegli una maledizione nel mazzo di ritorno: va agli scarti e non torna più.',

  'card.vulcanus.name': 'Vulcano',
  'card.vulcanus.effect': 'Scegli una carta Roma nel mazzo di ritorno: va agli scarti e non costa niente.',

  'card.saturnus.name': 'Saturno',
  'card.saturnus.effect': 'Il malus di questo turno si dimezza, per difetto.',

  'card.mars.name': 'Marte',
  'card.mars.effect': 'La prossima carta Roma che non va bene finisce agli scarti invece che nel mazzo di ritorno.',

  'card.venus.name': 'Venere',
  'card.venus.effect': 'Di’ un numero da 1 a 90. Tutti sapranno chi ha una carta Roma più bassa.',

  'card.neptunus.name': 'Nettuno',
  'card.neptunus.effect':
    'L’ultima carta posata torna nel mazzo di chi l’ha scoperta, che riguarda e riordina. Quella prima torna a essere l’ultima.',

  'card.barbari.name': 'Barbari alle porte',
  'card.barbari.effect':
    'Da chi l’ha pescata, in senso orario, ognuno riceve sul mazzo la prima carta del mazzo comune, e nessuno guarda. Una maledizione fra queste si gioca subito.',

  'card.damnatio.name': 'Damnatio memoriae',
  'card.damnatio.effect':
    'Tutto il mazzo di chi l’ha pescata si mescola alla cieca e si gioca come viene. Riordinandolo torna a posto.',

  'card.silentium.name': 'Gli dèi tacciono',
  'card.silentium.effect': 'Fino a fine turno le benedizioni scoperte non hanno effetto; agli scarti vanno lo stesso.',
};
