import type { Messages } from '#shared/i18n/translate.ts';

/** Wort für Wort, längere Wendungen zuerst. */
export const CARD_WORDS: Messages = {
  'french.italian':
    'Kreuz-10=Stab-3 | Herz-10=Kelch-3 | eine Zehn=eine Drei | die Zehn=die Drei | Zehn 10=Drei 10 | Ass, Zehn=Ass, Drei | die Dame, die du willst, ist die Pik-Dame=der Reiter, den du willst, ist der Schwert-Reiter | mit der Pik-Dame=mit dem Schwert-Reiter | die Pik-Dame=der Schwert-Reiter | eine Dame=ein Reiter | die Dame=der Reiter | der Dame=dem Reiter | Dame=Reiter | ein kleineres Kreuz=ein kleinerer Stab | Farbe ist Pik=Farbe sind die Schwerter | jetzt ist Pik Trumpf=jetzt sind Schwerter Trumpf | Bube in Pik=Bube in Schwertern | Trumpf ist=Trumpf sind | Kreuz-=Stab- | Karo-=Münz- | Herz-=Kelch- | Pik-=Schwert- | Kreuz=Stäbe | Karo=Münzen | Herz=Kelche | Pik=Schwerter',
  'italian.french':
    'sind Trumpf=ist Trumpf | ein Reiter=eine Dame | Reiter=Dame | Münzen=Karo | Kelche=Herz | Schwerter=Pik | Stäbe=Kreuz | Münz=Karo | Kelch=Herz | Schwert=Pik | Stab=Kreuz',
};
