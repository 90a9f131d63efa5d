/** A national syntax: its folder in src/formats/national, with an invented schema to start from, its base and its lines in the lists. */

/** @param {import('../new.mjs').Given} given @returns {import('../new.mjs').Made} */
export function syntax({ name, before }) {
  const code = name.toUpperCase();
  const title = name.charAt(0).toUpperCase() + name.slice(1);
  const folder = `src/formats/national/${name}`;
  return {
    files: {
      [`${folder}/facts.ts`]: `import type { SyntaxFacts } from '../../declare/syntax-facts.ts';

/** Say whose invoices these are, and add the country whose law requires them. */
export const ${name}Facts = {
  key: '${name}',
  family: '${name}',
  name: '${code}',
  roots: ['${title}Invoice'],
  namespaces: [{ uri: 'urn:example.org:${name}:1', prefix: '${name}' }],
  number: { element: 'Number' },
  documents: ['bill/invoice'],
  schemaFaults: ['${code}-XSD'],
  schemas: ['${name}'],
  ruleSets: ['${name}'],
  rulePrefixes: ['${code}-'],
} as const satisfies SyntaxFacts;
`,
      [`${folder}/index.ts`]: `import type { Format } from '../../declare/format.ts';
import { ruleSet } from '../../rules/source.ts';
import { schemaNamed } from '../../schema/schemas.ts';

/** Give its names, its version and the addons that its documents need. */
export const ${name}: Format = {
  key: '${name}',
  name: { en: '${code}' },
  description: { en: 'The e-invoice in the syntax ${code}.' },
  syntax: '${name}',
  specification: '1.0',
  addons: [],
  schema: schemaNamed('${name}'),
  rules: [ruleSet('${name}', () => import('./rules.ts'))],
  reads: true,
  writes: true,
};
`,
      [`${folder}/syntax.ts`]: `import type { Syntax } from '../../declare/syntax.ts';
import { lazily } from '../../lazily.ts';
import { ${name}Facts } from './facts.ts';
import { ${name} as format } from './index.ts';

export const ${name}: Syntax = {
  ...${name}Facts,
  formats: [format],
  isRoot: ({ localName }) => ${name}Facts.roots.some((name) => name === localName),
  ownClasses: lazily(() => import('./classes.ts')),
  load: lazily(async () => (await import('./${name}.ts')).${name}),
};
`,
      [`${folder}/classes.ts`]: `import type { RuleClasses } from '../../rules/class.ts';

/** Rules that are in no list are business rules. */
export const classes: RuleClasses = {};
`,
      [`${folder}/${name}.ts`]: `/** Processes invoices in ${code}. */

import { checkedAs } from '../../declare/checked.ts';
import type { SyntaxCode } from '../../declare/syntax.ts';
import { ${name} as format } from './index.ts';
import { judge } from './judge.ts';
import { NAMES } from './names.ts';
import { read } from './read.ts';
import { write } from './write.ts';

export const ${name}: SyntaxCode = {
  check: async (file) => checkedAs(format, await judge(file), file),
  read,
  write,
  meaningsOf: () => NAMES,
};
`,
      [`${folder}/judge.ts`]: `import type { Finding } from '../../rules/run.ts';
import { loadStructure } from '../../schema/schemas.ts';
import type { SyntaxFile } from '../../signed/syntax-file.ts';
import { schemaFindings } from '../shared/check.ts';
import { judgeNational } from '../shared/rules.ts';
import { RULES, SET } from './rules.ts';

/** Checks a file against the schema, then by the rules. */
export async function judge(file: SyntaxFile): Promise<Finding[]> {
  const structure = await loadStructure('${name}');
  return [
    ...schemaFindings(file.root, structure, SET, () => '${code}-XSD'),
    ...judgeNational(RULES, SET, file.root, file),
  ];
}
`,
      [`${folder}/rules.ts`]: `/** The rules of ${code}. Take their codes from the official list. */

import { Amount } from '../../../engine/num/amount.ts';
import type { RuleSet } from '../../rules/declare.ts';
import type { XmlElement } from '../../xml/element.ts';
import { differ } from '../shared/amounts.ts';
import { type NationalRule, nationalRule } from '../shared/rules.ts';
import { ElementView } from '../shared/view.ts';

export const SET = '${name}';

export const RULES: readonly NationalRule<XmlElement>[] = [
  nationalRule(
    '${code}-01',
    'fatal',
    (root) => {
      const file = new ElementView(root, '${name}:');
      return file.all(root, 'Line').flatMap((line) => {
        const given = file.number(line, 'Amount');
        const made = file
          .number(line, 'Quantity')
          ?.up(10)
          .multiply(file.number(line, 'Price') ?? Amount.ZERO);
        if (given === undefined || made === undefined || !differ(given, made, 1)) return [];
        const values = { given: given.toString(), made: made.rescale(2).toString() };
        return [{ element: line, step: '${name}:Amount', values }];
      });
    },
    'The amount of the line is {given}, but its quantity times its price is {made}; correct one of them.',
  ),
];

export const set: RuleSet = {
  key: SET,
  name: '${code}',
  version: '1.0',
  from: '2027-01-01',
  rules: [],
  national: RULES,
};
`,
      [`${folder}/names.ts`]: `/** The English meanings of the elements of ${code}. */
export const NAMES: Readonly<Record<string, string>> = {
  ${title}Invoice: 'Invoice',
  Number: 'Number',
  Date: 'Date',
  Currency: 'Currency',
  Seller: 'Seller',
  Buyer: 'Buyer',
  Name: 'Name',
  TaxCountry: 'Country of the tax number',
  TaxNumber: 'Tax number',
  Line: 'Line',
  Quantity: 'Quantity',
  Price: 'Price',
  TaxRate: 'VAT rate in percent',
  Amount: 'Amount without tax',
  Total: 'Amount to pay',
};
`,
      [`${folder}/explained.ts`]: `import type { ExplainedCodes } from '../../declare/explained.ts';

/** Billwright's own codes about ${code}. */
export const explained: ExplainedCodes = {
  'BW-${code}-TYPE': [
    'The document is not an invoice.',
    'Convert invoices (bill/invoice); ${code} has no other documents.',
  ],
};
`,
      [`${folder}/read.ts`]: `/** Reads invoices in ${code} as documents. */

import type { Environment, Outcome } from '../../../engine/faults.ts';
import { load } from '../../../engine/loading.ts';
import type { JsonObject } from '../../../engine/model/json.ts';
import { schemaId } from '../../../engine/model/schema-id.ts';
import type { DocumentRead } from '../../declare/conversion.ts';
import { Report } from '../../declare/report.ts';
import type { ReadOptions } from '../../declare/syntax.ts';
import { buildSettled } from '../../mapping/read/settled.ts';
import type { SyntaxFile } from '../../signed/syntax-file.ts';
import { amountOf } from '../shared/amounts.ts';
import { differing, type Figure, reportFigures } from '../shared/figures.ts';
import { numberIn } from '../shared/members.ts';
import { ElementReader, type Source } from '../shared/reading.ts';

export async function read(
  { root }: SyntaxFile,
  _from: unknown,
  _options: ReadOptions,
  environment: Environment,
): Promise<Outcome<DocumentRead>> {
  const report = new Report();
  const reader = new ElementReader(report, '${name}:');
  const file = reader.of(root);
  const lines = file.all('Line');
  const draft = draftOf(file, lines);
  await load(draft);
  const { document, faults } = buildSettled(draft, environment);
  reportFigures(report, differing(figuresOf(file, lines, document)), () => 'error');
  reader.reportUnread(root, () => 'warning');
  report.sortByElement();
  return { ok: true, result: { format: '${name}', document, report, files: [], faults }, warnings: [] };
}

function draftOf(file: Source, lines: readonly Source[]): JsonObject {
  return {
    $schema: schemaId('bill/invoice'),
    type: 'standard',
    ...given('code', file.text('Number')),
    ...given('issue_date', file.text('Date')),
    ...given('currency', file.text('Currency')),
    ...given('supplier', partyOf(file.child('Seller'))),
    ...given('customer', partyOf(file.child('Buyer'))),
    lines: lines.map(lineOf),
  };
}

function partyOf(party: Source | undefined): JsonObject | undefined {
  if (party === undefined) return undefined;
  const taxId = { ...given('country', party.text('TaxCountry')), ...given('code', party.text('TaxNumber')) };
  return { ...given('name', party.text('Name')), ...(taxId.country !== undefined && { tax_id: taxId }) };
}

function lineOf(line: Source): JsonObject {
  const rate = line.text('TaxRate');
  return {
    ...given('quantity', line.text('Quantity')),
    item: { ...given('name', line.text('Name')), ...given('price', line.text('Price')) },
    ...(rate !== undefined && { taxes: [{ cat: 'VAT', percent: \`\${rate}%\` }] }),
  };
}

/** Returns the figures of a file with those of its document. */
function* figuresOf(file: Source, lines: readonly Source[], document: JsonObject): Generator<Figure> {
  const calculated = Array.isArray(document.lines) ? document.lines : [];
  for (const [at, line] of lines.entries()) yield* figureIn(line, 'Amount', numberIn(calculated[at], 'total'));
  yield* figureIn(file, 'Total', numberIn(document.totals, 'payable'));
}

function figureIn(source: Source, name: string, calculated: Figure['calculated'] | undefined): Figure[] {
  const found = source.child(name);
  const stated = amountOf(found?.value);
  return found && stated && calculated ? [{ name, element: found.element, stated, calculated }] : [];
}

function given<T>(name: string, value: T | undefined): Record<string, T> {
  return value === undefined ? {} : { [name]: value };
}
`,
      [`${folder}/write.ts`]: `/** Writes invoices in ${code}. */

import type { Environment, Outcome } from '../../../engine/faults.ts';
import type { JsonObject } from '../../../engine/model/json.ts';
import { buildWithoutIncludedTaxes } from '../../../engine/operations/without-included-taxes.ts';
import { message } from '../../../engine/text/message.ts';
import type { WriteOptions, WrittenXml } from '../../declare/conversion.ts';
import type { Format } from '../../declare/format.ts';
import type { Handed } from '../../declare/syntax.ts';
import type { XmlElement } from '../../xml/element.ts';
import { Part } from '../shared/document.ts';
import { writeNational } from '../shared/write.ts';
import { appended, type Elements, elementsWith, NationalWriting, numberOf, Written } from '../shared/writing.ts';
import { judge } from './judge.ts';

const PREFIX = '${name}:';
const element = elementsWith(PREFIX);

/** Writes an invoice, bare or in an envelope. */
export function write(
  data: JsonObject,
  format: Format,
  options: WriteOptions & Handed,
  environment: Environment,
): Promise<Outcome<WrittenXml>> {
  return writeNational(data, options, {
    format,
    typeCode: 'BW-${code}-TYPE',
    minor: MINOR,
    computed: COMPUTED,
    async draft(invoice) {
      const built = buildWithoutIncludedTaxes(invoice, environment);
      if (!built.ok) return built;
      const { document, withoutTax, faults: unbuilt } = built.result;
      const writing = new NationalWriting(new Part(document, '$'));
      if (withoutTax) {
        writing.changed('info', '$.tax.prices_include', message('The prices were written without their included tax.'));
      }
      const root = new Written(\`\${PREFIX}${title}Invoice\`, undefined);
      appended(contentOf(writing.document), root);
      const found = await judge({ root, text: '' });
      const result = { document, unbuilt, noticed: built.warnings, writing, root, found };
      return { ok: true, result, warnings: [] };
    },
    fileNameOf: (root) => \`\${nameIn(root)}.xml\`,
  });
}

/** Returns the number of an invoice in letters that file names may have. */
function nameIn(root: XmlElement): string {
  const number = root.children.find(({ localName }) => localName === 'Number')?.text ?? '';
  return number.replace(/[^A-Za-z0-9-]/g, '_');
}

/** Members whose absence from the file matters little. */
const MINOR = /^\\$\\.(?:uuid|\\$regime|\\$tags|meta)|\\.(?:uuid|meta|logos|emails|telephones|websites)(?:\\[|$|\\.)/;

/** Members that follow from written ones. */
const COMPUTED =
  /^\\$\\.(?:\\$schema|\\$addons|\\$regime|type|totals)(?:$|\\.|\\[)|^\\$\\.tax\\.prices_include$|^\\$\\.lines\\[\\d+\\]\\.(?:i|sum)$|\\.taxes\\[\\d+\\]\\.(?:cat|key|rate)$/;

function contentOf(document: Part): Elements {
  const totals = document.object('totals');
  return [
    element('Number', numberOf(document), document.at('code')),
    element('Date', document.text('issue_date'), document.at('issue_date')),
    element('Currency', document.text('currency'), document.at('currency')),
    party('Seller', document.object('supplier')),
    party('Buyer', document.object('customer')),
    document.list('lines').map(line),
    element('Total', totals?.text('payable'), totals?.at('payable')),
  ];
}

function party(name: string, given: Part | undefined): Written | undefined {
  const taxId = given?.object('tax_id');
  return element(
    name,
    [
      element('Name', given?.text('name'), given?.at('name')),
      element('TaxCountry', taxId?.text('country'), taxId?.at('country')),
      element('TaxNumber', taxId?.text('code'), taxId?.at('code')),
    ],
    given?.path,
  );
}

function line(given: Part): Written | undefined {
  const item = given.object('item');
  const vat = given.list('taxes').find((tax) => tax.peek('cat') === 'VAT');
  return element(
    'Line',
    [
      element('Name', item?.text('name'), item?.at('name')),
      element('Quantity', given.text('quantity'), given.at('quantity')),
      element('Price', item?.text('price'), item?.at('price')),
      element('TaxRate', vat?.text('percent')?.replace('%', ''), vat?.at('percent')),
      element('Amount', given.text('total'), given.at('total')),
    ],
    given.path,
  );
}
`,
      [`${folder}/testing.ts`]: `import type { JsonObject } from '../../../engine/model/json.ts';
import type { Chance } from '../../chance.ts';
import type { SyntaxSample } from '../../testing/syntax-sample.ts';

function invoice(lines: readonly JsonObject[]): JsonObject {
  return {
    $schema: 'https://gobl.org/draft-0/bill/invoice',
    $regime: 'DE',
    type: 'standard',
    code: 'W-1',
    issue_date: '2026-03-02',
    currency: 'EUR',
    supplier: { name: 'Werkstatt GmbH', tax_id: { country: 'DE', code: '111111125' } },
    customer: { name: 'Stadtwerk', tax_id: { country: 'DE', code: '282741168' } },
    lines: [...lines],
  };
}

const lineOf = (quantity: string, price: string): JsonObject => ({
  quantity,
  item: { name: 'Hobel', price },
  taxes: [{ cat: 'VAT', rate: 'general' }],
});

export const sample: SyntaxSample = {
  base: '${name}.xml',
  to: '${name}',
  codes: '${code}',
  document: () => invoice([lineOf('2', '50.00')]),
  list: 'lines',
  schemas: { ${name}: ['${name}.xml'] },
  random: {
    make: (chance: Chance) =>
      invoice(chance.many(1, 5, () => lineOf(String(chance.int(1, 99)), \`\${chance.int(1, 999)}.\${chance.digits(2)}\`))),
    figures: /<${name}:(Quantity|Price|TaxRate|Amount|Total)>([^<]*)</g,
    schemaOf: () => '${name}/${name}.xsd',
  },
};
`,
      [`${folder}/cases/checks.yaml`]: `check: [${name}]
base: ${name}.xml
cases:
  ${code}-XSD: {fires: {remove: ${name}:Number}}
  ${code}-01: {fires: {set: {${name}:Line/${name}:Amount: '101.00'}, at: ${name}:Line/${name}:Amount}}
`,
      [`${folder}/cases/read.yaml`]: `read: [${name}]
base: ${name}.xml
cases:
  - {set: {${name}:Number: W-2}, gives: {$.code: W-2}}
  - {set: {${name}:Total: '120.00'}, losses: difference error ${name}:${title}Invoice/${name}:Total}
`,
      [`${folder}/cases/write.yaml`]: `write: [${name}]
base: invoice
cases:
  - {set: {$.code: W-7}, elements: {${name}:Number: R-W-7}}
  - {set: {$.$schema: https://gobl.org/draft-0/note/message}, faults: BW-${code}-TYPE $}
`,
      [`${folder}/cases.test.ts`]: `import { join } from 'node:path';
import { testCases, testThatAllFire } from '../../testing/cases.ts';
import { RULES } from './rules.ts';

const CASES = join(import.meta.dirname, 'cases');

testCases(CASES);

testThatAllFire(CASES, RULES, []);
`,
      [`src/formats/testing/bases/${name}.xml`]: `<?xml version="1.0" encoding="UTF-8"?>
<${name}:${title}Invoice xmlns:${name}="urn:example.org:${name}:1">
  <${name}:Number>W-1</${name}:Number>
  <${name}:Date>2026-03-02</${name}:Date>
  <${name}:Currency>EUR</${name}:Currency>
  <${name}:Seller>
    <${name}:Name>Werkstatt GmbH</${name}:Name>
    <${name}:TaxCountry>DE</${name}:TaxCountry>
    <${name}:TaxNumber>111111125</${name}:TaxNumber>
  </${name}:Seller>
  <${name}:Buyer>
    <${name}:Name>Stadtwerk</${name}:Name>
    <${name}:TaxCountry>DE</${name}:TaxCountry>
    <${name}:TaxNumber>282741168</${name}:TaxNumber>
  </${name}:Buyer>
  <${name}:Line>
    <${name}:Name>Hobel</${name}:Name>
    <${name}:Quantity>2</${name}:Quantity>
    <${name}:Price>50.00</${name}:Price>
    <${name}:TaxRate>19.0</${name}:TaxRate>
    <${name}:Amount>100.00</${name}:Amount>
  </${name}:Line>
  <${name}:Total>119.00</${name}:Total>
</${name}:${title}Invoice>
`,
      [`src/formats/schema/generated/${name}.ts`]: `/**
 * The elements of an invoice in ${code}, from a schema that was invented to begin with.
 * Written again by \`npx tsx scripts/formats/take-schemas.mjs DIR\` from the official schema; ../table.ts describes the form.
 */

import { packed } from '../table.ts';

export const ${code} = packed({
  roots: \`
${name}:${title}Invoice ${title}Invoice\`,
  values: \`
string
decimal
date\`,
  elements: \`
string
  ${name}:Currency
  ${name}:Name
  ${name}:Number
  ${name}:TaxCountry
  ${name}:TaxNumber
decimal
  ${name}:Amount
  ${name}:Price
  ${name}:Quantity
  ${name}:TaxRate
  ${name}:Total
date
  ${name}:Date
Party
  ${name}:Buyer
  ${name}:Seller\`,
  contents: \`
${title}Invoice
  ${name}:Number 1..1
  ${name}:Date 1..1
  ${name}:Currency 1..1
  ${name}:Seller 1..1
  ${name}:Buyer 0..1
  ${name}:Line 1..n
  ${name}:Total 1..1
Party
  ${name}:Name 1..1
  ${name}:TaxCountry 0..1
  ${name}:TaxNumber 0..1
Line
  ${name}:Name 1..1
  ${name}:Quantity 1..1
  ${name}:Price 1..1
  ${name}:TaxRate 0..1
  ${name}:Amount 1..1\`,
});
`,
    },
    lists: {
      'src/formats/list/facts.ts': (text) =>
        text
          .replace(/^import /m, `import { ${name}Facts } from '../national/${name}/facts.ts';\nimport `)
          .replace(/(const listed = \[\n(?: {2}\w+,\n)+)/, `$1  ${name}Facts,\n`),
      'src/formats/list/syntaxes.ts': (text) =>
        text
          .replace(/^import /m, `import { ${name} } from '../national/${name}/syntax.ts';\nimport `)
          .replace(/(const byKey: [^=]* = \{\n[^}]*)/, `$1  ${name},\n`),
      'src/formats/list/explained.ts': (text) =>
        text
          .replace(/^import /m, `import { explained as ${name} } from '../national/${name}/explained.ts';\nimport `)
          .replace(/(explainedCodes: \w+ = \{\n[^}]*)/, `$1  ...${name},\n`),
      'src/formats/schema/schemas.ts': before(
        '} as const satisfies Record<string, SchemaSource',
        `  ${name}: lazily(async () => new Structure((await import('./generated/${name}.ts')).${code})),\n`,
      ),
      'docs/formats.md': before('| `pdf` |', `| \`${name}\` | ${code} | its users |\n`),
    },
    next: [
      'npm run format',
      'npm run accept',
      'the official schema, by scripts/formats/take-schemas.mjs',
      'the steps in docs/contributing/format.md',
    ],
  };
}
