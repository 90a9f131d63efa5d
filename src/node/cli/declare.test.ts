import { expect, it } from 'vitest';
import { line, sale } from '../../formats/national/flux10/testing.ts';
import { billwright, temporaryFolder } from './testing.ts';

const { put } = temporaryFolder();

const FLAGS = ['--id', 'R-1', '--start', '2026-10-01', '--end', '2026-10-31', '--platform', '0042'];

const written = (name: string, document: object) => put(name, JSON.stringify(document));

it('declare makes a report of files, and lists the files that it leaves out', async () => {
  const one = written('one.json', sale('1', [line('10.00')]));
  const same = written('same.json', sale('1', [line('10.00')]));
  const { code, out, err } = await billwright(['declare', one, same, ...FLAGS]);
  expect(code).toBe(0);
  expect(out).toContain('<TransactionsCount>1</TransactionsCount>');
  expect(err.indexOf(same)).toBeLessThan(err.indexOf(one));
  expect(err.indexOf(one)).toBeGreaterThan(0);
});

it('declare exits with 1 for a document with a fault', async () => {
  const wrong = written('wrong.json', sale('2', [line('10.00', '19%')]));
  const { code, out, err } = await billwright(['declare', wrong, ...FLAGS]);
  expect([code, out]).toEqual([1, '']);
  expect(err).toContain('GOBL-FR-CTC-FLOW10-BILL-INVOICE-07');
});

it('declare exits with 1 for a missing option, and prints the whole answer as JSON', async () => {
  const { code, out } = await billwright(['declare', '--json', '--start', '2026-10-01', '--end', '2026-10-31']);
  expect(code).toBe(1);
  expect(JSON.parse(out).faults.map(({ properties }: { properties: string[] }) => properties[0])).toEqual([
    'request.id',
    'request.sender',
  ]);
});
