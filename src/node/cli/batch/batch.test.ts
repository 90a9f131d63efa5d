import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { asFacturae, publicInvoice } from '../../../formats/national/facturae/testing.ts';
import { SYSTEM, spanishInvoice } from '../../../formats/national/verifactu/testing.ts';
import { selfSigned } from '../../../formats/signing/testing.ts';
import { attached, blank, stream, withTable, xmp } from '../../../pdf/testing.ts';
import { programFile } from '../../testing/program.ts';
import { batchSummary, billwright, invoiceYaml, temporaryFolder } from '../testing.ts';

const { folder, put } = temporaryFolder();
for (const name of ['in', 'in/b', 'in/.hidden', 'in/node_modules', 'records']) mkdirSync(join(folder, name));
const message = (content: string) => JSON.stringify({ $schema: 'https://gobl.org/draft-0/note/message', content });
put('in/b/good.yaml', invoiceYaml);
put('in/a.json', message('A'));
put('in/faulty.yml', invoiceYaml.replace('  name: Juniper Street Bindery\n', ''));
put('in/lines.jsonl', `${message('1')}\n\n${message('2')}\n`);
put('in/stream.yaml', `# two\n---\n${invoiceYaml}---\n${invoiceYaml.replace('A-1', 'A-2')}...\n`);
put('in/notes.txt', 'no document');
put('in/.hidden/x.json', message('hidden'));
put('in/node_modules/x.json', message('installed'));
const all = join(folder, 'in');
/** An invoice as e-invoices carry it. */
const issuedYaml = `$schema: https://gobl.org/draft-0/bill/invoice
code: "17"
issue_date: "2026-03-02"
supplier:
  name: Werkstatt GmbH
  tax_id: { country: DE, code: "111111125" }
  addresses: [{ street: Weg, num: "1", locality: Bonn, code: "53111", country: DE }]
customer:
  name: Stadtwerk
  addresses: [{ street: Gasse, num: "2", locality: Graz, code: "8010", country: AT }]
lines:
  - quantity: "1"
    item: { name: Hobel, price: "100.00" }
    taxes: [{ cat: VAT, rate: standard }]
payment:
  terms: { due_dates: [{ date: "2026-04-01", percent: 100% }] }
`;
/** The file a run leaves next to its results while work remains. */
const JOURNAL = '.billwright-batch.jsonl';

async function batch(...args: string[]) {
  const { code, out, err } = await billwright(['batch', ...args]);
  const lines = out.split('\n').slice(0, -1);
  const rows: { file: string; ok: boolean; result?: object; error?: { message: string } }[] = lines.map((line) =>
    JSON.parse(line),
  );
  return { code, out, err, rows };
}

