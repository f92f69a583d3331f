import type { Messages } from '#shared/i18n/translate.ts';

/** What the seal's sheet alone says: what was checked (docs/fair-shuffle.md). A phone fetches it with the sheet. */
export const FAIR_SHUFFLE_SHEET: Messages = {
  'shuffle.making.about': 'Jedes Gerät und der Gastgeber wählen eine geheime Zahl. Alle zusammen bestimmen die Karten.',
  'shuffle.closed.about':
    'Die Karten folgen aus Zahlen, die alle Geräte hier vor dem Geben festgelegt haben. Niemand konnte sie allein bestimmen, niemand kann sie ändern. Dieses Gerät prüft das, sobald nichts mehr geheim ist.',
  'shuffle.whole.about':
    'Der Gastgeber hat seine Zahl aufgedeckt. Dieses Gerät hat nachgerechnet: Es sind genau die Karten, die gegeben wurden.',
  'shuffle.broken.about': 'Die Zahlen des Gastgebers passen nicht. Trau diesem Mischen nicht.',
  'shuffle.unopened.about':
    'Die Partie ist vorbei, aber der Gastgeber hat seine Zahl nie aufgedeckt. So lässt sich das Mischen nicht prüfen: Trau ihm nicht.',
  'shuffle.unchecked.about':
    'Der Gastgeber hat seine Zahl aufgedeckt, aber das Prüfprogramm ließ sich auf diesem Gerät nicht laden. Es wird noch einmal geladen: Bis dahin trau diesem Mischen nicht.',
  'shuffle.alone':
    'Kein anderes Gerät hat mitgemischt: Sicher ist nur, dass der Gastgeber die Karten nachher nicht geändert hat.',
  'shuffle.not-mine': 'Dieses Gerät hat nicht mitgemischt.',
  'shuffle.waits': 'Warten auf {count, plural, one {# Gerät} other {# Geräte}}.',
  'shuffle.who': 'Wer mitgemischt hat',
  'shuffle.host': 'Der Gastgeber',
  'shuffle.looks-on': 'Jemand, der zuschaut',
  'shuffle.mine': '{names} (dieses Gerät)',
  'shuffle.absent': 'Wer nicht mitgemischt hat',
  'shuffle.absent.away': '{names}: war nicht da',
  'shuffle.absent.silent': '{names}: hat nicht rechtzeitig geantwortet',
  'shuffle.absent.repeated': '{names}: hat eine fremde Zahl wiederholt',
  'shuffle.absent.unopened': '{names}: hat die Zahl nicht aufgedeckt',
  'shuffle.absent.wrong-part': '{names}: hat eine andere Zahl aufgedeckt',
  'shuffle.names': 'Die Namen, und wer fehlt, sagt der Gastgeber: Die Zahlen beweisen das nicht.',
  'shuffle.attempt.about':
    'Versuch {number} von höchstens {most}: Wer ausgefallen ist, wird nicht noch einmal gefragt.',
  'shuffle.attempts': 'Neu begonnen: {count}',
  'shuffle.checked': 'Was dieses Gerät geprüft hat',
  'shuffle.checked.contributions': 'Zahlen wie festgelegt: {count}',
  'shuffle.checked.draws': 'Ziehungen daraus: {count}, Karten: {cards}',
  'shuffle.checked.seen': 'Karten wie auf diesem Gerät gesehen: {count}',
  'shuffle.numbers': 'Einzelheiten',
  'shuffle.number.name': 'Partie, Siegel, Versuch',
  'shuffle.number.commitment': '{who}: Festlegung',
  'shuffle.number.contribution': '{who}: Zahl',
  'shuffle.number.seed': 'Startzahl',
  'shuffle.fault.contributions': 'Eine Zahl ist anders als festgelegt.',
  'shuffle.fault.drawn': 'Ziehung {draw} passt nicht zu diesen Zahlen.',
  'shuffle.fault.changed': 'Der Gastgeber hat vorher etwas anderes aufgedeckt.',
  'shuffle.fault.left-out': 'Die Zahl dieses Geräts wurde weggelassen.',
  'shuffle.fault.seen': 'Eine Karte ist anders, als dieses Gerät sie sah.',
};
