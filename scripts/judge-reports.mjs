/**
 * Makes a report of the French e-reporting of 10,000 generated invoices, and checks it: its sums are those of the documents to the cent, it
 * took less than 20 seconds of processor time, and it is valid by the official schema and rules. These are taken from phive-rules
 * (https://github.com/phax/phive-rules), fetched by Maven, and run by Saxon-HE; if they cannot be fetched, they are skipped with a note. Run by
 * `npm run test:more -- reports`. Exits 1 if a check fails.
 *
 * Own code around the rules, because phive has no command line.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { load } from '../src/engine/loading.ts';
import { validateXml } from '../src/formats/index.ts';
import { receipt, sale, saleAbroad } from '../src/formats/national/flux10/testing.ts';
import { systemEnvironment } from '../src/operations/environment.ts';
import { declare } from '../src/operations/many/declare.ts';

const COUNT = 10_000;
/** Seconds of processor time. */
const MOST_SECONDS = 20;

const RULES = 'com.helger.phive.rules:phive-rules-france:4.5.0';
const SAXON = 'net.sf.saxon:Saxon-HE:12.9';
const SCHEMA = 'external/schemas/flux10/1.0/ereporting.xsd';
const SCHEMATRON = 'external/schematron/flux10/1.0/xslt/PPF_Flux10_v1_0.xslt';

/** Checks files by the schema and the rules, and prints what each breaks. */
const JUDGE = `import java.io.*;
import javax.xml.XMLConstants;
import javax.xml.transform.*;
import javax.xml.transform.stream.*;
import javax.xml.validation.*;
public class Judge {
  public static void main(String[] files) throws Exception {
    ClassLoader loader = Judge.class.getClassLoader();
    Schema schema = SchemaFactory.newInstance(XMLConstants.W3C_XML_SCHEMA_NS_URI).newSchema(loader.getResource("${SCHEMA}"));
    String rules = loader.getResource("${SCHEMATRON}").toString();
    Templates templates = new net.sf.saxon.TransformerFactoryImpl().newTemplates(new StreamSource(rules));
    for (String file : files) {
      StringWriter report = new StringWriter();
      try {
        schema.newValidator().validate(new StreamSource(new File(file)));
        templates.newTransformer().transform(new StreamSource(new File(file)), new StreamResult(report));
      } catch (org.xml.sax.SAXException broken) {
        report.append("<svrl:failed-assert>" + broken.getMessage());
      }
      String[] failed = report.toString().split("<svrl:failed-assert");
      System.out.println((failed.length == 1 ? "PASS " : "FAIL ") + new File(file).getName());
      for (int at = 1; at < failed.length && at < 10; at++) System.out.println(failed[at].replaceAll("\\\\s+", " "));
    }
  }
}
`;

const RATES = [
  ['20%', 2000],
  ['10%', 1000],
  ['5.5%', 550],
  ['2.1%', 210],
];
const CATEGORIES = ['TLB1', 'TPS1', 'TMA1'];

