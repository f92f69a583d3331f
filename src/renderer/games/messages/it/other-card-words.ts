import type { Messages } from '#shared/i18n/translate.ts';

/** Parola per parola, prima le frasi più lunghe. */
export const CARD_WORDS: Messages = {
  'french.italian':
    'dieci di=tre di | il dieci=il tre | un dieci=un tre | dieci 10=tre 10 | asso, dieci=asso, tre | una donna=un cavallo | la donna è=il cavallo è | la donna=il cavallo | donna=cavallo | fiori=bastoni | quadri=denari | cuori=coppe | picche=spade',
  'italian.french':
    'coppe uscite=cuori usciti | spade uscite=picche uscite | il cavallo=la donna | un cavallo=una donna | cavallo=donna | denari=quadri | coppe=cuori | spade=picche | bastoni=fiori',
};
