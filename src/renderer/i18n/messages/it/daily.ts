import type { Messages } from '#shared/i18n/translate.ts';

/** Deals and exercises of the day. */
export const DAILY: Messages = {
  'day.title': 'Mano del giorno',
  'day.of': '{game}: mano del giorno',
  'day.about': 'Oggi queste carte toccano a tutti, contro gli stessi bot. Vale il primo tentativo.',
  'day.not-here': 'Puoi giocarla sul tuo computer.',
  'day.play': 'Gioca',
  'day.practise': 'Rigioca per prova',
  'day.practice': 'Prova: resta il primo risultato.',
  'day.picture': 'Salva come immagine',
  'day.you': '{how, select, won {Hai vinto.} drawn {Hai pareggiato.} other {Hai perso.}}',
  'day.you.points':
    '{how, select, won {Hai vinto} drawn {Hai pareggiato} other {Hai perso}}: {points, plural, one {# punto} other {# punti}}',
  'day.expert': '{how, select, won {L’esperto ha vinto.} drawn {L’esperto ha pareggiato.} other {L’esperto ha perso.}}',
  'day.expert.points':
    '{how, select, won {L’esperto ha vinto} drawn {L’esperto ha pareggiato} other {L’esperto ha perso}}: {points, plural, one {# punto} other {# punti}}',
  'day.expert.playing': 'L’esperto sta giocando la stessa mano…',
  'day.expert.none': 'Qui non c’è un esperto con cui confrontarsi: in questo gioco decide il tempismo.',
  'day.against':
    '{how, select, better {Hai fatto meglio dell’esperto.} worse {L’esperto ha fatto meglio.} other {Hai fatto come l’esperto.}}',
  'day.streak': '{count, plural, one {1 giorno di fila} other {# giorni di fila}}',
  'day.calendar': 'Calendario',
  'day.month.before': 'Mese precedente',
  'day.month.after': 'Mese successivo',
  'day.won': 'vinta',
  'day.drawn': 'pareggiata',
  'day.lost': 'persa',
  'day.not-played': 'non giocata',
  'day.open': 'ancora da giocare',
  'five.title': 'I cinque di oggi',
  'five.of': '{game}: i cinque esercizi di oggi',
  'five.finish': 'Fine',
  'five.done': 'Per oggi è tutto. Quello che hai sbagliato torna prima.',
  'settings.daily': 'Mani ed esercizi del giorno',
  'settings.daily.about': 'Ogni giorno una mano e cinque esercizi per gioco, con il calendario e i giorni di fila.',
  'settings.daily.on': 'Attivi',
  'settings.daily.off': 'Disattivati',
};
