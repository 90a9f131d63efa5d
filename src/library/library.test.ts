import { describe, expect, it } from 'vitest';
import {
  addon,
  addons,
  build,
  convertCurrency,
  correct,
  correctionOptions,
  explain,
  explained,
  invert,
  keygen,
  type Outcome,
  regime,
  regimes,
  removeIncludedTaxes,
  replicate,
  roundToCurrency,
  rule,
  rules,
  schema,
  schemas,
  sign,
  validate,
  verify,
} from './index.ts';

const invoice = {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  code: 'A-1',
  currency: 'USD',
  issue_date: '2026-02-03',
  supplier: { name: 'Juniper Street Bindery', tax_id: { country: 'US' } },
  customer: { name: 'Lakeside Public Library' },
  lines: [{ quantity: '2', item: { name: 'Atlas of Rivers', price: '35.00' } }],
};

/** Returns the result of a successful outcome. Fails the test otherwise. */
function resultOf<T>(outcome: { ok: true; result: T } | { ok: false; message: string }): T {
  return outcome.ok ? outcome.result : expect.fail(outcome.message);
}

describe('documents', () => {
  it('may be objects, or text in JSON or YAML', () => {
    const built = resultOf(build(invoice));
    expect(built).toMatchObject({ totals: { payable: '70.00' } });
    expect(build(JSON.stringify(invoice))).toMatchObject({ result: built });
    expect(build('currency: USD', { template: invoice })).toMatchObject({ result: built });
    expect(build('lines: [')).toMatchObject({ ok: false, key: 'input', faults: [{ code: 'BW-TEXT-SYNTAX' }] });
  });

  it('may have members of types that JSON does not have', () => {
    const made = { ...invoice, issue_date: new Date('2026-02-03'), series: undefined };
    const dated = { ...made, issue_date: { toJSON: () => '2026-02-03' } };
    expect(resultOf(build(dated))).toMatchObject({ issue_date: '2026-02-03' });
    const exact = resultOf(build({ ...invoice, lines: [{ quantity: 2n ** 54n, item: { name: 'Drop', price: 1 } }] }));
    expect(exact).toMatchObject({ lines: [{ quantity: '18014398509481984' }] });
    expect(build({ ...invoice, ['__proto__']: { a: 1 } })).toMatchObject({ ok: true });
  });

  it('are reported if they are missing', () => {
    for (const missing of [undefined, null, Number.NaN, () => 1]) {
      const fault = { code: 'BW-DATA-TYPE', properties: ['$'] };
      expect(build(missing as unknown as object)).toMatchObject({ ok: false, key: 'input', faults: [fault] });
      const template = missing ?? 0;
      expect(build(invoice, { template: template as unknown as object })).toMatchObject({
        faults: [{ code: 'BW-DATA-TYPE', properties: ['template'] }],
      });
    }
  });

  it('report amounts that JSON would lose', () => {
    const [line] = invoice.lines;
    const faultsOf = (outcome: Outcome<unknown>) =>
      outcome.ok ? [] : outcome.faults.flatMap(({ code, properties }) => properties.map((path) => `${code} ${path}`));
    for (const number of [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]) {
      const wrong = { ...invoice, lines: [{ ...line, quantity: number }] };
      const fault = ['BW-AMOUNT $.lines[0].quantity'];
      expect(faultsOf(validate(wrong))).toEqual(expect.arrayContaining(fault));
      for (const operation of [build, replicate, invert, removeIncludedTaxes, roundToCurrency, explain] as ((
        data: object,
      ) => Outcome<unknown>)[])
        expect(faultsOf(operation(wrong))).toEqual(fault);
      expect(faultsOf(convertCurrency(wrong, 'EUR'))).toEqual(fault);
      expect(faultsOf(build({}, { template: wrong }))).toEqual(fault);
      expect(faultsOf(build({ ...invoice, charges: [{ reason: 'Post', amount: number }], code: number }))).toEqual([
        'BW-JSON-TYPE $.code',
        'BW-AMOUNT $.charges[0].amount',
      ]);
      expect(faultsOf(build({ ...invoice, discounts: [{ reason: 'Sale', percent: number }] }))).toEqual([
        'BW-PERCENTAGE $.discounts[0].percent',
      ]);
      const carried = { $schema: 'https://example.com/own', list: [number] };
      expect(faultsOf(build({ ...invoice, complements: [carried] }))).toEqual([
        'BW-AMOUNT $.complements[0].list[0]',
        'GOBL-SCHEMA-OBJECT-01 $.complements[0].$schema',
      ]);
    }
    const built = resultOf(build(invoice));
    const options = { type: 'credit-note', ext: { a: Number.NaN } };
    expect(faultsOf(correct(built, options as object))).toEqual(['BW-CORRECT-OPTIONS options.ext.a']);
  });

  it('are not modified', () => {
    const before = structuredClone(invoice);
    build(invoice);
    replicate(invoice);
    expect(invoice).toEqual(before);
  });
});

