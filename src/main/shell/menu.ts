/** The menu: hidden until Alt is pressed, there for its keys. */
import { app, Menu, type MenuItemConstructorOptions } from 'electron';

export function appMenu(): Menu {
  const developer: MenuItemConstructorOptions[] = app.isPackaged
    ? []
    : [{ role: 'reload' }, { role: 'toggleDevTools' }];
  return Menu.buildFromTemplate([
    // Without an Edit menu, copy and paste have no keys on macOS.
    ...(process.platform === 'darwin' ? [{ role: 'appMenu' } as const, { role: 'editMenu' } as const] : []),
    {
      label: 'Table',
      submenu: [
        { role: 'togglefullscreen', accelerator: 'F11' },
        ...developer,
        { type: 'separator' },
        { role: 'quit', accelerator: 'CmdOrCtrl+Q' },
      ],
    },
  ]);
}
