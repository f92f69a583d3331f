/**
 * The origin of what somebody typed: https where nothing else is said, and http within this computer alone. Undefined where
 * it is no relay's address.
 */
export function relayOrigin(typed: string): string | undefined {
  const text = typed.trim();
  const [, scheme, rest = '', host = ''] =
    /^(?:(https?):\/\/)?(([\w.-]+|\[[\da-f:]+\])(?::\d{1,5})?)\/?$/i.exec(text) ?? [];
  if (rest === '') return undefined;
  const isHere = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/i.test(host);
  if (scheme?.toLowerCase() === 'http') return isHere ? `http://${rest.toLowerCase()}` : undefined;
  return `https://${rest.toLowerCase()}`;
}