describe('batch', () => {
  it('processes all documents in and below a folder, sorted by name', async () => {
    const { code, rows } = await batch(all);
    expect(code).toBe(1);
    expect(rows.map(({ file, ok }) => [file.slice(all.length + 1), ok])).toEqual([
      ['a.json', true],
      ['b/good.yaml', true],
      ['faulty.yml', false],
      ['lines.jsonl#1', true],
      ['lines.jsonl#2', true],
      ['stream.yaml#1', true],
      ['stream.yaml#2', true],
    ]);
    expect(rows[1]?.result).toMatchObject({ totals: { payable: '70.00' } });
    expect(rows[2]?.error).toMatchObject({ key: 'validation', faults: [{ positions: [{ line: 6, column: 3 }] }] });
  });

  it('accepts files, globs, and a list of paths on standard input', async () => {
    const filesOf = async (...paths: string[]) =>
      (await batch(...paths)).rows.map(({ file }) => file.slice(all.length + 1));
    expect(await filesOf(join(all, 'a.json'), join(all, 'a.json'))).toEqual(['a.json']);
    expect(await filesOf(join(all, '*.json'))).toEqual(['a.json']);
    expect(await filesOf(join(all, '**/*.{json,yaml}'))).toEqual([
      'a.json',
      'b/good.yaml',
      'stream.yaml#1',
      'stream.yaml#2',
    ]);
    expect(await filesOf(join(all, '?.json'), join(all, '[a-c]', 'g*'))).toEqual(['a.json', 'b/good.yaml']);
    const listed = await billwright(['batch', '-'], { stdin: `${join(all, 'a.json')}\r\n${join(all, 'b')}\n` });
    expect(listed.out.split('\n')).toHaveLength(3);
    expect((await billwright(['batch', '-', '-'], { stdin: `${join(all, 'a.json')}\n` })).out).toContain('a.json');
  });

  it('processes many lines together, compressed or not, with a result for each', async () => {
    const lines = Array.from({ length: 2500 }, (_, i) =>
      i % 500 === 9 ? '{"oops" 1}' : i % 400 === 5 ? message('') : message(`${i}`),
    );
    // Indented lines are handled one by one.
    const single = put('single.jsonl', lines.map((line) => ` ${line}`).join('\n'));
    const packed = put('packed.jsonl.gz', gzipSync(`${lines.join('\n')}\n`));
    const told = ({ rows }: Awaited<ReturnType<typeof batch>>) =>
      rows.map(({ file, error, ...row }) => ({
        ...row,
        number: file.split('#')[1],
        message: error?.message.replace(/column \d+/, ''),
      }));
    const together = await batch(packed);
    expect(together.code).toBe(1);
    expect(told(together)).toEqual(told(await batch(single)));
    expect(together.rows[9]).toMatchObject({ ok: false, error: { faults: [{ positions: [{ line: 10 }] }] } });

    const good = put('good.jsonl.gz', gzipSync(`${lines.filter((line) => line.includes('content":"1')).join('\n')}\n`));
    expect((await batch(good, '--out', join(folder, 'unpacked'), '--quiet')).code).toBe(0);
    const written = readFileSync(join(folder, 'unpacked/good.jsonl'), 'utf8').trimEnd().split('\n');
    expect(written).toEqual((await batch(good)).rows.map(({ result }) => JSON.stringify(result)));
    const named = put('packed-though-not-named-so.json', gzipSync(message('A')));
    for (const file of [good, named]) {
      expect((await batch(file, '--in-place')).err).toMatch(/./);
    }
  });

  it('converts JSON lines like the command convert', async () => {
    const file = put('convert.jsonl', `${message('A')}\n${message('B')}\n`);
    const { code, out } = await billwright(['convert', '--to', 'ubl', file]);
    expect(code).toBe(1);
    expect(
      out
        .split('\n')
        .slice(0, -1)
        .map((line) => JSON.parse(line).ok),
    ).toEqual([false, false]);
    expect((await billwright(['convert', file, join(folder, 'x.xml')])).err).toMatch(/./);
  });

  it('checks received e-invoices by their own official rules, in XML and PDF', async () => {
    const received = join(folder, 'received');
    mkdirSync(received);
    const invoice = put('issued.yaml', issuedYaml);
    await billwright(['convert', invoice, join(received, 'good.xml'), '--to', 'en16931-cii']);
    const good = readFileSync(join(received, 'good.xml'), 'utf8');
    const cent = good.replace('<ram:DuePayableAmount>119.00', '<ram:DuePayableAmount>119.01');
    expect(cent).not.toBe(good);
    put('received/cent.xml', cent);
    put('received/schema.xml', good.replace('<ram:TypeCode>380', '<ram:Further/><ram:TypeCode>380'));
    const pdf = (xml: string) =>
      withTable({
        ...blank('/Metadata 5 0 R /AF [10 0 R] /Names << /EmbeddedFiles << /Names [(0) 10 0 R] >> >>'),
        5: stream(xmp('EN 16931'), '/Type /Metadata /Subtype /XML'),
        ...attached(10, 'factur-x.xml', xml),
      });
    put('received/good.pdf', pdf(good));
    put('received/cent.pdf', pdf(cent));
    for (const operation of [['convert'], ['convert', '--to', 'en16931-ubl'], ['validate']]) {
      const { rows } = await batch(received, '--op', ...operation);
      const codes = rows.map(({ file, ok, error }) => [
        file.slice(received.length + 1),
        ok ? [] : (error as { faults?: { code: string }[] }).faults?.map(({ code }) => code),
      ]);
      expect(codes, operation.join(' ')).toEqual([
        ['cent.pdf', ['BR-CO-16']],
        ['cent.xml', ['BR-CO-16']],
        ['good.pdf', []],
        ['good.xml', []],
        ['schema.xml', ['XSD-ELEMENT-UNKNOWN']],
      ]);
    }
    const documents = join(folder, 'documents');
    const { err } = await batch(join(received, '*.xml'), '--op', 'convert', '--out', documents);
    expect(err).toContain(batchSummary({ ok: 1, faulty: 2 }));
    expect(readdirSync(documents).filter((name) => name !== JOURNAL)).toEqual(['good.json']);
  });

  it('fails if an e-invoice is valid but its signature is not', async () => {
    const { key, certificate } = selfSigned({ number: 'VATES-B99123457' });
    const signed = await asFacturae(publicInvoice(), { sign_key: key, sign_certificate: certificate });
    const xml = signed.ok ? String(signed.result.result) : '';
    const file = put('signed.xml', xml);
    const run = (...files: string[]) => billwright(['batch', '--op', 'validate', ...files]);
    expect((await run(file)).code).toBe(0);
    const changed = put('changed.xml', xml.replace('>Reparación<', '>Reparacion<'));
    const { code, out, err } = await run(file, changed);
    expect([code, err]).toEqual([4, expect.stringContaining(batchSummary({ ok: 1, faulty: 1 }))]);
    expect(out.split('\n').map((line) => line && JSON.parse(line).error?.key)).toContain('signature');
    expect((await run(changed, put('no.xml', xml.replace('3.2.2', '9')))).code).toBe(1);
  });

  it('gives the same results with any number of jobs', async () => {
    const many = join(folder, 'many');
    mkdirSync(many);
    for (let i = 0; i < 150; i++) put(`many/${i}.json`, message(i % 10 === 0 ? '' : `${i}`));
    const alone = await batch(many, '--jobs', '1');
    expect(alone.rows).toHaveLength(150);
    expect((await batch(many, '--jobs', '4')).out).toBe(alone.out);
  });

  it('reports progress and summary on standard error', async () => {
    const { err } = await batch(all, '--check');
    const progress = /^\d+ %: \d+\/\d+, 0 faulty$/m;
    expect(err).not.toMatch(progress);
    expect((await batch(all, '--check', '--progress')).err).toMatch(progress);
    expect(err).toMatch(/faulty\.yml: .* 1 .*\n {2}6:3 {2}\$\.supplier\.name/);
    expect(err).toContain(batchSummary({ ok: 6, faulty: 1 }));
    expect(err).toMatch(/\n {2}GOBL-BILL-INVOICE-06 +1 .*faulty\.yml\n$/);
    const quiet = await batch(all, '-q');
    expect(quiet.err).toBe('');
    const bar = await billwright(['batch', '--check', all], { columns: 80 });
    expect(bar.err).toContain('\r\u001b[K[');
    expect(bar.err).toMatch(/█\] 7\/7 {2}\d+\/s {2}1 faulty/);
  });

  it('runs other operations with their flags', async () => {
    const built = join(folder, 'built');
    await batch(join(all, 'b'), '--out', built);
    expect((await batch(built, '--op', 'validate')).rows).toMatchObject([{ ok: true, result: { ok: true } }]);
    const corrected = await batch(built, '--op', 'correct', '--type', 'credit-note', '--series', 'R');
    expect(corrected.rows[0]?.result).toMatchObject({ type: 'credit-note', series: 'R' });
    expect((await batch(built, '--op', 'replicate')).rows[0]?.result).toHaveProperty('uuid');
    const enveloped = await batch(built, '-e', '--set', 'series=S', '--set-string', 'code=7');
    expect(enveloped.rows[0]?.result).toMatchObject({ doc: { series: 'S', code: '7' } });
    const key = join(folder, 'key.jwk');
    await billwright(['keygen', key]);
    const signed = join(folder, 'signed');
    expect((await batch(built, '--op', 'sign', '-k', key, '--out', signed)).code).toBe(0);
    expect((await batch(signed, '--op', 'verify', '-k', join(folder, 'key.pub.jwk'))).code).toBe(0);
    expect((await batch(built, '--op', 'verify', '-k', join(folder, 'key.pub.jwk'))).code).toBe(1);
  });

  it('mirrors folders, and writes a file only if all its documents are valid', async () => {
    const out = join(folder, 'out');
    const { code, out: printed } = await batch(all, '--out', out, '-i');
    expect({ code, printed }).toEqual({ code: 1, printed: '' });
    expect(readdirSync(out).sort()).toEqual([JOURNAL, 'a.json', 'b', 'lines.jsonl', 'stream.yaml']);
    expect(readFileSync(join(out, 'a.json'), 'utf8')).toContain('{\n  "$schema"');
    expect(readFileSync(join(out, 'lines.jsonl'), 'utf8')).toBe(`${message('1')}\n${message('2')}\n`);
    const stream = parseAllDocuments(readFileSync(join(out, 'stream.yaml'), 'utf8'));
    expect([...stream].map((document) => document.toJS().code)).toEqual(['A-1', 'A-2']);
    expect((await batch(all, '--out', out)).code).toBe(3);
    expect((await batch(all, '--out', out, '--force')).code).toBe(1);
  });

  it('overwrites files in place', async () => {
    const file = put('place.yaml', invoiceYaml);
    expect((await batch('-w', file)).code).toBe(0);
    expect(readFileSync(file, 'utf8')).toContain('payable: "70.00"');
  });

  it.each([
    [[all, '--out', 'x', '--check'], /./],
    [[all, '--op', 'validate', '-w'], /validate/],
    [[all, '--op', 'frobnicate'], /frobnicate/],
    [[join(folder, 'in/b'), join(folder, 'in/b/good.yaml'), '--out', 'x', '--set', 'a'], /--set .*key=value/],
    [[], /missing required argument/],
    [[all, '--template', put('broken.yaml', 'a: [')], /^billwright: .*broken\.yaml .*: invalid YAML .* 1, .* 5: /],
    [[all, '--check', '--report', ''], /^billwright: .*\n$/],
  ])('rejects invalid usage with exit code 2 and the message %s', async (args, message) => {
    const { code, err } = await batch(...args);
    expect(err).toMatch(message);
    expect(code).toBe(2);
  });

  it('continues after unreadable files, and exits with 3', async () => {
    const { code, rows } = await batch(join(folder, 'none.json'), join(all, 'a.json'), join(folder, '*.none'));
    expect(code).toBe(3);
    expect(rows.map(({ ok }) => ok)).toEqual([false, false, true]);
    expect(rows[0]?.error).toMatchObject({ message: expect.stringMatching(/./) });
  });

  it.each(['en', 'de', 'pl'])('names an unreadable file once in %s', async (language) => {
    const { rows } = await batch(join(folder, 'gone.json'), '--language', language);
    expect(rows[0]).toMatchObject({ file: expect.stringContaining('gone.json') });
    expect(rows[0]?.error?.message).not.toContain('gone.json');
  });

  it('continues if folders cannot be opened', async () => {
    const troubled = join(folder, 'troubled');
    mkdirSync(troubled);
    put('troubled/a.json', message('A'));
    symlinkSync('loop.yaml', join(troubled, 'loop.yaml'));
    symlinkSync('gone.json', join(troubled, 'dangling.json'));
    writeFileSync(Buffer.from(`${troubled}/\xff.json`, 'latin1'), message('B'));
    const tooLong = join(folder, 'n'.repeat(300));
    const { code, rows } = await batch(troubled, tooLong, join(troubled, 'a.json', 'x'));
    expect(code).toBe(3);
    expect(rows.map(({ error, ok }) => (ok ? 'ok' : error?.message.replace(/^.*: /, '')))).toEqual([
      expect.any(String),
      expect.any(String),
      expect.any(String),
      expect.any(String),
      'ok',
      'ok',
    ]);
  });

  it('accepts file names that are not UTF-8, and writes results under the same names', async () => {
    const [source, out] = [join(folder, 'latin'), join(folder, 'latin-out')];
    const raw = (path: string) => Buffer.from(path, 'latin1');
    mkdirSync(raw(`${source}/a\xe9`), { recursive: true });
    for (const name of ['a\xe9/\xf1.yaml', 'b\xfc.json']) writeFileSync(raw(`${source}/${name}`), message('B'));
    symlinkSync(raw('b\xfc.json'), raw(`${source}/link.json`));
    put('latin/\u00fc.json', '{}');
    const { code, err } = await batch(source, '--out', out, '-q');
    expect(code).toBe(1);
    expect(err).toMatch(/latin\/\u00fc\.json:/);
    const names = (path: string) => readdirSync(raw(path), 'latin1').sort();
    expect([names(out), names(`${out}/a\xe9`)]).toEqual([[JOURNAL, 'a\xe9', 'b\xfc.json', 'link.json'], ['\xf1.yaml']]);
    expect((await batch(out, '-w', '-q')).code).toBe(0);
    const { rows } = await batch(join(source, 'b\ufffd.json'));
    expect(rows[0]?.error?.message).toMatch(/; .* UTF-8, .*$/);
    writeFileSync(raw(`${source}/b\xfc.json`), '{}');
    expect((await batch(source, '--check', '-q')).err).toMatch(/latin\/b\\udcfc\.json:/);
  });

  it('processes a file once, however its path is written', async () => {
    const file = join(all, 'a.json');
    const out = join(folder, 'once');
    const paths = [file, `${all}/b/../a.json`, `${folder}/./in`];
    const { code, err } = await batch('--out', out, '--quiet', ...paths.slice(0, 2));
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect((await batch(...paths)).rows).toHaveLength(7);
  });

  it('stops at the first fault with --fail-fast', async () => {
    const { code, rows } = await batch(all, '--fail-fast', '--jobs', '1');
    expect(code).toBe(1);
    expect(rows.at(-1)).toMatchObject({ ok: false, file: join(all, 'faulty.yml') });
  });
});

