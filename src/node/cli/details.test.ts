import { expect, it } from 'vitest';
import { lines } from './details.ts';

it('lines cuts the widest columns to the terminal width', () => {
  const rows = [
    ['FX-EN16931-ExchangedDocument/IssueDateTime', 'Factur-X requires IssueDateTime in ExchangedDocument.', 'yes'],
    ['BR-01', 'An invoice has no specification identifier.', 'no'],
  ];
  const shown = lines(rows, 60).trimEnd().split('\n');
  expect(shown.map((line) => line.length <= 60)).toEqual([true, true]);
  expect(shown[0]).toMatch(/^FX-EN16931.*… {2}Factur-X.*… {2}yes$/);
  expect(shown[1]).toMatch(/^BR-01 +An invoice.* +no$/);
  expect(lines(rows, Number.POSITIVE_INFINITY)).toContain(rows[0]?.join('  '));
  expect(lines([], 60)).toBe('');
});
