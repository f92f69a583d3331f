/** The window's menus, in the language of its page: Electron's own are English. */
import {
  app,
  type BrowserWindow,
  type ContextMenuParams,
  type MenuItemConstructorOptions as Item,
  Menu,
} from 'electron';
import { bestLanguage } from '#shared/i18n/languages.ts';
import { loadMessages, type Translate } from '../program-messages.ts';
import { languageOf } from './app-protocol.ts';

/** The menu is hidden until Alt is pressed; it provides the keyboard shortcuts. */
function appMenu(print: Translate): Menu {
  const developer: Item[] = app.isPackaged ? [] : [{ role: 'reload' }, { role: 'toggleDevTools' }];
  const quit: Item = { role: 'quit', label: print('window.quit'), accelerator: 'CmdOrCtrl+Q' };
  return Menu.buildFromTemplate([
    // macOS has a menu of the app, and takes the keys for copy and paste from one.
    ...(process.platform === 'darwin' ? macMenus(print, quit) : []),
    {
      label: print('menu.table'),
      submenu: [
        { role: 'togglefullscreen', label: print('menu.full-screen'), accelerator: 'F11' },
        ...developer,
        { type: 'separator' },
        quit,
      ],
    },
  ]);
}

function macMenus(print: Translate, quit: Item): Item[] {
  const named = (role: 'about' | 'hide' | 'hideOthers' | 'unhide'): Item => ({ role, label: print(`menu.${role}`) });
  const separator: Item = { type: 'separator' };
  return [
    {
      label: app.name,
      submenu: [named('about'), separator, named('hide'), named('hideOthers'), named('unhide'), separator, quit],
    },
    { label: print('menu.edit'), submenu: EDITS.map((role) => ({ role, label: print(`menu.${role}`) })) },
  ];
}

const EDITS = ['undo', 'redo', 'cut', 'copy', 'paste', 'selectAll'] as const;

/** What can be done where the mouse was pressed: in a text field, or with text that is marked. */
function textMenu({ isEditable, selectionText, editFlags }: ContextMenuParams, print: Translate): Item[] {
  const item = (role: 'cut' | 'copy' | 'paste' | 'selectAll', enabled: boolean): Item => ({
    role,
    label: print(`menu.${role}`),
    enabled,
  });
  if (!isEditable) return selectionText.trim() ? [item('copy', editFlags.canCopy)] : [];
  return [
    item('cut', editFlags.canCut),
    item('copy', editFlags.canCopy),
    item('paste', editFlags.canPaste),
    { type: 'separator' },
    item('selectAll', editFlags.canSelectAll),
  ];
}

/**
 * Gives the window its menus. The words returned are in the language of the page, which its address names, else in the
 * system's: `languages`, in order of preference.
 */
export async function serveMenus(window: BrowserWindow, languages: readonly string[]): Promise<Translate> {
  let language = bestLanguage(languages);
  let words: Translate = () => '';

  async function speak(wanted: string): Promise<void> {
    language = wanted;
    const loaded = await loadMessages(wanted);
    if (language !== wanted) return;
    words = loaded;
    Menu.setApplicationMenu(appMenu(words));
  }

  window.webContents.on('did-navigate', (_, url) => {
    const wanted = languageOf(url, languages);
    if (wanted !== language) speak(wanted).catch(() => undefined);
  });
  window.webContents.on('context-menu', (_, at) => {
    const items = textMenu(at, words);
    if (items.length > 0) Menu.buildFromTemplate(items).popup({ window });
  });
  await speak(language);
  return (key, params) => words(key, params);
}
