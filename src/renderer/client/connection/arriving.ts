/** A table that this page follows to another host: by what it is known there, until it has arrived. */
export const arriving: {
  token?: string | undefined;
  /** Called with the name of the host that knows this device by it. */
  arrived?: ((host: string) => void) | undefined;
} = {};
