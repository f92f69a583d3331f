import type { Messages } from '#shared/i18n/translate.ts';

export const UNKNOWN_HOST_KEY: Messages = {
  'unknown-host-key.title': 'Ha risposto un altro computer',
  'unknown-host-key.about':
    'A questo indirizzo questo dispositivo conosce un altro host. Forse sei in un’altra rete, o l’host è stato reinstallato; oppure qualcuno prova a spiare. Non è stato inviato niente, e il tuo posto presso l’host che conosci resta tuo.',
  'unknown-host-key.do': 'Per esserne certi, inquadra il codice al tavolo, o chiedi a chi ospita se è tutto nuovo.',
  'unknown-host-key.again': 'Riprova',
  'unknown-host-key.trust': 'È nuovo: continua',
  'unknown-host-key.desk.about':
    'A {address} questo computer conosce {host}, ma ha risposto un’altra chiave. Forse gli indirizzi della rete sono cambiati, o {host} è stato reinstallato; oppure qualcuno prova a spiare. Non è stato inviato niente, e il tuo posto presso {host} resta tuo.',
  'unknown-host-key.desk.link':
    'L’host a {address} non ha la chiave indicata nel link. Forse qualcuno prova a spiare. Non è stato inviato niente.',
  'unknown-host-key.desk.as': 'Questa chiave la conosci già: è quella di {other}.',
  'unknown-host-key.desk.do':
    'Chiedi a chi è davanti a {host} se è cambiato qualcosa. Se sì, continua e poi confrontate le carte; se no, usa un’altra rete.',
  'unknown-host-key.leave': 'Torna ai miei tavoli',
};
