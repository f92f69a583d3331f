import type { Messages } from '#shared/i18n/translate.ts';

/** What is said with the pictures of the rules. */
export const PICTURES: Messages = {
  'picture.drawn': 'Cinque carte, come sono state pescate.',
  'picture.sorted':
    'Come mazzo, dall’alto: la maledizione, le carte Roma dalla più bassa alla più alta, la benedizione in fondo.',
  'picture.first': 'Nessuno aspetta il suo turno. Qualcuno comincia con il 12.',
  'picture.second': '30 è più alto: va bene.',
  'picture.jump': 'Qualcuno aveva fretta: 66.',
  'picture.late': '41 non va più bene. Quando si scopre va nel mazzo di ritorno, e costa punti.',
};

/** The guided first turns: what is said at each step. */
export const LESSON: Messages = {
  'lesson.about': 'Tre turni con Bruno e Carla: circa quattro minuti.',
  'lesson.seat.1': 'Bruno',
  'lesson.seat.2': 'Carla',
  'lesson.aim':
    'In tre siete un gruppo: vincete o perdete insieme. Quassù c’è la meta, 30 punti. Ogni carta Roma posata in ordine crescente porta un punto. Sotto c’è il malus: quello che costeranno le carte arrivate troppo tardi.',
  'lesson.card':
    'Nel primo turno ognuno ha una carta, da 1 a 90. La tua è il 30. Guardala finché vuoi: posato il mazzo, non la guardi più. Ricorda 30, e posalo.',
  'lesson.silence':
    'Ora si gioca tutti insieme, senza ordine, e nessuno dice una parola. Scopri quando senti che la tua è la più bassa rimasta. 30 non è poi così basso: aspetta un momento.',
  'lesson.mine': 'Bruno ha scoperto il 12, e nessun altro si è mosso. Ora probabilmente viene la tua: scopri la carta.',
  'lesson.three':
    'Tre carte in ordine crescente: 3 punti dei 30. Queste carte escono dal gioco. Nel prossimo turno ognuno ne riceve una in più.',
  'lesson.two': 'Due carte: il mazzo è ordinato per te, la più bassa in cima. Ricorda 8 e 55, e posalo.',
  'lesson.first': '8 è molto basso. È difficile che qualcuno abbia di meno: scoprilo subito.',
  'lesson.late':
    'Bruno aveva fretta: c’è già il 60, e il tuo 55 non va più bene. Puoi tenerlo, ma prima o poi deve uscire. Scoprilo e guarda quanto costa.',
  'lesson.malus':
    'Una carta che arriva troppo tardi va nel mazzo di ritorno e qui costa un punto, due nelle partite più difficili. È il malus. Se in un turno arriva a dieci, la partita è persa subito.',
  'lesson.special':
    'Fra le carte ci sono benedizioni e maledizioni. Tu hai Diana, una benedizione: le benedizioni stanno in fondo al mazzo. Ricorda 15 e 48, e posa il mazzo.',
  'lesson.curse':
    'Carla aveva una maledizione. Le maledizioni si giocano prima della corsa: il suo mazzo è stato mescolato, e lei gioca senza saperne l’ordine.',
  'lesson.diana':
    'Puoi scoprire qualunque carta del tuo mazzo, non solo quella in cima. Diana mostra la carta più bassa di ogni mazzo. Apri il mazzo, e scegli la carta in fondo, tutta a sinistra.',
  'lesson.diana.otherwise.turn-up':
    'È un tuo diritto. Ma Diana sta in fondo, tutta a sinistra del ventaglio. Vuoi proprio questa carta?',
  'lesson.shown':
    'Ora tutti vedono la carta più bassa di ogni mazzo: la tua è 15, quella di Carla 22, quella di Bruno 29. Quindi cominci tu: scopri il 15.',
  'lesson.wait':
    '15, 22, 29: tutto come mostrato. Quello che resta va indovinato. Hai il 48, e nessuno si muove: scoprilo.',
  'lesson.goal':
    '{outcome, select, out {Hai detto di essere fuori, e nel tuo mazzo c’era una carta Roma: la partita è persa subito.} other {Questo turno porta {points, plural, one {# punto} other {# punti}}. Si va avanti così, con una carta in più a ogni turno, fino a 30 punti. Si perde se il malus di un turno arriva a dieci, se il mazzo finisce, o se qualcuno dice «Sono fuori» con una carta Roma.}}',
  'lesson.otherwise.out':
    'Puoi dirlo. Ma nel tuo mazzo c’è una carta Roma, e la partita sarebbe persa subito. Vuoi dirlo davvero?',
};

/** The questions, and why the right answer is right. */
export const EXERCISES: Messages = {
  'exercise.row.area': 'Posate in ordine',
  'exercise.row.returned': 'Nel mazzo di ritorno',
  'exercise.row.deck': 'Il tuo mazzo',
  'exercise.fits': 'Quale di queste carte va ancora bene?',
  'exercise.fits.why': 'Una carta Roma deve essere più alta dell’ultima posata. Se no va nel mazzo di ritorno.',
  'exercise.top': 'Posi queste carte come mazzo. Quale è in cima, prima che si giochino le maledizioni?',
  'exercise.top.why':
    'In cima le maledizioni, sotto le carte Roma dalla più bassa alla più alta, in fondo le benedizioni.',
  'exercise.turn':
    'Il turno è finito, in una partita {difficulty, select, easy {facile} medium {media} other {difficile}}. Quanti punti porta?',
  'exercise.turn.why':
    'Un punto per ogni carta Roma in ordine e per ogni benedizione nel mazzo di ritorno. Ogni carta Roma nel mazzo di ritorno costa uno in una partita facile, due nelle altre: il malus.',
  'exercise.target':
    'Giocate in {seats} una partita {difficulty, select, easy {facile} medium {media} other {difficile}}. Quanti punti dovete fare?',
  'exercise.target.why': 'In una partita facile servono 10 punti a testa, in una media 12, in una difficile 15.',
  'exercise.out': 'Hai questo mazzo e dici «Sono fuori». Che cosa succede?',
  'exercise.out.why':
    'Le tue carte si mostrano. Se fra loro c’è una carta Roma, la partita è persa all’istante. Le benedizioni da sole vanno nel mazzo di ritorno, e portano un punto l’una.',
  'exercise.out.loses': 'La partita è persa',
  'exercise.out.goes-on': 'La partita continua',
};
