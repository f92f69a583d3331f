/** What systems, and their shops, are told of the app: beside its name that is all that is read before it is started. */
export const SYSTEMS = {
  summary: 'A card table for one, for a LAN party, for a couch',
  'about.table':
    'A lamp, a green cloth, and the people or bots you play with. Six games with full rules: Briscola Chiamata, Briscola, Tressette, Spizzichino, VIVA and Vbi Maior. No account, no internet, no ads.',
  'about.house':
    'Your computer hosts the table for the house: other computers find it, phones scan a code and hold their owner’s hand, and a television shows the cloth to all.',
  keywords: 'cards;briscola;LAN;party;table;',
  matches: 'Matches of Panno Verde',
  network: 'Panno Verde looks for tables in your house, and lets phones and other computers come to yours.',
};
