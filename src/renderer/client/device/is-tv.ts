/**
 * A page at `/screen` (or `/screen-3d`, in depth) is a television: the host shows it the public view and accepts no
 * moves from it, whatever its token allows. Its token is separate from that of a user at the same computer.
 */
export const IS_TV = /^\/screen(?:-3d)?$/.test(location.pathname);
