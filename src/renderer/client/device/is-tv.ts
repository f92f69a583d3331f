/**
 * A page that was opened at `/screen` (or `/screen-3d`, where it is drawn in depth) is a big screen: the host shows it what everybody may see and lets it do
 * nothing, whatever its token allows. It keeps a token of its own beside that of the person at the same computer.
 */
export const IS_TV = /^\/screen(?:-3d)?$/.test(location.pathname);
