import type { Messages } from '#shared/i18n/translate.ts';

/** What the seal's sheet alone says: what was checked (docs/fair-shuffle.md). A phone fetches it with the sheet. */
export const FAIR_SHUFFLE_SHEET: Messages = {
  'shuffle.making.about':
    'Jedes Gerät hier und der Gastgeber wählen eine Zahl, die sonst niemand kennt. Alle zusammen mischen die Karten.',
  'shuffle.closed.about':
    'Die Karten kommen aus Zahlen, die alle Geräte hier vor dem Geben festgelegt haben. Niemand konnte sie allein bestimmen, niemand kann sie ändern. Dieses Gerät prüft es, sobald nichts davon mehr geheim ist.',
  'shuffle.whole.about':
    'Der Gastgeber hat seine Zahl gezeigt. Dieses Gerät hat nachgemischt: Es sind die Karten, die gegeben wurden.',
  'shuffle.broken.about': 'Was der Gastgeber gezeigt hat, passt nicht. Trau diesem Mischen nicht.',
  'shuffle.unopened.about':
    'Die Partie ist vorbei, und der Gastgeber hat seine Zahl nie gezeigt. So kann niemand das Mischen prüfen: Trau ihm nicht.',
  'shuffle.unchecked.about':
    'Der Gastgeber hat seine Zahl gezeigt, aber das Programm, das sie prüft, ist auf diesem Gerät nicht angekommen. Es wird noch einmal angefordert: Bis es da ist, trau diesem Mischen nicht.',
  'shuffle.alone': 'Kein anderes Gerät war beteiligt: Es zeigt nur, dass der Gastgeber bei einem Mischen blieb.',
  'shuffle.not-mine': 'Dieses Gerät war nicht beteiligt.',
  'shuffle.waits': 'Warten auf {count, plural, one {# Gerät} other {# Geräte}}.',
  'shuffle.who': 'Wer beteiligt war',
  'shuffle.host': 'Der Gastgeber',
  'shuffle.looks-on': 'Jemand, der zuschaut',
  'shuffle.mine': '{names} (dieses Gerät)',
  'shuffle.absent': 'Wer es nicht war',
  'shuffle.absent.away': '{names}: war nicht da',
  'shuffle.absent.silent': '{names}: hat nicht rechtzeitig geantwortet',
  'shuffle.absent.repeated': '{names}: hat eine fremde Zahl wiederholt',
  'shuffle.absent.unopened': '{names}: hat die Zahl nicht gezeigt',
  'shuffle.absent.wrong-part': '{names}: hat eine andere Zahl gezeigt',
  'shuffle.names': 'Die Namen, und wer nicht beteiligt war, sagt der Gastgeber: Die Zahlen belegen es nicht.',
  'shuffle.attempt.about':
    'Versuch {number} von höchstens {most}: Wer ausgefallen ist, wird nicht noch einmal gefragt.',
  'shuffle.attempts': 'Neu begonnen: {count}',
  'shuffle.checked': 'Was dieses Gerät geprüft hat',
  'shuffle.checked.contributions': 'Zahlen, die sind wie festgelegt: {count}',
  'shuffle.checked.draws': 'Ziehungen daraus: {count}, Karten: {cards}',
  'shuffle.checked.seen': 'Karten, die lagen, wo dieses Gerät sie sah: {count}',
  'shuffle.numbers': 'In Zahlen',
  'shuffle.number.name': 'Partie, Siegel, Versuch',
  'shuffle.number.commitment': '{who}: Festlegung',
  'shuffle.number.contribution': '{who}: Zahl',
  'shuffle.number.seed': 'Startzahl',
  'shuffle.fault.contributions': 'Eine Zahl ist nicht die festgelegte.',
  'shuffle.fault.drawn': 'Ziehung {draw} kommt nicht aus diesen Zahlen.',
  'shuffle.fault.changed': 'Der Gastgeber hat vorher etwas anderes gezeigt.',
  'shuffle.fault.left-out': 'Die Zahl dieses Geräts wurde weggelassen.',
  'shuffle.fault.seen': 'Eine Karte ist eine andere, als dieses Gerät sah.',
};
