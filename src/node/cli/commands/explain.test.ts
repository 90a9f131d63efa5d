import { expect, it } from 'vitest';
import { billwright, invoiceYaml } from '../testing.ts';

const discounted = `${invoiceYaml}    discounts: [{ percent: 12.5% }]\n`;

it('explain prints the calculation of each figure, in order', async () => {
  const { code, out, err } = await billwright(['explain'], { stdin: discounted });
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const lines = out
    .trimEnd()
    .split('\n')
    .map((line) => line.split(/ {2,}/));
  expect(lines).toContainEqual(['$.lines[0].sum', '35.00 × 2', '70.00']);
  expect(lines).toContainEqual(['$.lines[0].discounts[0].amount', '12.5% of 70.00', '8.75']);
  expect(lines).toContainEqual(['$.lines[0].total', '70.00 - 8.75', '61.25']);
});

it('explain prints one figure with its sources, also as JSON', async () => {
  const { out } = await billwright(['explain', '--of', 'lines[0].total', '--output', 'json'], { stdin: discounted });
  const paths = JSON.parse(out).explain.map(({ path }: { path: string }) => path);
  expect(paths).toEqual(['$.lines[0].sum', '$.lines[0].discounts[0].amount', '$.lines[0].total']);
});

it('explain rejects a path that is not a figure, and explains a faulty document as far as possible', async () => {
  const { code, err } = await billwright(['explain', '--of', 'supplier'], { stdin: discounted });
  expect({ code, err }).toEqual({ code: 2, err: expect.stringMatching(/^billwright: supplier .*\n$/) });
  const faulty = await billwright(['explain'], { stdin: discounted.replace('  name: Juniper Street Bindery\n', '') });
  expect(faulty.code).toBe(1);
  expect(faulty.err).toContain('GOBL-BILL-INVOICE-06');
  expect(faulty.out).toContain('$.totals.payable');
});

it('explain puts each figure on a separate line in a narrow terminal', async () => {
  const { out } = await billwright(['explain'], { stdin: discounted, screen: 60 });
  const lines = out.trimEnd().split('\n');
  expect(lines.slice(0, 2)).toEqual(['$.lines[0].sum', expect.stringMatching(/^ {2}35\.00 × 2 {2,}70\.00$/)]);
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(60);
});
