import type { Messages } from '../../../../i18n/translate.ts';

export const RULES_PAGE: Messages = {};
