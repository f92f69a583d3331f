/** What systems, and their shops, are told of the app: beside its name that is all that is read before it is started. */
export const SYSTEMS = {
  summary: 'A card table for one, a LAN party or the couch',
  'about.table':
    'A lamp, a green cloth, and the people or bots you play with. Six games with full rules: Briscola Chiamata, Briscola, Tressette, Spizzichino, VIVA and Vbi Maior. No account, no internet, no ads.',
  'about.house':
    'Your computer hosts the table: other computers on your network find it, phones scan a code and hold their owner’s hand, and a TV shows the table to everyone.',
  keywords: 'cards;briscola;LAN;party;table;',
  matches: 'Panno Verde matches',
  network: 'Panno Verde looks for tables on your network, and lets phones and other computers join yours.',
};
