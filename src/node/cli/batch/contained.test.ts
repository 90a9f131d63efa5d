import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it, test } from 'vitest';
import { words } from '../../../engine/text/message.ts';
import { email, workbook } from '../../../intake/testing.ts';
import * as texts from '../../../intake/texts.ts';
import { batchSummary, billwright, temporaryFolder } from '../testing.ts';
import { containedIn, positionWithin } from './contained.ts';

const { folder, put } = temporaryFolder();
const message = (content: string) => JSON.stringify({ $schema: 'https://gobl.org/draft-0/note/message', content });
const template = put(
  'template.json',
  JSON.stringify({
    currency: 'EUR',
    supplier: { name: 'Ott', tax_id: { country: 'DE', code: '111111125' }, addresses: [{ country: 'DE' }] },
  }),
);
const sales = 'Rechnungsnummer;Datum;Kunde;Land;Bezeichnung;Menge;Einzelpreis;MwSt %;Fällig am\n';
const rows =
  'R-1;13.02.2026;Sol;DE;Tee;2;3,50;19;01.03.2026\nR-1;13.02.2026;Sol;DE;Tasse;1;1.008,00;19;\nR-2;14.02.2026;Mar;DE;Tee;1;3,50;19;01.03.2026\n';
const inner = zipSync({ 'c.json': strToU8(message('C')) });

async function batch(...args: string[]) {
  const { code, out, err } = await billwright(['batch', ...args]);
  const lines = out.split('\n').slice(0, -1);
  return { code, err, rows: lines.map((line) => JSON.parse(line)) };
}

/** Returns the files below a folder, by their relative names. */
function filesIn(path: string): string[] {
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name).slice(path.length + 1))
    .sort();
}

describe('e-mail in a batch', () => {
  const inner = email(['c.json', message('C')]);
  const mail = put(
    'invoices.eml',
    email(
      ['a.json', message('A')],
      ['logo.png', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0xff)],
      ['more.zip', zipSync({ 'b.json': strToU8(message('B')) })],
      ['older.eml', inner, 'message/rfc822'],
    ),
  );

  it('is processed as its attachments, recognised by name or content', async () => {
    for (const file of [mail, put('invoices.txt', readFileSync(mail))]) {
      const { code, rows } = await batch(file);
      expect(rows.map(({ file: name, ok }) => [name.slice(file.length), ok])).toEqual([
        ['/a.json', true],
        ['/more.zip/b.json', true],
        ['/older.eml/c.json', true],
      ]);
      expect(code).toBe(0);
    }
  });

  it('has its results in a folder of its name', async () => {
    const out = join(folder, 'mailed');
    expect((await batch(mail, '--out', out)).code).toBe(0);
    expect(filesIn(out)).toEqual(['invoices/a.json', 'invoices/more.zip/b.json', 'invoices/older.eml/c.json']);
    expect((await batch(mail, '-w')).err).toMatch(/invoices\.eml/);
  });

  it('is reported if nested too deeply or empty', async () => {
    let deep = inner;
    for (let i = 0; i < 4; i++) deep = email([`${i}.eml`, deep, 'message/rfc822'], ['d.json', message('D')]);
    expect((await batch(put('deep.eml', deep), '--check')).err).toMatch(/deep\.eml/);
    expect((await batch(put('empty.eml', email()), '--check')).err).toContain(texts.emailWithoutAttachment);
  });
});

it('a file that is not text is reported with its type', async () => {
  const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0xff);
  expect((await batch(put('scan.json', png), '--check')).err).toContain(texts.picture);
  const { err } = await batch(put('scans.zip', zipSync({ 'scan.json': png })), '--check');
  expect(err).toContain('scans.zip/scan.json: ');
  expect(err).toContain(texts.picture);
});

