import { describe, expect, it } from 'vitest';
import { invoice, service } from '../service/testing.ts';
import { systemEnvironment } from './environment.ts';

const SCHEMAS = 'https://gobl.org/draft-0/';

const { post, send } = service();
const root = 'https://gobl.org/draft-0/';
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

describe('build', () => {
  it('completes a document', async () => {
    const { status, body } = await post('/v0/build', { data: invoice });
    expect(status).toBe(200);
    expect(body.$schema).toBe(invoice.$schema);
    expect(body.uuid).toBeUndefined();
    expect(body.totals).toMatchObject({ sum: '70.00', total: '70.00', payable: '70.00' });
  });

  it('wraps a document in an envelope on request', async () => {
    const { status, body } = await post('/v0/build', { data: invoice, envelop: true });
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(['$schema', 'head', 'doc']);
    expect(body.head.uuid).toMatch(uuid);
    expect(body.head.dig).toEqual({ alg: 'sha256', val: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect(body.doc.uuid).toMatch(uuid);
    const again = await post('/v0/build', { data: body, envelop: false });
    expect(again.body).toEqual(body);
  });

  it.each([
    ['no data', {}, 400, 'input', 'BW-REQUEST-DATA', 'request.data'],
    ['a name near data', { dat: {} }, 400, 'input', 'BW-REQUEST-DATA', 'request.data'],
    ['a document next to data', { $schema: invoice.$schema }, 400, 'input', 'BW-REQUEST-DATA', 'request.data'],
    ['an empty document', { data: {} }, 422, 'unknown-schema', 'BW-SCHEMA-MISSING', '$.$schema'],
    ['data that is null', { data: null }, 422, 'unknown-schema', 'BW-SCHEMA-MISSING', '$.$schema'],
    [
      'an unknown schema',
      { data: { $schema: `${root}bill/invoicex` } },
      400,
      'input',
      'BW-SCHEMA-UNKNOWN',
      '$.$schema',
    ],
    ['data that is a number', { data: 5 }, 400, 'input', 'BW-DATA-TYPE', '$'],
    ['data that is a list', { data: [] }, 400, 'input', 'BW-DATA-TYPE', '$'],
    ['a template that is a number', { data: invoice, template: 5 }, 400, 'input', 'BW-DATA-TYPE', 'template'],
    ['text that holds no object', { data: 'oink' }, 400, 'input', 'BW-DATA-TYPE', '$'],
    ['unreadable text', { data: '{"a":1' }, 400, 'input', 'BW-TEXT-SYNTAX', '$'],
    ['an unknown type', { data: invoice, type: 'chicken' }, 400, 'input', 'BW-TYPE-UNKNOWN', 'request.type'],
    ['a type that may be several', { data: {}, type: 'note' }, 400, 'input', 'BW-TYPE-AMBIGUOUS', 'request.type'],
    [
      'an envelope whose document is a text',
      { data: { $schema: `${root}envelope`, doc: 'x' } },
      400,
      'input',
      'BW-JSON-TYPE',
      '$.doc',
    ],
    [
      'an envelope without document',
      { data: { $schema: `${root}envelope` } },
      422,
      'no-document',
      'BW-NO-DOCUMENT',
      '$.doc',
    ],
  ])('rejects %s', async (_, request, status, key, code, property) => {
    const reply = await post('/v0/build', request);
    expect(reply.status).toBe(status);
    expect(reply.body).toMatchObject({ code: status, key, faults: [{ code, properties: [property] }] });
    expect(reply.body.message).not.toBe('');
  });

  it('reports a document whose members are placed next to data', async () => {
    const missing = [{ code: 'BW-REQUEST-DATA', properties: ['request.data'] }];
    const { body: empty } = await post('/v0/build', {});
    expect(empty.faults).toMatchObject(missing);
    const { body: bare } = await post('/v0/build', invoice);
    expect(bare.faults).toMatchObject(missing);
    expect([empty.message, bare.message]).toEqual([
      expect.not.stringContaining('"data"'),
      expect.stringContaining('"data"'),
    ]);
  });

  it('reports every request field of the wrong type, in order', async () => {
    const { status, body } = await post('/v0/build', { type: 5, data: invoice, envelop: 'yes', strict: [], other: 1 });
    expect(status).toBe(400);
    expect(body.faults).toEqual([
      {
        code: 'BW-REQUEST-TYPE',
        properties: ['request.type'],
        description: expect.stringMatching(/^type .* 5$/),
      },
      {
        code: 'BW-REQUEST-TYPE',
        properties: ['request.envelop'],
        description: expect.stringMatching(/^envelop .*"yes"$/),
      },
      {
        code: 'BW-REQUEST-TYPE',
        properties: ['request.strict'],
        description: expect.stringMatching(/^strict /),
      },
    ]);
  });

  it('reports values within a field by path', async () => {
    const { body } = await post('/v0/convert', { data: invoice, to: 'en16931-ubl', files: [{ name: 5 }, 'x'] });
    expect(body.faults.map((fault: { properties: string[] }) => fault.properties[0])).toEqual([
      'request.files[0].name',
      'request.files[0].media_type',
      'request.files[0].data',
      'request.files[1]',
    ]);
  });

  it('accepts other names for members of attached files', async () => {
    const files = [{ name: 'a.html', mime: 'text/html', content: '=' }];
    const { body } = await post('/v0/convert', { data: invoice, to: 'en16931-ubl', files });
    expect(body.faults.map((fault: { properties: string[] }) => fault.properties[0])).toEqual([
      'request.files[0].media_type',
      'request.files[0].data',
    ]);
  });

  it('treats null as absent', async () => {
    const request = { data: invoice, template: null, type: null, envelop: null, strict: null, warnings: null };
    expect((await post('/v0/build', request)).status).toBe(200);
  });
});

describe('the document of a request', () => {
  it('is data merged over a template', async () => {
    const template = {
      ...invoice,
      lines: [],
      series: 'TEMPLATE',
      supplier: { name: 'Old', tax_id: { country: 'US' } },
    };
    const data = { lines: invoice.lines, supplier: { name: 'New' } };
    const { status, body } = await post('/v0/build', { data, template });
    expect(status).toBe(200);
    expect(body).toMatchObject({ series: 'TEMPLATE', supplier: { name: 'New', tax_id: { country: 'US' } } });
    expect((await post('/v0/build', { data: null, template: invoice })).status).toBe(200);
  });

  it('may be given as text, in JSON or YAML', async () => {
    const yaml = 'lines:\n- quantity: 2\n  item: {name: Atlas, price: 35.00}\nissue_date: 2024-02-29\n';
    const { status, body } = await post('/v0/build', { data: yaml, template: JSON.stringify(invoice) });
    expect(status).toBe(200);
    expect(body).toMatchObject({ issue_date: '2024-02-29', lines: [{ item: { name: 'Atlas' } }] });
  });

  it('gets the schema of type, unless it has one', async () => {
    const { $schema, ...untyped } = invoice;
    for (const type of ['bill/invoice', 'bill.Invoice', 'invoice', $schema]) {
      expect((await post('/v0/build', { data: untyped, type })).body.$schema).toBe($schema);
    }
    expect((await post('/v0/build', { data: invoice, type: 'note/message' })).body.$schema).toBe($schema);
    const enveloped = await post('/v0/build', { data: { $schema: `${root}envelope`, doc: untyped }, type: 'invoice' });
    expect(enveloped.body.doc.$schema).toBe($schema);
  });

  it('keeps its numbers exact', async () => {
    const text = JSON.stringify({ data: invoice }).replace('"35.00"', '12345678901234.56e1');
    const { body } = await send('/v0/build', text);
    expect(body.lines[0].item.price).toBe('123456789012345.60');
  });
});

describe('unknown members', () => {
  const data = { ...invoice, code: '1', curency: 'USD' };

  it('are dropped and counted', async () => {
    const { status, body, headers } = await post('/v0/build', { data });
    expect(status).toBe(200);
    expect(body.curency).toBeUndefined();
    expect(headers.get('Billwright-Warnings')).toBe('1');
    expect((await post('/v0/build', { data: { ...invoice, code: '1' } })).headers.get('Billwright-Warnings')).toBe('0');
  });

  it('are reported if warnings are requested', async () => {
    const { status, body } = await post('/v0/build', { data, warnings: true });
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(['result', 'warnings']);
    expect(body.result.$schema).toBe(invoice.$schema);
    expect(body.warnings).toMatchObject([{ code: 'BW-UNKNOWN-FIELD', properties: ['$.curency'] }]);
  });

  it('are faults when strict', async () => {
    const { status, body } = await post('/v0/build', { data, strict: true });
    expect(status).toBe(400);
    expect(body).toMatchObject({ key: 'input', faults: [{ code: 'BW-UNKNOWN-FIELD', properties: ['$.curency'] }] });
    expect(body.message).toContain('"currency"');
  });

  it('are described as dropped only if they were dropped', async () => {
    const { body } = await post('/v0/build', { data, warnings: true });
    const { body: strict } = await post('/v0/build', { data, strict: true });
    expect(body.warnings[0].description).toContain('"currency"');
    expect(body.warnings[0].description).not.toBe(strict.faults[0].description);
  });
});

describe('changed input', () => {
  const addon = { ...invoice, $addons: ['chicken-v1'] };
  const cases: [code: string, property: string, operation: string, request: object][] = [
    ['BW-WARN-ADDON', '$.$addons[0]', 'build', { data: addon }],
    ['BW-WARN-ADDON', '$.$addons[0]', 'replicate', { data: addon }],
    ['BW-WARN-ADDON', '$.$addons[0]', 'validate', { data: addon }],
    ['BW-WARN-ADDON', '$.$addons[0]', 'invert', { data: addon }],
    ['BW-WARN-ADDON', '$.$addons[0]', 'correct', { data: addon, schema: true }],
    ['BW-WARN-ADDON', '$.$addons[0]', 'convert', { data: addon, to: 'pdf' }],
    ['BW-WARN-ADDON', '$.doc.$addons[0]', 'build', { data: { $schema: `${SCHEMAS}envelope`, doc: addon } }],
    ['BW-WARN-REGIME', '$.$regime', 'build', { data: { ...invoice, $regime: 'ZZ' } }],
    ['BW-WARN-VALUE', '$.currency', 'build', { data: { ...invoice, currency: 'eur' } }],
    ['BW-WARN-VALUE', '$.currency', 'replicate', { data: { ...invoice, currency: 'eur' } }],
    ['BW-WARN-VALUE', '$.currency', 'invert', { data: { ...invoice, currency: 'eur' } }],
    [
      'BW-WARN-VALUE',
      '$.currency',
      'correct',
      { data: { ...invoice, code: 'A-1', currency: 'eur' }, options: { type: 'credit-note' } },
    ],
    ['BW-WARN-TOTALS', '$.totals.sum', 'build', { data: { ...invoice, totals: { sum: '1.00' } } }],
    ['BW-WARN-TYPE', 'request.type', 'build', { data: invoice, type: 'bill/order' }],
    ['BW-WARN-TYPE', 'request.type', 'build', { data: { $schema: `${SCHEMAS}envelope`, doc: invoice }, type: 'order' }],
    ['BW-WARN-TYPE', 'request.type', 'build', { data: invoice, type: 'envelope' }],
    ['BW-WARN-NAME', '$.Series', 'build', { data: { ...invoice, Series: 'B' } }],
    ['BW-UNKNOWN-FIELD', '$.lines[0].quantitty', 'validate', { data: { ...invoice, lines: [{ quantitty: '1' }] } }],
  ];

  it.each(cases)(
    'causes the warning %s at %s of %s, or a fault when strict',
    async (code, property, operation, request) => {
      const { status, body, headers } = await post(`/v0/${operation}`, { ...request, warnings: true });
      expect(body.warnings).toContainEqual(expect.objectContaining({ code, properties: [property] }));
      expect(headers.get('Billwright-Warning-Codes')?.split(', ')).toContain(code);
      expect(status === 200 ? body.result : body.faults).toBeDefined();
      const strict = await post(`/v0/${operation}`, { ...request, strict: true });
      expect(strict.status).toBe(400);
      expect(strict.body.faults).toContainEqual(expect.objectContaining({ code, properties: [property] }));
    },
  );

  it('does not include advice, or a type that agrees', async () => {
    const iban = { key: 'credit-transfer', credit_transfer: [{ iban: 'ES9121000418450200051333' }] };
    const data = { ...invoice, code: 'A-1', payment: { instructions: iban } };
    for (const type of ['bill/invoice', 'invoice', 'bill.Invoice']) {
      const { status, body } = await post('/v0/build', { data, type, strict: true, warnings: true });
      expect(status).toBe(200);
      expect(body.warnings).toMatchObject([{ code: 'BW-IBAN' }]);
    }
    const envelope = { $schema: `${SCHEMAS}envelope`, doc: invoice };
    expect((await post('/v0/build', { data: envelope, type: 'envelope', strict: true })).status).toBe(200);
  });
});

describe('faults of the document', () => {
  it('are returned together, each with its property', async () => {
    const { status, body } = await post('/v0/build', { data: { ...invoice, lines: {}, issue_date: '2022-02-30' } });
    expect(status).toBe(400);
    const found = body.faults.map((fault: { code: string; properties: string[] }) => [fault.code, ...fault.properties]);
    expect(found.sort()).toEqual([
      ['BW-DATE', '$.issue_date'],
      ['BW-JSON-TYPE', '$.lines'],
    ]);
    expect(body.message).toMatch(/^2 /);
  });

  it('are 422 if a rule is broken, and the document is omitted', async () => {
    const { status, body } = await post('/v0/build', { data: { ...invoice, supplier: { tax_id: { country: 'US' } } } });
    expect(status).toBe(422);
    expect(Object.keys(body)).toEqual(['code', 'key', 'message', 'faults']);
    expect(body).toMatchObject({ key: 'validation', faults: [{ properties: ['$.supplier.name'] }] });
    expect(Object.keys(body.faults[0])).toEqual(['code', 'properties', 'description']);
  });

  it('are limited to a thousand', async () => {
    const lines = Array.from({ length: 1500 }, (_, i) => ({
      quantity: 'many',
      item: { name: `Item ${i}`, price: `x${i}` },
    }));
    const { status, body } = await post('/v0/build', { data: { ...invoice, lines } });
    expect(status).toBe(400);
    expect(body.faults).toHaveLength(1001);
    expect(body.faults[1000]).toMatchObject({ code: 'BW-FAULTS-CUT', properties: ['$'] });
  });
});

describe('validate', () => {
  it('accepts a built document', async () => {
    const built = await post('/v0/build', { data: invoice });
    const { status, text } = await post('/v0/validate', { data: built.body });
    expect(status).toBe(200);
    expect(text).toBe('{"ok":true}\n');
  });

  it('reports missing values in an unbuilt document', async () => {
    const { status, body } = await post('/v0/validate', { data: invoice });
    expect(status).toBe(422);
    expect(body.key).toBe('validation');
  });

  it('ignores template and type', async () => {
    const { status, body } = await post('/v0/validate', { data: {}, template: 5, type: 'chicken' });
    expect(status).toBe(422);
    expect(body.key).toBe('unknown-schema');
  });
});

describe('replicate', () => {
  it("returns a copy with a new UUID and today's date", async () => {
    const built = await post('/v0/build', {
      data: { ...invoice, code: '7', uuid: '0190a63c-5a9e-7a3c-8d1b-2f6d3c4b5a69' },
    });
    const environment = { ...systemEnvironment(), now: () => new Date('2030-05-06T12:00:00Z') };
    const { status, body } = await service({ environment }).post('/v0/replicate', { data: built.body });
    expect(status).toBe(200);
    expect(body.uuid).toMatch(uuid);
    expect(body.uuid).not.toBe(built.body.uuid);
    expect(body.code).toBeUndefined();
    expect(body.issue_date).toBe('2030-05-06');
  });

  it('keeps an envelope', async () => {
    const built = await post('/v0/build', { data: invoice, envelop: true });
    const { status, body } = await post('/v0/replicate', { data: built.body });
    expect(status).toBe(200);
    expect(body.head.uuid).not.toBe(built.body.head.uuid);
    expect(body.sigs).toBeUndefined();
  });

  it('rejects an empty envelope', async () => {
    const { status, body } = await post('/v0/replicate', { data: { $schema: `${root}envelope` } });
    expect(status).toBe(422);
    expect(body.key).toBe('marshal');
  });
});

describe('a fault after null entries', () => {
  const [line] = invoice.lines;
  const lines = [null, line, null, { ...line, item: { price: '1.00' } }];

  it.each([
    [false, '$'],
    [true, '$.doc'],
  ])('has its path in both result and input, in an envelope or not: %j', async (envelop, root) => {
    const { status, body } = await post('/v0/build', { data: { ...invoice, lines }, envelop });
    expect(status).toBe(422);
    expect(body.faults).toEqual([
      {
        code: 'GOBL-ORG-ITEM-01',
        properties: [`${root}.lines[1].item.name`],
        description: expect.any(String),
        input_properties: [`${root}.lines[3].item.name`],
      },
    ]);
  });

  it('lists all paths of a rule in both, even if only some differ', async () => {
    const { body } = await post('/v0/build', { data: { ...invoice, lines: [lines[3], null, lines[3]] } });
    expect(body.faults[0]).toMatchObject({
      properties: ['$.lines[0].item.name', '$.lines[1].item.name'],
      input_properties: ['$.lines[0].item.name', '$.lines[2].item.name'],
    });
  });
});

describe('an unknown field of a request', () => {
  const record = {
    data: invoice,
    to: 'xrechnung-ubl',
    opertion: 'anulacion',
  };

  it('causes a warning if it resembles a known one', async () => {
    const { body } = await post('/v0/convert', record);
    expect(body.warnings[0]).toMatchObject({ code: 'BW-REQUEST-FIELD', properties: ['request.opertion'] });
    expect(body.warnings[0].description).toContain('operation');
  });

  it('causes a warning if it is an option of other formats only', async () => {
    const { body } = await post('/v0/convert', { data: invoice, to: 'xrechnung-ubl', operation: 'anulacion' });
    expect(body.warnings[0]).toMatchObject({ code: 'BW-REQUEST-FIELD', properties: ['request.operation'] });
  });

  it('is rejected when strict', async () => {
    const { status, body } = await post('/v0/convert', { ...record, strict: true });
    expect(status).toBe(400);
    expect(body.faults[0]).toMatchObject({ code: 'BW-REQUEST-FIELD', properties: ['request.opertion'] });
  });

  it('is ignored if it resembles no known one', async () => {
    const { status, body } = await post('/v0/build', { data: invoice, comment: 'for May', strict: true });
    expect([status, body.faults]).toEqual([200, undefined]);
  });
});
