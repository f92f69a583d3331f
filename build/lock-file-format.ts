/** The part of npm's lock file that checks and packaging read. */

/** Where hashed packages may come from; the lock file may also leave the address to npm. */
export const REGISTRY = 'https://registry.npmjs.org/';

export interface LockedPackage {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly hasInstallScript?: boolean;
  /** The systems and machines it is for, if not for all. */
  readonly os?: string | readonly string[];
  readonly cpu?: string | readonly string[];
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

export interface LockFile {
  /** By the place below the root; the root itself is ''. */
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

/** What the package at a place of the lock file is called. */
export function packageName(place: string): string {
  return place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
}
