/** What CHANGELOG.md says of a version. */

export interface ReleaseNotes {
  /** `YYYY-MM-DD`; nothing while the heading names no day. */
  readonly date: string | undefined;
  readonly text: string;
}

/** The notes of a version, whose links to files lead to `homepage`; nothing where there is no heading `## VERSION, …`. */
export function releaseNotes(changelog: string, version: string, homepage: string): ReleaseNotes | undefined {
  const sections = changelog.split(/^## /m).slice(1);
  const section = sections.find((one) => one.startsWith(`${version},`) || one.startsWith(`${version}\n`));
  if (section === undefined) return undefined;
  const [heading = '', ...lines] = section.split('\n');
  const [date] = /\d{4}-\d{2}-\d{2}/.exec(heading) ?? [];
  const text = lines.join('\n').trim();
  return { date, text: `${text.replaceAll(/\]\((?!https?:|#)/g, `](${homepage}/blob/v${version}/`)}\n` };
}
