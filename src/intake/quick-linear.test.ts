/** Checks for every kind of file that opening it takes linear work, and that what a file multiplies is limited. */
import { strToU8, zipSync } from 'fflate';
import { beforeAll, expect, test } from 'vitest';
import { fasterThanLinear, startCounting, stepsOf } from '../engine/testing/steps.ts';
import { attached, blank, withTable } from '../pdf/testing.ts';
import type { Recognised } from './recognise.ts';
import { type Attached, email } from './testing.ts';

const SIZE = 24;
/** Scans of lists are not counted: the lists of column names are longer than those of the files. */
const NO_LIST = Number.POSITIVE_INFINITY;

type Kind = Recognised['kind'];
type File = string | Uint8Array;

const repeated = (size: number, one: (i: number) => string, between = '') =>
  Array.from({ length: size }, (_, i) => one(i)).join(between);

const nested = (size: number, open: string, inside: string, close: string) =>
  open.repeat(size) + inside + close.repeat(size);

/** Returns a LibreOffice spreadsheet of tables. */
const spreadsheet = (tables: string) =>
  zipSync({
    mimetype: strToU8('application/vnd.oasis.opendocument.spreadsheet'),
    'content.xml': strToU8(
      `<office:document-content xmlns:office="o" xmlns:table="t" xmlns:text="x">${tables}</office:document-content>`,
    ),
  });

const cell = (text: string) => `<table:table-cell><text:p>${text}</text:p></table:table-cell>`;
const row = (...cells: string[]) => `<table:table-row>${cells.map(cell).join('')}</table:table-row>`;

const HEADER = 'number,customer,item,quantity,price\n';

/** Growing files of each kind. A new kind needs some. */
const GROWING: Readonly<Record<Kind, Readonly<Record<string, (size: number) => File | Promise<File>>>>> = {
  text: {
    'members of a document': (size) =>
      `{"$schema":"https://gobl.org/draft-0/note/message",${repeated(size, (i) => `"a${i}":1`, ',')}}`,
    'carriers in XML': (size) => `<a>${'<![CDATA[x]]>&lt;b&gt;'.repeat(size)}</a>`,
    'words of a command': (size) =>
      `curl ${"-H 'a: b' ".repeat(size)}-d '{"$schema":"https://gobl.org/draft-0/note/message"}'`,
  },
  foreign: {
    'members of an object': (size) => `{${repeated(size, (i) => `"a${i}":{"b":"{}"}`, ',')}}`,
    'entries of a YAML list': (size) => repeated(size, (i) => `- a: ${i}\n`),
  },
  pdf: {
    attachments: (size) =>
      withTable(
        Array.from({ length: size }, (_, i) => attached(10 + 2 * i, `a${i}.xml`, '<a/>')).reduce(
          (all, each) => Object.assign(all, each),
          blank(`/Names << /EmbeddedFiles << /Names [${repeated(size, (i) => `(a${i}) ${10 + 2 * i} 0 R `)}] >> >>`),
        ),
      ),
    objects: (size) =>
      withTable({
        ...blank(''),
        ...Array.from({ length: size }, (_, i) => `[${i} 0 R (a)]`).reduce<Record<number, string>>(
          (all, each, i) => Object.assign(all, { [10 + i]: each }),
          {},
        ),
      }),
  },
  signed: {
    'bytes of content': async (size) => (await import('../formats/signed/testing.ts')).signedFile('<a/>'.repeat(size)),
  },
  archive: {
    'files of an archive': (size) =>
      zipSync(Object.fromEntries(Array.from({ length: size }, (_, i) => [`a${i}.json`, strToU8('{}')]))),
    'attachments of an e-mail with the same name': (size) =>
      email(...Array.from({ length: size }, (): Attached => ['a.json', '{"a":1}'])),
    'archives in an e-mail': (size) =>
      email(...Array.from({ length: size }, (_, i): Attached => [`a${i}.zip`, zipSync({ 'a.json': strToU8('{}') })])),
  },
  tables: {
    'rows of a number each': (size) => HEADER + repeated(size, (i) => `${i},Ott,Oak,2,10.00\n`),
    'customers of a number': (size) => HEADER + repeated(size, (i) => `1,Customer ${i},Oak,2,10.00\n`),
    'lines within a quotation mark': (size) => `${HEADER}1,Ott,"${'Oak\n'.repeat(size)}",2,10.00\n`,
    'rows of a spreadsheet': (size) =>
      spreadsheet(`<table:table>${row('item', 'price')}${repeated(size, (i) => row(`Oak ${i}`, '10'))}</table:table>`),
    'sheets of a spreadsheet': (size) =>
      spreadsheet(`<table:table>${row('item', 'price')}${row('Oak', '10')}</table:table>`.repeat(size)),
    'rows of a workbook': async (size) =>
      (await import('./testing.ts')).workbook([
        ['item', 'price'],
        ...Array.from({ length: size }, (_, i) => [`Oak ${i}`, i]),
      ]),
  },
  repaired: {
    'members without commas': (size) => `{"a":[${repeated(size, (i) => `{"b":${i}}\n`)}]}`,
    'members of Ruby': (size) => `{${repeated(size, (i) => `:b${i} => 1`, ', ')}}`,
  },
  other: {
    'wrappers of a document': (size) =>
      nested(10 + size, '{"data":', '{"$schema":"https://gobl.org/draft-0/note/message"}', '}'),
    'data URLs within each other': (size) => `${'data:,'.repeat(size)}x`,
    'documents that commands send': (size) => 'curl -d@- <<EOF\n'.repeat(size),
    'assignments within each other': (size) => `import x\n${nested(size, 'a = {\n', 'b: %%,\n', '}\n')}`,
    'brackets among words': (size) => `Dear Ms Ott,\n${'see {"a": [ \n'.repeat(size)}`,
    'parts of an e-mail': (size) => email(...Array.from({ length: size }, (): Attached => ['a.png', 'x', 'image/png'])),
  },
};

