import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { startListening } from '../scripts/start-listening.mjs';

/**
 * Installs the judge that runs the official rules on SaxonJS, in a separate folder next to the reference and the vectors, and calls `use` with it
 * and the built service. If it cannot be installed, this is reported and nothing is counted.
 *
 * @param {string} given the folder of `xml-judge`
 * @param {(tools: string, origin: string) => Promise<number>} use receives that folder with the working judge and the address of a service, and
 *   returns the exit code
 * @returns {Promise<number>}
 */
export async function withOfficialJudge(given, use) {
  const shared = dirname(resolve(given));
  const folder = mkdtempSync(join(tmpdir(), 'billwright-judge-'));
  const tools = join(folder, 'tools');
  const judge = join(tools, 'xml-judge');
  try {
    cpSync(given, tools, { recursive: true });
    for (const name of ['reference', 'vectors', 'vectors-xml']) symlinkSync(join(shared, name), join(folder, name));
    const installed = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: judge, encoding: 'utf8' });
    if (installed.status !== 0) {
      console.log(
        `skipped: the judge cannot be installed, so that nothing is held against the official rules\n${installed.stderr}`,
      );
      console.log('0 passed, 0 failed');
      return 0;
    }
    // Before the first document, which would otherwise time out.
    spawnSync(process.execPath, [join(judge, 'judge.mjs'), '--compile'], { stdio: 'inherit' });
    return await withService((origin) => use(tools, origin));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {(origin: string) => Promise<number>} use */
async function withService(use) {
  const { origin, process: service } = await startListening(['dist/node/serve.js', '--port', '0', '--no-workbench']);
  try {
    return await use(origin);
  } finally {
    service.kill();
  }
}
