/** What every package catalogue is told of a release: where its files are, and what they hash to. */

export interface Release {
  readonly version: string;
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** The repository, as `https://…`; its releases have the files. */
  readonly homepage: string;
  /** `Name <address>`, where somebody is named. */
  readonly maintainer: string | undefined;
  /** What it was built from. */
  readonly commit: string;
  /** SHA-256 in hex, by file name. */
  readonly checksums: ReadonlyMap<string, string>;
}

/** A manifest as files, by their path in what it is handed to. */
export type ManifestFiles = Readonly<Record<string, string>>;

export interface ReleaseFile {
  readonly name: string;
  readonly url: string;
  readonly sha256: string;
}

/** A release has no such file: nothing can be said of it. */
export class MissingFileError extends Error {}

/** The file of a release with this ending after `panno-verde-VERSION-`; throws `MissingFileError`. */
export function fileOf({ version, homepage, checksums }: Release, ...endings: readonly string[]): ReleaseFile {
  for (const ending of endings) {
    const name = `panno-verde-${version}-${ending}`;
    const sha256 = checksums.get(name);
    if (sha256) return { name, url: `${homepage}/releases/download/v${version}/${name}`, sha256 };
  }
  throw new MissingFileError(`no ${endings.map((ending) => `*-${ending}`).join(' or ')}`);
}

/** As `sha256sum` writes them. */
export function readChecksums(text: string): Map<string, string> {
  const lines = [...text.matchAll(/^([0-9a-f]{64}) [ *](.+)$/gm)];
  return new Map(lines.map(([, sha256 = '', name = '']) => [name, sha256]));
}

/** Where the table server's container is found, beside a repository on GitHub; it knows no capitals. */
export function imageOf(homepage: string): string {
  const path = new URL(homepage).pathname.replaceAll(/^\/|\/$|[.]git$/g, '');
  return `ghcr.io/${path.toLowerCase()}-server`;
}
