import type { Messages } from '../../../i18n/translate.ts';

export const RARE_REFUSAL_MESSAGES: Messages = {
  // The connection
  'not-greeted': 'Der Gastgeber weiß noch nicht, wer da ruft. Grüß ihn erst.',
  'too-many-messages': 'Zu viele Nachrichten auf einmal. Warte eine Sekunde und versuch es noch mal.',
  'too-many-streams': 'Dieses Fenster verfolgt zu viel auf einmal. Schließ es und öffne es wieder.',
  'message-too-big': 'Die Nachricht ist länger als {max} Bytes. Es ist nichts geschehen.',
  'message-unreadable': 'Der Gastgeber kann die Nachricht nicht lesen ({what}). Es ist nichts geschehen.',

  // The room
  'name-mixed': 'In einem Wort dieses Namens stehen Buchstaben aus zwei Alphabeten. Nimm nur eines.',
  'room-full': 'Hier ist alles voll. Frag wieder, wenn jemand gegangen ist.',
  'table-full': 'Dieser Tisch ist voll. Frag den Gastgeber nach einem Platz, oder ob du zuschauen kannst.',
  'only-a-screen': 'Dieses Fenster zeigt nur den Tisch. Spiel auf einem anderen Gerät.',
  overtaken: 'Etwas anderes kam zuvor, darum gilt dein Zug nicht.',
  'no-spectators': 'Ohne Platz kann man an diesem Tisch nicht zuschauen.',
  'not-kept': 'Der Gastgeber konnte nicht auf seine Platte schreiben. Mach dort Platz, dann noch mal.',
  'not-captain': 'Das kann nur, wer heute leitet oder am Computer des Gastgebers sitzt.',
  'no-such-person': 'Die Person ist nicht mehr hier.',
  'captain-stays': 'Wer leitet, kann nicht hinausgebeten werden. Lass erst jemand anderen leiten.',
  'home-stays': 'Wer am Computer des Gastgebers sitzt, kann nicht hinausgebeten werden.',
  'did-not-play': 'Nur wer gerade gespielt hat, wählt. Bitte lieber um einen Platz.',
  'no-such-knock': 'Dieser Bildschirm fragt nicht mehr, oder er ist schon herein.',
  'other-cards': 'Dieser Bildschirm zeigt andere Karten. Schau noch mal hin: Jetzt zeigt er neue.',
  'only-at-this-computer': 'Das geht nur am Computer des Gastgebers selbst.',

  // Tables
  'no-such-game': 'Dieser Gastgeber hat kein Spiel namens {game}.',
  'too-many-yours': 'Du hast hier {max} Tische offen, mehr sind nicht erlaubt. Schließ erst einen.',
  'too-many-there': 'Von dir aus sind hier {max} Tische offen, mehr sind nicht erlaubt. Schließ erst einen.',
  'too-many-tables': 'Dieser Gastgeber hat {max} Tische offen und nimmt keine mehr. Schließ erst einen.',
  'not-the-host': 'Das kann nur, wer diesen Tisch eröffnet hat.',
  'match-running': 'Das muss warten, bis die Partie vorbei ist.',
  'match-not-over': 'An diesem Tisch ist noch keine Partie zu Ende.',
  'match-unreadable': 'Diese Partie widerspricht den Regeln dieser Version und lässt sich nicht zeigen.',
  'not-in-lobby': 'Das lässt sich nur ändern, bevor eine Partie anfängt.',
  'too-many-matches': 'Von dir aus haben eben viele Partien angefangen. Warte {seconds} s und gib noch mal.',
  'seats-empty': 'Jemand fehlt noch. Füll jeden Platz mit einem Menschen oder einem Bot, dann fang an.',
  'too-many-aside': 'Hier liegen schon {max} Partien zur Seite. Beende zuerst eine davon.',
  'ending-asked': 'Die anderen werden gerade gefragt.',
  'ending-refused': 'Die anderen wollen weiterspielen. Frag in {seconds} s noch einmal.',
  'ending-not-yours': 'Gefragt ist nur, wer hier spielt.',
  'no-such-ending': 'Das ist schon entschieden oder wurde zurückgenommen.',

  // Seats
  'no-such-seat': 'Dieser Tisch hat keinen Platz {seat}.',
  'not-your-seat': 'Das ist nicht dein Platz.',
  'no-such-guest': 'Die Person ist nicht mehr hier.',
  'nobody-to-be': 'Dort sitzt niemand, dessen Platz du zurückhaben könntest.',
  'sits-already': 'Du sitzt schon an diesem Tisch.',
  'person-here': '{name} ist da. Frag wieder, wenn sich das ändert.',
  'seats-stay': 'An diesem Tisch behalten alle ihren Platz, auch {name}.',
  'just-left': '{name} ist gerade erst weg. Frag in {seconds} s noch mal.',
  'claimed-once': 'Du hast schon gefragt. Nimm das erst zurück.',
  'claimed-by-other': 'Gerade sagt jemand anders: „Ich bin {name}.“ Warte auf die Antwort.',
  'too-many-claims': 'Du hast oft gefragt. Warte {seconds} s und frag noch mal.',
  'nobody-confirms':
    'Niemand ist hier, der sagen kann, dass du {name} bist. Frag wieder, wenn andere vom Tisch zurück sind oder wer ihn leitet.',
  'no-such-claim': 'Das ist schon beantwortet oder wurde zurückgenommen.',
  'not-yours-to-answer': 'Ob das stimmt, können nur andere am Tisch sagen.',
  'no-such-level': '{game} hat keine Bots der Stärke {level}.',

  // Talk
  'said-nothing': 'Da steht noch nichts.',
  'said-long': 'Eine Zeile hat höchstens {max} Buchstaben.',
  'said-strange': 'Das kann nicht jeder Bildschirm zeigen. Buchstaben, Ziffern und Emoji gehen.',
  'chat-off': 'Der Gastgeber hat den Chat an diesem Tisch abgeschaltet. Gesten sind weiter erlaubt.',
  'silent-now': 'Während der Runde kein Wort. Mach eine Geste, oder warte auf die Abrechnung.',
  'too-much-talk': 'So schnell kommen die anderen nicht mit. Warte eine Sekunde und versuch es noch mal.',

  // Seals
  'seal-not-asked': 'Dieses Gerät ist an diesem Siegel nicht beteiligt. Beim nächsten ist es dabei.',
  'seal-too-early': 'Die Liste der Festlegungen steht noch nicht. Öffne den Anteil, sobald sie steht.',
  'seal-too-late': 'Dieses Siegel ging ohne dieses Gerät weiter. Beim nächsten ist es dabei.',
  'seal-twice': 'Dieses Gerät hat sich schon festgelegt, und auf etwas anderes. Das erste gilt.',
  'seal-repeated': 'Diese Festlegung hat schon jemand geschickt. Zieh einen eigenen Anteil.',
  'seal-wrong-part': 'Das ist nicht der Anteil, auf den dieses Gerät sich festgelegt hat.',

  // Moves
  'no-match': 'Es läuft keine Partie. Warte, bis es losgeht.',
  'malformed-move': 'Das ist kein Zug dieses Spiels ({what}).',
  'table-closed': 'Der Tisch wurde geschlossen, bevor dein Zug galt.',
};
