/**
 * Counts which codes of all rejections Billwright repairs or asks for, and repairs every fourth of the refused e-invoices with known answers, and explains every fourth rejection, as their README describes. All of
 * them would take two minutes: run the tool itself for them.
 *
 *   node .ci/fix.mjs ../shared/fix
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const EVERY = 4;
/**
 * The minimum shares of codes that Billwright repairs or asks for, in per cent: of the rejections there, and of those that people pasted in
 * public trackers (fix-trackers.tsv). Codes that are not about the file (permissions, transport) count in neither. Most of the others are about
 * amounts, taxes and parties, which only the issuer may change.
 */
const LEAST = { rejections: 60, trackers: 45 };
const folder = resolve(process.argv[2] ?? '../shared/fix');
const part = mkdtempSync(join(tmpdir(), 'fix-'));
for (const name of ['files', 'rejections']) symlinkSync(join(folder, name), join(part, name));
for (const name of ['truth.jsonl', 'rejections.jsonl']) {
  const lines = readFileSync(join(folder, name), 'utf8').trim().split('\n');
  writeFileSync(join(part, name), lines.filter((_, index) => index % EVERY === 0).join('\n'));
}
const { status } = spawnSync('node', [join(folder, '../tools/fix-checks.mjs'), '.', part], { stdio: 'inherit' });
const shares = {
  rejections: handled(
    'rejections',
    readFileSync(join(folder, 'rejections.jsonl'), 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
      .map(({ text, file }) => text ?? readFileSync(join(folder, file), 'utf8')),
  ),
  trackers: handled('public trackers', [readFileSync(new URL('fix-trackers.tsv', import.meta.url), 'utf8')]),
};
rmSync(part, { recursive: true, force: true });
const isLess = shares.rejections < LEAST.rejections || shares.trackers < LEAST.trackers;
process.exitCode = isLess ? 1 : (status ?? 1);

/**
 * Returns the share of codes that are repaired or asked for, in per cent, of those that are about the file.
 * @param {string} where
 * @param {string[]} texts
 */
function handled(where, texts) {
  const path = join(part, 'rejection.txt');
  const codes = texts.flatMap((text) => {
    writeFileSync(path, text);
    const { stdout } = spawnSync('node', ['dist/node/cli.js', 'fix', '--explain', path, '--json'], {
      encoding: 'utf8',
    });
    /** @type {{ code: string, kind: string, next?: string }[]} */
    const found = JSON.parse(stdout).codes;
    return found;
  });
  const ofFile = codes.filter(({ next }) => next === undefined);
  const count = ofFile.filter(({ kind }) => kind !== 'issuer').length;
  const percent = (100 * count) / ofFile.length;
  console.log(
    `${where}: ${count} of ${ofFile.length} codes are repaired or asked for (${percent.toFixed(1)} %), beside ${codes.length - ofFile.length} that say nothing against the file`,
  );
  return percent;
}
