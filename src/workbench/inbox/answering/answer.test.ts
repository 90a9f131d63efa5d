import { expect, it } from 'vitest';
import { loadTranslation } from '../../../translations/load.ts';
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

it('statusOf rejects an e-invoice with each broken rule', () => {
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

it('statusOf writes its texts in the language of the document', async () => {
  const translation = await loadTranslation('de', ['page', 'later']);
  const broken = { severity: 'error', code: 'A', description: '', locations: [] };
  const descriptionIn = (...args: Parameters<typeof statusOf>) =>
    JSON.parse(JSON.stringify(statusOf(...args))).lines[0].actions[0].description;
  const english = descriptionIn(found(broken), '2026-03-18');
  expect(descriptionIn(found(broken), '2026-03-18', translation)).toBe(translation?.find(english));
});

it('statusOf takes only the identity of parties', () => {
  expect(statusOf(found(), '2026-03-18')).not.toHaveProperty('supplier.emails');
});

it('statusOf adds the SIREN of a French party that states only its SIRET or VAT number', () => {
  const supplierOf = (party: object) => {
    const french = JSON.stringify({ ...JSON.parse(document), supplier: party });
    return statusOf({ inspection: { document: french }, findings: [] } as never, '2026-03-18');
  };
  const siren = { type: 'SIREN', code: '732829320', ext: { 'iso-scheme-id': '0002' } };
  const tax_id = { country: 'FR', code: '44732829320' };
  expect(supplierOf({ tax_id })).toHaveProperty('supplier.identities', [siren]);
  const siret = { type: 'SIRET', code: '73282932000074' };
  expect(supplierOf({ tax_id: { country: 'FR' }, identities: [siret] })).toHaveProperty('supplier.identities', [
    siret,
    siren,
  ]);
  const identities = [{ code: '732829320', ext: { 'iso-scheme-id': '0002' } }];
  expect(supplierOf({ tax_id, identities })).toHaveProperty('supplier.identities', identities);
  // A wrong check digit, and another country.
  for (const other of [
    { country: 'FR', code: '44732829321' },
    { country: 'IT', code: '44732829320' },
  ])
    expect(supplierOf({ tax_id: other })).not.toHaveProperty('supplier.identities.0');
});

it('statusOf leaves the answer to a valid e-invoice open, and throws if the file is no readable invoice', () => {
  const { lines } = statusOf(found(), '2026-03-18') as { lines: object[] };
  expect(lines).toMatchObject([{ date: '2026-03-18' }]);
  expect(lines).not.toHaveProperty('0.key', expect.anything());
  expect(() => statusOf({ inspection: undefined, findings: [] }, '2026-03-18')).toThrow();
  const status = JSON.stringify({ $schema: 'https://gobl.org/draft-0/bill/status', type: 'response', code: 'A-7' });
  expect(() => statusOf({ inspection: { document: status }, findings: [] } as never, '2026-03-18')).toThrow();
});
