/** Whether a line comes from this computer itself: over no network (no address), or over loopback. */
export function isThisComputer(address: string | undefined): boolean {
  return address === undefined || /^(?:::1|(?:::ffff:)?127(?:[.]\d{1,3}){3})$/i.test(address);
}

/** One computer may write its IPv4 address as an IPv6 one, and this one has many names: one for each. */
export function oneNameOf(address: string | undefined): string {
  return address === undefined || isThisComputer(address) ? '' : address.toLowerCase().replace(/^::ffff:/, '');
}
