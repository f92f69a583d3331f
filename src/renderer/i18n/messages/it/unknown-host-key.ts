import type { Messages } from '#shared/i18n/translate.ts';

export const UNKNOWN_HOST_KEY: Messages = {
  'unknown-host-key.title': 'Qui risponde un altro computer',
  'unknown-host-key.about':
    'A questo indirizzo questo dispositivo conosce un altro computer. Forse sei in un’altra casa, o il programma è stato installato da capo; oppure qualcuno si è messo in mezzo ad ascoltare. Non gli è stato detto niente, e il tuo posto presso il computer che conosci resta tuo.',
  'unknown-host-key.do':
    'Inquadra il codice al tavolo: dice quale computer è quello giusto. Oppure chiedi a chi ospita se è tutto nuovo.',
  'unknown-host-key.again': 'Guarda di nuovo',
  'unknown-host-key.trust': 'È nuovo: avanti',
  'unknown-host-key.desk.about':
    'A {address} questo computer conosce {host}, e ora risponde un’altra chiave. Forse gli indirizzi di casa sono stati ridistribuiti, o {host} è stato installato da capo; oppure qualcuno si è messo in mezzo ad ascoltare. Non gli è stato detto niente, e il tuo posto presso {host} resta tuo.',
  'unknown-host-key.desk.link':
    'Il collegamento diceva quale chiave ha chi ospita a {address}, e ne risponde un’altra. Può darsi che qualcuno si sia messo in mezzo ad ascoltare. Non gli è stato detto niente.',
  'unknown-host-key.desk.as': 'La sua chiave la conosci già, da un altro indirizzo: è quella di {other}.',
  'unknown-host-key.desk.do':
    'Chiedi a chi siede davanti a {host} se è cambiato qualcosa. Se sì, vai avanti, e poi confrontate le carte; se no, usa un’altra rete.',
  'unknown-host-key.leave': 'Torna ai miei tavoli',
};
