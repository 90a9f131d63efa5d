import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { STANDARD_VERSION, VERSION } from '../../engine/version.ts';
import { billwright, invoiceYaml, temporaryFolder } from './testing.ts';

const { folder, put } = temporaryFolder();
const invoice = put('invoice.yaml', invoiceYaml);
const nameless = put('nameless.yaml', invoiceYaml.replace('  name: Juniper Street Bindery\n', ''));

describe('build command', () => {
  it('reads YAML or JSON from a file or standard input, and writes one line of JSON', async () => {
    const { code, out, err } = await billwright(['build', invoice]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^\{.*\}\n$/);
    expect(JSON.parse(out)).toMatchObject({ code: 'A-1', totals: { payable: '70.00' } });
    for (const args of [['build'], ['build', '-'], ['build', '-', '-']]) {
      expect((await billwright(args, { stdin: out })).out).toBe(out);
    }
  });

  it('indents by spaces or tabs, or writes YAML', async () => {
    expect((await billwright(['build', '-i', invoice])).out).toContain('\n  "supplier": {\n    "name": "Juniper');
    expect((await billwright(['build', '--tab', invoice])).out).toContain('\n\t"supplier": {\n\t\t"name": "Juniper');
    const { out } = await billwright(['build', invoice, '--output=yaml']);
    expect(out).toMatch(/\n.*\n {2}.* Juniper Street Bindery\n/);
    expect(out).toContain('\nissue_date: "2026-02-03"\n');
    expect((await billwright(['build'], { stdin: out })).out).toBe((await billwright(['build', invoice])).out);
  });

  it('sets values, uses a template and type, and wraps in an envelope', async () => {
    const template = put(
      'template.json',
      '{"currency": "USD", "series": "T", "code": "1", "supplier": {"tax_id": {"country": "US"}}}',
    );
    const item = put('item.json', '{"name": "Globe", "price": 12.5}');
    const args = ['build', '-T', template, '-t', 'invoice', '-e', '--set', 'lines=[{quantity: 3}]', '--set-string'];
    const more = ['supplier.name=1899', '--set-file', `lines[0].item=${item}`, '--set', 'lines[+]={"i": 2}'];
    const rest = ['--set', 'lines[1].quantity=1,lines[1].item.name=Map,lines[1].item.price=5', '-'];
    const { out, err } = await billwright([...args, ...more, ...rest], { stdin: 'customer: {name: Library}' });
    expect(err).toBe('');
    expect(JSON.parse(out)).toMatchObject({
      $schema: 'https://gobl.org/draft-0/envelope',
      doc: {
        $schema: 'https://gobl.org/draft-0/bill/invoice',
        series: 'T',
        supplier: { name: '1899', tax_id: { country: 'US' } },
        customer: { name: 'Library' },
        lines: [{ item: { name: 'Globe' } }, { item: { name: 'Map' } }],
        totals: { payable: '42.50' },
      },
    });
  });

  it('reports the positions of faults', async () => {
    const { code, out, err } = await billwright(['build', nameless]);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err.split('\n')).toEqual([
      expect.stringMatching(new RegExp(`^${nameless}: .* 1 .*$`)),
      expect.stringMatching(/^ {2}6:3 {2}\$\.supplier\.name {2}\S.*\S {2}GOBL-BILL-INVOICE-06$/),
      expect.stringMatching(/^.* billwright .* GOBL-BILL-INVOICE-06$/),
      '',
    ]);
    expect((await billwright(['build', '-q', nameless])).err).not.toContain('hint');
    const enveloped = await billwright(['build', '-e', '-'], { stdin: readFileSync(nameless, 'utf8') });
    expect(enveloped.err).toMatch(/^<stdin>: .* 1 .*\n {2}6:3 {2}\$\.doc\.supplier\.name /);
  });

  it('reports positions in the input, although null entries are dropped', async () => {
    const lines = 'lines: [null, {quantity: 1, item: {price: "1.00"}}]';
    const file = put('nulls.yaml', `${readFileSync(nameless, 'utf8').replace(/^lines:[\s\S]*/m, '')}${lines}\n`);
    const { err } = await billwright(['build', file]);
    expect(err).toMatch(/\n {2}\d+:35 {2}\$\.lines\[1\]\.item\.name /);
  });

  it('names the source of values missing from the input', async () => {
    const template = put('bad.yaml', 'lines: [{quantity: one}]\ncustomer: {name: 5}');
    const short = put('short.yaml', '$schema: https://gobl.org/draft-0/bill/invoice\n');
    const { code, err } = await billwright([
      'build',
      short,
      '-T',
      template,
      '--set',
      'currency=5',
      '-t',
      'bill/invoice',
    ]);
    expect(code).toBe(2);
    expect(err).toContain(`${template}  $.lines[0].quantity`);
    expect(err).toMatch(/--set currency {2,}\$\.currency/);
    expect((await billwright(['build', short, '-t', 'chicken'])).err).toMatch(/--type +request\.type/);
  });

  it.each([
    ['lines[+].quantity=x', '$.lines[1].quantity'],
    ['.={supplier: 5}', '$.supplier'],
    ['meta.a\\.b=[1]', '$.meta.a.b'],
    ['supplier={name: 5}', '$.supplier.name'],
    ['lines=[{quantity: x}]', '$.lines[0].quantity'],
    ['customer.tax_id.country.x=1', '$.customer.tax_id.country'],
  ])('names the option of a bad value, --set %s', async (pair, property) => {
    const { code, err } = await billwright(['build', '--json', '--set', pair, invoice]);
    expect(code).toBe(2);
    const { faults } = JSON.parse(err);
    expect(faults).toContainEqual(expect.objectContaining({ properties: [property] }));
    const source = `--set ${pair.split('=')[0]}`;
    for (const { positions } of faults) expect(positions).toEqual([{ source }]);
  });

  it('shows faults next to a value set in the file', async () => {
    const { err } = await billwright(['build', '--json', '--set', 'supplier={alias: J}', nameless]);
    expect(JSON.parse(err)).toMatchObject({ faults: [{ positions: [{ line: 6, column: 3 }] }] });
  });

  it('wraps help to the terminal width', async () => {
    const { out } = await billwright(['--help'], { screen: 80 });
    const longest = Math.max(...out.split('\n').map(({ length }) => length));
    expect(longest).toBeGreaterThan(60);
    expect(longest).toBeLessThanOrEqual(80);
  });

  it('wraps descriptions to the terminal width, and colours them', async () => {
    const narrow = await billwright(['build', nameless], { columns: 80 });
    const plain = stripVTControlCharacters(narrow.err).split('\n');
    expect(plain.slice(1).every((line) => line.length <= 80)).toBe(true);
    expect(narrow.err).toContain('\u001b[31mGOBL-BILL-INVOICE-06\u001b[39m');
    expect((await billwright(['build', '--no-color', nameless], { columns: 80 })).err).not.toContain('\u001b');
  });

  it.each([
    ['FORCE_COLOR without a terminal', {}, { FORCE_COLOR: '1' }, [], true],
    ['FORCE_COLOR of any value', {}, { FORCE_COLOR: 'please' }, [], true],
    ['FORCE_COLOR=0', { columns: 80 }, { FORCE_COLOR: '0' }, [], false],
    ['an empty FORCE_COLOR as unset', {}, { FORCE_COLOR: '' }, [], false],
    ['NO_COLOR', { columns: 80 }, { NO_COLOR: '1' }, [], false],
    ['an empty NO_COLOR as unset', { columns: 80 }, { NO_COLOR: '' }, [], true],
    ['FORCE_COLOR before NO_COLOR', {}, { NO_COLOR: '1', FORCE_COLOR: '1' }, [], true],
    ['--no-color before FORCE_COLOR', { columns: 80 }, { FORCE_COLOR: '1' }, ['--no-color'], false],
    ['--color before NO_COLOR', {}, { NO_COLOR: '1' }, ['--color'], true],
    ['a terminal without colours', { columns: 80 }, { TERM: 'dumb' }, [], false],
    ['no terminal', {}, {}, [], false],
  ])('colours its output or not, according to %s', async (_, terminal, env, flags, coloured) => {
    const { err } = await billwright(['build', ...flags, nameless], { ...terminal, env });
    expect(err.includes('\u001b[31mGOBL-BILL-INVOICE-06\u001b[39m')).toBe(coloured);
    expect(err.includes('\u001b')).toBe(coloured);
  });

  it('reports errors as JSON for programs', async () => {
    const { code, err } = await billwright(['build', '--json', nameless]);
    expect(code).toBe(1);
    expect(JSON.parse(err)).toMatchObject({
      code: 422,
      key: 'validation',
      file: nameless,
      faults: [{ properties: ['$.supplier.name'], positions: [{ line: 6, column: 3 }] }],
    });
    const missing = await billwright(['build', '--json', join(folder, 'none.yaml')]);
    expect(JSON.parse(missing.err)).toMatchObject({ key: 'input', file: join(folder, 'none.yaml') });
    expect(missing.code).toBe(3);
  });

  it('warns of unknown members, and rejects them with --strict', async () => {
    const slip = put('slip.yaml', `${invoiceYaml}curency: EUR\n`);
    const warned = await billwright(['build', slip]);
    expect(warned.code).toBe(0);
    expect(warned.err).toMatch(/slip\.yaml: 1 warning\n {2}13:10 {2}\$\.curency .*BW-UNKNOWN-FIELD\n$/);
    expect((await billwright(['build', '-q', slip])).err).toBe('');
    const { code, err } = await billwright(['build', '--strict', slip]);
    expect(code).toBe(2);
    expect(err).toMatch(/1 fault/);
  });

  it.each([
    ['{"a": [1}', /<stdin>: .* 1 fault\n {2}1:9 /],
    ['a: [1', /BW-TEXT-SYNTAX/],
    ['', /^billwright: .*\n$/],
    ['  \n', /^billwright: .*\n$/],
    ['a: 1\n---\na: 2', /./],
    ['[1]', /BW-DATA-TYPE/],
  ])('rejects the text %j as input with exit code 2', async (stdin, message) => {
    const { code, err } = await billwright(['build', '-'], { stdin });
    expect(err).toMatch(message);
    expect(code).toBe(2);
  });

  it('has an exit code for each kind of error', async () => {
    const codeOf = async (stdin: string) => (await billwright(['build', '-'], { stdin })).code;
    expect(await codeOf('{}')).toBe(1); // unknown-schema
    expect(await codeOf('{"$schema": "https://gobl.org/draft-0/envelope", "head": {}}')).toBe(1); // no-document
    expect(await codeOf('{"$schema": "https://gobl.org/draft-0/bill/invoice"}')).toBe(1); // calculation
    expect(await codeOf('{"$schema": "https://gobl.org/draft-0/bill/invoicex"}')).toBe(2); // input
    const schemaless = '{"$schema": "https://gobl.org/draft-0/envelope", "head": {}, "doc": {"a": 1}}';
    for (const args of [['replicate'], ['correct', '--credit']]) {
      expect((await billwright([...args, '-'], { stdin: schemaless })).code).toBe(1); // internal, with 422
    }
  });
});

