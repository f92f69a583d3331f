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
  'five.of': '{game}: i cinque di oggi',
  'five.finish': 'Fine',
  'five.done': 'Per oggi è tutto. Quello che hai sbagliato torna prima.',
  'settings.daily': 'Mani ed esercizi del giorno',
  'settings.daily.about': 'Ogni giorno una mano e cinque esercizi per gioco, con il calendario e i giorni di fila.',
  'settings.daily.on': 'Attivi',
  'settings.daily.off': 'Disattivati',
};

/** Everything about the user in one file. */
export const OWN_FILE: Messages = {
  'settings.section.data': 'I tuoi dati',
  'own-file.title': 'Tutto in un file',
  'own-file.about':
    'Impostazioni, partite finite, risultati, giorni di fila ed esercizi in un solo file, da portare su un altro computer.',
  'own-file.save': 'Salva in un file',
  'own-file.open': 'Aggiungi da un file',
  'own-file.reading': 'Leggo il file…',
  'own-file.added':
    '{count, plural, =0 {Aggiunto. Nessuna partita nuova in questo file.} one {Aggiunto, con una partita nuova.} other {Aggiunto, con # partite nuove.}}',
  'own-file.without-matches': 'Aggiunto, tranne le partite: quelle si aggiungono solo dal computer di chi ospita.',
  'own-file.broken':
    'Impostazioni e risultati ci sono, ma la connessione è caduta prima di finire le partite. Aggiungi di nuovo il file.',
  'own-file.too-large': 'Questo file è troppo grande per essere stato salvato da Panno Verde. Non è cambiato nulla.',
  'own-file.no-file': 'Questo non è un file con i tuoi dati salvato da Panno Verde. Non è cambiato nulla.',
  'own-file.older': 'Questo file viene da una versione troppo vecchia per leggerlo. Non è cambiato nulla.',
  'own-file.newer':
    'Questo file viene da una versione più recente. Aggiorna Panno Verde, poi aggiungilo. Non è cambiato nulla.',
  'own-file.damaged': 'Questo file è danneggiato. Non è cambiato nulla.',
  'own-file.line': 'La riga {line} di questo file non è una partita che rispetta le regole. Non è cambiato nulla.',
};
