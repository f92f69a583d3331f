/** Who wanted to come in with another version of the app: said on this side, too, once for each version. */

/** Whoever invents more than so many fills no screen. */
const MAX_OTHER_VERSIONS = 3;

export interface OtherVersions {
  note(theirs: string): void;
  /** Calls back for each, those before among them; who called last is told. */
  watch(call: (theirs: string) => void): void;
}

export function otherVersions(ours: string, log: (line: string) => void): OtherVersions {
  const seen = new Set<string>();
  let tell: (theirs: string) => void = () => undefined;
  return {
    note(theirs) {
      if (seen.has(theirs) || seen.size >= MAX_OTHER_VERSIONS) return;
      seen.add(theirs);
      log(`Somebody wanted to come in with Panno Verde ${theirs}; this is ${ours}.`);
      tell(theirs);
    },
    watch(call) {
      tell = call;
      for (const theirs of seen) call(theirs);
    },
  };
}
