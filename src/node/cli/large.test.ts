import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { limitXml } from '../../formats/xml/limits.ts';
import { billwright, temporaryFolder } from './testing.ts';

const { put } = temporaryFolder();
const LIMIT = 500_000;

it('an invoice of 8,000 lines can be written, checked and read', { timeout: 300_000 }, async () => {
  const { out } = await billwright(['example', 'de-xrechnung-v3']);
  const { totals: _, ...invoice } = JSON.parse(out);
  const [line] = invoice.lines;
  const given = { ...line, i: undefined, sum: undefined, total: undefined };
  const document = put('large.json', JSON.stringify({ ...invoice, lines: Array(8000).fill(given) }));
  const file = put('large.xml', '');
  const written = await billwright(['convert', '--to', 'xrechnung-cii', '-f', '-q', document, file]);
  expect(written).toMatchObject({ code: 0 });
  // More than the service takes.
  writeFileSync(file, readFileSync(file, 'utf8').replace('?>', `?><!--${' '.repeat(10 * 1024 * 1024)}-->`));
  expect(statSync(file).size).toBeGreaterThan(10 * 1024 * 1024);
  expect(await billwright(['validate', '-q', file])).toMatchObject({ code: 0 });
  const read = await billwright(['convert', '-q', file]);
  expect(JSON.parse(read.out).lines).toHaveLength(8000);
});

it('a file with too many elements to be read is written with a warning, and rejected with its own code', async () => {
  const { out } = await billwright(['example', 'de-xrechnung-v3']);
  const document = put('small.json', out);
  limitXml({ elements: 50 });
  try {
    const { code, out: xml, err } = await billwright(['convert', '--to', 'xrechnung-cii', document]);
    expect([code, err.includes('BW-WARN-SIZE')]).toEqual([0, true]);
    const checked = await billwright(['validate', put('small.xml', xml), '--format', 'json']);
    expect([checked.code, checked.err.includes('BW-XML-SIZE')]).toEqual([2, true]);
  } finally {
    limitXml({ elements: LIMIT });
  }
});