let intake: typeof import('./recognise.ts');
let open: (found: Recognised | undefined, bytes: Uint8Array<ArrayBuffer>) => unknown;

beforeAll(async () => {
  startCounting();
  intake = await import('./recognise.ts');
  const { documentsOf } = await import('./documents.ts');
  const { guessMapping } = await import('./guess.ts');
  const { contentOf, readPdf } = await import('../pdf/read.ts');
  const { unwrapSigned } = await import('../formats/signed/unwrap.ts');
  open = (found, bytes) => {
    if (found?.kind === 'pdf') {
      const read = readPdf(bytes);
      return read.ok && read.attachments.map(contentOf);
    }
    if (found?.kind === 'signed') return unwrapSigned(found.bytes);
    if (found?.kind !== 'tables') return undefined;
    return found.tables.map((table) => documentsOf(table, guessMapping(table, { decimal: '.', order: 'dmy' })));
  };
});

const cases = Object.entries(GROWING).flatMap(([kind, files]) =>
  Object.entries(files).map(([what, file]) => [what, kind as Kind, file] as const),
);

test.each(cases)('opening many %s takes linear work (%s)', async (_, kind, fileOf) => {
  const stepsAt = async (size: number) => {
    const file = await fileOf(size);
    const bytes = typeof file === 'string' ? new TextEncoder().encode(file) : Uint8Array.from(file);
    return stepsOf(async () => {
      const found =
        (await intake.recogniseBytes(bytes)) ?? (await intake.recogniseText(new TextDecoder().decode(bytes)));
      expect(found.kind).toBe(kind);
      await open(found, bytes);
    }, NO_LIST);
  };
  await stepsAt(3);
  const slow = fasterThanLinear([await stepsAt(SIZE), await stepsAt(2 * SIZE), await stepsAt(3 * SIZE)], SIZE);
  expect(slow).toEqual([]);
});
