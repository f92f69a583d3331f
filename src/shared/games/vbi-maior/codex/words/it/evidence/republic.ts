import type { Messages } from '../../../../../../words/say.ts';

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

  R13: 'Che Veio cadde è sicuro. I dieci anni e la galleria somigliano troppo a Troia.',
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

  R20: 'Sul Palatino ci sono le rovine del suo tempio. Che una donna tirò la nave con la cintura è leggenda.',
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

  R30: 'Che lo passò è sicuro. Quello che disse sulla riva lo raccontano uomini più tardi.',
  'R30.author': 'Svetonio',
  'R30.work': 'Cesare',
  'R30.place': '31–33',

  R31: 'Ne parlano lettere di quei giorni. I racconti migliori sono più tardi, e fatti su altri perduti.',
  'R31.author': 'Svetonio',
  'R31.work': 'Cesare',
  'R31.place': '80–85',

  R32: 'Se ne scrisse molto, e quasi tutto dalla parte di chi vinse.',
  'R32.author': 'Plutarco',
  'R32.work': 'Antonio',
  'R32.place': '56–68',
};
