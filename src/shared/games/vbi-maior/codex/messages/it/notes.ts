import type { Messages } from '../../../../../i18n/translate.ts';

/** A note on the god or the event of each blessing and curse (VM-28). */
export const NOTES: Messages = {
  ianus:
    'Il dio delle porte e degli inizi ha due facce, una per quel che è stato e una per quel che viene. Le porte del suo tempietto erano aperte in guerra e chiuse in pace: cioè di rado.',
  minerva:
    'Dea del mestiere e del pensiero chiaro. Con Giove e Giunone aveva il grande tempio sul Campidoglio. In marzo la festeggiavano maestri, medici e tessitrici.',
  mercurius:
    'Protegge mercanti, messaggeri e chiunque passi un confine. Alle idi di maggio i commercianti di Roma spruzzavano sé stessi e le merci con l’acqua della sua fonte.',
  apollo:
    'Il dio greco della luce, delle guarigioni e delle profezie venne a Roma in tempo di peste. Augusto gli fece un tempio di marmo bianco sul Palatino, accanto a casa sua.',
  diana:
    'Cacciatrice e signora della luna. Il suo tempio sull’Aventino si faceva risalire al re Servio Tullio, che lo voleva comune a tutte le città latine.',
  fortuna:
    'Guida con un timone e dona da un corno pieno di frutti, e nessuno sa quale dei due verrà. Roma la chiamava con decine di nomi, da Primigenia a Fortuna di Questo Giorno.',
  ceres:
    'Dea del grano. Il suo tempio ai piedi dell’Aventino era della gente comune, che lì teneva le sue carte e ogni aprile le offriva dei giochi.',
  iuppiter:
    'Ottimo Massimo, come lo chiamava il tempio sul Campidoglio. Il generale in trionfo saliva fin lì con un mantello di porpora e posava gli allori in grembo al dio.',
  vesta:
    'Nel suo tempio rotondo, al Foro, ardeva il focolare di tutta la città. Sei sacerdotesse vegliarono la fiamma per più di mille anni, finché il vecchio culto fu vietato.',
  vulcanus:
    'Dio del fuoco che divora. Nel caldo secco di fine agosto le famiglie gettavano per lui pesci vivi nelle fiamme, perché risparmiasse case e granai.',
  saturnus:
    'Re di un’età dell’oro senza padroni. Alla sua festa, in dicembre, si facevano regali, i dadi erano permessi, e per qualche giorno i padroni servivano a tavola gli schiavi.',
  mars: 'Padre di Romolo e Remo, custode dei campi e dell’esercito. Porta il suo nome il mese in cui si partiva per la guerra, e lo portava il prato dove si allenavano le legioni.',
  venus:
    'Con il figlio Enea era la madre di tutti i Romani, e più ancora della casa di Cesare. Adriano fece a lei e alla dea Roma un tempio in due metà, schiena contro schiena.',
  neptunus:
    'Prima del mare erano sue le fonti e i ruscelli. La sua festa cadeva nei giorni più secchi di luglio: si stava in capanne di frasche e si beveva vino e acqua di sorgente.',
  barbari:
    'I Galli bruciarono la città all’inizio della sua storia, e per otto secoli non ci entrò più un nemico straniero. Nel 410 i Goti di Alarico passarono di notte per porta Salaria.',
  damnatio:
    'Gli imperatori caduti in disgrazia si scalpellavano via dalle iscrizioni e si cancellavano dai ritratti. Sull’arco di Settimio Severo si vede ancora dov’era il nome del figlio Geta.',
  silentium:
    'Prima di ogni battaglia Roma chiedeva un segno. Nel 249 a.C. i polli sacri non vollero mangiare: il console li fece buttare in mare, così almeno bevevano, e perse la flotta.',
};