describe('the command line', () => {
  it('prints help on request without an error', async () => {
    for (const args of [[], ['--help'], ['-h'], ['help']]) {
      const { code, out } = await billwright(args);
      expect(code).toBe(0);
      expect(out).toContain('Usage: billwright <command>');
    }
    expect((await billwright(['build', '--help'])).out).toMatch(/--set <key=value>.*\n(?:.*\n)*.*--in-place/);
  });

  it('describes a flag like its request field', async () => {
    expect((await billwright(['build', '--help'])).out).toMatch(/-e, --envelop +wrap/);
    expect((await billwright(['sign', '--help'])).out).toMatch(/--issuer <uri> +.* URI\n/);
    expect((await billwright(['batch', '--help', 'sign'])).out).toMatch(/--audience <uri> +sign:/);
  });

  it.each([
    [['frobnicate'], /^billwright: unknown command 'frobnicate'\nusage: /],
    [['build', '--frobnicate'], /^billwright: unknown option '--frobnicate'\nusage: billwright build /],
    [['build', 'a', 'b', 'c'], /^billwright: .* arguments/],
    [['replicate', 'a', 'b', 'c'], /^billwright: .* arguments/],
    [['build', '-o', 'xml'], /^billwright: .*'xml' is invalid/],
    [['bulk', '--jobs', '0'], /./],
    [['build', '--set', 'nothing', invoice], /--set .* key=value/],
    [['build', '-w'], /^billwright: .* STDIN\n$/],
    [['build', '-w', '-'], /^billwright: .* STDIN\n$/],
    [['build', '-w', invoice, 'out.json'], /./],
    [['-q'], /Usage/],
  ])('rejects %j with exit code 2', async (args, message) => {
    const { code, err, out } = await billwright(args);
    expect(err).toMatch(message);
    expect(out).toBe('');
    expect(code).toBe(2);
  });

  it.each([
    [['frob'], /'frob'/],
    [['build', 'a', 'b', 'c'], /'build'.* 2 .* 3\./],
    [['build', '--nope'], /'--nope' .*--type\?\)/],
    [[], /billwright --help/],
    [['serve', '--port', 'x'], /--port: "x" .* 0 .* 65535/],
    [['serve', '-i'], /--indent/],
  ])('reports the error in %j as JSON with --json', async (args, message) => {
    for (const all of [
      ['--json', ...args],
      [...args, '--json'],
    ]) {
      const { code, out, err } = await billwright(all);
      expect(JSON.parse(err)).toEqual({
        code: 400,
        key: 'input',
        message: expect.stringMatching(message),
        faults: [],
      });
      expect({ code, out }).toEqual({ code: 2, out: '' });
    }
  });

  it('has one help for serve, with its flags', async () => {
    const { out } = await billwright(['help', 'serve']);
    expect(out).toMatch(/--port <number>(?:.|\n)*--quiet/);
    expect(out).not.toContain('--indent');
    for (const flag of ['--help', '-h']) expect((await billwright(['serve', flag])).out).toBe(out);
    const { code, err } = await billwright(['serve', '-w']);
    expect(err).toMatch(/^billwright: .* --in-place\n.* billwright .* \[options\]; .* billwright .* --help\n$/);
    expect(code).toBe(2);
  });

  it('escapes terminal controls in names of documents and files', async () => {
    const name = '\u001b[2K\u0007\n\u202e';
    const file = put(
      'a\u001b[31m.json',
      JSON.stringify({ $schema: 'https://gobl.org/draft-0/note/message', [name]: 1 }),
    );
    const { err } = await billwright(['build', file]);
    expect(err).toMatch(/^\S*a\\u001b\[31m\.json: 1 warning\n.* \$\.\\u001b\[2K\\u0007\\u000a\\u202e .*\n/);
    const missing = await billwright(['build', 'b\u001b[31m.json']);
    expect(missing.err).toMatch(/^billwright: open b\\u001b\[31m\.json: .*\n$/);
  });

  it('does not wait for a document to be typed', async () => {
    for (const command of ['build', 'validate', 'correct', 'replicate', 'bulk']) {
      const { code, err } = await billwright([command], { isTerminal: true });
      expect(code).toBe(2);
      expect(err).toContain(`Usage: billwright ${command} `);
    }
  });

  it('accepts combined short flags, and ends flags at --', async () => {
    const file = put('-dash.yaml', invoiceYaml);
    const { code, out } = await billwright(['build', '-iq', '--', file]);
    expect(code).toBe(0);
    expect(out).toContain('\n  "code"');
  });
});

describe('written files', () => {
  it('are complete, with usual permissions, and missing if the document is faulty', async () => {
    const target = join(folder, 'built.json');
    expect(await billwright(['build', nameless, target])).toMatchObject({ code: 1 });
    expect(existsSync(target)).toBe(false);
    expect(await billwright(['build', invoice, target])).toEqual({ code: 0, out: '', err: '' });
    expect(statSync(target).mode & 0o777).toBe(0o644);
    expect(JSON.parse(readFileSync(target, 'utf8'))).toMatchObject({ code: 'A-1' });
    expect(readdirSync(folder).filter((name) => name.endsWith('.tmp'))).toEqual([]);
  });

  it('are replaced only with --force, and keep their permissions', async () => {
    const target = put('there.json', 'x'.repeat(10_000));
    chmodSync(target, 0o640);
    const refused = await billwright(['build', invoice, target]);
    expect(refused).toEqual({
      code: 3,
      out: '',
      err: expect.stringMatching(new RegExp(`^billwright: .* ${target}: .*\\n$`)),
    });
    expect((await billwright(['build', '-f', invoice, target])).code).toBe(0);
    expect(statSync(target).mode & 0o777).toBe(0o640);
    expect(JSON.parse(readFileSync(target, 'utf8'))).toMatchObject({ code: 'A-1' });
  });

  it('keep their format and links in place', async () => {
    const yaml = put('place.yaml', invoiceYaml);
    const link = join(folder, 'link.yaml');
    symlinkSync(yaml, link);
    expect((await billwright(['build', '-w', link])).code).toBe(0);
    expect(readFileSync(yaml, 'utf8')).toContain('\ntotals:\n');
    expect(readFileSync(link, 'utf8')).toContain('payable: "70.00"');
    const faulty = put('faulty.json', '{}');
    expect((await billwright(['build', '-w', faulty])).code).toBe(1);
    expect(readFileSync(faulty, 'utf8')).toBe('{}');
  });

  it('are never compressed, and never replace compressed files', async () => {
    const packed = gzipSync(invoiceYaml);
    for (const name of ['packed.yaml.gz', 'packed.yaml']) {
      const file = put(name, packed);
      const { code, err } = await billwright(['build', '-w', '-f', file]);
      expect([code, err]).toEqual([2, expect.stringMatching(/./)]);
      expect(readFileSync(file)).toEqual(packed);
    }
    const target = join(folder, 'result.json.gz');
    for (const args of [
      ['build', '-f', invoice, target],
      ['bulk', invoice, target],
    ]) {
      expect((await billwright(args)).err).toMatch(/result\.json\n/);
    }
    expect(existsSync(target)).toBe(false);
  });

  it('in missing folders cause a file error', async () => {
    const { code, err } = await billwright(['build', invoice, join(folder, 'none', 'x.json')]);
    expect(code).toBe(3);
    expect(err).toMatch(/^billwright: .*\n$/);
    expect((await billwright(['build', folder])).err).toMatch(/./);
  });
});

describe('validate command', () => {
  it('reports success on standard error, unless quiet', async () => {
    const { out: built } = await billwright(['build', invoice]);
    expect(await billwright(['validate', '-'], { stdin: built })).toEqual({ code: 0, out: '', err: 'valid\n' });
    expect(await billwright(['validate', '-q'], { stdin: built })).toEqual({ code: 0, out: '', err: '' });
    expect((await billwright(['validate', invoice])).code).toBe(1);
  });

  it('checks several files, and exits with the highest code', async () => {
    const { out: built } = await billwright(['build', invoice]);
    const [good, empty, broken] = [put('built.json', built), put('empty.json', ''), put('broken.json', '{')];
    expect(await billwright(['validate', good, good, '-'], { stdin: built })).toMatchObject({
      code: 0,
      out: '',
      err: expect.stringMatching(/built\.json: .*\n<stdin>: .*\n$/),
    });
    const mixed = await billwright(['validate', '--json', nameless, empty, broken, good]);
    const files = mixed.err.trim().split('\n').slice(0, -1);
    expect([mixed.code, files.map((line) => JSON.parse(line).file)]).toEqual([2, [nameless, empty, broken]]);
    expect((await billwright(['validate', nameless, join(folder, 'none.json')])).code).toBe(3);
    expect((await billwright(['validate', good, nameless, '--report', join(folder, 'r.json')])).code).toBe(2);
  });

  it('reports that a draft was not built, and the faults that remain after building', async () => {
    const draft = put('draft.yaml', readFileSync(invoice, 'utf8').replace('currency: USD', 'currency: EUR'));
    const { code, err } = await billwright(['validate', draft, '--quiet']);
    expect([code, err.split('\n').length]).toEqual([1, 2]);
    const { faults } = JSON.parse((await billwright(['validate', draft, '--json'])).err);
    expect(faults.length).toBeGreaterThan(2);
    expect(err).toContain(`${faults.length}`);
    const gnu = await billwright(['validate', draft, '--format', 'gnu']);
    expect(gnu.err.trim().split('\n')).toHaveLength(faults.length);
    const faulty = await billwright(['validate', nameless, '--quiet']);
    expect(faulty.err.match(/[A-Z]+-[A-Z-]+-\d+/g)).toEqual(['GOBL-BILL-INVOICE-06']);
  });

  it('lists all faults of a built document', async () => {
    const { out: built } = await billwright(['build', invoice]);
    const { supplier: _, ...changed } = JSON.parse(built);
    const { err } = await billwright([
      'validate',
      put('changed.json', JSON.stringify({ ...changed, type: 'x' })),
      '-q',
    ]);
    expect(err).toContain('$.supplier');
    expect(err).toContain('$.type');
  });
});

describe('correct command', () => {
  const spanish = put(
    'es.yaml',
    `$schema: https://gobl.org/draft-0/bill/invoice
code: "1"
issue_date: 2026-01-05
supplier: {name: Libros del Puerto S.L., tax_id: {country: ES, code: B98602642}}
customer: {name: Biblioteca, tax_id: {country: ES, code: "54387763P"}}
lines: [{quantity: 1, item: {name: Atlas, price: "100.00"}, taxes: [{cat: VAT, rate: general}]}]
`,
  );

  it('makes a correction of the type in the flags', async () => {
    const typeOf = async (...flags: string[]) => {
      const { out, err } = await billwright(['correct', spanish, '--ext', 'es-facturae-correction=01', ...flags]);
      return out === '' ? err : JSON.parse(out).type;
    };
    expect(await typeOf('--credit')).toBe('credit-note');
    expect(await typeOf('--debit', '--credit')).toBe('debit-note');
    expect(await typeOf('--credit', '--corrective')).toBe('corrective');
    expect(await typeOf('--credit', '--type', 'corrective')).toBe('corrective');
    expect(await typeOf('--credit', '--data', '{"type": "debit-note"}')).toBe('debit-note');
  });

  it('uses the given date, series and reason', async () => {
    const flags = ['--credit', '--date', '2026-02-01', '--series', 'R', '--reason', 'Returned', '--copy-tax'];
    const { out: built } = await billwright(['build', spanish]);
    const { out } = await billwright(['correct', ...flags], { stdin: built });
    expect(JSON.parse(out)).toMatchObject({
      type: 'credit-note',
      issue_date: '2026-02-01',
      series: 'R',
      preceding: [{ code: '1', reason: 'Returned', tax: {} }],
    });
  });

  it('lists the available options', async () => {
    const { out } = await billwright(['correct', '--options', spanish]);
    expect(JSON.parse(out)).toHaveProperty('$defs');
    expect(out).toContain('corrective');
    expect((await billwright(['correct', spanish])).err).toMatch(/options +options\.type/);
    expect((await billwright(['correct', spanish, '--ext', 'x'])).err).toMatch(/--ext .* key=value/);
    expect((await billwright(['correct', spanish, '-d', '[]'])).code).toBe(2);
  });
});

describe('replicate command', () => {
  it('gives the copy its own identity', async () => {
    const { out } = await billwright(['replicate', invoice]);
    expect(JSON.parse(out)).toMatchObject({ uuid: expect.stringMatching(/^[0-9a-f-]{36}$/) });
    expect(JSON.parse(out).code).toBeUndefined();
  });
});

describe('key files of keygen', () => {
  const home = join(folder, 'home');
  mkdirSync(home);

  it('are readable by the owner only, and are not overwritten without --force', async () => {
    const { code, err } = await billwright(['keygen'], { home });
    expect(code).toBe(0);
    const file = join(home, '.billwright', 'id_es256.jwk');
    const publicFile = join(home, '.billwright', 'id_es256.pub.jwk');
    expect(err).toMatch(new RegExp(`^.* ${file}\\n.* ${publicFile}\\n$`));
    expect(statSync(join(home, '.billwright')).mode & 0o777).toBe(0o700);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(statSync(publicFile).mode & 0o777).toBe(0o644);
    const key = readFileSync(file, 'utf8');
    expect(Object.keys(JSON.parse(key))).toEqual(['use', 'kty', 'kid', 'crv', 'alg', 'x', 'y', 'd']);
    expect(JSON.parse(readFileSync(publicFile, 'utf8'))).not.toHaveProperty('d');
    const again = await billwright(['keygen'], { home });
    expect(again).toEqual({ code: 3, out: '', err: `billwright: target "${file}" exists\n` });
    expect(readFileSync(file, 'utf8')).toBe(key);
    expect((await billwright(['keygen', '-f'], { home })).code).toBe(0);
    expect(readFileSync(file, 'utf8')).not.toBe(key);
  });

  it('are kept if they cannot be replaced', async () => {
    const file = join(folder, 'kept', 'a.jwk');
    await billwright(['keygen', file]);
    const before = readFileSync(file, 'utf8');
    rmSync(join(folder, 'kept', 'a.pub.jwk'));
    mkdirSync(join(folder, 'kept', 'a.pub.jwk'));
    const { code, err } = await billwright(['keygen', '-f', file]);
    expect(err).toMatch(/^billwright: .*a\.pub\.jwk: .*\n$/);
    expect(code).toBe(3);
    expect(readFileSync(file, 'utf8')).toBe(before);
    expect(readdirSync(join(folder, 'kept'))).toEqual(['a.jwk', 'a.pub.jwk']);
  });

  it('are not reported as missing if unreadable', async () => {
    const file = join(folder, 'circle.jwk');
    symlinkSync('circle.jwk', file);
    expect(await billwright(['sign', invoice, '-k', file])).toEqual({
      code: 3,
      out: '',
      err: expect.stringMatching(new RegExp(`^billwright: open ${file}: .*\\n$`)),
    });
  });

  it('are written to the requested paths', async () => {
    expect((await billwright(['keygen', '-q', '~/mine'], { home })).err).toBe('');
    expect(existsSync(join(home, 'mine.pub.jwk'))).toBe(true);
    const { out } = await billwright(['keygen', '-i', '-']);
    expect(JSON.parse(out)).toHaveProperty('d');
    expect(out).toContain('\n  "kty": "EC"');
  });

  it('sign, and verify their signatures', async () => {
    const signed = await billwright(['sign', invoice, '--issuer', 'https://example.com'], { home });
    expect(signed.code).toBe(0);
    const envelope = put('signed.json', signed.out);
    const verified = await billwright(['verify', envelope], { home });
    expect(verified).toMatchObject({ code: 0, out: '', err: expect.stringMatching(/^ok [0-9a-f-]{36}\n$/) });
    const other = await billwright(['verify', envelope, '-k', '~/mine.pub.jwk'], { home });
    expect(other.code).toBe(4);
    expect(other.err).toContain('BW-VERIFY-KEY');
    const keys = JSON.parse(readFileSync(join(home, 'mine.pub.jwk'), 'utf8'));
    const own = JSON.parse(readFileSync(join(home, '.billwright', 'id_es256.pub.jwk'), 'utf8'));
    const set = put('keys.json', JSON.stringify({ keys: [keys, own] }));
    expect((await billwright(['verify', envelope, '--key', set])).code).toBe(0);
    const private_ = await billwright(['verify', envelope, '-k', '~/mine'], { home });
    expect(private_.code).toBe(2);
    expect(private_.err).toMatch(/--key +request\.publickeys\[0\]/);
    expect((await billwright(['sign', invoice, '-k', '~/mine.pub.jwk'], { home })).code).toBe(4);
  });

  it('are reported if missing, and found where other tools keep them', async () => {
    const { code, err } = await billwright(['sign', invoice], { home: join(folder, 'nobody') });
    expect(code).toBe(3);
    expect(err).toMatch(/^billwright: .*id_es256\.jwk.*; .* billwright/);
    const elsewhere = join(folder, 'elsewhere');
    await billwright(['keygen', join(elsewhere, '.gobl', 'id_es256.jwk')]);
    expect((await billwright(['sign', invoice], { home: elsewhere })).code).toBe(0);
  });
});

describe('key files', () => {
  const home = join(folder, 'owner');
  const keyOf = (name: string) => JSON.parse(readFileSync(join(folder, 'pairs', name), 'utf8'));
  const ready = Promise.all(
    ['a', 'b', 'c'].map((name) => billwright(['keygen', '-q', join(folder, 'pairs', `${name}.jwk`)])),
  );
  const file = (name: string) => join(folder, 'pairs', name);

  it.each([
    ['644', 0o644],
    ['640', 0o640],
    ['604', 0o604],
    ['660', 0o660],
  ])('cause a warning if others can read them: mode %s', async (_, mode) => {
    await ready;
    const open = put('open.jwk', readFileSync(file('a.jwk'), 'utf8'));
    chmodSync(open, mode);
    const octal = mode.toString(8).padStart(4, '0');
    const warning = new RegExp(`${open}: warning: .*${octal}.* 600 {2}BW-WARN-KEY-FILE\n`);
    for (const args of [['sign', invoice], ['batch', '--op', 'sign', invoice], ['bulk']]) {
      const { code, err } = await billwright([...args, '-k', open], { home });
      expect(code).toBe(0);
      expect(err).toMatch(warning);
      expect((await billwright([...args, '-q', '-k', open], { home })).err).toBe('');
    }
    const { err } = await billwright(['sign', invoice, '--json', '-k', open]);
    expect(JSON.parse(err)).toMatchObject({ file: open, warnings: [{ code: 'BW-WARN-KEY-FILE' }] });
    chmodSync(open, 0o600);
    expect((await billwright(['sign', invoice, '-k', open])).err).toBe('');
  });

  it('made for other purposes, or from parts of two keys, are rejected for signing', async () => {
    await ready;
    for (const [members, reason] of [
      [{ use: 'enc' }, 'its use is enc'],
      [{ alg: 'ECDH-ES' }, 'is for the algorithm ECDH-ES'],
      [{ key_ops: ['deriveKey'] }, 'allows only deriveKey'],
    ] as const) {
      const unfit = put('unfit.jwk', JSON.stringify({ ...keyOf('a.jwk'), ...members }));
      chmodSync(unfit, 0o600);
      const { code, err } = await billwright(['sign', invoice, '-k', unfit]);
      expect(code).toBe(4);
      expect(err).toContain(reason);
      const service = await billwright(['bulk', '-k', unfit]);
      expect(service.code).toBe(2);
      expect(service.err).toContain(reason);
    }
    const mixed = put('mixed.jwk', JSON.stringify({ ...keyOf('a.jwk'), d: keyOf('b.jwk').d }));
    expect((await billwright(['bulk', '-k', mixed])).err).toMatch(/./);
    expect((await billwright(['sign', invoice, '-k', mixed])).code).toBe(2);
    const { x, y } = keyOf('a.jwk');
    const turned = put('turned.jwk', JSON.stringify({ ...keyOf('a.jwk'), x: y, y: x }));
    expect((await billwright(['bulk', '-k', turned])).err).toMatch(/P-256/);
  });

  it('with a key set contribute the keys that can verify', async () => {
    await ready;
    const signed = put('by-a.json', (await billwright(['sign', invoice, '-k', file('a.jwk')])).out);
    const rsa = { kty: 'RSA', kid: 'r', n: 'AQAB', e: 'AQAB' };
    const own = keyOf('a.pub.jwk');
    const set = put('set.jwks', JSON.stringify({ keys: [rsa, own, { ...keyOf('b.pub.jwk'), use: 'enc' }] }));
    const { code, err } = await billwright(['verify', signed, '-k', set]);
    expect(code).toBe(0);
    expect(err).toMatch(/set\.jwks: warning: 2 .* 1\b.* RSA; .* 3\b.*BW-WARN-KEY\n/);
    expect(err).toMatch(new RegExp(`\nok ${own.kid}\n$`));
    expect((await billwright(['verify', '-q', signed, '-k', set])).err).toBe('');
    const batch = await billwright(['batch', '--op', 'verify', '-k', set, signed]);
    expect(batch.code).toBe(0);
    expect(batch.err.match(/BW-WARN-KEY/g)).toHaveLength(1);
    const useless = put('useless.jwks', JSON.stringify({ keys: [rsa] }));
    for (const key of [useless, put('rsa.jwk', JSON.stringify(rsa))]) {
      const refused = await billwright(['verify', signed, '-k', key]);
      expect(refused.code).toBe(2);
      expect(refused.err).toMatch(/RSA/);
    }
    const turned = put('turned.jwks', JSON.stringify([own, { ...own, x: own.y, y: own.x }]));
    const broken = await billwright(['verify', signed, '-k', turned]);
    expect(broken.err).toMatch(/turned\.jwks .*: .* 2: .* P-256/);
    expect(broken.code).toBe(2);
  });
});

describe('verify command', () => {
  const pairs = join(folder, 'signers');
  const key = (name: string) => join(pairs, name);
  const kidOf = (name: string): string => JSON.parse(readFileSync(key(name), 'utf8')).kid;
  const signedBy = async (file: string, name: string) => (await billwright(['sign', file, '-k', key(name)])).out;
  const ready = Promise.all(['a', 'b', 'c'].map((name) => billwright(['keygen', '-q', key(`${name}.jwk`)])));

  async function signedByBoth(): Promise<string> {
    await ready;
    return put('by-both.json', await signedBy(put('first.json', await signedBy(invoice, 'a.jwk')), 'b.jwk'));
  }

  it('reports for each signature whether it is valid or has no matching key', async () => {
    const envelope = await signedByBoth();
    const both = await billwright(['verify', envelope, '-k', key('a.pub.jwk'), '-k', key('b.pub.jwk')]);
    expect(both).toEqual({ code: 0, out: '', err: `ok ${kidOf('a.jwk')}\nok ${kidOf('b.jwk')}\n` });
    const one = await billwright(['verify', envelope, '-k', key('b.pub.jwk')]);
    expect(one.code).toBe(0);
    expect(one.err).toMatch(new RegExp(`${kidOf('a.jwk')}\\nok ${kidOf('b.jwk')}\\n`));
    expect(one.err).toMatch(/1 warning\n.* \$\.sigs\[0\] .*BW-VERIFY-KEY/);
    const none = await billwright(['verify', envelope, '-k', key('c.pub.jwk')]);
    expect(none.code).toBe(4);
    expect(none.err).toMatch(new RegExp(`${kidOf('a.jwk')}\\n.* ${kidOf('b.jwk')}\\n`));
  });

  it('exits with 4 for an envelope changed after signing', async () => {
    const envelope = JSON.parse(readFileSync(await signedByBoth(), 'utf8'));
    const file = put('changed.json', JSON.stringify({ ...envelope, doc: { ...envelope.doc, code: 'A-9' } }));
    const { code, err } = await billwright(['verify', file, '-k', key('a.pub.jwk')]);
    expect(code).toBe(4);
    expect(err).toContain('GOBL-ENVELOPE-11');
    expect((await billwright(['verify', put('broken.json', '{'), '-k', key('a.pub.jwk')])).code).toBe(2);
  });

  it('fails if any signature fails', async () => {
    const envelope = JSON.parse(readFileSync(await signedByBoth(), 'utf8'));
    const [first, second] = envelope.sigs;
    const other = put('other.yaml', invoiceYaml.replace('A-1', 'A-2'));
    const moved = JSON.parse(await signedBy(other, 'b.jwk')).sigs[0];
    const spoilt = `${second.slice(0, -10)}AAAAAAAAAA`;
    for (const bad of [moved, spoilt]) {
      const file = put('bad.json', JSON.stringify({ ...envelope, sigs: [first, bad] }));
      const keys = ['-k', key('a.pub.jwk'), '-k', key('b.pub.jwk')];
      const { code, err } = await billwright(['verify', file, ...keys]);
      expect(code).toBe(4);
      expect(err).toContain(`ok ${kidOf('a.jwk')}\nfailed ${kidOf('b.jwk')}\n`);
      expect(err).toMatch(/\$\.sigs\[1\] .*BW-VERIFY-(?:PAYLOAD|SIGNATURE)/);
      const asJson = await billwright(['verify', '--json', file, ...keys]);
      expect(JSON.parse(asJson.err)).toMatchObject({
        key: 'signature',
        faults: [{ properties: ['$.sigs[1]'] }],
        signatures: [
          { index: 0, state: 'holds' },
          { index: 1, state: 'fails' },
        ],
      });
    }
  });
});

describe('reference data commands', () => {
  it('list entries, and print one in full', async () => {
    const json = async (...args: string[]) => JSON.parse((await billwright(args)).out);
    expect((await json('schema')).schemas).toContain('https://gobl.org/draft-0/bill/invoice');
    expect(await json('schema', 'bill/invoice.json')).toMatchObject({ $id: 'https://gobl.org/draft-0/bill/invoice' });
    const bundle = await json('schema', '--bundle', 'bill/invoice');
    expect(JSON.stringify(bundle)).not.toContain('"$ref":"https://gobl.org/');
    expect((await json('regime')).regimes).toContainEqual(expect.objectContaining({ country: 'ES' }));
    expect((await json('catalogue')).catalogues).toContainEqual(expect.objectContaining({ key: 'untdid' }));
    expect(await json('regime', 'gr')).toMatchObject({ country: 'EL' });
    expect((await json('addon')).addons).toContainEqual(expect.objectContaining({ key: 'es-facturae-v3' }));
    expect(await json('addon', 'es-facturae-v3')).toMatchObject({ key: 'es-facturae-v3' });
    expect(await json('rule', 'gobl-bill-invoice-06')).toMatchObject({
      object: 'bill.Invoice',
      field: 'supplier.name',
    });
    expect(await json('rule', 'BW-AMOUNT')).toMatchObject({ code: 'BW-AMOUNT' });
    expect(await json('rule', 'BW-AMOUNT.json')).toMatchObject({ code: 'BW-AMOUNT' });
    expect((await billwright(['regime', 'ES', '-o', 'yaml'])).out).toContain('\ncountry: ES\n');
  });

  it.each([
    ['schema', 'chicken'],
    ['regime', 'ZZ'],
    ['addon', 'none'],
    ['rule', 'CHICKEN'],
  ])('reject unknown names: %s %s', async (command, name) => {
    const { code, err } = await billwright([command, name]);
    expect({ code, err }).toEqual({
      code: 2,
      err: expect.stringMatching(new RegExp(`^billwright: ${command} .* ${name}\\n$`)),
    });
    const asJson = await billwright(['--json', command, name]);
    expect(JSON.parse(asJson.err)).toMatchObject({ code: 404, key: 'not-found' });
  });

  it('print the release', async () => {
    const { out } = await billwright(['version']);
    expect(out).toContain('{\n  "version"');
    expect(JSON.parse(out)).toMatchObject({ version: VERSION, core: STANDARD_VERSION });
    expect((await billwright(['--version'])).out).toBe(`${VERSION}\n`);
  });
});
