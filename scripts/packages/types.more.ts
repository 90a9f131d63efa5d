/** The packages as seen by compilers and package validators. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { beforeAll, describe, expect, it } from 'vitest';
import { installPackages, link, run } from '../install-packages.mjs';

const { folder, installed } = installPackages(['billwright', 'billwright-cli']);
const require = createRequire(import.meta.url);

const uses = `
const outcome: Outcome<Envelope> = library.build({ code: 1 }, { envelop: true, strict: true });
export const id: string = outcome.ok ? outcome.result.head.uuid : outcome.faults.map((fault: Fault) => fault.code).join();
const $schema = 'https://gobl.org/draft-0/bill/invoice';
const draft: InvoiceDraft = { $schema, lines: [{ quantity: 2, item: { name: 'Atlas', price: '90.00' } }] };
const invoice: Outcome<Invoice> = library.build(draft);
export const payable: string = invoice.ok ? invoice.result.totals.payable : invoice.message;
export const loose: Outcome<JsonObject> = library.build('code: A');
export const loading: Promise<void> = core.load(['ES', 'es-facturae-v3']);
export const same: typeof library.build = core.build;
const service: Client = client.createClient({ base: 'http://127.0.0.1:8080/v0' });
export const answer: Promise<Answer<Document>> = service.build({ data: 'code: A' });
const handler: FetchHandler = fetching.createHandler();
export const response: Promise<Response> = handler.fetch(new Request('http://service.test/'));
const editor: component.BillwrightEditor | null = globalThis.document.querySelector('billwright-editor');
editor?.addEventListener('build', ({ detail }) => detail.faults.map(({ description }) => description));
export const built: Promise<boolean> | undefined = editor?.build().then(({ ok }) => ok);
// Names of today, older ones, and others where they are free.
const names: InvoiceDraft = { $schema, currency: 'EUR', $addons: ['es-verifactu-v1'], $tags: ['own'], tax: { ext: { 'es-verifactu-doc-type': 'F1' } }, lines: [{ quantity: 1, item: { name: 'Atlas', unit: 'KGM' }, taxes: [{ cat: 'VAT', rate: 'standard+eqs' }, { cat: 'VAT', rate: 'exempt+export' }, { cat: 'VAT', key: 'zero', percent: '7.5%' }] }] };
export const wide: Outcome<JsonObject> = library.build({ $schema: String($schema), lines: [{ quantity: 1 }] });
export const other: Outcome<JsonObject> = library.build({ $schema: 'https://gobl.org/draft-0/org/item', name: 'Atlas' });
export async function converted() {
  const { privatekey, publickey } = await library.keygen();
  const signed = await library.sign(names, { privatekey });
  if (!signed.ok) throw new Error(signed.message);
  await library.verify(signed.result, { publickey });
  const xml = await formats.convert(signed.result, { to: 'xrechnung-ubl' });
  if (!xml.ok) throw new Error(xml.faults.map(({ code }) => code === 'BR-01').join());
  const pdf = await formats.convert(xml.result.result, { to: 'facturx-en16931-pdf' });
  return pdf.ok ? pdf.result.result.byteLength : pdf.faults.length;
}
// @ts-expect-error a schema has a full ID
library.build({ $schema: 'bill/invoice' });
// @ts-expect-error there is no such schema
library.build({ $schema: 'https://gobl.org/draft-0/bill/invoce', lines: [{ quantity: 1, item: {} }] });
// @ts-expect-error a line has no such member
formats.convert({ $schema, lines: [{ quantity: 1, item: {}, quantitty: 1 }] }, { to: 'pdf' });
// @ts-expect-error the same of a client
service.validate({ data: { $schema, lines: [{ quantity: 1, item: {}, quantitty: 1 }] } });
// @ts-expect-error a line needs a quantity
library.build({ $schema, lines: [{ item: { name: 'Atlas', price: '90.00' } }] });
// @ts-expect-error a line needs an item
library.build({ $schema, lines: [{ quantity: 1 }] });
// @ts-expect-error a part of a line needs a quantity
library.build({ $schema, lines: [{ quantity: 1, item: {}, breakdown: [{ item: {} }] }] });
// @ts-expect-error a percentage is not a number
service.build({ data: { $schema, lines: [{ quantity: 1, item: {}, taxes: [{ cat: 'VAT', percent: 21 }] }] } });
// @ts-expect-error a percentage has its sign
formats.convert({ $schema, discounts: [{ percent: '21' }] }, { to: 'pdf' });
// @ts-expect-error there is no such addon
library.build({ $schema, $addons: ['de-xrechnung-v9'] });
// @ts-expect-error there is no such currency
library.build({ $schema, currency: 'EURO' });
// @ts-expect-error there is no such category of tax
library.build({ $schema, lines: [{ quantity: 1, item: {}, taxes: [{ cat: 'VATT' }] }] });
// @ts-expect-error there is no such rate
library.build({ $schema, lines: [{ quantity: 1, item: {}, taxes: [{ cat: 'VAT', rate: 'standrd' }] }] });
// @ts-expect-error there is no such extension
library.build({ $schema, tax: { ext: { 'es-verifacto-doc-type': 'F1' } } });
// @ts-expect-error a line has its members
library.build({ $schema, lines: [{}] });
// @ts-expect-error there is no such format
formats.convert({ $schema }, { to: 'xrechnug' });
// @ts-expect-error the same of a client
service.convert({ data: { $schema }, to: 'xrechnug' });
// @ts-expect-error there is no such format to read
formats.validate('<Invoice/>', { from: 'xrechnug' });
// @ts-expect-error the target is a currency
library.convertCurrency(names, 'EURO');
// Texts that come from elsewhere are names after a check.
const read: Record<'currency' | 'addon', string> = { currency: 'EUR', addon: 'es-verifactu-v1' };
export const known: InvoiceDraft = { $schema, currency: read.currency as Known<CurrencyCode>, $addons: [read.addon as Known<AddonKey>] };
// Parts of a document are parts of others.
export const next: InvoiceDraft | undefined = invoice.ok ? { $schema, supplier: invoice.result.supplier } : undefined;
// A built document is also input.
export const again: Outcome<Invoice> | undefined = invoice.ok ? library.build(invoice.result) : undefined;
// @ts-expect-error a pair of keys is not a key
library.keygen().then((pair) => library.sign(draft, { privatekey: pair }));
// @ts-expect-error a document is not a number
library.build(1);
// @ts-expect-error there is no such type of invoice
library.build({ $schema, type: 'credit-not' });
// @ts-expect-error names come in a list
core.load('ES');
`;

/** Without strict checks, everything may be undefined. */
const strictUses = `
// @ts-expect-error a document is not undefined
library.build(undefined);
`;

