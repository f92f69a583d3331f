import type { Messages } from '../../../i18n/translate.ts';

export const RARE_REFUSAL_MESSAGES: Messages = {
  // The connection
  'not-greeted': 'Il computer che ospita non sa ancora chi chiama. Prima salutalo.',
  'too-many-messages': 'Troppi messaggi in una volta. Aspetta un secondo e riprova.',
  'too-many-streams': 'Questa finestra segue troppe cose insieme. Chiudila e riaprila.',
  'message-too-big': 'Il messaggio supera i {max} byte. Non è stato fatto niente.',
  'message-unreadable': 'Il computer che ospita non riesce a leggere il messaggio ({what}). Non è stato fatto niente.',

  // The room
  'name-mixed': 'In una parola di questo nome ci sono lettere di due alfabeti. Usane uno solo.',
  'room-full': 'Qui c’è più gente di quanta ne stia. Riprova quando qualcuno se n’è andato.',
  'table-full': 'Questo tavolo è al completo. Chiedi a chi ospita un posto per giocare o per guardare.',
  'only-a-screen': 'Questa finestra mostra solo il tavolo. Gioca su un altro dispositivo.',
  overtaken: 'È arrivato prima qualcos’altro, e la tua mossa non c’è stata.',
  'no-spectators': 'A questo tavolo chi non ha un posto non può guardare.',
  'not-kept':
    'Il computer che ospita non è riuscito a scrivere sul disco: non è stato fatto niente. Libera spazio e riprova.',
  'not-captain': 'Può farlo solo chi stasera sta a capotavola, o chi siede al computer che ospita.',
  'no-such-person': 'Questa persona non è più qui.',
  'captain-stays': 'Chi sta a capotavola non si può allontanare. Prima cedi quel posto.',
  'home-stays': 'Chi siede al computer che ospita non si può allontanare.',
  'did-not-play': 'Sceglie solo chi ha appena giocato. Tu puoi chiedere un posto.',
  'no-such-knock': 'Quello schermo non chiede più, o qualcuno l’ha già fatto entrare.',
  'other-cards': 'Quello schermo mostra altre carte. Guarda di nuovo: ora ne mostra di nuove.',
  'only-at-this-computer': 'Questo si può chiedere solo dal computer che ospita.',

  // Tables
  'no-such-game': 'Qui non c’è nessun gioco che si chiami {game}.',
  'too-many-yours': 'Qui hai aperto {max} tavoli, e di più non si può. Prima chiudine uno.',
  'too-many-there': 'Da dove sei tu qui sono aperti {max} tavoli, e di più non si può. Prima chiudine uno.',
  'too-many-tables': 'Qui sono aperti {max} tavoli, e altri non ce ne stanno. Prima chiudine uno.',
  'not-the-host': 'Può farlo solo chi ha aperto questo tavolo.',
  'match-running': 'Bisogna aspettare la fine della partita.',
  'match-not-over': 'Su questo tavolo non c’è ancora una partita finita.',
  'match-unreadable': 'Quello che resta di questa partita non segue le regole di questa versione: non si può mostrare.',
  'not-in-lobby': 'Questo si può cambiare solo prima che cominci la partita.',
  'too-many-matches': 'Da dove sei tu sono appena cominciate molte partite. Aspetta {seconds} s, poi dai le carte.',
  'seats-empty': 'Manca ancora qualcuno. Riempi ogni posto con una persona o un bot, poi comincia.',
  'too-many-aside': 'Qui ci sono già {max} partite messe da parte. Prima concludine una.',
  'ending-asked': 'Gli altri stanno già rispondendo.',
  'ending-refused': 'Gli altri vogliono continuare. Richiedilo tra {seconds} s.',
  'ending-not-yours': 'Risponde solo chi gioca qui.',
  'no-such-ending': 'È già deciso, o la richiesta è stata ritirata.',

  // Seats
  'no-such-seat': 'Questo tavolo non ha un posto {seat}.',
  'not-your-seat': 'Questo posto non è tuo.',
  'no-such-guest': 'Questa persona non è più qui.',
  'nobody-to-be': 'Lì non c’è nessuno di cui tu possa riprendere il posto.',
  'sits-already': 'A questo tavolo hai già un posto.',
  'person-here': '{name} è qui. Se le cose cambiano, chiedi di nuovo.',
  'seats-stay': 'A questo tavolo il posto resta a chi ce l’ha, anche a {name}.',
  'just-left': '{name} è via solo da poco. Chiedi di nuovo fra {seconds} s.',
  'claimed-once': 'Hai già chiesto. Prima ritira quella richiesta.',
  'claimed-by-other': 'Proprio ora un’altra persona dice di essere {name}. Aspetta la risposta.',
  'too-many-claims': 'Hai chiesto spesso. Aspetta {seconds} s e chiedi di nuovo.',
  'nobody-confirms':
    'Qui non c’è nessuno che possa dire che sei {name}. Chiedi di nuovo quando torna chi gioca con te, o chi guida il tavolo.',
  'no-such-claim': 'A questo si è già risposto, o è stato ritirato.',
  'not-yours-to-answer': 'Può dire se è vero solo un altro che siede al tavolo.',
  'no-such-level': '{game} non ha bot di livello {level}.',

  // Talk
  'said-nothing': 'Non c’è ancora scritto niente.',
  'said-long': 'Una riga ha al massimo {max} lettere.',
  'said-strange': 'C’è qualcosa che non tutti gli schermi sanno mostrare. Vanno bene lettere, cifre ed emoji.',
  'chat-off': 'A questo tavolo la chat è spenta. I gesti sono permessi.',
  'silent-now': 'Durante il turno niente parole. Fai un gesto, o aspetta il punteggio.',
  'too-much-talk': 'Così in fretta gli altri non ti seguono. Aspetta un secondo e riprova.',

  // Seals
  'seal-not-asked': 'Questo dispositivo non partecipa a questo sigillo. Partecipa al prossimo.',
  'seal-too-early': 'La lista degli impegni non è ancora chiusa. Mostra il numero quando lo sarà.',
  'seal-too-late': 'Quel sigillo è andato avanti senza questo dispositivo, che partecipa al prossimo.',
  'seal-twice': 'Questo dispositivo si è già impegnato, e con altro. Vale il primo impegno.',
  'seal-repeated': 'Questo impegno l’ha già mandato qualcuno. Estrai un numero tuo.',
  'seal-wrong-part': 'Non è il numero con cui questo dispositivo si è impegnato.',

  // Moves
  'no-match': 'Non si sta giocando nessuna partita. Aspetta che cominci.',
  'malformed-move': 'Questa non è una mossa del gioco ({what}).',
  'table-closed': 'Il tavolo è stato chiuso prima della tua mossa.',
};