describe('archives in a batch', () => {
  const archive = put(
    'july.zip',
    zipSync({
      'a.json': strToU8(message('A')),
      'deep/b.jsonl': strToU8(`${message('1')}\n${message('2')}\n`),
      'deep/inner.zip': inner,
      'bad.json': strToU8('{"oops"'),
      'latin.json': Uint8Array.of(0x7b, 0xff, 0x7d),
      'notes.txt': strToU8('no document'),
      '.hidden/x.json': strToU8(message('hidden')),
      '../../above.json': strToU8(message('above')),
      '/etc/below.json': strToU8(message('below')),
      'C:\\drive.json': strToU8(message('drive')),
      'folder\\..\\..\\back.json': strToU8(message('back')),
      './here.json': strToU8(message('here')),
    }),
  );

  it('are processed like folders, including nested archives', async () => {
    const { code, rows } = await batch(archive);
    expect(code).toBe(3);
    expect(rows.map(({ file, ok }) => [file.slice(archive.length), ok])).toEqual([
      ['/../../above.json', false],
      ['//etc/below.json', false],
      ['/C:/drive.json', false],
      ['/folder/../../back.json', false],
      ['/a.json', true],
      ['/bad.json', false],
      ['/deep/b.jsonl#1', true],
      ['/deep/b.jsonl#2', true],
      ['/deep/inner.zip/c.json', true],
      ['/here.json', true],
      ['/latin.json', false],
    ]);
  });

  it('report unreadable entries once, with the reason', async () => {
    const { err } = await batch(archive, '--check', '--quiet');
    expect(err.replaceAll(archive, 'july.zip').split('\n')).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^july\.zip\/\.\.\/\.\.\/above\.json: .*$/),
        expect.stringMatching(/^july\.zip\/\/etc\/below\.json: .*$/),
        expect.stringMatching(/^july\.zip\/C:\/drive\.json: .*$/),
        expect.stringMatching(/^july\.zip\/folder\/\.\.\/\.\.\/back\.json: .*$/),
        expect.stringMatching(/^july\.zip\/latin\.json: .* UTF-8; .*$/),
      ]),
    );
  });

  it('have their results in a folder of their name, and nothing outside it', async () => {
    const out = join(folder, 'unpacked');
    const written = ['july/a.json', 'july/deep/b.jsonl', 'july/deep/inner.zip/c.json', 'july/here.json'];
    expect((await batch(archive, '--out', out)).code).toBe(3);
    expect(filesIn(out)).toEqual(written);
    expect(readFileSync(join(out, 'july/deep/b.jsonl'), 'utf8')).toBe(`${message('1')}\n${message('2')}\n`);
    expect(existsSync(join(folder, 'above.json'))).toBe(false);
    expect(await batch(archive, '--out', out)).toMatchObject({ code: 3, err: expect.stringContaining(out) });
    for (const flag of ['--skip-existing', '--resume']) {
      const report = join(folder, `unpacked${flag}.json`);
      await batch(archive, '--out', out, flag, '--report', report);
      expect(JSON.parse(readFileSync(report, 'utf8')).summary).toMatchObject({ skipped: 4 });
    }
    expect(filesIn(out)).toEqual(written);
  });

  it('are recognised without their extension', async () => {
    const unnamed = put('august', zipSync({ 'a.json': strToU8(message('A')), 'b.json': strToU8(message('')) }));
    const dated = put('2026.09', zipSync({ 'a.json': strToU8(message('A')) }));
    const out = join(folder, 'of-unnamed');
    expect((await batch(unnamed, dated, '--out', out)).err).toContain(batchSummary({ ok: 2, faulty: 1 }));
    expect(filesIn(out)).toEqual(['2026.09/a.json', 'august/a.json']);
    expect((await batch(unnamed, dated, '--out', out, '--resume')).err).toContain(
      batchSummary({ faulty: 1, skipped: 2 }),
    );
    expect((await batch(unnamed, dated, '--out', out, '--skip-existing')).err).toContain(
      batchSummary({ faulty: 1, skipped: 2 }),
    );
    expect((await batch(unnamed, '--in-place')).err).toMatch(/august/);
  });

  it('are not overwritten, and never share a result path', async () => {
    expect((await batch(archive, '--in-place')).err).toMatch(/july\.zip/);
    const two = put('two.zip', zipSync({ 'a.json.gz': strToU8(message('A')), 'a.json': strToU8(message('B')) }));
    const { code, err } = await batch(two, '--out', join(folder, 'two'));
    expect(code).toBe(3);
    expect(err).toMatch(/two\.zip\/a\.json .*two\.zip\/a\.json\.gz/);
  });

  it('are reported if nothing in them can be read', async () => {
    const word = put('offer.zip', zipSync({ '[Content_Types].xml': strToU8('x'), 'word/document.xml': strToU8('x') }));
    const cut = put('cut.zip', zipSync({ 'a.json': strToU8(message('x'.repeat(3000))) }).slice(0, 60));
    expect((await batch(word, cut, '--check')).err).toMatch(/cut\.zip: .* ZIP .*offer\.zip:/s);
  });

  it('in folders are skipped unless named', async () => {
    mkdirSync(join(folder, 'mixed'));
    put('mixed/a.json', message('A'));
    put('mixed/b.zip', inner);
    put('mixed/c.csv', sales + rows);
    expect((await batch(join(folder, 'mixed'))).rows).toHaveLength(1);
    expect((await batch(join(folder, 'mixed/*.zip'))).rows).toHaveLength(1);
  });
});