describe('operations', () => {
  it('build with the given options', () => {
    const bare = { ...invoice, $schema: undefined };
    expect(resultOf(build(bare, { type: 'invoice', envelop: true }))).toHaveProperty('head.dig');
    expect(build(bare, { type: 'chicken' })).toMatchObject({ ok: false, key: 'input' });
    const { explain } = build(invoice, { explain: true });
    expect(explain?.length).toBeGreaterThan(0);
    const slip = { ...invoice, curency: 'EUR' };
    expect(build(slip)).toMatchObject({ ok: true, warnings: [{ properties: ['$.curency'] }] });
    expect(build(slip, { strict: true })).toMatchObject({ ok: false, faults: [{ properties: ['$.curency'] }] });
  });

  it('warn if a type contradicts $schema, and reject it when strict', async () => {
    const found = { code: 'BW-WARN-TYPE', properties: ['request.type'] };
    expect(build(invoice, { type: 'bill/order' })).toMatchObject({ ok: true, warnings: [found] });
    expect(build(invoice, { type: 'bill/order', strict: true })).toMatchObject({ ok: false, faults: [found] });
    const { privatekey } = await keygen();
    expect(await sign(invoice, { type: 'order', strict: true, privatekey })).toMatchObject({
      ok: false,
      faults: [found],
    });
    expect(await sign(invoice, { type: 'order', privatekey })).toMatchObject({ warnings: [found] });
  });

  it('take time and identifiers from the environment', () => {
    const environment = {
      now: () => new Date('2031-05-06T12:00:00Z'),
      uuid: () => '01a00000-0000-7000-8000-000000000000',
    };
    const copy = resultOf(replicate(invoice, { environment }));
    expect(copy).toMatchObject({ issue_date: '2031-05-06', uuid: environment.uuid() });
    expect(resultOf(replicate(invoice)).uuid).not.toBe(resultOf(replicate(invoice)).uuid);
  });

  it('validate and correct', () => {
    const built = resultOf(build(invoice));
    expect(validate(built)).toMatchObject({ ok: true });
    expect(validate(invoice)).toMatchObject({ ok: false, key: 'validation' });
    expect(resultOf(correct(built, { type: 'credit-note' }))).toMatchObject({ type: 'credit-note' });
    expect(resultOf(correct(built, 'type: credit-note'))).toMatchObject({ type: 'credit-note' });
    expect(correct(built, 'type: [')).toMatchObject({ ok: false, key: 'input' });
    expect(resultOf(correctionOptions(built))).toHaveProperty('$defs');
  });

  it('transform documents', () => {
    expect(resultOf(invert(invoice))).toMatchObject({ totals: { payable: '-70.00' } });
    const rated = { ...invoice, exchange_rates: [{ from: 'USD', to: 'EUR', amount: '0.5' }] };
    expect(resultOf(convertCurrency(rated, 'EUR'))).toMatchObject({ totals: { payable: '35.00' } });
    expect(resultOf(removeIncludedTaxes(invoice))).toMatchObject({ totals: { payable: '70.00' } });
  });

  it('sign and verify', async () => {
    const keys = await keygen();
    const envelope = resultOf(await sign(invoice, { privatekey: keys.privatekey, issuer: 'https://example.com' }));
    const details = resultOf(await verify(envelope, { publickey: keys.publickey, details: true }));
    expect(details).toMatchObject({ ok: true, signatures: [{ kid: keys.publickey.kid, iss: 'https://example.com' }] });
    expect(resultOf(await verify(envelope, { publickeys: { keys: [keys.publickey] } }))).toEqual({ ok: true });
    expect(await verify(envelope, { publickey: (await keygen()).publickey })).toMatchObject({ key: 'signature' });
  });

  it('report details for each signature when verifying', async () => {
    const [keys, other] = [await keygen(), await keygen()];
    const once = resultOf(await sign(invoice, { privatekey: keys.privatekey }));
    const envelope = resultOf(await sign(once, { privatekey: other.privatekey }));
    const states = async (data: object, ...publickeys: object[]) => {
      const outcome = await verify(data, { publickeys, details: true });
      const signatures = outcome.ok ? outcome.result.signatures : outcome.signatures;
      return [outcome.ok, ...(signatures?.map(({ state }) => state) ?? [])];
    };
    expect(await states(envelope, keys.publickey, other.publickey)).toEqual([true, 'holds', 'holds']);
    expect(await states(envelope, keys.publickey)).toEqual([true, 'holds', 'no-key']);
    expect(await states({ ...envelope, sigs: [...(once.sigs as string[]), ''] }, keys.publickey)).toEqual([
      false,
      'holds',
      'fails',
    ]);
  });
});

