import { beforeAll, describe, expect, it } from 'vitest';
import * as formats from './formats.ts';
import { build, explain, houseRules, keygen, replicate, sign, validate } from './index.ts';

const invoice = {
  $schema: 'https://gobl.org/draft-0/bill/invoice' as const,
  code: 'A-1',
  currency: 'EUR' as const,
  issue_date: '2026-02-03',
  supplier: {
    name: 'Werk GmbH',
    tax_id: { country: 'DE' as const, code: '111111125' },
    addresses: [{ country: 'DE' as const }],
  },
  customer: { name: 'Kunde AG', addresses: [{ country: 'DE' as const }] },
  lines: [
    {
      quantity: 2,
      item: { name: 'Stuhl', price: '35.00' },
      taxes: [{ cat: 'VAT' as const, rate: 'general' as const }],
    },
  ],
  payment: { terms: { notes: 'zahlbar sofort' } },
};

const text = `rules:
  - { code: X-MOST, at: totals.payable, test: { max: 1 }, message: { en: Too much., de: Zu viel. } }
  - { code: X-ORDER, at: ordering.code, test: { present: true }, message: No order., level: warning }
`;

/** Returns the codes and properties of our rules. */
function found(outcome: formats.Outcome<unknown>): string[][] {
  const own = (list: readonly { code: string; properties: string[] }[]) =>
    list.filter(({ code }) => code.startsWith('X-')).map(({ code, properties }) => `${code} ${properties}`);
  return [own(outcome.ok ? [] : outcome.faults), own(outcome.warnings)];
}

const both = [['X-MOST $.totals.payable'], ['X-ORDER $.ordering.code']];

describe('the option rules', () => {
  const read = houseRules(text);
  const rules = read.ok ? read.result : undefined;

  it('accepts parsed rules, a text, or an object', () => {
    expect(found(build(invoice, { rules }))).toEqual(both);
    expect(found(build(invoice, { rules: text }))).toEqual(both);
    const object = { rules: [{ code: 'X-A', at: 'series', test: { present: true }, message: 'No.' }] } as const;
    expect(found(build(invoice, { rules: object }))).toEqual([['X-A $.series'], []]);
  });

  it('applies to the documents of all operations', async () => {
    const built = build(invoice);
    const document = built.ok ? built.result : {};
    expect(found(validate(document, { rules }))).toEqual(both);
    expect(found(replicate(document, { rules }))).toEqual(both);
    expect(found(explain(invoice, { rules }))).toEqual(both);
    const { privatekey } = await keygen();
    expect(found(await sign(invoice, { rules, privatekey }))[0]).toEqual(['X-MOST $.doc.totals.payable']);
  });

  it('reports faults of the rules at their places', () => {
    const wrong = 'rules: [{ code: X-A, at: orderng.code, test: { present: true }, message: No. }]';
    expect(houseRules(wrong)).toMatchObject({
      ok: false,
      faults: [{ code: 'BW-RULES-PATH', properties: ['$.rules[0].at'] }],
    });
    expect(build(invoice, { rules: wrong })).toMatchObject({
      ok: false,
      key: 'input',
      faults: [{ code: 'BW-RULES-PATH', properties: ['request.rules.rules[0].at'] }],
    });
  });

  describe('for e-invoices', () => {
    let xml = '';
    beforeAll(async () => {
      const made = await formats.convert(invoice, { to: 'en16931-ubl' });
      xml = made.ok ? made.result.result : '';
    });

    it('applies when they are written, checked and read', async () => {
      expect(found(await formats.convert(invoice, { to: 'en16931-ubl', rules: text }))).toEqual(both);
      expect(found(await formats.validate(xml, { rules }))).toEqual(both);
      expect(found(await formats.validate(xml, {}))).toEqual([[], []]);
      const back = await formats.convert(xml, { rules });
      expect(back.ok && back.result.faults.map(({ code }) => code)).toContain('X-MOST');
      expect(found(back)[1]).toEqual(both[1]);
    });
  });
});