const types = `
import type { Answer, Client, Document } from 'billwright/client';
import type { FetchHandler } from 'billwright/fetch';
import type { AddonKey, CurrencyCode, Envelope, Fault, Known, Invoice, InvoiceDraft, JsonObject, Outcome } from 'billwright';
`;

/** JavaScript and TypeScript in README and guides: files made in sessions, and code blocks. */
const examples = [
  'README.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' }).map((name) => `docs/${name}`),
]
  .filter((name) => name.endsWith('.md'))
  .flatMap((name) => {
    const text = readFileSync(name, 'utf8').replaceAll(/^```[\s\S]*?^```$/gm, '');
    const blocks = text.matchAll(/^(?: {4}.*\n|\n(?= {4}))+/gm);
    const codes = [...blocks].flatMap(([block]) => {
      const code = block.replaceAll(/^ {4}/gm, '').trimStart();
      const shown = code.split(/^\$ /m).flatMap((command) => /^cat \S+\.m?[jt]s\n([\s\S]*)/.exec(command)?.[1] ?? []);
      return /^(?:import|export|const|let|async|await|function)\b/.test(code) ? [code] : shown;
    });
    return codes.map((code, index) => ({ name: `${name} ${index + 1}`, code }));
  });

/** The document types derived from the declarations equal the published ones. */
const agreement = `
import type * as declared from '${resolve('src/engine/document-types.ts')}';
import type * as published from 'billwright';
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;
type Names = keyof typeof names;
/** Published drafts have the same members, and take only known names. */
type Narrower<A, B> = [B] extends [A] ? Same<keyof A, keyof B> : false;
const names = {
  Invoice: true as Same<declared.Invoice, published.Invoice>,
  InvoiceDraft: true as Narrower<declared.InvoiceDraft, published.InvoiceDraft>,
  Order: true as Same<declared.Order, published.Order>,
  Delivery: true as Same<declared.Delivery, published.Delivery>,
  Payment: true as Same<declared.Payment, published.Payment>,
  PaymentDraft: true as Narrower<declared.PaymentDraft, published.PaymentDraft>,
  Status: true as Same<declared.Status, published.Status>,
  Message: true as Same<declared.Message, published.Message>,
  Party: true as Same<declared.Party, published.Party>,
  Envelope: true as Same<declared.Envelope, published.Envelope>,
};
export const all: { [Name in Names]: true } = names;
`;

