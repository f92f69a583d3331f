/** For Home Assistant: a repository of add-ons with the table server in it, on the container's image. */
import { readFileSync } from 'node:fs';
import { stringify } from 'yaml';
import { SYSTEMS } from '../messages/en/systems.ts';
import { imageOf, type ManifestFiles, type Release } from './release.ts';

/** Its folder, and what Home Assistant knows it by. */
const SLUG = 'panno_verde';

export function homeAssistantAddOn({ version, homepage, maintainer }: Release): ManifestFiles {
  const config = {
    name: 'Panno Verde',
    version,
    slug: SLUG,
    description: SYSTEMS.summary,
    url: homepage,
    arch: ['amd64', 'aarch64'],
    startup: 'application',
    // Multicast, by which others find its tables, and the addresses in its codes need the host's network.
    host_network: true,
    // Node is its own first process, and hears that it shall end.
    init: false,
    timeout: 30,
    webui: 'http://[HOST]:[PORT:4747]',
    watchdog: 'tcp://[HOST]:4747',
    backup: 'cold',
    options: { discovery: true },
    schema: { discovery: 'bool', public_url: 'url?' },
  };
  return {
    'repository.yaml': stringify({ name: 'Panno Verde', url: homepage, ...(maintainer && { maintainer }) }),
    [`${SLUG}/config.yaml`]: stringify(config),
    [`${SLUG}/Dockerfile`]: readFileSync('packaging/home-assistant/Dockerfile', 'utf8').replace(
      /^ARG IMAGE=.*$/m,
      `ARG IMAGE=${imageOf(homepage)}:${version}`,
    ),
    [`${SLUG}/start.js`]: readFileSync('packaging/home-assistant/start.js', 'utf8'),
  };
}