const folder = mkdtempSync(join(tmpdir(), 'billwright-reports-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
await load('all');

const sales = sameSums(await made('sales', await generated(), 'transactions'));
const payments = await made('payments', paid(), 'payments');
const isPaid = amountsOf(payments, 'Amount') === COUNT * 12_000;
said('the payments are those of the receipts to the cent', isPaid);
const verdicts = [sales, isPaid, byOfficialRules(['sales', 'payments'])];
process.exitCode = verdicts.includes(false) || process.exitCode === 1 ? 1 : 0;

/** Returns the documents of a month: sales with several rates, credit notes, dollars, sales abroad, and some that are not reported. */
async function generated() {
  return Array.from({ length: COUNT }, (_, at) => {
    const issue_date = `2026-10-${String(1 + (at % 31)).padStart(2, '0')}`;
    const lines = RATES.slice(0, 1 + (at % RATES.length)).map(([percent], place) => lineOf(at, place, String(percent)));
    const code = `F-${at}`;
    if (at % 10 === 0) return saleAbroad(code, { issue_date, lines: [abroad(at)] });
    const tax = { ext: { 'fr-ctc-flow10-b2c-category': CATEGORIES[at % CATEGORIES.length] ?? '' } };
    if (at % 10 === 1) {
      const preceding = [{ code: `F-${at - 1}`, issue_date: '2026-09-30' }];
      return sale(code, lines, { issue_date, tax, type: 'credit-note', preceding });
    }
    if (at % 10 === 2)
      return sale(code, lines, {
        issue_date,
        tax,
        currency: 'USD',
        exchange_rates: [{ from: 'USD', to: 'EUR', amount: '0.5' }],
      });
    return sale(code, lines, { issue_date, tax });
  });
}

/** @param {number} at @param {number} place @param {string} percent */
function lineOf(at, place, percent) {
  const price = centsOf(at, place);
  return { quantity: '1', item: { name: 'Carafe', price: decimal(price) }, taxes: [{ cat: 'VAT', percent }] };
}

/** @param {number} at */
function abroad(at) {
  const taxes = [{ cat: 'VAT', key: 'intra-community', ext: { 'cef-vatex': 'VATEX-EU-IC' } }];
  return { quantity: '1', item: { name: 'Carafe', price: decimal(centsOf(at, 0)) }, taxes };
}

/** Returns an even price in cents, so that half of it in euros is exact. @param {number} at @param {number} place */
function centsOf(at, place) {
  return 2 * (1 + ((at * 37 + place * 101) % 45_000));
}

/** @param {number} cents */
function decimal(cents) {
  return (cents / 100).toFixed(2);
}

/** Returns receipts for 120.00. */
function paid() {
  return Array.from({ length: COUNT }, (_, at) => {
    const value_date = `2026-10-${String(1 + (at % 31)).padStart(2, '0')}`;
    return receipt(`P-${at}`, { issue_date: value_date, value_date });
  });
}

/**
 * Makes a report, and writes it into a file. Each tenth document is given twice, and one of another month is added.
 * @param {string} name @param {import('../src/engine/model/json.ts').JsonObject[]} documents @param {string} content
 */
async function made(name, documents, content) {
  const repeated = documents.filter((_, at) => at % 10 === 5);
  const other = { ...documents[0], issue_date: '2026-11-01', value_date: '2026-11-01', code: 'N-1' };
  const request = {
    to: 'flux10',
    id: `R-${name}`,
    issued: '2026-11-02T06:30:00',
    period: { start: '2026-10-01', end: '2026-10-31' },
    sender: { code: '0042', name: 'Plateforme Imaginaire' },
    content,
    documents: [...documents, ...repeated, other],
  };
  const started = process.cpuUsage();
  const { result, faults, left_out } = await declare(request, systemEnvironment());
  const { user, system } = process.cpuUsage(started);
  const seconds = (user + system) / 1e6;
  for (const each of faults.slice(0, 10)) console.log(`  ${each.code} ${each.document}: ${each.description}`);
  said(`${name}: ${COUNT} documents in ${seconds.toFixed(1)} s of ${MOST_SECONDS} s`, seconds < MOST_SECONDS);
  const reasons = left_out.map(({ reason }) => reason);
  const isLeftOut = reasons.filter((each) => each === 'duplicate').length === repeated.length;
  said(
    `${name}: ${repeated.length} repeated documents count once`,
    isLeftOut && left_out.length === repeated.length + 1,
  );
  const checked = await validateXml(result ?? '');
  said(`${name}: valid by the rules of Billwright`, checked.ok);
  writeFileSync(join(folder, `${name}.xml`), result ?? '');
  return result ?? '';
}

/** Returns whether the sums of a report are those of the generated documents, calculated in whole cents. @param {string} report */
function sameSums(report) {
  let [net, tax, count] = [0, 0, 0];
  let netAbroad = 0;
  for (let at = 0; at < COUNT; at++) {
    if (at % 10 === 0) {
      netAbroad += centsOf(at, 0);
      continue;
    }
    count++;
    const sign = at % 10 === 1 ? -1 : 1;
    const share = at % 10 === 2 ? 0.5 : 1;
    for (const [place, [, rate]] of RATES.slice(0, 1 + (at % RATES.length)).entries()) {
      const base = centsOf(at, place);
      const own = Math.floor((base * Number(rate) + 5000) / 10_000);
      net += sign * base * share;
      tax += sign * Math.floor(own * share + 0.5);
    }
  }
  const [days, invoices] = [partsOf(report, 'Transactions'), partsOf(report, 'Invoice')];
  const found = [
    amountsOf(days, 'TaxExclusiveAmount') - net,
    amountsOf(days, 'TaxTotal') / 2 - tax,
    amountsOf(days, 'TransactionsCount') / 100 - count,
    amountsOf(invoices, 'TaxExclusiveAmount') - netAbroad,
  ];
  const isSame = found.every((difference) => difference === 0);
  if (!isSame) console.log(`  differences in cents: ${found.join(', ')}`);
  return said('the sums are those of the documents to the cent', isSame);
}

/** @param {string} report @param {string} name */
function partsOf(report, name) {
  return [...report.matchAll(new RegExp(`<${name}>[^]*?</${name}>`, 'g'))].map(([part]) => part).join('');
}

/** Returns the sum of the elements of a name, in cents. @param {string} xml @param {string} name */
function amountsOf(xml, name) {
  return [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].reduce(
    (sum, [, text]) => sum + Math.round(Number(text) * 100),
    0,
  );
}

/** @param {string} what @param {boolean} holds */
function said(what, holds) {
  console.log(`${holds ? 'passed' : 'FAILED'}: ${what}`);
  if (!holds) process.exitCode = 1;
  return holds;
}

/** Returns whether all reports are valid by the official schema and rules; undefined without them. @param {readonly string[]} names */
function byOfficialRules(names) {
  const jars = [RULES, SAXON].map(jarOf);
  const missing = [RULES, SAXON].filter((_, at) => jars[at] === undefined);
  if (missing.length > 0) {
    console.log(`skipped: the official schema and rules, because Maven has no ${missing.join(', ')}`);
    return undefined;
  }
  const source = join(folder, 'Judge.java');
  writeFileSync(source, JUDGE);
  const files = names.map((name) => join(folder, `${name}.xml`));
  const path = [folder, ...jars, join(folder, '*')].join(':');
  const { stdout, stderr } = spawnSync('java', ['-cp', path, source, ...files], {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  if (!stdout.includes('PASS') && !stdout.includes('FAIL')) console.log(stderr.slice(-2000));
  for (const line of stdout.split('\n').filter((each) => each !== '')) console.log(`  ${line}`);
  const passed = stdout.split('\n').filter((line) => line.startsWith('PASS')).length;
  return said('valid by the official schema and rules', passed === names.length);
}

/** Returns the file of an artefact, next to those it depends on. @param {string} artefact */
function jarOf(artefact) {
  const [, name, version] = artefact.split(':');
  const isSelfContained = artefact === RULES;
  const got = maven('dependency:get', `-Dartifact=${artefact}`, `-Dtransitive=${!isSelfContained}`);
  const copied = got && maven('dependency:copy', `-Dartifact=${artefact}`, `-DoutputDirectory=${folder}`);
  if (copied && !isSelfContained) resolver();
  return copied ? join(folder, `${name}-${version}.jar`) : undefined;
}

/** Adds the XML resolver that Saxon needs. */
function resolver() {
  const artefact = 'org.xmlresolver:xmlresolver:5.3.3';
  if (maven('dependency:get', `-Dartifact=${artefact}`, '-Dtransitive=false'))
    maven('dependency:copy', `-Dartifact=${artefact}`, `-DoutputDirectory=${folder}`);
}

/** @param {string[]} args */
function maven(...args) {
  return spawnSync('mvn', ['-B', ...args], { encoding: 'utf8', cwd: folder, maxBuffer: 2 ** 26 }).status === 0;
}
