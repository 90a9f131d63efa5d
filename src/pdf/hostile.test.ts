import { describe, expect, test } from 'vitest';
import { valuesIn } from '../engine/text/testing.ts';
import { contentOf, readPdf } from './read.ts';
import { attached, blank, bytesOf, type Objects, stream, withStreams, withTable, xmp } from './testing.ts';

// Without limits, these files would take minutes, gigabytes or the whole stack: the tests check that each one ends.

const hybrid: Objects = { ...blank('/AF [10 0 R]'), ...attached(10, 'factur-x.xml', '<invoice/>') };

/** Returns the names of the attachments, or the reason why the file is not read. */
function namesIn(bytes: Uint8Array) {
  const read = readPdf(bytes);
  return read.ok ? read.attachments.map(({ name }) => name) : [read.kind, ...valuesIn(read.what)].join(' ');
}

const tooMany = 'too-large 500000';

describe('readPdf: cross-references', () => {
  const head = '%PDF-1.7\n1 0 obj <</Type/Catalog>> endobj\n';
  const references = (entries: string, data: Uint8Array) => {
    const at = head.length;
    return bytesOf(head, '9 0 obj\n', stream(data, `/Type /XRef /Root 1 0 R ${entries}`), `endobj startxref ${at}`);
  };

  test('survives a table that repeats the same numbers', () => {
    const table = `xref\n${`0 100\n${'0 0 n '.repeat(100)}`.repeat(6000)}trailer <</Root 1 0 R>>\n`;
    expect(namesIn(bytesOf(head, table, `startxref ${head.length}`))).toBe(tooMany);
  });

  test('survives a stream with an entry in each byte', () => {
    expect(namesIn(references('/W [0 1 0] /Size 9999999', new Uint8Array(1_000_000).fill(1)))).toBe(tooMany);
  });

  test('survives a row that claims to be longer than memory', () => {
    const parameters = '/DecodeParms <</Predictor 12 /Columns 65535 /Colors 4096 /BitsPerComponent 16>>';
    expect(namesIn(references(`/W [1 2 1] /Size 2 ${parameters}`, new Uint8Array(8)))).toEqual([]);
  });
});

describe('readPdf: objects with many references', () => {
  test('survives thousands of chained lengths', () => {
    const count = 20_000;
    const chain: Record<number, string> = {};
    for (let i = 0; i < count; i++) chain[100 + i] = `<< /Length ${101 + i} 0 R >>\nstream\nx\nendstream`;
    const specification = '<< /Type /Filespec /F (a.txt) /EF << /F 100 0 R >> >>';
    expect(namesIn(withTable({ ...blank('/AF [10 0 R]'), 10: specification, ...chain }))).toEqual(['a.txt']);
  });

  test('survives a list that all pages share', () => {
    const objects = { ...hybrid, 9: `[${'10 0 R '.repeat(100_000)}]` };
    for (const list of ['AF', 'Annots', 'Kids']) {
      const pages = `<< /Kids [${`<< /${list} 9 0 R >>`.repeat(20_000)}] >>`;
      expect(namesIn(withTable({ ...objects, 2: pages }))).toEqual(['factur-x.xml']);
    }
    const names = `<< /EmbeddedFiles << /Kids [${'<< /Names 9 0 R >>'.repeat(20_000)}] >> >>`;
    expect(namesIn(withTable({ ...objects, ...blank('/Names 8 0 R'), 8: names }))).toEqual(['factur-x.xml']);
  });

  test('survives objects at another index of their stream than stated', () => {
    const inside = (count: number) => {
      const kids = Array.from({ length: count }, (_, i) => `${count + 99 - i} 0 R`).join(' ');
      const pages: Record<number, string> = { 1: '<< /Type /Catalog /Pages 2 0 R >>', 2: `<< /Kids [${kids}] >>` };
      for (let i = 0; i < count; i++) pages[100 + i] = '<< >>';
      return withStreams(pages);
    };
    expect(namesIn(inside(30_000))).toEqual([]);
  });

  test('survives overlapping streams', () => {
    const count = 200;
    const payload = 'x'.repeat(1024 * 1024);
    const headOf = (i: number) =>
      `${1000 + i} 0 obj <</Length ${String(payload.length + (count - 1 - i) * 40).padStart(8)}>> stream\n`;
    const heads = Array.from({ length: count }, (_, i) => headOf(i).padStart(40)).join('');
    const files = Array.from({ length: count }, (_, i) => `<</F (${i}) /EF <</F ${1000 + i} 0 R>>>>`);
    const catalog = `1 0 obj <</Type /Catalog /AF [${files.join('')}]>> endobj`;
    const read = readPdf(bytesOf('%PDF-1.7\n', catalog, heads, payload, '\nendstream endobj'));
    const lengths = read.ok ? read.attachments.map(contentOf).map((each) => (each.ok ? each.bytes.length : 0)) : [];
    expect(lengths.length).toBeGreaterThan(0);
    expect(lengths.reduce((sum, each) => sum + each, 0)).toBeLessThan(80 * 1024 * 1024);
  });
});

describe('readPdf: packed data', () => {
  test.each([
    ['zeros in ASCII85', 'z'.repeat(20_000_000), '/ASCII85Decode'],
    ['runs', Uint8Array.from({ length: 1_100_000 }, (_, i) => (i % 2 ? 65 : 129)), '/RunLengthDecode'],
    ['too many filters', 'x', '/FlateDecode '.repeat(9)],
  ])('survives %s', (_, data, filter) => {
    const made = withTable({ ...hybrid, 11: stream(data, `/Type /EmbeddedFile /Filter [${filter}]`) });
    const read = readPdf(made);
    const content = read.ok ? read.attachments.map(contentOf) : [];
    expect(content).toMatchObject([{ ok: false, kind: 'too-large' }]);
  });
});

describe('readPdf: metadata', () => {
  const described = (text: string) => {
    const read = readPdf(withTable({ ...hybrid, ...blank('/Metadata 5 0 R'), 5: stream(text) }));
    return read.ok ? read.described : undefined;
  };
  test('is read up to an excess of nesting or length', () => {
    const start = xmp('BASIC').split('</rdf:RDF>')[0];
    expect(described(start + '<a:b>'.repeat(2_000_000))).toMatchObject({ conformanceLevel: 'BASIC' });
    expect(described(`${start}${'<rdf:a/>'.repeat(1_000_000)}`)).toMatchObject({ conformanceLevel: 'BASIC' });
  });
});

test('readPdf: returns a result for thousands of changes', () => {
  let seed = 16;
  const random = (below: number) => {
    seed = (seed * 1103515245 + 12345) & 0x7fffffff;
    return seed % below;
  };
  for (const whole of [
    withTable(hybrid),
    withStreams(hybrid),
    withTable({ 3: '<< >>' }, { to: withStreams(hybrid) }),
  ]) {
    for (let round = 0; round < 1000; round++) {
      const spoilt = whole.slice();
      for (let change = 0; change <= round % 6; change++) spoilt[random(spoilt.length)] = random(256);
      const read = readPdf(spoilt);
      const troubles = (read.ok ? read.attachments.map(contentOf) : [read]).filter((each) => !each.ok);
      for (const trouble of troubles)
        expect(trouble).toMatchObject({ kind: expect.any(String), what: expect.anything() });
    }
  }
});