describe('unwritable results', () => {
  const blocked = (name: string) => {
    const out = join(folder, name);
    mkdirSync(join(out, 'lines.jsonl'), { recursive: true });
    put(`${name}/b`, 'a file where the folder b is to be');
    return out;
  };
  const report = join(folder, 'unwritten.json');

  it('are reported and counted, and the batch continues', async () => {
    const out = blocked('blocked');
    const { code, err } = await batch(all, '--out', out, '--force', '--report', report);
    expect(code).toBe(3);
    expect(err).toMatch(new RegExp(`billwright: create ${join(out, 'b')}: .*\\n`));
    expect(err).toMatch(new RegExp(`billwright: .* ${join(out, 'lines.jsonl')}: .*\\n`));
    expect(err).toContain(batchSummary({ ok: 3, faulty: 1, unwritten: 3 }));
    expect(existsSync(join(out, 'a.json')) && existsSync(join(out, 'stream.yaml'))).toBe(true);
    const { summary, files } = JSON.parse(readFileSync(report, 'utf8'));
    expect(summary).toMatchObject({ total: 7, ok: 3, faulty: 1, unreadable: 0, unwritten: 3 });
    const lost = { code: 400, message: expect.stringMatching(/./), file: join(out, 'lines.jsonl') };
    expect(files.slice(3, 5)).toMatchObject([
      { file: join(all, 'lines.jsonl#1'), status: 'unwritten', error: lost },
      { file: join(all, 'lines.jsonl#2'), status: 'unwritten', error: lost },
    ]);
  });

  it('are reported as JSON with --json', async () => {
    const out = blocked('blocked-json');
    const { err } = await batch(join(all, 'lines.jsonl'), '--out', out, '--force', '--json', '--quiet');
    expect(JSON.parse(err)).toEqual({
      code: 400,
      key: 'input',
      message: expect.stringMatching(new RegExp(`^.* ${join(out, 'lines.jsonl')}: .*$`)),
      faults: [],
      file: join(out, 'lines.jsonl'),
    });
  });

  it('are errors in JUnit, and end the batch with --fail-fast', async () => {
    const xml = join(folder, 'unwritten.xml');
    const flags = ['--force', '--fail-fast', '--jobs', '1', '--report', xml];
    const files = ['a.json', 'lines.jsonl', 'stream.yaml'].map((name) => join(all, name));
    const { code } = await batch(...files, '--out', blocked('blocked-fast'), ...flags);
    expect(code).toBe(3);
    expect(readFileSync(xml, 'utf8')).toContain('<testsuites tests="2" failures="0" errors="1"');
  });
});

