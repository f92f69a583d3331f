/** Serves the built page as `app://panno-verde/`: no file://, nothing remote. */
import { readFile } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import { type CustomScheme, type Protocol, protocol } from 'electron';
import { bestLanguage, pageFileName } from '#shared/i18n/languages.ts';
import { contentTypes, securityHeaders } from '../lan/server/http-security.ts';

const SCHEME = 'app';
const HOST = 'panno-verde';

export const PAGE_URL = `${SCHEME}://${HOST}/`;

/** Gives the page a standard secure origin, with storage, fetch and its CSP. */
const PRIVILEGED: CustomScheme = {
  scheme: SCHEME,
  privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true },
};

/** Registers the scheme; Electron requires it before the ready event. */
export function registerScheme(): void {
  protocol.registerSchemesAsPrivileged([PRIVILEGED]);
}

/** Whether a URL has this scheme and host. */
export function isOwnUrl(url: string): boolean {
  const parsed = URL.parse(url);
  return parsed?.protocol === `${SCHEME}:` && parsed.host === HOST;
}

/**
 * Whether a URL is the page itself, in any language and with any fragment: it may navigate only
 * there.
 */
export function isPageUrl(url: string): boolean {
  return url.split('#', 1)[0]?.replace(/\?lang=[a-z]+$/, '') === PAGE_URL;
}

/** Serves `app://` requests from `folder`; `languages` are the system's, in order of preference. */
export function servePage(protocol: Protocol, folder: string, languages: readonly string[]): void {
  protocol.handle(SCHEME, (request) => answer(request, folder, languages));
}

async function answer({ method, url }: Request, folder: string, languages: readonly string[]): Promise<Response> {
  const file = isOwnUrl(url) ? fileOf(url, folder, languages) : undefined;
  if (method !== 'GET' || !file) return refused(400);
  const bytes = await readFile(file).catch(() => undefined);
  if (!bytes) return refused(404);
  const type = contentTypes[extname(file)] ?? 'application/octet-stream';
  return new Response(bytes, { headers: { ...securityHeaders, 'Content-Type': type } });
}

function refused(status: number): Response {
  return new Response(null, { status, headers: securityHeaders });
}

/** The file of a URL; undefined where its path is malformed or leaves the folder. */
function fileOf(url: string, folder: string, languages: readonly string[]): string | undefined {
  const path = pathOf(url);
  if (path === undefined || /[\\\0]/.test(path)) return undefined;
  const file = join(folder, path.endsWith('/') ? path + pageFileName(languageOf(url, languages)) : path);
  return file.startsWith(folder + sep) ? file : undefined;
}

/** The language in the URL, else the system's first supported one. */
export function languageOf(url: string, languages: readonly string[]): string {
  const named = URL.parse(url)?.searchParams.get('lang');
  return bestLanguage(named ? [named, ...languages] : languages);
}

function pathOf(url: string): string | undefined {
  try {
    return decodeURIComponent(new URL(url).pathname);
  } catch {
    return undefined;
  }
}