describe('compressed files in archives', () => {
  const blanks = (megabytes: number) => gzipSync(Buffer.alloc(megabytes * 1024 * 1024, ' '));
  const stored = (bytes: Uint8Array): [Uint8Array, { level: 0 }] => [bytes, { level: 0 }];

  it('are unpacked up to the limit of a file, and reported above it', async () => {
    const archive = put(
      'bomb.zip',
      zipSync({
        'a.json': strToU8(message('A')),
        'deep/bomb.json.gz': stored(blanks(11)),
        'deep/bomb.zip.gz': stored(blanks(11)),
      }),
    );
    const { code, err, rows } = await batch(archive);
    expect([code, rows.map(({ ok }) => ok)]).toEqual([3, [true, false, false]]);
    for (const { error } of rows.slice(1)) expect(error.message).toMatch(/10 MB/);
    expect(err).toContain(batchSummary({ ok: 1, unreadable: 2 }));
  });

  it.each([
    ['archives', zipSync({ 'a.zip': inner, 'b.zip': inner, 'c.zip': inner })],
    ['gzip', zipSync({ 'a.json.gz': gzipSync(message('C')), 'b.json.gz': gzipSync(message('C')), 'c.zip': inner })],
  ])('are unpacked up to the total limit of the archive at any depth: %s', async (_, archive) => {
    const options = { takesXml: false, writing: {}, template: {} };
    const room = { bytes: message('C').length * 2 };
    const found = [];
    for await (const { file, documents } of containedIn(Uint8Array.from(archive), 'x.zip', options, {
      depth: 0,
      room,
    })) {
      for (const each of documents) found.push([file.slice(0, 7), 'why' in each ? words(each.why) : each.text]);
    }
    expect(found).toEqual([
      ['x.zip/a', message('C')],
      ['x.zip/b', message('C')],
      ['x.zip/c', expect.stringMatching(/256 MB/)],
    ]);
  });
});

