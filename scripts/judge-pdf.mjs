/**
 * Tests whether PDFs with an e-invoice are valid PDF/A-3b, contain valid XML, and are accessible (PDF/UA-1, as far as programs can check),
 * with external validators: veraPDF (https://verapdf.org) and Mustang (https://www.mustangproject.org), fetched by Maven. Covers all
 * example invoices in all such formats. Run by `npm run test:more -- pdf`, or with `--only TEXT` for some and `--keep FOLDER` to inspect
 * them; needs `npm run build:node`. A missing validator is skipped with a note. Exits 1 if a validator finds a fault.
 *
 * Own code around the validators, because they write no PDFs.
 */
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { formats } from '../src/formats/list/formats.ts';
import { examples } from '../src/service/examples/index.ts';
import './examples-from-source.mjs';
import { maven } from './judges/maven.mjs';
import { validateByMustang } from './judges/mustang.mjs';

const VERAPDF = 'org.verapdf.apps:greenfield-apps:1.28.2';

const { values: given } = parseArgs({ options: { only: { type: 'string', default: '' }, keep: { type: 'string' } } });

const folder = mkdtempSync(join(tmpdir(), 'billwright-pdf-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
const pdfs = given.keep ?? join(folder, 'pdf');
mkdirSync(pdfs, { recursive: true });

const count = await writePdfs();
console.log(
  `${count.written} PDFs written, of ${count.invoices} invoices in ${count.formats} formats; ${count.refused} could not be`,
);
const verdicts = [byVeraPdf('3b', 'PDF/A-3b'), byVeraPdf('ua1', 'PDF/UA-1'), byMustang()];
process.exitCode = verdicts.includes(false) ? 1 : 0;

/** Writes each example in each format by the command line, and reports failures. */
async function writePdfs() {
  const carriers = formats.filter(({ container }) => container);
  const invoices = examples.filter(({ schema, name }) => schema === 'bill/invoice' && name.includes(given.only));
  const documents = join(folder, 'documents');
  mkdirSync(documents);
  for (const { name, load } of invoices) writeFileSync(join(documents, `${name}.json`), JSON.stringify(await load()));
  let [written, refused] = [0, 0];
  for (const { key } of carriers) {
    const out = join(folder, key);
    const report = join(folder, 'report.json');
    const args = ['batch', '--op', 'convert', '--to', key, documents, '--out', out, '--report', report, '--force'];
    spawnSync('node', ['dist/node/cli.js', ...args]);
    for (const { file, status, error } of JSON.parse(readFileSync(report, 'utf8')).files) {
      if (status === 'ok') continue;
      const [first] = error?.faults ?? [];
      console.log(
        `  not written: ${basename(file)} as ${key}: ${first ? `${first.code} ${first.description}` : error?.message}`,
      );
      refused++;
    }
    for (const name of existsSync(out) ? readdirSync(out).filter((each) => each.endsWith('.pdf')) : []) {
      renameSync(join(out, name), join(pdfs, `${basename(name, '.pdf')}--${key}.pdf`));
      written++;
    }
  }
  return { written, refused, invoices: invoices.length, formats: carriers.length };
}

/** Returns whether all files are valid by a veraPDF profile; undefined without veraPDF. @param {string} profile @param {string} name */
function byVeraPdf(profile, name) {
  const path = classpath();
  if (path === undefined) return missing('veraPDF');
  const args = [
    '-cp',
    path,
    'org.verapdf.apps.GreenfieldCliWrapper',
    '--flavour',
    profile,
    '--format',
    'text',
    '-v',
    pdfs,
  ];
  const { stdout } = spawnSync('java', args, { encoding: 'utf8', maxBuffer: 2 ** 28 });
  const passed = stdout.split('\n').filter((line) => line.startsWith('PASS')).length;
  for (const line of stdout.split('\n').filter((each) => each.trim() !== '' && !each.startsWith('PASS')))
    console.log(`  ${line}`);
  return judged(`veraPDF: valid ${name}`, passed);
}

/** Returns whether all files and their XML are valid by Mustang; undefined without Mustang. */
function byMustang() {
  const validated = validateByMustang(
    readdirSync(pdfs).map((name) => join(pdfs, name)),
    folder,
  );
  if (validated === undefined) return missing('Mustang');
  const wrong = [...validated].filter(([, { isValid }]) => !isValid);
  for (const [file, { report }] of wrong) console.log(`  FAIL ${basename(file)} ${report}`);
  return judged('Mustang: valid file and XML', validated.size - wrong.length);
}

/** @param {string} what @param {number} passed */
function judged(what, passed) {
  const all = readdirSync(pdfs).length;
  console.log(`${what}: ${passed} of ${all}`);
  return passed === all;
}

/** @param {string} name */
function missing(name) {
  console.log(`skipped: ${name}, because it needs Java, Maven and Maven's repository`);
  return undefined;
}

/** Returns the class path of veraPDF with its dependencies. */
function classpath() {
  const [groupId, artifactId, version] = VERAPDF.split(':');
  const pom = `<project xmlns="http://maven.apache.org/POM/4.0.0"><modelVersion>4.0.0</modelVersion><groupId>judge</groupId><artifactId>judge</artifactId><version>1</version>
<dependencies><dependency><groupId>${groupId}</groupId><artifactId>${artifactId}</artifactId><version>${version}</version></dependency></dependencies></project>`;
  writeFileSync(join(folder, 'pom.xml'), pom);
  const { status, stdout } = maven(
    folder,
    'dependency:build-classpath',
    '-Dmdep.includeScope=runtime',
    '-f',
    join(folder, 'pom.xml'),
  );
  return status === 0 ? stdout?.split('\n').find((line) => line.includes('.jar') && !line.startsWith('[')) : undefined;
}
