/** What systems know the app by, beside its name. */
import { SYSTEMS } from './messages/en/systems.ts';

/** `panno-verde://join/…`: see src/main/shell/open-requests/join-link.ts. */
export const LINK_SCHEME = 'panno-verde';

/** Finished matches, one a line: what the app saves as records. */
export const FILE_TYPE = {
  ext: 'panno',
  name: 'Panno Verde match',
  description: SYSTEMS.matches,
  mimeType: 'application/x-panno-verde',
};

/** What open tables are announced as: see src/main/lan/discovery/advertisement.ts. */
export const MDNS_SERVICE = '_panno-verde._tcp';

/** What the program is called under Linux, where names have no blanks. */
export const LINUX_PROGRAM = 'panno-verde';

/** Under Linux the window is known by the name of its desktop file. */
export const DESKTOP_FILE = 'org.pannoverde.PannoVerde.desktop';
