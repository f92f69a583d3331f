import type { Messages } from '../../../../../i18n/translate.ts';

export const EMPIRE: Messages = {
  R33: 'Lo fece incidere lui stesso nella pietra, e il testo c’è ancora.',
  'R33.author': 'Augusto',
  'R33.work': 'Res gestae',
  'R33.place': '34',

  R34: 'L’altare è di nuovo in piedi, e Augusto lo nomina con parole sue.',
  'R34.author': 'Augusto',
  'R34.work': 'Res gestae',
  'R34.place': '12',

  R35: 'Tacito scrisse cinquant’anni dopo e poteva leggere le carte del Senato. Le parole del discorso sono sue.',
  'R35.author': 'Tacito',
  'R35.work': 'Annali',
  'R35.place': '14.42–45',

  R36: 'L’incendio è sicuro. Se Nerone c’entrasse, e che cosa fece ai cristiani, si discute ancora oggi.',
  'R36.author': 'Tacito',
  'R36.work': 'Annali',
  'R36.place': '15.38–44',

  R37: 'Il poeta Marziale vide i giochi e ne scrisse. L’edificio parla da sé.',
  'R37.author': 'Svetonio',
  'R37.work': 'Tito',
  'R37.place': '7',

  R38: 'Le parole sulla base danno l’anno. Le figure mostrano la guerra come la vide chi vinse.',
  'R38.author': 'Cassio Dione',
  'R38.work': 'Storia romana',
  'R38.place': '68.16',

  R39: 'I mattoni portavano un bollo con nomi e anni. Così sappiamo quando furono fatti.',
  'R39.author': 'Cassio Dione',
  'R39.work': 'Storia romana',
  'R39.place': '53.27',

  R40: 'I corridoi ci sono, con nomi e pitture. La vita di Callisto la racconta uno che non lo amava.',
  'R40.author': 'Ippolito',
  'R40.work': 'Confutazione di tutte le eresie',
  'R40.place': '9.12',

  R41: 'Dione viveva allora ed era senatore. Un foglio dall’Egitto sembra contenere proprio la legge.',
  'R41.author': 'Cassio Dione',
  'R41.work': 'Storia romana',
  'R41.place': '78.9',

  R42: 'Le rovine sono in piedi, e i bolli sui mattoni danno gli anni.',
  'R42.author': 'Olimpiodoro',
  'R42.work': 'frammenti',
  'R42.place': '41',

  R43: 'Le monete di quell’anno mostrano le bestie. Della festa dicono brevi libri più tardi.',
  'R43.author': 'Eutropio',
  'R43.work': 'Breviario',
  'R43.place': '9.3',

  R44: 'In gran parte le mura sono in piedi, e si leggono come un libro.',
  'R44.author': 'Zosimo',
  'R44.work': 'Storia nuova',
  'R44.place': '1.49',

  R45: 'Leggi, monete e pietre nominano tutti e quattro. Lattanzio, che racconta di più, li odiava.',
  'R45.author': 'Lattanzio',
  'R45.work': 'Le morti dei persecutori',
  'R45.place': '7',

  R46: 'La battaglia è sicura. Del segno parlano due amici dell’imperatore, in due modi.',
  'R46.author': 'Lattanzio',
  'R46.work': 'Le morti dei persecutori',
  'R46.place': '44',

  R47: 'Il collare è in un museo di Roma. Dove fu trovato non lo sa nessuno. Le lettere e la moneta dicono che è del quarto o del quinto secolo.',
  'R47.author': 'Zonino',
  'R47.work': 'targhetta di un collare da schiavo',
  'R47.place': 'CIL XV 7194',

  R48: 'La legge c’è ancora, parola per parola. Quanto in fretta si ubbidì è discusso.',
  'R48.author': 'Codice Teodosiano',
  'R48.work': 'legge del 27 febbraio 380',
  'R48.place': '16.1.2',

  R49: 'Chi viveva allora ne scrisse lettere e libri. Pochi di loro erano a Roma.',
  'R49.author': 'Orosio',
  'R49.work': 'Storie contro i pagani',
  'R49.place': '7.39',

  R50: 'Prospero viveva a Roma in quegli anni. È il solo a dire come Leone incontrò il re.',
  'R50.author': 'Prospero',
  'R50.work': 'Cronaca',
  'R50.place': 'anno 455',

  R51: 'Lo dicono brevi note di quel tempo. Che fosse la fine di Roma si disse solo dopo.',
  'R51.author': 'Anonimo Valesiano',
  'R51.work': 'seconda parte',
  'R51.place': '37–38',
};

