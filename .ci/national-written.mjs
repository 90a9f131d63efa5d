/**
 * Writes random invoices in each national format, and checks each file against the official schemas with xmllint. A document may be refused by a
 * rule that names a property, but not by the schema. Prints the seeds of failures. The last line is `N passed, N failed`. Without xmllint
 * (Debian: libxml2-utils), nothing is checked, which is reported.
 *
 *     npx tsx .ci/national-written.mjs VECTORS [--reference ../shared/reference/xml] [--count 60] [--seed 1]
 *
 * VECTORS is the folder with `ksef/xsd`, `fatturapa/xsd`, `verifactu/xsd` and `facturae/xsd`; the schemas of UBL are in `xsd` of the reference.
 * Without `--seed` the seeds differ each day. Own code around xmllint, because it writes no invoices.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Chance } from '../src/formats/chance.ts';
import { saudiInvoiceBy } from '../src/formats/en16931/saudi-arabia/arbitraries.ts';
import { convertDocument } from '../src/formats/index.ts';
import { syntaxList } from '../src/formats/list/facts.ts';
import { environment } from '../src/formats/mapping/testing.ts';
import { sampleOf } from '../src/formats/testing/syntax-sample.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    reference: { type: 'string', default: '../shared/reference/xml' },
    count: { type: 'string', default: '60' },
    seed: { type: 'string' },
  },
});
const vectors = resolve(positionals[0] ?? '../shared/vectors-national');
const count = Number(values.count);
const first = values.seed === undefined ? Math.floor(Date.now() / 86_400_000) * 1000 : Number(values.seed);

const samples = await Promise.all(syntaxList.map(({ key }) => sampleOf(key)));
const FORMATS = [
  ...samples.flatMap(({ to, options, random }) => (random ? { to, formatOptions: options, ...random } : [])),
  {
    to: 'zatca',
    formatOptions: { icv: 1 },
    make: saudiInvoiceBy,
    schemaOf: () => resolve(values.reference, 'xsd/ubl-2.1/maindoc/UBL-Invoice-2.1.xsd'),
  },
];

/** Faults of the schema: a document refused with one of them could be written, or a rule that names the cause is missing. */
const OF_SCHEMA = /^(?:KSEF-XSD|SDI-00200|BW-VERIFACTU-XSD|BW-FACTURAE-XSD)/;

/** Returns what is wrong with a file by a schema. @param {string} file @param {string} schema */
function judged(file, schema) {
  const { status, stderr, error } = spawnSync('xmllint', ['--noout', '--nonet', '--schema', schema, file], {
    env: { ...process.env, XML_CATALOG_FILES: join(vectors, 'ksef/xsd/catalog.xml') },
    encoding: 'utf8',
  });
  if (error) throw error;
  return status === 0 ? [] : stderr.trim().split('\n').slice(0, 3);
}

/** @param {(typeof FORMATS)[number]} format @param {number} seed @param {string} folder */
async function failuresOf({ to, formatOptions, make, schemaOf }, seed, folder) {
  const written = await convertDocument(make(new Chance(seed)), { to, formatOptions }, environment);
  if (!written.ok) {
    refused++;
    return written.faults
      .filter(
        ({ code, properties }) => OF_SCHEMA.test(code) || !properties.every((each) => /^(?:\$|request\.)/.test(each)),
      )
      .map(({ code, properties }) => `refused by ${code} at ${properties.join(', ')}`);
  }
  const xml = String(written.result.result);
  const file = join(folder, `${to}-${seed}.xml`);
  writeFileSync(file, xml);
  return judged(file, resolve(vectors, schemaOf(xml)));
}

let passed = 0;
let failed = 0;
let refused = 0;
if (spawnSync('xmllint', ['--version']).error) {
  console.log('LEFT OUT: xmllint is not installed, so national formats were not checked against their schemas');
} else {
  const folder = mkdtempSync(join(tmpdir(), 'written-'));
  console.log(`National formats: ${count} invoices each, seeds from ${first}`);
  try {
    for (const format of FORMATS) {
      refused = 0;
      for (let seed = first; seed < first + count; seed++) {
        const failures = await failuresOf(format, seed, folder);
        if (failures.length === 0) passed++;
        else {
          failed++;
          console.log(`${format.to}, seed ${seed}:\n  ${failures.join('\n  ')}`);
        }
      }
      console.log(`${format.to}: ${count - refused} written, ${refused} refused`);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
