import { beforeAll, describe, expect, it } from 'vitest';
import { invoiceWith, loadAll, testEnvironment } from '../bill/testing.ts';
import type { JsonObject } from '../model/json.ts';
import { build } from './operations.ts';
import { buildSettled } from './settled.ts';
import { buildWarnings } from './warnings.ts';

beforeAll(loadAll);

const taxes = [{ cat: 'VAT', rate: 'standard' }];
const invoice = (members: JsonObject = {}) =>
  invoiceWith({ lines: [{ quantity: '10', item: { name: 'Shelf', price: '90.00' }, taxes }], ...members });
const built = (draft: JsonObject) => {
  const { document, faults } = buildSettled(draft, testEnvironment);
  return { document, faults };
};

describe('buildSettled', () => {
  it('builds the document', () => {
    const { document, faults } = built(invoice());
    expect(document.totals).toMatchObject({ payable: '1089.00' });
    expect(faults).toEqual([]);
    expect(built(document)).toEqual({ document, faults });
  });

  it('returns an incomplete document with its faults', () => {
    const { document, faults } = built(invoice({ lines: [{ quantity: '10', item: { price: '90.00' }, taxes }] }));
    expect(document).toMatchObject({ totals: { payable: '1089.00' } });
    expect(faults.map(({ code, properties }) => `${code} ${properties}`)).toEqual([
      'GOBL-ORG-ITEM-01 $.lines[0].item.name',
    ]);
  });

  it('returns a document that cannot be calculated with its faults', () => {
    const { document, faults } = built(invoice({ $tags: ['unknown'] }));
    expect(document).toMatchObject({ code: '118', $regime: 'ES' });
    expect(faults.map(({ code }) => code)).toEqual(['BW-TAG']);
  });

  it('repeats until nothing changes: an inbox recognised as Peppol gets its endpoint the second time', () => {
    const firm = (siren: string): JsonObject => ({
      name: 'Imprimerie',
      identities: [{ code: siren, scope: 'legal', ext: { 'iso-scheme-id': '0002' } }],
      inboxes: [{ scheme: '0225', code: siren }],
      addresses: [{ street: 'quai', code: '34500', locality: 'Béziers', country: 'FR' }],
    });
    const draft = invoice({
      $addons: ['fr-ctc-flow2-v1'],
      supplier: { ...firm('732829320'), tax_id: { country: 'FR', code: '44732829320' } },
      customer: firm('356000000'),
      payment: { terms: { notes: 'Within 30 days' } },
    });
    const once = build(draft, {}, testEnvironment);
    const { document, faults } = built(draft);
    expect((once.ok ? once.result : once.document)?.customer).not.toHaveProperty('endpoints');
    expect(document.customer).toMatchObject({
      inboxes: [{ key: 'peppol', scheme: '0225', code: '356000000' }],
      endpoints: [{ uri: 'iso6523-actorid-upis::0225:356000000' }],
    });
    expect(faults).toEqual([]);
  });

  it('keeps the calculated document for warnings about changes', () => {
    const draft = invoice({
      supplier: { name: 'Talleres', tax_id: { country: 'ES', code: 'B98602642' } },
      totals: { sum: '1.00' },
    });
    const settled = buildSettled(draft, testEnvironment);
    const { document, faults } = settled;
    const warnings = buildWarnings(draft, settled);
    expect(settled.calculated).toBeDefined();
    expect(warnings.changes.map(({ code }) => code)).toEqual(['BW-WARN-TOTALS']);
    expect(buildWarnings(draft, { document, faults })).toEqual(warnings);
  });

  it('returns the draft if it cannot be built', () => {
    const draft = { $schema: 'https://gobl.org/draft-0/bill/nothing', code: '1' };
    const { document, faults } = built(draft);
    expect(document).toEqual(draft);
    expect(faults.map(({ code }) => code)).toEqual(['BW-SCHEMA-UNKNOWN']);
  });
});
