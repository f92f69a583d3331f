export const SYSTEMS = {
  summary: 'Un tavolo da carte: da soli, a una LAN party, dal divano',
  'about.table':
    'Una lampada, un panno verde, e le persone o i bot con cui giochi. Sei giochi con le regole complete: Briscola Chiamata, Briscola, Tressette, Spizzichino, VIVA e Vbi Maior. Niente account, niente internet, niente pubblicità.',
  'about.house':
    'Il tuo computer ospita il tavolo per tutta la casa: gli altri computer lo trovano, ogni telefono inquadra un codice e tiene le carte di chi lo ha in mano, e un televisore mostra il panno a tutti.',
  keywords: 'carte;briscola;LAN;festa;tavolo;',
  matches: 'Partite di Panno Verde',
  network: 'Panno Verde cerca i tavoli nella tua rete e fa entrare al tuo telefoni e altri computer.',
};