const modules = {
  library: 'billwright',
  core: 'billwright/core',
  formats: 'billwright/formats',
  client: 'billwright/client',
  fetching: 'billwright/fetch',
  component: 'billwright/component',
};
const imports = Object.entries(modules).map(([name, from]) => `import * as ${name} from '${from}';`);
const requires = Object.entries(modules).map(([name, from]) => `import ${name} = require('${from}');`);

beforeAll(() => {
  writeFileSync(join(folder, 'module.mts'), [...imports, types, uses, strictUses].join('\n'));
  writeFileSync(join(folder, 'script.cts'), [...requires, types, uses, strictUses].join('\n'));
  writeFileSync(join(folder, 'loose.mts'), [...imports, types, uses].join('\n'));
  for (const name of ['@types/node', 'undici-types', 'react', '@types/react', 'csstype'])
    link(name, join(folder, 'node_modules'));
});

describe('a strict program in TypeScript compiles', () => {
  it.each([
    { module: 'node16', moduleResolution: 'node16', file: 'module.mts' },
    { module: 'node16', moduleResolution: 'node16', file: 'script.cts' },
    { module: 'node20', moduleResolution: 'node16', file: 'module.mts' },
    { module: 'node20', moduleResolution: 'node16', file: 'script.cts' },
    { module: 'nodenext', moduleResolution: 'nodenext', file: 'module.mts' },
    { module: 'nodenext', moduleResolution: 'nodenext', file: 'script.cts' },
    { module: 'esnext', moduleResolution: 'bundler', file: 'module.mts' },
    { module: 'preserve', moduleResolution: 'bundler', file: 'module.mts' },
    { module: 'preserve', moduleResolution: 'bundler', file: 'script.cts' },
  ])('with module $module, resolved as $moduleResolution: $file', ({ module, moduleResolution, file }) => {
    compile({ module, moduleResolution, exactOptionalPropertyTypes: true }, [file]);
  });
});

it('a program without strict checks compiles, as Next.js sets one up', () => {
  compile({ module: 'esnext', moduleResolution: 'bundler', strict: false }, ['loose.mts']);
});