describe('batch report', () => {
  it('among the documents is not a document, even in a second run', async () => {
    mkdirSync(join(folder, 'with-report'));
    put('with-report/a.json', message('A'));
    const within = join(folder, 'with-report');
    const report = join(within, 'report.json');
    for (let run = 0; run < 2; run++) {
      const { code } = await batch('--check', '--report', report, within, join(within, '*.json'));
      expect(code).toBe(0);
      expect(JSON.parse(readFileSync(report, 'utf8')).summary).toMatchObject({ total: 1, ok: 1 });
    }
  });

  it('does not replace a document with the name of the report', async () => {
    put('kept.json', message('Kept'));
    const kept = join(folder, 'kept.json');
    const { code, err } = await batch('--check', '--report', kept, kept);
    expect(code).toBe(2);
    expect(err).toMatch(/kept\.json/);
    expect(readFileSync(kept, 'utf8')).toBe(message('Kept'));
  });
});

describe('batch report at an existing path', () => {
  const document = put('single.json', message('A'));
  const others = {
    'accounts.csv': 'file,amount\r\na,1\r\n',
    'page.xml': '<?xml version="1.0"?>\n<page/>\n',
    'a.json': message('B'),
  };

  it.each(Object.entries(others))('leaves %s unchanged, and does not start any work', async (name, content) => {
    const file = put(name, content);
    for (const flags of [[], ['--force']]) {
      const out = join(folder, 'not-begun');
      const { code, err } = await batch(document, '--out', out, '--report', file, ...flags);
      expect(err).toMatch(new RegExp(`^billwright: ${file} .*\\n$`));
      expect([code, readFileSync(file, 'utf8'), existsSync(out)]).toEqual([3, content, false]);
    }
  });

  it.each([
    ['later.csv', 'file,status,milliseconds,total\r\n'],
    ['earlier.json', '{\n  "summary": {\n    "total": 1,\n    "ok": 1\n  }\n}\n'],
    ['later.json', '{"report": "billwright batch", "version": 2}'],
  ])('replaces a report of another version: %s', async (name, text) => {
    expect((await batch(document, '--check', '--report', put(name, text))).code).toBe(0);
  });

  it.each(['again.json', 'again.csv', 'again.xml'])('replaces an earlier report: %s', async (name) => {
    const report = join(folder, name);
    await batch(all, '--check', '--report', report);
    const first = readFileSync(report, 'utf8');
    expect((await batch(document, '--check', '--report', report)).code).toBe(0);
    expect(readFileSync(report, 'utf8').length).toBeLessThan(first.length);
    expect((await batch(document, '--check', '--report', put(`empty-${name}`, ''))).code).toBe(0);
  });

  it('is rejected at the path of a result', async () => {
    const out = join(folder, 'report-among-results');
    const { code, err } = await batch(document, '--out', out, '--report', join(out, 'single.json'));
    expect(code).not.toBe(0);
    expect(err).toMatch(/file|would/);
    mkdirSync(out);
    const second = await batch(document, '--out', out, '--report', join(out, 'single.json'));
    expect([second.code, second.err]).toEqual([2, expect.stringMatching(/./)]);
  });
});

