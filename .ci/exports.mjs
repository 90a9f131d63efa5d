/**
 * Lets the built service write documents of the standard's vectors as e-invoices, and checks each against the official schemas and rules on
 * SaxonJS. The judge is installed in a separate folder; if that is impossible, this is reported. The last line is `N passed, N failed`. Exits 1 if
 * one fails.
 *
 *     node .ci/exports.mjs TOOLS [--all]
 *
 * TOOLS is the folder of xml-export-check.mjs and xml-judge, next to the reference and the vectors. The check takes a sample of the documents in
 * each format; with `--all` it takes all documents of the European Union and its neighbours.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { withOfficialJudge } from './official-judge.mjs';

const AREAS = 'at,be,ch,de,dk,es,fi,fr,fr-ctc,gb,gr,ie,it,multi,nl,no,pl,pt,se';

const [given = '', isAll] = process.argv.slice(2);
process.exitCode = await withOfficialJudge(given, async (tools, origin) => {
  const tool = join(tools, 'xml-export-check.mjs');
  const args = [tool, '--base', `${origin}/v0`, '--area', AREAS, '--formats', await formatsOf(origin)];
  if (isAll !== '--all') args.push('--limit', '8');
  return spawnSync(process.execPath, args, { stdio: 'inherit' }).status ?? 1;
});

/** The formats of invoices that the service writes in UBL or CII, by their keys: the judge knows no others. @param {string} origin */
async function formatsOf(origin) {
  /** @type {{ formats: { key: string, writes: boolean, media_type: string, syntax: string }[] }} */
  const { formats } = await (await fetch(`${origin}/v0/formats`)).json();
  const written = formats.filter(
    ({ writes, media_type, syntax }) => writes && /xml$/.test(media_type) && /^(?:ubl|cii)$/.test(syntax),
  );
  return written.map(({ key }) => key).join(',');
}
