/**
 * Writes random invoices in each format of PINT and judges them by our rules and by the official ones, as packed in phive-rules
 * (https://github.com/phax/phive-rules) and run by Saxon-HE. Both are fetched by Maven; without Java, Maven and its repository only our rules
 * judge, which is reported. A document may be refused by a rule that names a property. Run by `npm run test:more -- pint`, or with `--count 50`
 * and `--only pint-ae`. Exits 1 if a rule finds a fault.
 *
 * Own code around Saxon, because it writes no invoices.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Chance } from '../src/formats/chance.ts';
import { pintInvoice } from '../src/formats/en16931/pint/arbitraries.ts';
import { pint } from '../src/formats/en16931/pint/index.ts';
import { convertDocument, validateXml } from '../src/formats/index.ts';
import { environment } from '../src/formats/mapping/testing.ts';
import { jarOf } from './judges/maven.mjs';
import { canJudge, judge } from './judges/saxon.mjs';

const RULES = 'com.helger.phive.rules:phive-rules-peppol:4.3.7';
/** The packed release for Oman, 1.0.0, writes transaction types and UUIDs differently from 1.0.1, which is in force. */
const NEWER_THAN_PACKED = 'pint-om';
/** The folders of the packed rules, if their names differ from the key of the format. */
const FOLDERS = { 'pint-jp-selfbilling': 'pint-jp-sb', 'pint-jp-nontax': 'pint-jp-ntr' };
const STYLESHEETS = ['PINT-UBL-validation-preprocessed.xslt', 'PINT-jurisdiction-aligned-rules.xslt'];

const { values } = parseArgs({ options: { count: { type: 'string', default: '200' }, only: { type: 'string' } } });
const now = () => new Date('2027-01-15T12:00:00Z');
const folder = mkdtempSync(join(tmpdir(), 'billwright-pint-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

let passed = 0;
let failed = 0;
/** The written files, with their format. @type {{ file: string, key: string }[]} */
const files = [];
for (const { key } of pint.formats.filter((format) => values.only === undefined || format.key === values.only)) {
  await write(key, Number(values.count));
}
judgeAll();
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

/** Writes invoices in a format and checks them by our rules. @param {string} key @param {number} count */
async function write(key, count) {
  let refused = 0;
  for (let seed = 1; files.filter((each) => each.key === key).length < count && seed < 2 * count; seed++) {
    const made = await convertDocument(pintInvoice(key, new Chance(seed)), { to: key }, { ...environment, now });
    if (!made.ok) {
      refused++;
      for (const { code, properties } of made.faults) {
        if (!properties.every((each) => each.startsWith('$.'))) fail(key, seed, `refused by ${code} at ${properties}`);
      }
      continue;
    }
    const xml = String(made.result.result);
    const checked = await validateXml(xml, key, { now: now() });
    if (checked.ok) passed++;
    else fail(key, seed, checked.faults.map(({ code }) => code).join(' '));
    const file = join(folder, `${key}--${seed}.xml`);
    writeFileSync(file, xml);
    files.push({ file, key });
  }
  console.log(`${key}: ${files.filter((each) => each.key === key).length} written, ${refused} refused`);
}

/** @param {string} key @param {number | string} seed @param {string} why */
function fail(key, seed, why) {
  failed++;
  console.log(`  ${key}, seed ${seed}: ${why}`);
}

/** Judges the written files by the official rules. */
function judgeAll() {
  const rules = jarOf(RULES, folder);
  if (rules === undefined || !canJudge(folder)) {
    console.log('skipped: the official rules of PINT, because they need Java, Maven and its repository');
    return;
  }
  console.log("skipped: the official rules of Oman, because Maven's repository has only an older release");
  spawnSync('jar', ['xf', rules, 'external/schematron'], { cwd: folder });
  const judged = files.filter(({ key }) => !key.startsWith(NEWER_THAN_PACKED));
  const verdicts = judge(
    judged.map(({ file, key }) => ({ file, sheets: stylesheetsOf(key) })),
    folder,
  );
  for (const [file, { faults, stopped }] of verdicts) {
    const [, key = '', seed = ''] = /([\w-]+)--(\d+)\.xml$/.exec(file) ?? [];
    if (stopped !== undefined) fail(key, seed, `official rules: ${stopped}`);
    else if (faults.length === 0) passed++;
    else fail(key, seed, `official: ${faults.join(' ')}`);
  }
  console.log(`official rules: ${verdicts.size} files judged`);
}

/** Returns the style sheets of the newest packed release for a format. @param {string} key */
function stylesheetsOf(key) {
  const process = key.endsWith('-selfbilling') ? 'selfbilling' : 'billing';
  const name = FOLDERS[/** @type {keyof typeof FOLDERS} */ (key)] ?? key.replace('-selfbilling', '');
  const releases = join(folder, 'external/schematron', name);
  const [newest = ''] = readdirSync(releases).sort((a, b) => b.localeCompare(a, 'en', { numeric: true }));
  const places = ['xslt', join('xslt', process), process].map((each) => join(releases, newest, each));
  const place = places.find((each) => existsSync(join(each, STYLESHEETS[0] ?? ''))) ?? releases;
  return STYLESHEETS.map((each) => join(place, each));
}
