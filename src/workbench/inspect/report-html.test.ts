import { expect, it } from 'vitest';
import type { RuleReport } from '../worker/rule-report.ts';
import { reportHtml } from './report-html.ts';

const report: RuleReport = {
  version: '1.2.3',
  checked_at: '2026-03-18T10:00:00.000Z',
  sha256: 'ab',
  format: { key: 'peppol-ubl', name: 'Peppol', specification: 'urn:a' },
  valid: false,
  rule_sets: [],
  errors: [
    { code: 'BR-07', description: 'No <name>', places: [{ xpath: '/a', name: 'Buyer name', line: 3, column: 5 }] },
  ],
  warnings: [],
  rules: [{ code: 'BR-07', description: 'A name', terms: ['BT-44'], sets: [], result: 'violated' }],
};

it('reportHtml names the invoice and the fields with errors, and folds the list of rules', () => {
  const page = reportHtml(report, 'R-7', 'R-7 from Gärtnerei, €23.80');
  for (const part of [
    '<dd>R-7 from Gärtnerei, €23.80</dd>',
    '<dd>2026-03-18 10:00:00 UTC</dd>',
    '<td>No &lt;name&gt;</td><td>Buyer name<br><code>3:5 /a</code></td>',
  ])
    expect(page).toContain(part);
  const [, folded] = page.split('<details>\n<summary>');
  expect(folded).toContain('<code>BT-44</code>');
  expect(reportHtml(report, 'R-7', '')).not.toContain('Gärtnerei');
});
