/** Common steps of all readers (chapter 14 §5). */
import { describe, expect, it } from 'vitest';
import { load } from '../../../engine/loading.ts';
import type { JsonObject } from '../../../engine/model/json.ts';
import { build } from '../../../engine/operations/operations.ts';
import { Report } from '../../declare/report.ts';
import { parseXml } from '../../list/parse-xml.ts';
import { environment, invoice } from '../testing.ts';
import { buildSettled, reportHeaders } from './settled.ts';

describe('buildSettled', () => {
  it('builds the document', () => {
    const { document, faults } = buildSettled(invoice(), environment);
    expect(document.totals).toMatchObject({ payable: '1071.00' });
    expect(faults).toEqual([]);
    expect(buildSettled(document, environment)).toEqual({ document, faults });
  });

  it('returns an incomplete document with its faults', () => {
    const unnamed = { lines: [{ quantity: '10', item: { price: '90.00' }, taxes: [{ cat: 'VAT', percent: '19%' }] }] };
    const { document, faults } = buildSettled(invoice(unnamed), environment);
    expect(document).toMatchObject({ totals: { payable: '1071.00' } });
    expect(faults.map(({ code, properties }) => `${code} ${properties}`)).toEqual([
      'GOBL-ORG-ITEM-01 $.lines[0].item.name',
    ]);
  });

  it('repeats until nothing changes: an inbox recognised as Peppol gets its endpoint the second time', async () => {
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
    });
    await load(draft);
    const once = build(draft, {}, environment);
    const { document, faults } = buildSettled(draft, environment);
    expect((once.ok ? once.result : once.document)?.customer).not.toHaveProperty('endpoints');
    expect(document.customer).toMatchObject({
      inboxes: [{ key: 'peppol', scheme: '0225', code: '356000000' }],
      endpoints: [{ uri: 'iso6523-actorid-upis::0225:356000000' }],
    });
    expect(faults).toEqual([]);
  });

  it('returns the draft if it cannot be built', () => {
    const draft = { $schema: 'https://gobl.org/draft-0/bill/nothing', code: '1' };
    const { document, faults } = buildSettled(draft, environment);
    expect(document).toEqual(draft);
    expect(faults.map(({ code }) => code)).toEqual(['BW-SCHEMA-UNKNOWN']);
  });
});

describe('reportHeaders', () => {
  const parsed = (xml: string) => {
    const reading = parseXml(xml);
    if (!reading.ok) throw new Error('it is read');
    return reading.root;
  };
  const root = parsed('<All><Head/><Inner><First/><Invoice><ID/></Invoice><Last/></Inner></All>');
  const inner = root.child('Inner');
  const found = inner?.child('Invoice');
  if (inner === undefined || found === undefined) throw new Error('they are there');
  const toldOf = (wrapper: typeof root, document: typeof root) => {
    const report = new Report();
    reportHeaders(wrapper, document, report);
    return report.losses.map(({ kind, severity, properties, xpath }) => `${kind} ${severity} ${properties} ${xpath}`);
  };

  it('reports each element around the invoice', () => {
    const told = (path: string) => `dropped info  ${path}`;
    expect(toldOf(root, found)).toEqual(['/All/Inner/First', '/All/Inner/Last', '/All/Head'].map(told));
    expect(toldOf(inner, found)).toEqual(['/All/Inner/First', '/All/Inner/Last'].map(told));
    expect(toldOf(found, found)).toEqual([]);
  });

  it('reports at most twenty elements', () => {
    const many = parsed(`<All>${'<Head/>'.repeat(21)}<Invoice/></All>`);
    const document = many.child('Invoice') ?? many;
    expect(toldOf(many, document)).toHaveLength(20);
  });
});
