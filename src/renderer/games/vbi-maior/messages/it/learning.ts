import type { Messages } from '#shared/i18n/translate.ts';

/** What is said with the pictures of the rules. */
export const PICTURES: Messages = {
  'picture.drawn': 'Cinque carte, come sono state pescate.',
  'picture.sorted':
    'Come mazzo, dall’alto: la maledizione, le carte Roma dalla più bassa alla più alta, la benedizione in fondo.',
  'picture.first': 'Non ci sono turni. Qualcuno comincia con il 12.',
  'picture.second': 'Il 30 è più alto: va bene.',
  'picture.jump': 'Qualcuno aveva fretta: 66.',
  'picture.late': 'Il 41 non va più bene. Quando si scopre va nel mazzo di ritorno e costa punti.',
};

/** The guided first turns: what is said at each step. */
export const LESSON: Messages = {
  'lesson.about': 'I tuoi primi tre turni, con Bruno e Carla: circa quattro minuti.',
  'lesson.seat.1': 'Bruno',
  'lesson.seat.2': 'Carla',
  'lesson.aim':
    'Voi tre siete un gruppo: vincete o perdete insieme. Quassù c’è l’obiettivo, 30 punti. Ogni carta Roma giocata in ordine crescente porta un punto. Accanto c’è il malus: quanto costano le carte che arrivano tardi.',
  'lesson.card':
    'Nel primo turno ognuno ha una carta, da 1 a 90. La tua è il 30. Guardala finché vuoi: posato il mazzo, non la rivedi più. Ricorda il 30 e posalo.',
  'lesson.silence':
    'Ora giocate tutti insieme, senza turni e senza una parola. Scopri la tua carta quando senti che è la più bassa rimasta. Il 30 non è poi così basso: aspetta un momento.',
  'lesson.mine':
    'Bruno ha scoperto il 12, e nessun altro si è mosso. Adesso è probabile che tocchi alla tua: scoprila.',
  'lesson.three':
    'Tre carte in ordine crescente: 3 punti su 30. Queste carte escono dal gioco. Al prossimo turno ognuno ne ha una in più.',
  'lesson.two': 'Due carte: il mazzo si ordina da solo, la più bassa in cima. Ricorda l’8 e il 55, e posalo.',
  'lesson.first': 'L’8 è bassissimo. È difficile che qualcuno abbia di meno: scoprilo subito.',
  'lesson.late':
    'Bruno aveva fretta: il 60 c’è già, e il tuo 55 non va più bene. Puoi tenerlo, ma prima o poi deve uscire. Scoprilo e guarda quanto costa.',
  'lesson.malus':
    'Una carta in ritardo va nel mazzo di ritorno e qui costa un punto, due nelle partite più difficili. È il malus. Se in un turno arriva a dieci, la partita è persa subito.',
  'lesson.special':
    'Fra le carte ci sono benedizioni e maledizioni. Tu hai Diana, una benedizione: le benedizioni vanno in fondo al mazzo. Ricorda il 15 e il 48, e posa il mazzo.',
  'lesson.curse':
    'Carla aveva una maledizione. Le maledizioni si giocano prima della corsa: il suo mazzo è stato mescolato, e lei gioca senza sapere l’ordine.',
  'lesson.diana':
    'Puoi scoprire qualunque carta del tuo mazzo, non solo quella in cima. Diana mostra la carta più bassa di ogni mazzo. Allarga il mazzo, e scegli la carta in fondo, tutta a sinistra.',
  'lesson.diana.otherwise.turn-up':
    'Puoi farlo. Ma Diana è in fondo, tutta a sinistra del ventaglio. Scopri questa lo stesso?',
  'lesson.shown':
    'Ora tutti vedono la carta più bassa di ogni mazzo: la tua è il 15, quella di Carla il 22, quella di Bruno il 29. Quindi cominci tu: scopri il 15.',
  'lesson.wait': '15, 22, 29: come mostrato. Il resto va indovinato. Hai il 48, e nessuno si muove: scoprilo.',
  'lesson.goal':
    '{outcome, select, out {Hai detto «Sono fuori», ma nel tuo mazzo c’era una carta Roma: la partita è persa subito.} other {Questo turno porta {points, plural, one {# punto} other {# punti}}. Si va avanti così, con una carta in più a ogni turno, fino a 30 punti. Si perde se il malus di un turno arriva a dieci, se il mazzo finisce, o se qualcuno dice «Sono fuori» con una carta Roma.}}',
  'lesson.otherwise.out':
    'Puoi dirlo. Ma nel tuo mazzo c’è una carta Roma, e la partita sarebbe persa subito. Lo dici lo stesso?',
};

/** The questions, and why the right answer is right. */
export const EXERCISES: Messages = {
  'exercise.row.area': 'In ordine',
  'exercise.row.returned': 'Nel mazzo di ritorno',
  'exercise.row.deck': 'Il tuo mazzo',
  'exercise.fits': 'Quale di queste carte va ancora bene?',
  'exercise.fits.why': 'Una carta Roma deve essere più alta dell’ultima posata. Se no va nel mazzo di ritorno.',
  'exercise.top': 'Queste carte sono il tuo mazzo. Quale è in cima, prima che si giochino le maledizioni?',
  'exercise.top.why':
    'In cima le maledizioni, sotto le carte Roma dalla più bassa alla più alta, in fondo le benedizioni.',
  'exercise.turn':
    'Il turno è finito, in una partita {difficulty, select, easy {facile} medium {media} other {difficile}}. Quanti punti porta?',
  'exercise.turn.why':
    'Un punto per ogni carta Roma in ordine e per ogni benedizione nel mazzo di ritorno. Ogni carta Roma nel mazzo di ritorno costa uno in una partita facile, due nelle altre: il malus.',
  'exercise.target':
    'Giocate in {seats} una partita {difficulty, select, easy {facile} medium {media} other {difficile}}. Quanti punti vi servono?',
  'exercise.target.why': 'In una partita facile servono 10 punti a testa, in una media 12, in una difficile 15.',
  'exercise.out': 'Hai questo mazzo e dici «Sono fuori». Che cosa succede?',
  'exercise.out.why':
    'Le tue carte si mostrano. Se fra loro c’è una carta Roma, la partita è persa all’istante. Le benedizioni da sole vanno nel mazzo di ritorno, e portano un punto l’una.',
  'exercise.out.loses': 'La partita è persa',
  'exercise.out.goes-on': 'La partita continua',
};
