import { expect, it } from 'vitest';
import { statusOf } from './answer.ts';

const document = JSON.stringify({
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  $regime: 'DE',
  type: 'standard',
  series: 'R',
  code: '7',
  issue_date: '2026-03-16',
  supplier: { name: 'Baumschule', emails: [{ addr: 'a@b.example' }] },
  customer: { name: 'Gemeinde' },
});
const found = (...findings: object[]) => ({ inspection: { document }, findings }) as never;

it('answerOf rejects an e-invoice with each broken rule', () => {
  const broken = {
    severity: 'error',
    code: 'BR-DE-15',
    description: 'No reference.',
    locations: [{ path: '/ubl:Invoice' }],
  };
  const warned = { ...broken, severity: 'warning', code: 'BR-DE-21' };
  expect(statusOf(found(broken, warned), '2026-03-18')).toMatchObject({
    type: 'response',
    code: 'A-R-7',
    supplier: { name: 'Baumschule' },
    lines: [
      {
        key: 'rejected',
        doc: { series: 'R', code: '7' },
        reasons: [{ faults: [{ code: 'BR-DE-15', message: 'No reference.', paths: ['/ubl:Invoice'] }] }],
        actions: [{ key: 'reissue' }],
      },
    ],
  });
});

it('answerOf takes only the identity of parties', () => {
  expect(statusOf(found(), '2026-03-18')).not.toHaveProperty('supplier.emails');
});

it('answerOf accepts a valid e-invoice, and answers nothing unreadable', () => {
  expect(statusOf(found(), '2026-03-18')).toMatchObject({ lines: [{ key: 'accepted', date: '2026-03-18' }] });
  expect(() => statusOf({ inspection: undefined, findings: [] }, '2026-03-18')).toThrow();
  const status = JSON.stringify({ $schema: 'https://gobl.org/draft-0/bill/status', type: 'response', code: 'A-7' });
  expect(() => statusOf({ inspection: { document: status }, findings: [] } as never, '2026-03-18')).toThrow();
});
