import type { Messages } from '#shared/i18n/translate.ts';

/** What only the installed app has: links and files that are opened with it, and updates. */
export const DESKTOP_APP: Messages = {
  'external-open.invitation':
    'Ti ha portato qui un collegamento. È il tavolo giusto? Finché non entri, nessuno sa di te.',
  'external-open.strange':
    'Questo collegamento non porta a nessun tavolo di casa, e non è stato seguito. Scrivi tu indirizzo e codice.',
  'external-open.no-file.title': 'Non si può aprire',
  'external-open.no-file.not-there': '{name} non c’è più, o non si può leggere.',
  'external-open.no-file.not-a-file': '{name} non è un file.',
  'external-open.no-file.too-large': '{name} è più grande di qualunque file di partite.',
  'external-open.file.title': 'Aperto da fuori',
  'external-open.file': 'Vuoi guardare le partite finite in {name}?',
  'external-open.file.playing': 'Mentre guardi, il tuo posto resta tuo.',
  'external-open.file.look': 'Guardale',

  'app-version':
    'Qualcuno voleva entrare con Panno Verde {theirs}, qui c’è {ours}. {older, select, ours {Aggiorna questo.} theirs {Va aggiornato l’altro.} other {Portate tutti e due alla stessa versione.}} Intanto può giocare in un browser, all’indirizzo che mostra il tuo tavolo.',
  'app-version.updates': 'Agli aggiornamenti',

  'settings.updates': 'Aggiornamenti',
  'settings.updates.about':
    'Il programma non ha bisogno di internet. Solo questo chiede lì se c’è una versione più nuova; parte la domanda e nient’altro.',
  'settings.updates.asked': 'Solo se lo chiedo io',
  'settings.updates.daily': 'Una volta al giorno',
  'updates.look': 'Cerca aggiornamenti',
  'updates.looking': 'Cerco…',
  'updates.newest': 'Non c’è niente di più nuovo.',
  'updates.there': 'C’è la versione {version}.',
  'updates.fetch': 'Scaricala',
  'updates.fetching': 'Scarico la versione {version}: {percent}%',
  'updates.ready': 'La versione {version} è scaricata e controllata.',
  'updates.install': 'Mettila e riavvia',
  'updates.waits': 'Niente si scarica o si installa mentre qui qualcuno gioca, o mentre sei ospite altrove.',
  'updates.failed.unreachable': 'Non si è potuto chiedere a nessuno. C’è internet?',
  'updates.failed.unsigned': 'Quello che è arrivato non è firmato da chi fa il programma, e non è stato preso.',
  'updates.failed.broken': 'Non ha funzionato. La versione che hai resta com’è.',
};
