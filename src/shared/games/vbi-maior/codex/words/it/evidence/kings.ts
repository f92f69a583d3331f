import type { Messages } from '../../../../../../words/say.ts';

export const KINGS: Messages = {
  R1: 'Livio lo scrisse più di settecento anni dopo. Le capanne sono venute alla luce, ma nessuna pala può trovare Romolo.',
  'R1.author': 'Livio',
  'R1.work': 'Storia di Roma',
  'R1.place': '1.4–7',

  R2: 'Tutti i nostri autori vissero almeno settecento anni dopo. Di quel tempo niente ne parla.',
  'R2.author': 'Livio',
  'R2.work': 'Storia di Roma',
  'R2.place': '1.9–13',

  R3: 'Le usanze sono vere e antiche. Che un solo re le abbia fatte tutte è un racconto più tardo.',
  'R3.author': 'Plutarco',
  'R3.work': 'Numa',
  'R3.place': '8–20',

  R4: 'Nemmeno Livio sapeva quali tre fossero i Romani. Del duello non si è trovata traccia.',
  'R4.author': 'Livio',
  'R4.work': 'Storia di Roma',
  'R4.place': '1.24–29',

  R5: 'Il ponte di legno durò a lungo, ma chi fece il primo nessuno lo sa. Quello che si è scavato a Ostia è più giovane.',
  'R5.author': 'Livio',
  'R5.work': 'Storia di Roma',
  'R5.place': '1.33',

  R6: 'Lo dice la terra stessa: le trivelle l’hanno tirata su strato per strato. Solo il nome del re è tradizione.',
  'R6.author': 'Livio',
  'R6.work': 'Storia di Roma',
  'R6.place': '1.38',

  R7: 'I Romani più tardi conoscevano un censimento così dai loro giorni. Lo diedero a un re antico.',
  'R7.author': 'Livio',
  'R7.work': 'Storia di Roma',
  'R7.place': '1.42–44',
};
