/** Italian, for what the desktop and the television alone say: no phone has to carry it. */
import type { Messages } from '#shared/i18n/translate.ts';

const HOME: Messages = {
  'home.about': 'Una lampada, un panno verde e intorno gli amici.',
  'home.games': 'Giochi',
  'home.play': 'Gioca subito',
  'home.play.name': '{game}: gioca subito',
  'home.go-on': 'Continua',
  'home.go-on.name': '{game}: continua la partita',
  'home.learn': 'Imparalo',
  'home.learn.name': '{game}: imparalo giocando',
  'home.set-up': 'Prepara',
  'home.set-up.name': '{game}: prepara un tavolo',
  'room.to-table': 'Al tavolo',
  'home.more': 'Altro',
  'home.continue': 'Riprendi',
  'home.bots': '{count, plural, one {# bot} other {# bot}}',
};

const NEW_TABLE: Messages = {
  'new.open': 'Apri il tavolo',
};

const LOBBY: Messages = {
  'seat.bot.at': 'Un bot al posto {seat}, {level}',
  'lobby.empty': '{count, plural, one {Un posto è ancora vuoto.} other {# posti sono ancora vuoti.}}',
  'lobby.fill': 'Riempi i posti vuoti',
  'lobby.options': 'Come giochiamo',
  'lobby.by-desk':
    'Qui i posti li assegna la regia della serata, e dice a che cosa si gioca. Chi vuole un altro posto chieda lì.',
  'lobby.by-desk.waiting': 'Ci siamo tutti. Le carte le fa dare la regia.',
  'lobby.change': 'Cambia le opzioni',
  'lobby.start.look-on': 'Dai le carte e guarda',
  'lobby.no-seat': 'Non hai ancora un posto. Un bot ti lascia volentieri il suo.',
  'seat.add-bot': 'Bot',
  'seat.level': '{name} gioca {level}. Un altro livello',
  'seat.clear': 'Via',
  'seat.clear.name': 'Manda via {name}',
};

const SETTINGS: Messages = {
  'settings.title': 'Impostazioni',
  'settings.speed': 'Ritmo',
  'settings.speed.about': 'Quanto corrono le carte e quanto una presa resta lì da leggere.',
  'settings.speed.calm': 'Calmo',
  'settings.speed.normal': 'Normale',
  'settings.speed.quick': 'Svelto',
  'settings.motion': 'Movimento',
  'settings.motion.about': 'Le carte possono volare sul tavolo, o svanire e riapparire.',
  'settings.motion.system': 'Come vuole il dispositivo',
  'settings.motion.full': 'Volano',
  'settings.motion.reduced': 'Svaniscono',
  'settings.tips': 'Sussurri',
  'settings.tips.about': 'Che cosa vuol dire una chiamata, un pulsante o una carta, la prima volta che li incontri.',
  'settings.tips.on': 'Per chi comincia',
  'settings.tips.off': 'Nessuno',
  'settings.counting': 'Conto',
  'settings.counting.about':
    'Punti rimasti e briscole uscite: quello che chi sta attento conta da ciò che tutti hanno visto. In Vbi Maior si ricorda, e non si conta niente.',
  'settings.counting.on': 'Lo tiene il programma',
  'settings.counting.off': 'Lo tengo io',
  'settings.counting.forbidden': 'Chi tiene questo tavolo non permette aiuti a contare.',
  'settings.suits': 'Semi',
  'settings.suits.about': 'Con quattro colori fiori e quadri si distinguono meglio.',
  'settings.suits.two': 'Neri e rossi',
  'settings.suits.four': 'Quattro colori',
  'settings.quick-chat': 'Parole dei bot',
  'settings.quick-chat.about':
    'Una parola ogni tanto su quello che tutti hanno visto; mai in Vbi Maior, che si gioca in silenzio.',
  'settings.quick-chat.on': 'Una parola ogni tanto',
  'settings.quick-chat.off': 'Niente',
  'settings.picture': 'Immagine',
  'settings.picture.about':
    'Un tavolo fermo si può disegnare più fine, se la scheda grafica ce la fa bene o si prende il suo tempo.',
  'settings.picture.auto': 'Secondo il dispositivo',
  'settings.picture.best': 'Sempre fine',
  'settings.picture.plain': 'Semplice',
  'settings.room': 'Stanza',
  'settings.room.about': 'Dove sta il tavolo.',
  'settings.room.plain': 'Al buio',
  'settings.room.bar': 'Un bar di notte',
  'settings.room.kitchen': 'Una cucina',
  'settings.room.terrace': 'Una terrazza',
  'settings.cloth': 'Panno',
  'settings.cloth.about': 'Ogni gioco ha il suo; o tutti lo stesso.',
  'settings.cloth.own': 'A ognuno il suo',
  'settings.cloth.green': 'Verde',
  'settings.cloth.red': 'Rosso cupo',
  'settings.cloth.blue': 'Blu',
  'settings.cloth.grey': 'Grigio',
  'settings.back': 'Dorso delle carte',
  'settings.back.about': 'Che cosa si vede di una carta coperta.',
  'settings.back.own': 'Quello di ogni gioco',
  'settings.back.lozenges': 'Losanghe',
  'settings.back.waves': 'Onde',
  'settings.back.stars': 'Stelle',
  'settings.language': 'Lingua',
  'settings.language.about': 'Solo di questo dispositivo: gli altri al tavolo leggono la loro.',
  'settings.text': 'Grandezza del testo',
  'settings.text.about': 'Dal 130% in su si legge da un capo all’altro della stanza.',
};

/** At the table, and when it can't be drawn. */
const TABLE: Messages = {
  'claim.screen': 'Qualcuno dice: «Sono {names}.» Chi siede al tavolo può dire se è vero.',
  'rules.read': 'Leggi le regole',
  'seat.person': 'c’è',
  'seat.away': 'assente',
  'seat.bot': 'bot · {level}',
  'hud.tabs': 'Al tavolo',
  'hud.rules': 'Regole',
  'hud.log': 'Cronaca',
  'menu.leave.kept':
    'Il tuo posto resta. Ritrovi questo tavolo nella schermata di casa e puoi riprenderlo, anche domani.',
  'menu.leave.over':
    'La partita resta fra quelle finite. Il tavolo si chiude quando per due ore non c’è stato nessuno.',
  'menu.leave.spectator': 'Tu stai solo guardando.',
  'table.close': 'Chiudi il tavolo',
  'table.close.sure': 'La partita finisce per tutti e non si può riprendere.',
  'table.close.not': 'No, tienilo',
  'table.gone.about': 'È stato chiuso, o l’indirizzo non è giusto.',
  'table.dark': 'Questo dispositivo non riesce a disegnare il tavolo. Si può giocare tutto a parole.',
  'a11y.table': 'Il tavolo a parole',
  'a11y.seats': 'Chi siede al tavolo',
  'a11y.bot': 'un bot',
  'a11y.face-down': '{count, plural, one {Una carta coperta} other {# carte coperte}}',
  'notice.read': 'Ho letto',
  'copy.copied': 'Copiato',
  loading: 'Un attimo…',
  'loading.again': 'Riprova',
  'error.tabletop': 'L’immagine del tavolo è caduta. La partita va avanti, e si può giocare tutto a parole.',
};

/** What the app alone says. */
export const DESKTOP: Messages = { ...HOME, ...NEW_TABLE, ...LOBBY, ...TABLE, ...SETTINGS };
