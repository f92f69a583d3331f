import type { Messages } from '#shared/i18n/translate.ts';

/** What the seal's sheet alone says: what was checked (docs/fair-shuffle.md). A phone fetches it with the sheet. */
export const FAIR_SHUFFLE_SHEET: Messages = {
  'seal.making.about':
    'Jedes Gerät hier und der Gastgeber wählen eine Zahl, die sonst niemand kennt. Alle zusammen mischen die Karten.',
  'seal.closed.about':
    'Die Karten kommen aus Zahlen, die alle Geräte hier vor dem Geben festgelegt haben. Niemand konnte sie allein bestimmen, niemand kann sie ändern. Dieses Gerät prüft es, sobald nichts davon mehr geheim ist.',
  'seal.whole.about':
    'Der Gastgeber hat seine Zahl gezeigt. Dieses Gerät hat nachgemischt: Es sind die Karten, die gegeben wurden.',
  'seal.broken.about': 'Was der Gastgeber gezeigt hat, passt nicht. Trau diesem Mischen nicht.',
  'seal.unopened.about':
    'Die Partie ist vorbei, und der Gastgeber hat seine Zahl nie gezeigt. So kann niemand das Mischen prüfen: Trau ihm nicht.',
  'seal.alone': 'Kein anderes Gerät war beteiligt: Es zeigt nur, dass der Gastgeber bei einem Mischen blieb.',
  'seal.not-mine': 'Dieses Gerät war nicht beteiligt.',
  'seal.waits': 'Warten auf {count, plural, one {# Gerät} other {# Geräte}}.',
  'seal.who': 'Wer beteiligt war',
  'seal.host': 'Der Gastgeber',
  'seal.looks-on': 'Jemand, der zuschaut',
  'seal.mine': '{names} (dieses Gerät)',
  'seal.absent': 'Wer es nicht war',
  'seal.absent.away': '{names}: war nicht da',
  'seal.absent.silent': '{names}: hat nicht rechtzeitig geantwortet',
  'seal.absent.repeated': '{names}: hat eine fremde Zahl wiederholt',
  'seal.absent.unopened': '{names}: hat die Zahl nicht gezeigt',
  'seal.absent.wrong-part': '{names}: hat eine andere Zahl gezeigt',
  'seal.names': 'Die Namen, und wer nicht beteiligt war, sagt der Gastgeber: Die Zahlen belegen es nicht.',
  'seal.attempt.about': 'Versuch {number} von höchstens {most}: Wer ausgefallen ist, wird nicht noch einmal gefragt.',
  'seal.attempts': 'Neu begonnen: {count}',
  'seal.checked': 'Was dieses Gerät geprüft hat',
  'seal.checked.parts': 'Zahlen, die sind wie festgelegt: {count}',
  'seal.checked.draws': 'Ziehungen daraus: {count}, Karten: {cards}',
  'seal.checked.seen': 'Karten, die lagen, wo dieses Gerät sie sah: {count}',
  'seal.numbers': 'In Zahlen',
  'seal.number.name': 'Partie, Siegel, Versuch',
  'seal.number.commitment': '{who}: Festlegung',
  'seal.number.part': '{who}: Zahl',
  'seal.number.seed': 'Startzahl',
  'seal.fault.parts': 'Eine Zahl ist nicht die festgelegte.',
  'seal.fault.drawn': 'Ziehung {draw} kommt nicht aus diesen Zahlen.',
  'seal.fault.changed': 'Der Gastgeber hat vorher etwas anderes gezeigt.',
  'seal.fault.left-out': 'Die Zahl dieses Geräts wurde weggelassen.',
  'seal.fault.seen': 'Eine Karte ist eine andere, als dieses Gerät sah.',
};
