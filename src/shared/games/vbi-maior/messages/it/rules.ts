import type { Messages } from '../../../../i18n/translate.ts';

/**
 * The rules page. Section n is `rules.n.title`, the numbers of its rules in `rules.n.rules`, and `rules.n.text`, then what
 * the table's options say about it:
 * `rules.n.OPTION.VALUE`.
 */
export const RULES_PAGE: Messages = {
  'rules.1.title': 'Lo scopo',
  'rules.1.rules': 'VM-1, VM-2, VM-3, VM-4, VM-25',
  'rules.1.text':
    'Da tre a sei giocatori fanno un gruppo solo, che vince o perde insieme. Il mazzo ha novanta carte Roma, numerate in ordine di tempo, quattordici benedizioni e tre maledizioni. Turno dopo turno il gruppo gioca le sue carte Roma in ordine crescente, tutti insieme e senza una parola, finché ha abbastanza punti.',
  'rules.1.difficulty.easy': 'Al gruppo servono 10 punti a testa.',
  'rules.1.difficulty.medium': 'Al gruppo servono 12 punti a testa.',
  'rules.1.difficulty.hard': 'Al gruppo servono 15 punti a testa.',

  'rules.2.title': 'Le carte di un turno',
  'rules.2.rules': 'VM-5, VM-6, VM-7, VM-8',
  'rules.2.text':
    'Nel primo turno ognuno pesca una carta dal mazzo comune, nel secondo due, e così via. Guarda le tue carte finché vuoi. Poi posi il mazzo: in cima le maledizioni, sotto le carte Roma dalla più bassa alla più alta, in fondo le benedizioni. L’ordine di maledizioni e benedizioni lo scegli tu; le carte Roma si ordinano da sole. Una volta posato, in quel turno non lo guardi più, se una carta non lo permette: ricorda che cosa hai.',

  'rules.3.title': 'Le maledizioni',
  'rules.3.rules': 'VM-9, VM-10, VM-11, VM-12',
  'rules.3.text':
    'Quando tutti i mazzi sono posati si giocano le maledizioni che contengono, prima di tutto il resto. Se sono più d’una, tutti le vedono e ognuno vota una volta per quella da giocare; i voti restano coperti finché non ci sono tutti. Vince chi ha più voti, e a parità decide la sorte. Poi si vota su quelle che restano. Una maledizione giocata va nel mazzo di ritorno. Una pescata più tardi per effetto di una carta si gioca subito e non entra mai in un mazzo.',

  'rules.4.title': 'La corsa',
  'rules.4.rules': 'VM-13, VM-14, VM-15, VM-35',
  'rules.4.text':
    'Ora giocate tutti insieme, senza turni. Scopri una carta del tuo mazzo quando vuoi, di solito quella in cima; puoi anche sceglierne un’altra per posizione, per esempio una benedizione in fondo. Una carta Roma va bene se è più alta dell’ultima posata, e ci va sopra. Se no, va nel mazzo di ritorno. Puoi tenerti una carta anche se non va più bene. Prima della prima corsa di una partita tutti aspettano il conto alla rovescia.',
  'rules.4.photoFinish.arrival': 'Le carte si posano nell’ordine in cui si scoprono, per poco che sia.',
  'rules.4.photoFinish.lowest-first':
    'La prima carta scoperta aspetta le altre per un quinto di secondo. Poi si posano tutte insieme: le carte Roma dalla più bassa alla più alta, le altre come sono arrivate. Non si posa niente finché una benedizione aspetta una risposta o qualcuno guarda un mazzo.',

  'rules.5.title': 'Le benedizioni',
  'rules.5.rules': 'VM-16, VM-18, VM-19, VM-30, VM-32, VM-33, VM-31',
  'rules.5.text':
    'Una benedizione fa effetto quando la scopri, poi va agli scarti. Finché aspetta una scelta, o finché qualcuno riguarda un mazzo, nessuno può giocare. Se c’è da scegliere, devi scegliere; se non c’è niente su cui agire, non succede niente. Gli effetti di Giove, Marte, Saturno e del silenzio degli dèi finiscono con il turno. Una carta scoperta in un mazzo resta al suo posto e si gioca come le altre; riordinata, scambiata o mescolata, torna coperta. Le carte mostrate dal mazzo comune ci tornano dentro, e il mazzo si rimescola.',

  'rules.6.title': 'Fuori e finito',
  'rules.6.rules': 'VM-17, VM-21',
  'rules.6.text':
    'Se credi che nel tuo mazzo siano rimaste solo benedizioni, puoi dire «Sono fuori». Le tue carte si mostrano e vanno nel mazzo di ritorno. Se fra loro c’è una carta Roma, la partita è persa all’istante. Quando nessun mazzo ha più carte Roma, lo sapete tutti. Se hai ancora benedizioni, scoprile o di’ che hai finito. Se una carta Roma torna in un mazzo, la corsa riprende. Il turno finisce quando tutti i mazzi sono vuoti.',

  'rules.7.title': 'I punti di un turno',
  'rules.7.rules': 'VM-22, VM-23, VM-34',
  'rules.7.text':
    'Il gruppo fa un punto per ogni carta Roma in ordine, uno per ogni benedizione nel mazzo di ritorno, più quelli della Fortuna. Le carte Roma nel mazzo di ritorno costano punti: è il malus. Un turno, e anche il totale, può andare sotto zero. Le carte in ordine e le benedizioni usate escono dal gioco; il mazzo di ritorno si mescola con il mazzo comune.',
  'rules.7.difficulty.easy': 'Ogni carta Roma nel mazzo di ritorno costa un punto.',
  'rules.7.difficulty.medium': 'Ogni carta Roma nel mazzo di ritorno costa due punti.',
  'rules.7.difficulty.hard': 'Ogni carta Roma nel mazzo di ritorno costa due punti.',
  'rules.7.freeTurns.on': 'I primi due turni non costano malus.',

  'rules.8.title': 'Si vince e si perde',
  'rules.8.rules': 'VM-24',
  'rules.8.text':
    'Vincete se un turno finisce con i punti che servono. Perdete se il mazzo comune non basta per dare le carte a tutti, se qualcuno è fuori con una carta Roma, e subito se il malus di un solo turno arriva a dieci.',

  'rules.9.title': 'Non una parola',
  'rules.9.rules': 'VM-20',
  'rules.9.text':
    'Durante un turno non si parla, non si scrive e non si mostrano numeri, e la chat è chiusa. Uno sguardo, un’alzata di spalle, le dita che tamburellano o un sorriso vanno bene, e li vedono tutti.',

  'rules.10.title': 'I testi',
  'rules.10.rules': 'VM-26, VM-27, VM-28',
  'rules.10.text':
    'I titoli e le storie delle novanta carte Roma, e i nomi e gli effetti di benedizioni e maledizioni, sono di questo progetto. Non sono quelli del gioco stampato.',
};