export const REPUBLIC: Messages = {
  R8: 'Le liste dei consoli cominciano verso quel tempo, e la base del tempio si può datare. Il resto fu scritto cinquecento anni dopo.',
  'R8.author': 'Livio',
  'R8.work': 'Storia di Roma',
  'R8.place': '1.57–60',

  R9: 'Livio racconta l’eroe. Polibio lo fa annegare, e Tacito sa che la città si arrese.',
  'R9.author': 'Polibio',
  'R9.work': 'Storie',
  'R9.place': '6.55',

  R10: 'Gli dèi alla fonte sono leggenda. Il tempio e il patto erano veri, e Cicerone aveva visto il bronzo.',
  'R10.author': 'Livio',
  'R10.work': 'Storia di Roma',
  'R10.place': '2.19–20',

  R11: 'I tribuni sono ben noti da tempi più tardi. Come cominciò lo sentiamo solo da chi visse molto dopo.',
  'R11.author': 'Livio',
  'R11.work': 'Storia di Roma',
  'R11.place': '2.32–33',

  R12: 'Molte righe della legge sono citate, dunque c’era. Della storia dei dieci uomini si dubita molto.',
  'R12.author': 'Livio',
  'R12.work': 'Storia di Roma',
  'R12.place': '3.31–37',

  R13: 'Che Veio sia caduta è sicuro. I dieci anni e la galleria somigliano troppo a Troia.',
  'R13.author': 'Livio',
  'R13.work': 'Storia di Roma',
  'R13.place': '5.19–22',

  R14: 'I Greci degli anni dopo sapevano già che Roma era caduta. Delle oche, della bilancia e del grande incendio si dubita.',
  'R14.author': 'Livio',
  'R14.work': 'Storia di Roma',
  'R14.place': '5.35–49',

  R15: 'Da allora i nomi nelle liste dei consoli cambiano. Su che cosa dicessero le leggi non si è d’accordo.',
  'R15.author': 'Livio',
  'R15.work': 'Storia di Roma',
  'R15.place': '6.35–42',

  R16: 'Il suo nome è rimasto alla strada, e per lunghi tratti ci si cammina ancora.',
  'R16.author': 'Livio',
  'R16.work': 'Storia di Roma',
  'R16.place': '9.29',

  R17: 'Di questa guerra scrissero Greci del suo tempo. I loro libri sono perduti, ma Plutarco li aveva letti.',
  'R17.author': 'Plutarco',
  'R17.work': 'Pirro',
  'R17.place': '13–25',

  R18: 'Polibio scrisse cent’anni dopo e aveva libri più vecchi. Dal mare escono rostri di bronzo ancora oggi.',
  'R18.author': 'Polibio',
  'R18.work': 'Storie',
  'R18.place': '1.20–23',

  R19: 'Polibio parlò con gente che aveva vissuto la guerra. Su quanti morirono lui e Livio non sono d’accordo.',
  'R19.author': 'Polibio',
  'R19.work': 'Storie',
  'R19.place': '3.107–118',

  R20: 'Sul Palatino ci sono le rovine del suo tempio. Che una donna abbia tirato la nave con la cintura è leggenda.',
  'R20.author': 'Livio',
  'R20.work': 'Storia di Roma',
  'R20.place': '29.10–14',

  R21: 'Livio lo racconta molto tempo dopo. Sulla legge e sulla sua fine non ci sono dubbi, ma i discorsi li scrisse lui.',
  'R21.author': 'Livio',
  'R21.work': 'Storia di Roma',
  'R21.place': '34.1–8',

  R22: 'Polibio era lì. Il suo racconto è quasi tutto perduto, ma altri lo copiarono.',
  'R22.author': 'Appiano',
  'R22.work': 'Guerre puniche',
  'R22.place': '127–132',

  R23: 'I due racconti antichi sono molto più tardi, da libri di quel tempo. Ognuno sta da una parte.',
  'R23.author': 'Plutarco',
  'R23.work': 'Tiberio Gracco',
  'R23.place': '8–20',

  R24: 'Sallustio dice che prese i poveri. Quanto fosse nuovo, gli studiosi non sono d’accordo.',
  'R24.author': 'Sallustio',
  'R24.work': 'La guerra contro Giugurta',
  'R24.place': '84–86',

  R25: 'Le monete dei ribelli si possono tenere in mano. Della guerra racconta Appiano.',
  'R25.author': 'Appiano',
  'R25.work': 'Guerre civili',
  'R25.place': '1.34–53',

  R26: 'Ne scrisse chi c’era. In quei giorni Cicerone, ancora giovane, difese un uomo.',
  'R26.author': 'Plutarco',
  'R26.work': 'Silla',
  'R26.place': '31–34',

  R27: 'Di uno schiavo non resta una parola. Lo sappiamo solo da chi vinse.',
  'R27.author': 'Plutarco',
  'R27.work': 'Crasso',
  'R27.place': '8–11',

  R28: 'Abbiamo i discorsi di Cicerone e il libro di Sallustio. La voce di Catilina non l’abbiamo.',
  'R28.author': 'Cicerone',
  'R28.work': 'Catilinarie',
  'R28.place': 'primo discorso',

  R29: 'Cicerone conosceva Clodio e lo odiava. Scrittori più tardi danno la legge, e quanti erano nella lista.',
  'R29.author': 'Cassio Dione',
  'R29.work': 'Storia romana',
  'R29.place': '38.13',

  R30: 'Che l’abbia passato è sicuro. Quello che disse sulla riva lo raccontano autori più tardi.',
  'R30.author': 'Svetonio',
  'R30.work': 'Cesare',
  'R30.place': '31–33',

  R31: 'Ne parlano lettere di quei giorni. I racconti migliori sono più tardi, e vengono da altri perduti.',
  'R31.author': 'Svetonio',
  'R31.work': 'Cesare',
  'R31.place': '80–85',

  R32: 'Se ne scrisse molto, e quasi tutto dalla parte di chi vinse.',
  'R32.author': 'Plutarco',
  'R32.work': 'Antonio',
  'R32.place': '56–68',
};

export const KINGS: Messages = {
  R1: 'Livio lo scrisse più di settecento anni dopo. Le capanne sono venute alla luce, ma nessuna pala può trovare Romolo.',
  'R1.author': 'Livio',
  'R1.work': 'Storia di Roma',
  'R1.place': '1.4–7',

  R2: 'Tutti i nostri autori vissero almeno settecento anni dopo. Di quel tempo non resta niente che ne parli.',
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

  R5: 'Il ponte di legno durò a lungo, ma chi fece il primo nessuno lo sa. Quello che si è scavato a Ostia è più recente.',
  'R5.author': 'Livio',
  'R5.work': 'Storia di Roma',
  'R5.place': '1.33',

  R6: 'Lo dice la terra stessa: le trivelle l’hanno tirata su strato per strato. Solo il nome del re è tradizione.',
  'R6.author': 'Livio',
  'R6.work': 'Storia di Roma',
  'R6.place': '1.38',

  R7: 'Secoli dopo i Romani avevano un censimento così. Lo attribuirono a un re antico.',
  'R7.author': 'Livio',
  'R7.work': 'Storia di Roma',
  'R7.place': '1.42–44',
};
