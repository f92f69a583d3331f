/** What Node 24 has and Node 20 has not, as far as the app uses it. */
URL.parse ??= (url, base) => (URL.canParse(url, base) ? new URL(url, base) : null);
