/**
 * Has the built service write documents of the standard's vectors as e-invoices, and holds each against the official schemas and rules on SaxonJS. The
 * judge is installed in a folder of its own; where it cannot be had, that is said. The last line is `N passed, N failed`. Exits 1 where one fails.
 *
 *   node .ci/exports.mjs TOOLS [--all]
 *
 * TOOLS is the folder of xml-export-check.mjs and xml-judge, beside which the reference and the vectors lie. It takes a sample of the documents in
 * each format; with `--all` all of them, of the European Union and its neighbours.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { startListening } from '../scripts/start-listening.mjs';

const AREAS = 'at,be,ch,de,dk,es,fi,fr,fr-ctc,gb,gr,ie,it,multi,nl,no,pl,pt,se';

const [given = '', isAll] = process.argv.slice(2);
const shared = dirname(resolve(given));
const folder = mkdtempSync(join(tmpdir(), 'billwright-exports-'));
try {
  cpSync(given, join(folder, 'tools'), { recursive: true });
  for (const name of ['reference', 'vectors']) symlinkSync(join(shared, name), join(folder, name));
  const judge = join(folder, 'tools', 'xml-judge');
  const installed = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: judge, encoding: 'utf8' });
  if (installed.status !== 0) {
    console.log(
      `skipped: the judge cannot be installed, so that no export is held against the official rules\n${installed.stderr}`,
    );
    console.log('0 passed, 0 failed');
  } else {
    // Before the first document, which would else wait for it longer than it may.
    spawnSync(process.execPath, [join(judge, 'judge.mjs'), '--compile'], { stdio: 'inherit' });
    process.exitCode = await check(join(folder, 'tools', 'xml-export-check.mjs'));
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** Runs the check against a service of its own, and returns how it ends. @param {string} tool */
async function check(tool) {
  const { origin, process: service } = await startListening(['dist/node/serve.js', '--port', '0', '--no-workbench']);
  try {
    const args = [tool, '--base', `${origin}/v0`, '--area', AREAS, '--formats', await formatsOf(origin)];
    if (isAll !== '--all') args.push('--limit', '8');
    return spawnSync(process.execPath, args, { stdio: 'inherit' }).status ?? 1;
  } finally {
    service.kill();
  }
}

/** The formats of invoices that the service writes in XML, by their keys. @param {string} origin */
async function formatsOf(origin) {
  /** @type {{ formats: { key: string, writes: boolean, media_type: string }[] }} */
  const { formats } = await (await fetch(`${origin}/v0/formats`)).json();
  const written = formats.filter(
    ({ key, writes, media_type }) => writes && /xml$/.test(media_type) && !/^cdar/.test(key),
  );
  return written.map(({ key }) => key).join(',');
}
