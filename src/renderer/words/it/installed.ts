import type { Words } from '#shared/words/say.ts';

export const INSTALLED: Words = {
  'opened.invitation': 'Ti ha portato qui un link. È il tavolo che intendi? Finché non entri, nessuno sa di te.',
  'opened.strange':
    'Questo link non porta a nessun tavolo di una casa, quindi non è stato seguito. Scrivi tu l’indirizzo e il codice.',
  'opened.no-file.title': 'Non si apre',
  'opened.no-file.not-there': '{name} non c’è più, o non si può leggere.',
  'opened.no-file.not-a-file': '{name} non è un file.',
  'opened.no-file.too-large': '{name} è più grande di qualsiasi file di partite.',
  'opened.no-file.not-text': '{name} non è un file di partite.',
  'opened.file.title': 'Aperto da fuori',
  'opened.file': 'Guardare le partite finite in {name}?',
  'opened.file.playing': 'Mentre guardi, il tuo posto resta tuo.',
  'opened.file.look': 'Guardale',

  stranger:
    'Qualcuno voleva entrare con Panno Verde {theirs}, qui c’è {ours}. {older, select, ours {Aggiorna questo.} theirs {Va aggiornato l’altro.} other {Portate tutti e due alla stessa versione.}} Intanto si può giocare da un browser, all’indirizzo che mostra il tuo tavolo.',
  'stranger.updates': 'Agli aggiornamenti',

  'settings.updates': 'Aggiornamenti',
  'settings.updates.about':
    'Il programma non ha bisogno di internet. Solo qui gli si chiede se c’è una versione più nuova; non si manda altro che la domanda.',
  'settings.updates.asked': 'Solo se lo chiedo io',
  'settings.updates.daily': 'Guarda una volta al giorno',
  'updates.look': 'Cerca aggiornamenti',
  'updates.looking': 'Sto guardando…',
  'updates.newest': 'Non c’è niente di più nuovo.',
  'updates.there': 'C’è la versione {version}.',
  'updates.fetch': 'Scaricala',
  'updates.fetching': 'Scarico la versione {version}: {percent} %',
  'updates.ready': 'La versione {version} è scaricata e controllata.',
  'updates.install': 'Installala e riavvia',
  'updates.waits': 'Finché qui si gioca, o sei ospite altrove, non si scarica e non si installa niente.',
  'updates.failed.unreachable': 'Non ha risposto nessuno. C’è una via verso internet?',
  'updates.failed.unsigned':
    'Quello che è arrivato non è firmato da chi fa questo programma, quindi non è stato preso.',
  'updates.failed.broken': 'Non è riuscito. La versione che hai resta com’è.',
};
