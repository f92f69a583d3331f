import type { Messages } from '../../../i18n/translate.ts';
import { MOVED_MESSAGES } from './moved.ts';

export const RARE_REFUSAL_MESSAGES: Messages = {
  // The connection
  'not-greeted': 'Die Verbindung ist noch nicht fertig. Versuch es gleich noch mal.',
  'too-many-messages': 'Zu viele Nachrichten auf einmal. Warte eine Sekunde und versuch es noch mal.',
  'too-many-streams': 'In diesem Fenster ist zu viel auf einmal offen. Schließ es und öffne es neu.',
  'message-too-big': 'Die Nachricht ist länger als {max} Bytes und wurde nicht gesendet.',
  'message-unreadable': 'Der Gastgeber kann die Nachricht nicht lesen ({what}). Es hat sich nichts geändert.',

  // The room
  'name-strange': 'Das kann nicht jeder Bildschirm zeigen. Buchstaben, Ziffern und Emoji gehen.',
  'name-long': 'Der Name darf höchstens {max} Zeichen haben.',
  'mark-taken': '{name} hat diese Farbe und dieses Zeichen schon. Wähl andere.',
  'too-many-tries': 'Zu viele falsche Codes. Warte {seconds} s und versuch es noch mal.',
  'name-mixed': 'Ein Wort in diesem Namen mischt Buchstaben aus zwei Alphabeten. Nimm nur eines.',
  'room-full': 'Der Raum ist voll. Versuch es wieder, wenn jemand gegangen ist.',
  'table-full': 'Dieser Tisch ist voll. Frag den Gastgeber nach einem Platz, oder ob du zuschauen darfst.',
  'only-a-screen': 'Dieses Fenster zeigt nur den Tisch. Spiel auf einem anderen Gerät.',
  overtaken: 'Jemand war schneller, darum gilt dein Zug nicht.',
  'no-spectators': 'Ohne Platz kann man an diesem Tisch nicht zuschauen.',
  'not-kept': 'Der Gastgeber konnte nichts speichern. Mach dort Speicherplatz frei und versuch es noch mal.',
  'not-captain': 'Das kann nur der Gastgeber oder wer an seinem Computer sitzt.',
  'no-such-person': 'Die Person ist nicht mehr hier.',
  'captain-stays': 'Der Gastgeber kann nicht entfernt werden. Mach erst jemand anderen dazu.',
  'home-stays': 'Wer am Computer des Gastgebers sitzt, kann nicht entfernt werden.',
  'did-not-play': 'Nur wer gerade gespielt hat, stimmt ab. Du kannst um einen Platz bitten.',
  'no-such-knock': 'Dieser Fernseher fragt nicht mehr oder ist schon verbunden.',
  'other-cards': 'Der Fernseher zeigt andere Karten. Schau noch mal hin: Er zeigt jetzt neue.',
  'only-at-this-computer': 'Das geht nur am Computer des Gastgebers selbst.',

  // Tables
  'no-such-game': 'Dieser Gastgeber hat kein Spiel namens {game}.',
  'too-many-yours': 'Du hast hier schon {max} Tische offen, mehr geht nicht. Schließ erst einen.',
  'too-many-there': 'Von deiner Adresse aus sind hier schon {max} Tische offen, mehr geht nicht. Schließ erst einen.',
  'too-many-tables': 'Dieser Gastgeber hat schon {max} Tische offen, mehr geht nicht. Schließ erst einen.',
  'not-the-host': 'Das kann nur der Gastgeber dieses Tisches.',
  'match-running': 'Das geht erst, wenn die Partie vorbei ist.',
  'match-not-over': 'An diesem Tisch ist noch keine Partie zu Ende.',
  'match-unreadable': 'Diese Partie passt nicht zu den Regeln dieser Version und lässt sich nicht zeigen.',
  'not-in-lobby': 'Das lässt sich nur vor der Partie ändern.',
  'too-many-matches': 'Von hier aus wurden eben viele Partien gestartet. Warte {seconds} s und gib noch mal.',
  'seats-empty': 'Es sind noch Plätze frei. Besetz sie mit Menschen oder Bots.',
  'too-many-aside': 'Hier sind schon {max} Partien unterbrochen. Beende zuerst eine davon.',
  'ending-asked': 'Die anderen werden gerade gefragt.',
  'ending-refused': 'Die anderen wollen weiterspielen. Frag in {seconds} s noch einmal.',
  'ending-not-yours': 'Gefragt ist nur, wer hier spielt.',
  'no-such-ending': 'Das ist schon entschieden oder wurde zurückgenommen.',

  // Seats
  'no-such-seat': 'Dieser Tisch hat keinen Platz {seat}.',
  'not-your-seat': 'Das ist nicht dein Platz.',
  'no-such-guest': 'Die Person ist nicht mehr hier.',
  'nobody-to-be': 'Dort sitzt niemand, dessen Platz du übernehmen könntest.',
  'sits-already': 'Du sitzt schon an diesem Tisch.',
  'person-here': '{name} ist da. Frag wieder, wenn sich das ändert.',
  'seats-stay': 'An diesem Tisch behalten alle ihren Platz, auch {name}.',
  'just-left': '{name} ist gerade erst weg. Frag in {seconds} s noch mal.',
  'claimed-once': 'Du hast schon gefragt. Nimm das erst zurück.',
  'claimed-by-other': 'Gerade sagt jemand anders: „Ich bin {name}.“ Warte auf die Antwort.',
  'too-many-claims': 'Du hast oft gefragt. Warte {seconds} s und frag noch mal.',
  'nobody-confirms':
    'Niemand ist da, um zu bestätigen, dass du {name} bist. Frag wieder, wenn andere vom Tisch oder der Gastgeber zurück sind.',
  'no-such-claim': 'Das ist schon beantwortet oder wurde zurückgenommen.',
  'not-yours-to-answer': 'Das können nur andere am Tisch bestätigen.',
  'no-such-level': '{game} hat keine Bots der Stärke {level}.',

  // Talk
  'said-nothing': 'Schreib erst etwas.',
  'said-long': 'Eine Nachricht darf höchstens {max} Zeichen haben.',
  'said-strange': 'Das kann nicht jeder Bildschirm zeigen. Buchstaben, Ziffern und Emoji gehen.',
  'chat-off': 'Der Gastgeber hat den Chat ausgeschaltet. Gesten gehen weiterhin.',
  'silent-now': 'Während der Runde wird geschwiegen. Mach eine Geste, oder warte auf die Abrechnung.',
  'too-much-talk': 'Nicht so schnell. Warte eine Sekunde und versuch es noch mal.',

  // Seals
  'seal-not-asked': 'Dieses Gerät mischt hier nicht mit. Beim nächsten Mal ist es dabei.',
  'seal-too-early': 'Die Liste der Festlegungen steht noch nicht. Öffne den Anteil, sobald sie steht.',
  'seal-too-late': 'Es wurde ohne dieses Gerät gemischt. Beim nächsten Mal ist es dabei.',
  'seal-twice': 'Dieses Gerät hat sich schon anders festgelegt. Das Erste gilt.',
  'seal-repeated': 'Diese Festlegung hat schon jemand geschickt. Zieh einen eigenen Anteil.',
  'seal-wrong-part': 'Das ist nicht der Anteil, auf den dieses Gerät sich festgelegt hat.',

  // Moves
  'no-match': 'Es läuft keine Partie. Warte, bis es losgeht.',
  'malformed-move': 'Das ist kein Zug dieses Spiels ({what}).',
  'table-closed': 'Der Tisch wurde geschlossen, bevor dein Zug galt.',
  ...MOVED_MESSAGES,
};
