/** What a QR code says of a WPA network, as phones' cameras read it; what means something there is escaped. */
export function wifiCode(name: string, password: string): string {
  return `WIFI:T:WPA;S:${escaped(name)};P:${escaped(password)};;`;
}

function escaped(text: string): string {
  return text.replace(/[\\;,:"]/g, '\\$&');
}
