import { beforeAll, describe, expect, it } from 'vitest';
import { load } from '../engine/loading.ts';
import type { JsonObject } from '../engine/model/json.ts';
import type { HouseEnvironment } from '../house-rules/environment.ts';
import { readHouseRules } from '../house-rules/read.ts';
import { build } from './build.ts';
import { convert } from './convert.ts';
import { systemEnvironment } from './environment.ts';
import { exampleInvoice, examplePrivateKey } from './example-data.ts';
import { complete } from './example-documents.ts';
import type { Result } from './result.ts';
import { sign } from './sign.ts';
import { validate } from './validate.ts';

beforeAll(() => load('all'));

const payable = {
  code: 'X-MOST',
  at: 'totals.payable',
  test: { max: 1 },
  message: { en: 'Too much.', de: 'Zu viel.' },
};
const order = { code: 'X-ORDER', at: 'ordering.code', test: { pattern: '^45' }, level: 'warning', message: 'No.' };
const rules: JsonObject = { rules: [payable, { ...order, test: { present: true, pattern: '^45' } }] };

const read = readHouseRules(rules);
const house: HouseEnvironment = { ...systemEnvironment(), house: { rules: read.ok ? read.rules : undefined } };
const takes: HouseEnvironment = { ...systemEnvironment(), house: { takesRules: true } };

/** Returns the codes and properties of the faults and of the warnings. */
function found(result: Result): [faults: unknown[], warnings: unknown[]] {
  const places = (faults: readonly { code: string; properties: string[] }[] = []) =>
    faults.filter(({ code }) => code.startsWith('X-')).map(({ code, properties }) => `${code} ${properties}`);
  return [result.ok ? [] : places(result.faults), places(result.warnings)];
}

const both = [['X-MOST $.totals.payable'], ['X-ORDER $.ordering.code']];

describe('house rules in operations', () => {
  it('are applied to the built document', async () => {
    const result = await build.run({ data: exampleInvoice }, house);
    expect(found(result)).toEqual(both);
    expect(result).toMatchObject({ ok: false, key: 'validation', document: { totals: {} } });
  });

  it('are applied together with the rules of the standard', async () => {
    const result = await build.run({ data: { ...exampleInvoice, supplier: { tax_id: { country: 'US' } } } }, house);
    expect(found(result)).toEqual(both);
    expect(result.ok ? [] : result.faults.map(({ code }) => code)).toContain('GOBL-BILL-INVOICE-06');
  });

  it('are not applied to a document that could not be calculated', async () => {
    expect(found(await build.run({ data: { ...exampleInvoice, lines: {} } }, house))).toEqual([[], []]);
  });

  it('are applied to envelopes, and before signing', async () => {
    const inDoc = [['X-MOST $.doc.totals.payable'], ['X-ORDER $.doc.ordering.code']];
    expect(found(await build.run({ data: exampleInvoice, envelop: true }, house))).toEqual(inDoc);
    expect(found(await sign.run({ data: exampleInvoice, privatekey: examplePrivateKey as JsonObject }, house))).toEqual(
      inDoc,
    );
  });

  it('are applied to a document as it is, in validation', async () => {
    const built = await build.run({ data: exampleInvoice }, systemEnvironment());
    const data = built.ok ? (built.result as JsonObject) : {};
    expect(found(await validate.run({ data }, house))).toEqual(both);
  });

  it('are applied to conversions in both directions', async () => {
    expect(found(await convert.run({ data: complete, to: 'en16931-ubl' }, house))).toEqual(both);
    const made = await convert.run({ data: complete, to: 'en16931-ubl' }, systemEnvironment());
    const xml = made.ok ? String(made.content?.body) : '';
    expect(found(await validate.run({ data: xml }, house))).toEqual(both);
    expect(found(await convert.run({ data: xml, to: 'en16931-cii' }, house))).toEqual(both);
    const back = await convert.run({ data: xml }, house);
    expect(found(back)[1]).toEqual(both[1]);
    expect(back).toMatchObject({
      ok: true,
      result: { faults: [{ code: 'X-MOST', properties: ['$.totals.payable'] }] },
    });
  });

  it('may come with requests if allowed', async () => {
    expect(found(await build.run({ data: exampleInvoice, rules }, takes))).toEqual(both);
    expect(found(await build.run({ data: exampleInvoice, rules: JSON.stringify(rules) }, takes))).toEqual(both);
    expect(await build.run({ data: exampleInvoice, rules }, systemEnvironment())).toMatchObject({
      ok: false,
      key: 'forbidden',
      faults: [{ code: 'BW-RULES-FORBIDDEN', properties: ['request.rules'] }],
    });
    const wrong = await build.run(
      { data: exampleInvoice, rules: { rules: [{ ...payable, at: 'totals.payble' }] } },
      takes,
    );
    expect(wrong).toMatchObject({
      key: 'input',
      faults: [{ code: 'BW-RULES-PATH', properties: ['request.rules.rules[0].at'] }],
    });
    const unreadable = await build.run({ data: exampleInvoice, rules: 'rules: [' }, takes);
    expect(unreadable).toMatchObject({ faults: [{ code: 'BW-TEXT-SYNTAX', properties: ['request.rules'] }] });
  });
});