describe('reference data in the library', () => {
  it('is complete', () => {
    expect(regimes().map(({ country }) => country)).toContain('ES');
    expect(regime('gr')).toMatchObject({ country: 'EL' });
    expect(addons().map(({ key }) => key)).toContain('es-facturae-v3');
    expect(addon('es-facturae-v3')).toMatchObject({ key: 'es-facturae-v3' });
    expect(schemas()).toContain('https://gobl.org/draft-0/bill/invoice');
    expect(schema('bill/invoice')).toHaveProperty('$defs');
    expect(JSON.stringify(schema('bill/invoice', { bundle: true }))).not.toContain('"$ref":"https:');
    expect(rules().length).toBeGreaterThan(500);
    expect(rule('GOBL-BILL-INVOICE-06')).toMatchObject({ field: 'supplier.name' });
    for (const missing of [regime('ZZ'), addon('none'), schema('none'), rule('none')]) expect(missing).toBeUndefined();
  });
});

it('explain explains figures in words', () => {
  const invoice = {
    $schema: 'https://gobl.org/draft-0/bill/invoice',
    currency: 'EUR',
    supplier: { name: 'Sol' },
    customer: { name: 'Luna' },
    lines: [{ quantity: 2, item: { name: 'Atlas', price: '35.00' }, discounts: [{ percent: '12.5%' }] }],
  } as const;
  const outcome = explain(invoice, { of: 'lines[0].total' });
  expect(outcome.ok && outcome.result.map(({ path, how, result }) => [path, how, result])).toEqual([
    ['$.lines[0].sum', '35.00 × 2', '70.00'],
    ['$.lines[0].discounts[0].amount', '12.5% of 70.00', '8.75'],
    ['$.lines[0].total', '70.00 - 8.75', '61.25'],
  ]);
  const whole = explain(invoice);
  const built = build(invoice, { explain: true });
  expect(whole.ok && whole.result).toEqual(explained((built.ok && built.explain) || []));
  expect(explain(invoice, { of: 'supplier' })).toMatchObject({ ok: false, key: 'not-found' });
});
