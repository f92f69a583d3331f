// builds the english hand page without writing, and lists gz by module of first-load chunks
import { build } from 'vite';
import { gzipSync } from 'node:zlib';
import { handIn } from '../vite.hand.config.ts';
import { writeFileSync } from 'node:fs';
const config = handIn('en');
config.build.write = false; config.build.minify = true;
const r = await build(config);
const outs = (Array.isArray(r) ? r : [r]).flatMap(x => x.output);
const all = [];
for (const c of outs) { if (c.type !== 'chunk') { all.push({name:c.fileName, gz: gzipSync(c.source).length}); continue; }
 all.push({ name: c.fileName, gz: gzipSync(c.code).length, mods: Object.entries(c.modules).map(([id,m]) => [id.replace('/work/w/sealed15/',''), m.renderedLength, m.code ? gzipSync(m.code).length : 0]).sort((a,b)=>b[2]-a[2]) }); }
writeFileSync('/tmp/s15w/mods.json', JSON.stringify(all));
