import type { Messages } from '../../../i18n/translate.ts';
import { MOVED_MESSAGES } from './moved.ts';

export const RARE_REFUSAL_MESSAGES: Messages = {
  // The connection
  'not-greeted': 'Il computer che ospita non sa ancora chi chiama. Prima salutalo.',
  'too-many-messages': 'Troppi messaggi in una volta. Aspetta un secondo e riprova.',
  'too-many-streams': 'Questa finestra segue troppe cose insieme. Chiudila e riaprila.',
  'message-too-big': 'Il messaggio supera i {max} byte: non è stato fatto niente.',
  'message-unreadable': 'Il computer che ospita non riesce a leggere il messaggio ({what}). Non è stato fatto niente.',

  // The room
  'name-strange': 'Non tutti gli schermi sanno mostrare questo nome. Usa lettere, cifre ed emoji.',
  'name-long': 'Un nome ha al massimo {max} caratteri.',
  'mark-taken': '{name} ha già questo colore e questo segno. Scegline altri.',
  'too-many-tries': 'Troppi codici sbagliati. Aspetta {seconds} s e riprova.',
  'name-mixed': 'In una parola di questo nome ci sono lettere di due alfabeti. Usane uno solo.',
  'room-full': 'La stanza è al completo. Riprova quando esce qualcuno.',
  'table-full': 'Questo tavolo è al completo. Chiedi a chi ospita un posto per giocare o per guardare.',
  'only-a-screen': 'Questa finestra mostra solo il tavolo. Gioca su un altro dispositivo.',
  overtaken: 'È arrivato prima qualcos’altro: la tua mossa non è stata fatta.',
  'no-spectators': 'Questo tavolo non ammette spettatori.',
  'not-kept':
    'Il computer che ospita non è riuscito a scrivere sul disco: non è stato fatto niente. Libera spazio e riprova.',
  'not-captain': 'Può farlo solo chi ospita stasera, o chi è al computer che ospita.',
  'no-such-person': 'Questa persona non è più qui.',
  'captain-stays': 'Chi ospita non si può rimuovere. Prima rendi host qualcun altro.',
  'home-stays': 'Chi è al computer che ospita non si può rimuovere.',
  'did-not-play': 'Sceglie solo chi ha appena giocato. Tu chiedi un posto.',
  'no-such-knock': 'Quello schermo non chiede più, o qualcuno l’ha già fatto entrare.',
  'other-cards': 'Le carte di quello schermo sono altre. Guarda di nuovo: ora ne mostra di nuove.',
  'only-at-this-computer': 'Si può fare solo dal computer che ospita.',

  // Tables
  'no-such-game': 'Qui non c’è nessun gioco che si chiami {game}.',
  'too-many-yours': 'Hai già {max} tavoli aperti qui, il massimo. Prima chiudine uno.',
  'too-many-there': 'Da dove sei tu ci sono già {max} tavoli aperti qui, il massimo. Prima chiudine uno.',
  'too-many-tables': 'Qui ci sono già {max} tavoli aperti, il massimo. Prima chiudine uno.',
  'not-the-host': 'Può farlo solo chi ospita questo tavolo.',
  'match-running': 'Bisogna aspettare la fine della partita.',
  'match-not-over': 'Su questo tavolo non c’è ancora una partita finita.',
  'match-unreadable': 'La partita salvata non segue le regole di questa versione: non si può mostrare.',
  'not-in-lobby': 'Si può cambiare solo prima che cominci la partita.',
  'too-many-matches': 'Da dove sei tu sono appena cominciate molte partite. Aspetta {seconds} s, poi dai le carte.',
  'seats-empty': 'Manca ancora qualcuno. Riempi ogni posto con una persona o un bot, poi comincia.',
  'too-many-aside': 'Qui ci sono già {max} partite sospese. Prima finiscine una.',
  'ending-asked': 'Gli altri stanno già rispondendo.',
  'ending-refused': 'Gli altri vogliono continuare. Richiedilo tra {seconds} s.',
  'ending-not-yours': 'Risponde solo chi gioca qui.',
  'no-such-ending': 'È già deciso, o la richiesta è stata ritirata.',

  // Seats
  'no-such-seat': 'Questo tavolo non ha un posto {seat}.',
  'not-your-seat': 'Questo posto non è tuo.',
  'no-such-guest': 'Questa persona non è più qui.',
  'nobody-to-be': 'Lì non c’è nessuno di cui riprendere il posto.',
  'sits-already': 'A questo tavolo hai già un posto.',
  'person-here': '{name} è qui. Se poi esce, chiedi di nuovo.',
  'seats-stay': 'A questo tavolo ognuno tiene il suo posto, anche {name}.',
  'just-left': '{name} è via da poco. Chiedi di nuovo fra {seconds} s.',
  'claimed-once': 'Hai già chiesto. Prima annulla quella richiesta.',
  'claimed-by-other': 'Proprio ora qualcun altro dice di essere {name}. Aspetta la risposta.',
  'too-many-claims': 'Hai chiesto molte volte. Aspetta {seconds} s e chiedi di nuovo.',
  'nobody-confirms':
    'Qui nessuno può confermare che sei {name}. Chiedi di nuovo quando torna chi gioca con te, o chi ospita.',
  'no-such-claim': 'La risposta c’è già, o la richiesta è stata ritirata.',
  'not-yours-to-answer': 'Può rispondere solo chi altro siede al tavolo.',
  'no-such-level': '{game} non ha bot di livello {level}.',

  // Talk
  'said-nothing': 'Non c’è ancora niente da inviare.',
  'said-long': 'Un messaggio ha al massimo {max} caratteri.',
  'said-strange': 'Non tutti gli schermi sanno mostrare questo messaggio. Usa lettere, cifre ed emoji.',
  'chat-off': 'Chi ospita ha disattivato la chat. I gesti funzionano.',
  'silent-now': 'Durante il turno non si parla. Fai un gesto, o aspetta il punteggio.',
  'too-much-talk': 'Troppi messaggi in una volta. Aspetta un secondo e riprova.',

  // Seals
  'seal-not-asked': 'Questo dispositivo non partecipa a questo sigillo. Partecipa al prossimo.',
  'seal-too-early': 'La lista degli impegni non è ancora chiusa. Mostra il numero quando lo sarà.',
  'seal-too-late': 'Quel sigillo è andato avanti senza questo dispositivo, che partecipa al prossimo.',
  'seal-twice': 'Questo dispositivo si è già impegnato, e con altro. Vale il primo impegno.',
  'seal-repeated': 'Questo impegno l’ha già mandato qualcuno. Estrai un numero tuo.',
  'seal-wrong-part': 'Non è il numero con cui questo dispositivo si è impegnato.',

  // Moves
  'no-match': 'Non c’è nessuna partita in corso. Aspetta che cominci.',
  'malformed-move': 'Questa non è una mossa del gioco ({what}).',
  'table-closed': 'Il tavolo è stato chiuso prima della tua mossa.',
  ...MOVED_MESSAGES,
};