describe('tables in a batch', () => {
  it('become a document per number, completed from the template', async () => {
    const table = put('sales.csv', sales + rows);
    const { code, rows: found } = await batch(table, '--template', template);
    expect(code).toBe(0);
    expect(found.map(({ file, result }) => [file, result.totals.payable])).toEqual([
      [`${table}#1`, '1207.85'],
      [`${table}#2`, '4.17'],
    ]);
    const out = join(folder, 'booked');
    await batch(table, '--template', template, '--out', out);
    expect(filesIn(out)).toEqual(['sales/1.json', 'sales/2.json']);
    const xml = join(folder, 'xml');
    await batch(table, '--template', template, '--op', 'convert', '--to', 'en16931-ubl', '--out', xml);
    expect(readFileSync(join(xml, 'sales/2.xml'), 'utf8')).toContain('R-2');
  });

  it('are recognised when compressed, also in archives', async () => {
    const packed = gzipSync(sales + rows);
    const table = put('packed.csv.gz', packed);
    const tabs = put('tabs.tsv.gz', gzipSync((sales + rows).replaceAll(';', '\t')));
    const both = put('pouch.zip', zipSync({ 'x/sales.csv.gz': packed }));
    const { code, rows: found } = await batch(table, tabs, both, '--template', template);
    expect([code, found.map(({ file, result }) => [file, result.totals.payable])]).toEqual([
      0,
      [table, `${both}/x/sales.csv.gz`, tabs].flatMap((file) => [
        [`${file}#1`, '1207.85'],
        [`${file}#2`, '4.17'],
      ]),
    ]);
    const out = join(folder, 'packed-out');
    const again = [table, both, '--template', template, '--out', out];
    expect((await batch(...again, '--resume')).err).toContain(batchSummary({ ok: 4 }));
    expect(filesIn(out)).toEqual(['packed/1.json', 'packed/2.json', 'pouch/x/sales/1.json', 'pouch/x/sales/2.json']);
  });

  it('give the same documents from an Excel workbook and from an archive', async () => {
    const sheet = await workbook([
      ['Invoice number', 'Date', 'Customer', 'Item', 'Price', 'VAT rate'],
      ['A-1', new Date('2026-02-03T00:00:00Z'), 'Sol', 'Tea', 3.5, 19],
    ]);
    const book = put('book.xlsx', sheet);
    const both = put('both.zip', zipSync({ 'x/book.xlsx': sheet }));
    const { rows: found } = await batch(book, both, '--template', template);
    expect(found.map(({ file, result }) => [file, result.code, result.issue_date])).toEqual([
      [`${book}#1`, 'A-1', '2026-02-03'],
      [`${both}/x/book.xlsx#1`, 'A-1', '2026-02-03'],
    ]);
  });

  it('report ambiguous formats and missing columns', async () => {
    const either = put('either.csv', 'Number;Date;Item;Price\n1;01.02.2026;Tea;1.008\n2;02.02.2026;Cup;2.500\n');
    expect((await batch(either, '--check')).err).toMatch(/--decimal .* --dates/);
    const { rows: found } = await batch(either, '--template', template, '--decimal', ',', '--dates', 'dmy');
    expect(found[0].result.lines[0].item.price).toBe('1008.00');
    const none = put('none.csv', 'Name;City\nOtt;Bonn\nSol;Ulm\n');
    expect((await batch(none, '--check')).err).toMatch(/^[^\n]*none\.csv/);
    const unnamed = put('unnamed.csv', 'Tee;10;2,50\nTinte;1;30,00\n');
    const { code, err } = await batch(unnamed, '--check', '--template', template);
    expect([code, err]).toEqual([3, expect.stringContaining(unnamed)]);
    expect((await batch(put('bare.csv', 'Number;Price\n'), '--check')).err).toMatch(/bare\.csv/);
  });
});

describe('discounts in tables', () => {
  const file = () => put('bare.csv', 'Number;Item;Quantity;Price;Discount;VAT %\nD-1;Tea;2;100;10;19\n');
  const sumsOf = (rows: Awaited<ReturnType<typeof batch>>['rows']) => rows.map(({ result }) => result.totals.total);

  it('are rejected if they are ambiguous, with the flag that decides', async () => {
    const { code, err } = await batch(file(), '--template', template, '--check');
    expect([code, err]).toEqual([3, expect.stringMatching(/bare\.csv.* 2.* 10 .*--discounts percent/)]);
  });

  it.each([
    ['percent', '180.00'],
    ['amount', '190.00'],
  ])('are read as --discounts %s requires', async (kind, total) => {
    expect(sumsOf((await batch(file(), '-T', template, '--discounts', kind)).rows)).toEqual([total]);
  });

  it('are read as the first line of the template has them', async () => {
    const own = JSON.parse(readFileSync(template, 'utf8'));
    const like = put('like.json', JSON.stringify({ ...own, lines: [{ discounts: [{ amount: '1.00' }] }] }));
    expect(sumsOf((await batch(file(), '-T', like)).rows)).toEqual(['190.00']);
  });
});