it('published types need no other package', () => {
  const [{ root } = expect.fail()] = installed;
  const types = readdirSync(join(root, 'types'), { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.ts'),
  );
  const imports = types.flatMap((name) => [
    ...readFileSync(join(root, 'types', name), 'utf8').matchAll(/(?:from |import\()["']([^."'\n][^"'\n]*)["']/g),
  ]);
  expect(types.length).toBeGreaterThan(20);
  // Comments show imports of the package itself. Only `billwright/react` imports the types of React.
  expect(imports.flatMap(([, name = '']) => (/^billwright\b/.test(name) || name === 'react' ? [] : name))).toEqual([]);
});

it('published types list names for editors to complete', () => {
  const [{ root } = expect.fail()] = installed;
  const names = readFileSync(join(root, 'types', 'engine', 'known-names.d.ts'), 'utf8');
  const listOf = (name: string) => new RegExp(`type ${name} = (.*);`).exec(names)?.[1]?.split(' | ');
  expect(listOf('FormatKey')).toEqual(expect.arrayContaining(['"xrechnung-ubl"', '"pdf"', '(string & {})']));
  expect(listOf('FaultCode')).toEqual(expect.arrayContaining(['"GOBL-BILL-INVOICE-06"', '"BW-UUID"', '(string & {})']));
  expect(listOf('SchemaPath')).toContain('"bill/invoice"');
  expect(listOf('SchemaPath')).not.toContain('(string & {})');
  expect(listOf('TaxRateKey')).toContain('"super-reduced"');
});

it('comments of published types do not refer to the specification', () => {
  const [{ root } = expect.fail()] = installed;
  const files = readdirSync(join(root, 'types'), { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.ts'),
  );
  const referring = files.flatMap((name) =>
    [...readFileSync(join(root, 'types', name), 'utf8').matchAll(/^.*(?:(?<!RFC \d+ )§|\bchapter \d).*$/gm)].map(
      ([line]) => `${name}: ${line.trim()}`,
    ),
  );
  expect(referring).toEqual([]);
});

describe('examples of README and guides compile as strict TypeScript', () => {
  it('and there are at least four', () => expect(examples.length).toBeGreaterThanOrEqual(4));

  it.each(examples)('$name', ({ code }) => {
    writeFileSync(join(folder, 'example.mts'), `${code}\nexport {};\n`);
    compile({ module: 'nodenext', moduleResolution: 'nodenext', types: ['node'] }, ['example.mts']);
  });
});

it('published types of documents agree with the declarations', () => {
  writeFileSync(join(folder, 'agreement.ts'), agreement);
  compile({ module: 'esnext', moduleResolution: 'bundler', allowImportingTsExtensions: true }, ['agreement.ts']);
});

/** What a component in React writes. */
const inReact = `
import { BillwrightEditor, type EditorProps } from 'billwright/react';
import { createRef } from 'react';
const ref = createRef<BillwrightEditor>();
const props: EditorProps = { view: 'Form', readOnly: true, disabled: false };
export const editor = (
  <billwright-editor {...props} ref={ref} key="a" id="editor" lang="es" className="wide" value={{ code: '1' }} theme="dark"
    onbuild={({ detail }) => detail.faults.map(({ description }) => description)}
    onchange={(event) => event.detail.text.length} toolbar="none" onsave={(event) => event.detail.command && event.preventDefault()} onerror={({ detail }) => detail.reason === 'source'} />
);
// @ts-expect-error there is no such view
export const table = <billwright-editor view="Table" />;
// @ts-expect-error there is no such attribute
export const misspelt = <billwright-editor readonyl />;
// @ts-expect-error this listener would never run
export const deaf = <billwright-editor onChange={() => undefined} />;
// @ts-expect-error a document is not a number
export const number = <billwright-editor value={1} />;
`;

describe('a component in React 19 compiles', () => {
  it.each([
    { name: 'element.tsx', code: () => inReact },
    {
      name: 'guide.tsx',
      code: () => /```tsx\n([\s\S]*?)```/.exec(readFileSync('docs/guides/embed-the-editor.md', 'utf8'))?.[1],
    },
  ])('$name', ({ name, code }) => {
    writeFileSync(join(folder, name), code() ?? expect.fail());
    compile({ module: 'esnext', moduleResolution: 'bundler', jsx: 'react-jsx', exactOptionalPropertyTypes: true }, [
      name,
    ]);
  });
});

it('the manifest of custom elements describes the editor', () => {
  const [{ root } = expect.fail()] = installed;
  const manifest = JSON.parse(readFileSync(join(root, 'custom-elements.json'), 'utf8'));
  const [{ tagName, attributes, members, events, cssParts, cssProperties }] = manifest.modules[0].declarations;
  const namesOf = (all: { name: string }[]) => all.map(({ name }) => name);
  expect(tagName).toBe('billwright-editor');
  expect(namesOf(attributes)).toEqual(
    expect.arrayContaining(['value', 'readonly', 'no-result', 'toolbar', 'lang', 'name']),
  );
  expect(attributes).toContainEqual(
    expect.objectContaining({ name: 'readonly', fieldName: 'readOnly', type: { text: 'boolean' } }),
  );
  expect(namesOf(members)).toEqual(expect.arrayContaining(['value', 'form', 'build', 'getDocument']));
  expect(namesOf(members).filter((name) => name.startsWith('#') || name.endsWith('Callback'))).toEqual([]);
  expect(namesOf(events)).toEqual(expect.arrayContaining(['change', 'build', 'error']));
  expect(namesOf(cssProperties)).toContain('--billwright-accent');
  expect(namesOf(cssParts)).toEqual(['frame', 'error']);
});

/** Compiles files of the folder in strict mode. */
function compile(options: object, files: readonly string[]): void {
  const compilerOptions = {
    target: 'es2022',
    lib: ['es2023', 'es2024.string', 'dom', 'dom.iterable'],
    strict: true,
    noUncheckedIndexedAccess: true,
    skipLibCheck: false,
    types: [],
    noEmit: true,
    ...options,
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }));
  const compiler = join(dirname(require.resolve('typescript/package.json')), 'bin', 'tsc');
  run(process.execPath, [compiler], { cwd: folder });
}

describe.each(installed)('$name', ({ root }) => {
  it('passes publint', async () => {
    const { messages, pkg } = await publint({ pkgDir: root, strict: true, pack: false });
    expect(messages.map((message) => formatMessage(message, pkg, { color: false }))).toEqual([]);
  });
});

it('the library has types for every way to resolve its modules, says arethetypeswrong', async () => {
  const tarball = installed.find(({ name }) => name === 'billwright')?.tarball ?? '';
  const data = createPackageFromTarballData(new Uint8Array(readFileSync(tarball)));
  const analysis = await checkPackage(data, { excludeEntrypoints: [/^\.\/internal/] });
  if (!analysis.types) throw new Error('no types were found');
  expect(Object.keys(analysis.entrypoints)).toEqual(
    expect.arrayContaining(['.', './core', './formats', './client', './fetch']),
  );
  // Node 10 resolution does not support `exports`.
  const problems = analysis.problems.filter((each) => !('resolutionKind' in each && each.resolutionKind === 'node10'));
  expect(problems).toEqual([]);
});
