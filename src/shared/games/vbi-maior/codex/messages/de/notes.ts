import type { Messages } from '../../../../../i18n/translate.ts';

/** A note on the god or the event of each blessing and curse (VM-28). */
export const NOTES: Messages = {
  ianus:
    'Der Gott der Türen und Anfänge hat zwei Gesichter, eins für das, was war, und eins für das, was kommt. Die Tore seines Heiligtums standen im Krieg offen und waren im Frieden zu, also selten.',
  minerva:
    'Göttin des Handwerks und des klaren Denkens. Mit Jupiter und Juno teilte sie den großen Tempel auf dem Kapitol, und im März feierten sie Lehrer, Ärzte und Weberinnen.',
  mercurius:
    'Beschützer der Händler, der Boten und aller, die Grenzen überschreiten. An den Iden des Mai besprengten Roms Kaufleute sich und ihre Waren mit Wasser aus seiner Quelle.',
  apollo:
    'Der griechische Gott des Lichts, der Heilung und der Weissagung kam in einer Pestzeit nach Rom. Augustus baute ihm auf dem Palatin einen Tempel aus weißem Marmor, gleich neben seinem Haus.',
  diana:
    'Jägerin und Herrin des Mondes. Ihr Tempel auf dem Aventin ging, sagte man, auf König Servius Tullius zurück: ein gemeinsames Heiligtum für alle Städte der Latiner.',
  fortuna:
    'Sie lenkt mit einem Steuerruder und schenkt aus einem Füllhorn, und niemand weiß, was als Nächstes kommt. Rom kannte sie unter Dutzenden Beinamen, von der Erstgeborenen bis zum Glück des heutigen Tages.',
  ceres:
    'Göttin des Getreides. Ihr Tempel am Fuß des Aventin gehörte dem einfachen Volk, das dort seine Akten aufhob und ihr jedes Jahr im April Spiele gab.',
  iuppiter:
    'Der Beste und Größte hieß er in seinem Tempel auf dem Kapitol. Wer im Triumph hinauffuhr, trug einen Purpurmantel und legte dem Gott seinen Lorbeer in den Schoß.',
  vesta:
    'In ihrem runden Tempel am Forum brannte der Herd der ganzen Stadt. Sechs Priesterinnen hüteten die Flamme mehr als tausend Jahre lang, bis der alte Glaube verboten wurde.',
  vulcanus:
    'Gott des Feuers, das verschlingt. In der trockenen Hitze Ende August warfen Familien für ihn lebende Fische in die Flammen, damit er Scheunen und Häuser verschonte.',
  saturnus:
    'König eines goldenen Zeitalters ohne Herren. Zu seinem Fest im Dezember schenkte man sich etwas, Würfeln war erlaubt, und ein paar Tage lang bedienten die Herren ihre Sklaven bei Tisch.',
  mars: 'Vater von Romulus und Remus, Wächter über Acker und Heer zugleich. Nach ihm heißt der Monat, in dem die Feldzüge begannen, und auch die Wiese, auf der die Legionen übten.',
  venus:
    'Durch ihren Sohn Aeneas war sie die Mutter aller Römer, vor allem aber der Familie Caesars. Hadrian baute ihr und der Göttin Roma einen Tempel aus zwei Hälften, Rücken an Rücken.',
  neptunus:
    'Bevor er das Meer beherrschte, war er Herr der Quellen und Bäche. Sein Fest fiel in die trockensten Tage des Juli: Man saß in Laubhütten und trank Quellwasser und Wein.',
  barbari:
    'Gallier verbrannten die Stadt in ihrer frühen Zeit, und achthundert Jahre lang kam kein fremder Feind mehr hinein. Im Jahr 410 drangen Alarichs Goten nachts durch die Porta Salaria ein.',
  damnatio:
    'Kaiser, die in Ungnade fielen, wurden aus Inschriften gemeißelt und auf Bildern übermalt. Am Bogen des Septimius Severus sieht man noch, wo der Name seines Sohnes Geta stand.',
  silentium:
    'Vor jeder Schlacht bat Rom um ein Zeichen. 249 v. Chr. wollten die heiligen Hühner nicht fressen; ein Konsul ließ sie ins Meer werfen, vielleicht hätten sie ja Durst, und verlor seine Flotte.',
};