describe('sums in tables', () => {
  it('name an empty column of tax rates', async () => {
    const { err } = await batch(put('empty.csv', 'Number;Item;Price;MwSt\nE-1;Tea;3.50;\n'), '-T', template);
    expect(err).toMatch(/empty\.csv.* MwSt /);
  });

  it('are read in Windows-1252, with a note', async () => {
    const text = Buffer.from(
      'Rechnungsnummer;Kunde;Bezeichnung;Einzelpreis;Steuer\nR-9;M\u00fcller;\u00d6l;3,50;19\n',
      'latin1',
    );
    const { err, rows: made } = await batch('-T', template, put('latin.csv', text));
    expect(made).toMatchObject([
      { ok: true, result: { customer: { name: 'M\u00fcller' }, lines: [{ item: { name: '\u00d6l' } }] } },
    ]);
    expect(err).toContain('Windows-1252');
  });

  it('report unused columns, which --strict rejects', async () => {
    const file = put(
      'coloured.csv',
      'Rechnungsnummer;Kunde;Bezeichnung;Einzelpreis;MwSt;Farbe\nR-9;Sol;Tee;3,50;7;rot\n',
    );
    const taken = await batch('-T', template, file);
    expect([taken.code, taken.rows.length, taken.err.includes('Farbe')]).toEqual([0, 1, true]);
    const strict = await batch('--strict', '-T', template, file);
    expect(strict.code).toBe(3);
    expect(strict.rows).toMatchObject([{ ok: false, error: { message: expect.stringContaining('Farbe') } }]);
  });

  it('make an invoice per customer of a number, with a note', async () => {
    const file = put(
      'twice.csv',
      'Belegnr;Kunde;Bezeichnung;Preis netto;USt\n4711;Sol;Tee;3,50;7\n4711;Mar;Tee;4,50;7\n',
    );
    const { err, rows: made } = await batch('-T', template, file);
    expect(made.map(({ result }) => [result.code, result.customer.name])).toEqual([
      ['4711', 'Sol'],
      ['4711', 'Mar'],
    ]);
    expect(err).toContain('4711');
  });

  it('are skipped, with a note of their rows', async () => {
    const table = put(
      'sums.csv',
      'Item;Quantity;Price;VAT %;Net\nPen;2;5;19;10\nInk;1;10;19;10\nSubtotal:;;;;20\nVAT 19%:;;;;3.80\nTotal:;;;;23.80\n',
    );
    const { err, rows: found } = await batch(table, '--template', template, '--decimal', '.', '--dates', 'dmy');
    expect(found[0].result.totals.payable).toBe('23.80');
    expect(err).toMatch(/4 \(Subtotal: 20\), 5 \(VAT 19%: 3\.80\), 6 .* 23\.80\)/);
  });
});

test.each([
  ['/july/b.json', 'july/b.json'],
  ['#3', '3.json'],
  ['/july/list.csv#3', 'july/list/3.json'],
  ['/a#b.json', 'a#b.json'],
])('the result of %s is written to %s', (path, place) => {
  expect(positionWithin(path)).toBe(place);
});

it('an entry with an unwritable result fails alone, and the report is written', async () => {
  const zip = put(
    'names.zip',
    zipSync({
      'a.json': strToU8(message('A')),
      [`${'b'.repeat(300)}.json`]: strToU8(message('B')),
      [`${'c'.repeat(300)}/c.json`]: strToU8(message('C')),
      'd.json': strToU8(message('D')),
      'd.json/e.json': strToU8(message('E')),
      '../f.json': strToU8(message('F')),
      'g\0.json': strToU8(message('G')),
      'h\n\u001b[2J.json': strToU8(message('H')),
      'con.json': strToU8(message('I')),
      'z.json': strToU8(message('Z')),
    }),
  );
  for (const more of [[], ['--skip-existing'], ['--resume']]) {
    const out = join(folder, `names-${more.join('')}`);
    const report = join(folder, 'names.report.json');
    const { code } = await batch(zip, '--out', out, '--report', report, ...more);
    expect(code).toBe(3);
    const { files } = JSON.parse(readFileSync(report, 'utf8'));
    const statuses = files.map(({ file, status }: { file: string; status: string }) => [
      file.slice(zip.length + 1, zip.length + 4),
      status,
    ]);
    expect(Object.fromEntries(statuses)).toEqual({
      '../': 'unreadable',
      'a.j': 'ok',
      bbb: 'unwritten',
      ccc: 'unwritten',
      con: 'ok',
      'd.j': 'unwritten',
      'g_.': 'ok',
      h__: 'ok',
      'z.j': 'ok',
    });
    expect(filesIn(out)).toContain('names/z.json');
  }
});
