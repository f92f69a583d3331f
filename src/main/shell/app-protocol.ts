/** The one page the shell shows, served from the built renderer as `app://panno-verde/`: no file://, nothing remote. */
import { readFile } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import { type CustomScheme, type Protocol, protocol } from 'electron';
import { bestLanguage, pageFileName } from '#shared/i18n/languages.ts';
import { contentTypes, securityHeaders } from '../lan/server/http-security.ts';

const SCHEME = 'app';
const HOST = 'panno-verde';

/** Where the window goes. */
export const PAGE_URL = `${SCHEME}://${HOST}/`;

/** A page like any on the web, with an origin of its own: it keeps settings, may fetch its own files, obeys its CSP. */
const PRIVILEGED: CustomScheme = {
  scheme: SCHEME,
  privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true },
};

/** Makes the scheme known; Electron wants it before it is ready. */
export function registerScheme(): void {
  protocol.registerSchemesAsPrivileged([PRIVILEGED]);
}

/** Whether a URL is of our own scheme and host. */
export function isOwnUrl(url: string): boolean {
  const parsed = URL.parse(url);
  return parsed?.protocol === `${SCHEME}:` && parsed.host === HOST;
}

/** Whether a URL is the page itself, in whatever language and whatever its fragment: where it may go when it starts over. */
export function isPageUrl(url: string): boolean {
  return url.split('#', 1)[0]?.replace(/\?lang=[a-z]+$/, '') === PAGE_URL;
}

/** Answers every request of `app://` out of `folder`; `languages` are those of the system, the best first. */
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

/** The file a URL names, or nothing where its path is malformed or leads out of the folder. */
function fileOf(url: string, folder: string, languages: readonly string[]): string | undefined {
  const path = pathOf(url);
  if (path === undefined || /[\\\0]/.test(path)) return undefined;
  const file = join(folder, path.endsWith('/') ? path + pageFileName(languageOf(url, languages)) : path);
  return file.startsWith(folder + sep) ? file : undefined;
}

/** The language that a URL names, or else the first of the system's that we speak. */
function languageOf(url: string, languages: readonly string[]): string {
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
