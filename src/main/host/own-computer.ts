/** Whether a line comes from this computer itself: over no network (no address), or over loopback. */
export function isThisComputer(address: string | undefined): boolean {
  return address === undefined || /^(?:::1|(?:::ffff:)?127(?:[.]\d{1,3}){3})$/i.test(address);
}
