/**
 * Lets the built service write documents of the standard's vectors as e-invoices, and checks each against the official schemas and rules on
 * SaxonJS. The judge is installed in a separate folder, next to the reference and the vectors; if that is impossible, this is reported and nothing
 * is counted. The last line is `N passed, N failed`. Exits 1 if one fails.
 *
 *     node .ci/exports.mjs TOOLS [--all]
 *
 * TOOLS is the folder of xml-export-check.mjs and xml-judge. The check takes a sample of the documents in each format; with `--all` it takes all
 * documents of the European Union and its neighbours. Own code around the judge, because it judges files and writes none.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { startListening } from '../scripts/start-listening.mjs';

/** CIUS-PT has categories that the core does not know: its own rules stand alone, and the judge has none of them. */
const ALONE = 'cius-pt-ubl';

/** PINT has rules of its own, which the judge does not have; `scripts/judge-pint.mjs` takes them from elsewhere. */
const INTERNATIONAL = 'pint-';

const AREAS = 'at,be,ch,de,dk,es,fi,fr,fr-ctc,gb,gr,ie,it,multi,nl,no,pl,pt,se';

const [given = '', isAll] = process.argv.slice(2);
const shared = dirname(resolve(given));
const folder = mkdtempSync(join(tmpdir(), 'billwright-judge-'));
const tools = join(folder, 'tools');
const judge = join(tools, 'xml-judge');
try {
  cpSync(given, tools, { recursive: true });
  for (const name of ['reference', 'vectors', 'vectors-xml']) symlinkSync(join(shared, name), join(folder, name));
  const installed = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: judge, encoding: 'utf8' });
  if (installed.status === 0) {
    // Before the first document, which would otherwise time out.
    spawnSync(process.execPath, [join(judge, 'judge.mjs'), '--compile'], { stdio: 'inherit' });
    process.exitCode = await checkExports();
  } else {
    console.log(`skipped: the judge cannot be installed\n${installed.stderr}\n0 passed, 0 failed`);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** Starts the service, checks what it writes, and returns the exit code. */
async function checkExports() {
  const { origin, process: service } = await startListening(['dist/node/serve.js', '--port', '0', '--no-workbench']);
  try {
    const tool = join(tools, 'xml-export-check.mjs');
    const args = [tool, '--base', `${origin}/v0`, '--area', AREAS, '--formats', await formatsOf(origin)];
    if (isAll !== '--all') args.push('--limit', '8');
    return spawnSync(process.execPath, args, { stdio: 'inherit' }).status ?? 1;
  } finally {
    service.kill();
  }
}

/** The formats of invoices that the service writes in UBL or CII, by their keys: the judge knows no others. @param {string} origin */
async function formatsOf(origin) {
  /** @type {{ formats: { key: string, writes: boolean, media_type: string, syntax: string }[] }} */
  const { formats } = await (await fetch(`${origin}/v0/formats`)).json();
  const written = formats.filter(
    ({ key, writes, media_type, syntax }) =>
      key !== ALONE &&
      !key.startsWith(INTERNATIONAL) &&
      writes &&
      /xml$/.test(media_type) &&
      /^(?:ubl|cii)$/.test(syntax),
  );
  return written.map(({ key }) => key).join(',');
}