describe('batch warnings', () => {
  const text = `${message('A')}\n${message('B').replace('{', '{"titel":"my title",')}\n`;
  const slips = put('slips.jsonl', text);
  const report = (name: string) => join(folder, name);
  const warning = { code: 'BW-UNKNOWN-FIELD', properties: ['$.titel'], positions: [{ line: 2, column: 10 }] };

  it.each([
    ['--check', ['--check']],
    ['-w', ['-w']],
    ['--out', ['--out', join(folder, 'slips')]],
    ['no flag', []],
  ])('are reported with %s', async (_, flags) => {
    const { code, err } = await batch(...flags, put('slip.jsonl', text));
    expect(code).toBe(0);
    expect(err).toMatch(/slip\.jsonl#2: 1 warning\n {2}2:10 {2}\$\.titel {2}.* BW-UNKNOWN-FIELD\n/);
    expect((await batch(...flags, '--quiet', '--force', put('slip.jsonl', text))).err).toBe('');
    expect((await batch('--check', '--strict', slips)).code).toBe(1);
  });

  it('are in the report', async () => {
    for (const name of ['w.json', 'w.csv', 'w.xml']) await batch('--check', '--report', report(name), slips);
    const { files } = JSON.parse(readFileSync(report('w.json'), 'utf8'));
    expect(files[0]).not.toHaveProperty('warnings');
    expect(files[1]).toMatchObject({ status: 'ok', warnings: [warning] });
    expect(readFileSync(report('w.csv'), 'utf8')).toMatch(/#2,ok,[\d.]+,warning,BW-UNKNOWN-FIELD,\$\.titel,2,10,/);
    expect(readFileSync(report('w.xml'), 'utf8')).toMatch(/<system-err>1 warning\n\$\.titel: .*<\/system-err>/);
  });

  it('of a faulty document are reported with its faults', async () => {
    const file = put('both.yaml', `${invoiceYaml.replace('  name: Juniper Street Bindery\n', '')}titel: x\n`);
    const { err } = await batch('--check', file);
    expect(err).toMatch(/both\.yaml: 1 warning\n.*\n.*both\.yaml: .* 1 .*\n/);
  });
});

describe('batch report file', () => {
  it('is reported as unwritable before any work', async () => {
    const out = join(folder, 'unworked');
    const { code, err } = await batch(all, '--out', out, '--report', join(folder, 'none', 'r.json'));
    expect({ code, err }).toEqual({
      code: 3,
      err: expect.stringMatching(/^billwright: .*\n$/),
    });
    expect(existsSync(out)).toBe(false);
  });

  it.skipIf(!existsSync('/dev/full'))(
    'is reported as unwritable after the summary, if that happens at the end',
    async () => {
      const { code, err } = await batch(join(all, 'a.json'), '--check', '--report', '/dev/full');
      expect(code).toBe(3);
      expect(err).toContain(batchSummary({ ok: 1 }));
      expect(err).toMatch(/\nbillwright: write \/dev\/full: .*\n$/);
    },
  );

  const reportOf = async (name: string) => {
    await batch(all, join(folder, 'none.json'), '--check', '--report', join(folder, name));
    return readFileSync(join(folder, name), 'utf8');
  };

  it('is JSON', async () => {
    const report = JSON.parse(await reportOf('report.json'));
    expect(report.summary).toMatchObject({ total: 8, ok: 6, faulty: 1, unreadable: 1, codes: [{ count: 1 }] });
    expect(report.files[3]).toMatchObject({
      status: 'faulty',
      milliseconds: expect.any(Number),
      error: { faults: [{ positions: [{ line: 6, column: 3 }] }] },
    });
  });

  it('is CSV by its extension', async () => {
    const lines = (await reportOf('report.csv')).split('\r\n');
    expect(lines[0]).toBe('file,status,milliseconds,key,code,property,line,column,description');
    expect(lines).toHaveLength(10);
    expect(lines.find((line) => line.includes('faulty.yml'))).toMatch(
      /,faulty,[\d.]+,validation,GOBL-BILL-INVOICE-06,\$\.supplier\.name,6,3,/,
    );
  });

  it('is JUnit XML by its extension', async () => {
    const xml = await reportOf('report.xml');
    expect(xml).toContain('<testsuites tests="8" failures="1" errors="1"');
    expect(xml.match(/<testcase /g)).toHaveLength(8);
    expect(xml).toMatch(/<failure type="validation" message="1 fault">\$\.supplier\.name: .*<\/failure>/);
  });
});

it.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)('batch finishes its report before it stops on %s', async (signal, code) => {
  const line = `${message('x')}\n`;
  const file = put('long.jsonl', line.repeat(100_000));
  const report = join(folder, 'interrupted.json');
  const args = [
    programFile('cli'),
    '--tab',
    'batch',
    file,
    '--out',
    join(folder, 'never'),
    '--report',
    report,
    '--progress',
  ];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  let err = '';
  child.stderr.on('data', (text) => {
    err += text;
  });
  while (!err.includes('10 %')) await once(child.stderr, 'data');
  child.kill(signal);
  expect(await once(child, 'close')).toEqual([code, null]);
  expect(err).toMatch(/\d+ documents: \d+ good, 0 faulty/);
  expect(JSON.parse(readFileSync(report, 'utf8')).summary.total).toBeLessThan(100_000);
  expect(existsSync(join(folder, 'never', 'long.jsonl'))).toBe(false);
});

describe('batch report for people', () => {
  const document = put('checked.json', message('A'));

  it.each(['pages.html', 'pages.pdf'])('is written, and replaced by the next run: %s', async (name) => {
    const report = join(folder, name);
    for (const path of [all, document]) {
      const { err } = await batch(path, '--check', '--report', report);
      expect(err).not.toContain(name);
    }
    const text = readFileSync(report, 'latin1');
    expect(text).toContain(name.endsWith('.pdf') ? '%PDF-' : 'SHA-256');
  });

  it('does not replace other pages or PDFs', async () => {
    for (const [name, text] of [
      ['mine.html', '<p>mine</p>'],
      ['mine.pdf', '%PDF-1.7 mine'],
    ] as const) {
      expect((await batch(document, '--check', '--report', put(name, text))).code).toBe(3);
      expect(readFileSync(join(folder, name), 'utf8')).toBe(text);
    }
  });

  it('states as JSON which rules checked each file, and why one was not checked', async () => {
    const report = join(folder, 'checks.json');
    await batch(document, put('no.xml', '<<'), '--op', 'validate', '--check', '--report', report);
    const { program, checked_at, files } = JSON.parse(readFileSync(report, 'utf8'));
    expect([program.name, Number.isNaN(Date.parse(checked_at))]).toEqual(['Billwright', false]);
    for (const { check } of files) expect(check.sha256).toMatch(/^[0-9a-f]{64}$/);
    expect(files[0].check.rule_sets).toMatchObject([{ key: 'gobl' }]);
  });
});

describe('billing records of a batch', () => {
  const system = JSON.stringify(SYSTEM);
  const record = ['--op', 'convert', '--to', 'verifactu', '--system', system, '--previous', 'null'];
  const paths = ['1', '2', '3', '4'].map((code) => {
    const invoice = spanishInvoice(code === '2' ? { code, supplier: { name: 'Nadie' } } : { code });
    return put(`records/${code}.json`, JSON.stringify(invoice));
  });

  it('form a chain, without those that could not be made', async () => {
    const out = join(folder, 'chained');
    expect((await batch(...paths, ...record, '--out', out, '--jobs', '3')).code).toBe(1);
    const first = readFileSync(join(out, '1.xml'), 'utf8');
    expect(first).toContain('PrimerRegistro');
    const chain = await billwright(['verifactu', 'chain', out, '--json']);
    expect(JSON.parse(chain.out)).toMatchObject({ unbroken: true, count: 3, chains: [{ count: 3, runs: 1 }] });

    const next = join(folder, 'next');
    const last = readFileSync(join(out, '4.xml'), 'utf8');
    await batch(paths[0] ?? '', ...record.slice(0, -1), last, '--out', next);
    expect(readFileSync(join(next, '1.xml'), 'utf8')).toContain(
      /<sum1:Huella>(\w+)<.sum1:Huella>\s*<.sum1:RegistroAlta>/.exec(last)?.[1] ?? '-',
    );
  });

  it('include rejected documents only with --force', async () => {
    const early = put('early/1.json', JSON.stringify(spanishInvoice({ code: '1', op_date: '1990-01-01' })));
    const files = [early, paths[2] ?? ''];
    const made = async (...flags: string[]) => {
      const out = join(folder, `forced${flags.length}`);
      const { code } = await batch(...files, ...record, '--out', out, ...flags);
      return [code, readdirSync(out, { recursive: true }).filter((name) => String(name).endsWith('.xml')).length];
    };
    expect(await made()).toEqual([1, 1]);
    expect(await made('--force')).toEqual([0, 2]);
    const single = ['convert', early, join(folder, 'single.xml'), '--to', 'verifactu', '--system', system];
    expect((await billwright([...single, '--previous', 'null'])).code).toBe(1);
    expect(existsSync(join(folder, 'single.xml'))).toBe(false);
    await billwright([...single, '--previous', 'null', '--force']);
    expect(existsSync(join(folder, 'single.xml'))).toBe(true);
  });

  it('are not made without the previous record', async () => {
    const { code, out, err } = await billwright(['convert', paths[0] ?? '', '--to', 'verifactu', '--system', system]);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toContain('BW-VERIFACTU-PREVIOUS');
    expect((await batch(...paths, ...record.slice(0, -2), '--out', join(folder, 'unchained'))).code).toBe(1);
  });

  it('stop at the first one that cannot be written', async () => {
    const out = join(folder, 'ended');
    const several = put('records/2-3.jsonl', `${JSON.stringify(spanishInvoice())}\n`.repeat(2));
    expect((await batch(paths[0] ?? '', several, paths[3] ?? '', ...record, '--out', out)).code).toBe(3);
    expect(readdirSync(out).filter((name) => name.endsWith('.xml'))).toEqual(['1.xml']);
  });

  it('are not continued if the last one is unknown', async () => {
    for (const flag of ['--resume', '--skip-existing'])
      expect((await batch(...paths, ...record, '--out', join(folder, 'again'), flag)).code).toBe(2);
    expect((await billwright(['watch', ...paths, ...record])).code).toBe(2);
  });
});

describe('signed files of a batch', () => {
  it('are signed with a key file, which the results do not mention', async () => {
    const { key, certificate } = selfSigned({ number: 'VATES-B99123457' });
    mkdirSync(join(folder, 'obras'));
    const paths = ['1', '2'].map((code) => put(`obras/${code}.json`, JSON.stringify(publicInvoice({ code }))));
    const keys = ['--sign-key', put('firma.pem', key), '--sign-certificate', put('firma.crt', certificate)];
    const out = join(folder, 'firmadas');
    const { code, err } = await batch(...paths, '--op', 'convert', '--to', 'facturae', ...keys, '--out', out);
    expect({ code, err }).toMatchObject({ code: 0 });
    for (const name of ['1.xml', '2.xml']) {
      const xml = readFileSync(join(out, name), 'utf8');
      expect(xml).toContain('<xades:SignedProperties');
      expect(xml).not.toContain('firma.pem');
    }
    const refused = await batch(...paths, '--op', 'convert', '--to', 'facturae', '--sign-key', '/dev/null');
    expect(refused.code).toBe(2);
  });
});
