import { expect, it } from 'vitest';
import { type PageClient, ServiceError } from '../../../client/index.ts';
import { answerTo } from './answer.ts';

it('answerTo signs nothing without a key, and does not present a build as signed', async () => {
  const document = {
    ...{ text: '{"$schema": "https://gobl.org/draft-0/bill/invoice"}', part: undefined, kind: '', fault: undefined },
    ...{ name: 'a.json', file: new File([], 'a.json') },
  };
  const client = { build: async () => ({ value: { lines: [] }, warningCount: 0, time: 1 }) } as unknown as PageClient;
  const task = { envelop: false, signal: new AbortController().signal, correction: {}, key: undefined };
  const built = await answerTo(document, 0, client, { ...task, operation: 'build' });
  expect(built.status).toBe('good');
  const row = await answerTo(document, 0, client, { ...task, operation: 'sign' });
  expect([row.status, row.built, row.faults.length]).toEqual(['faulty', undefined, 1]);
});

it('answerTo checks an e-invoice by its own rules, as the workbench does', async () => {
  const xml = '<Invoice/>';
  const document = {
    text: xml,
    part: undefined,
    kind: '',
    fault: undefined,
    name: 'a.xml',
    file: new File([], 'a.xml'),
  };
  const result = { totals: { payable: '119.00' } };
  const advice = { code: 'GOBL-DE-TAX-IDENTITY-01', properties: ['$.supplier.tax_id.code'], description: 'x' };
  const convert = async () => ({ value: { result, faults: [advice], losses: [] }, time: 1 });
  const task = { operation: 'build', envelop: false, signal: new AbortController().signal, correction: {} } as const;
  const verdict = async (validate: () => Promise<unknown>) => {
    const client = { convert, validate } as unknown as PageClient;
    const { status, faults, warnings, built } = await answerTo(document, 0, client, { ...task, key: undefined });
    return [status, faults.map(({ code }) => code), warnings, built];
  };
  const isValid = async () => ({ value: { ok: true }, warnings: [], warningCount: 0 });
  expect(await verdict(isValid)).toEqual(['good', [], 1, JSON.stringify(result)]);
  const isUnjudged = async () => ({ value: { judged: false }, warnings: [], warningCount: 1 });
  expect(await verdict(isUnjudged)).toEqual(['unjudged', [], 2, JSON.stringify(result)]);
  const co16 = { code: 'BR-CO-16', properties: ['/Invoice'], description: 'x' };
  const isWrong = async () => {
    throw new ServiceError({ code: 422, key: 'validation', message: 'x', faults: [co16] });
  };
  expect(await verdict(isWrong)).toEqual(['faulty', ['BR-CO-16'], 1, JSON.stringify(result)]);
});

it('answerTo checks the PDF around an e-invoice for every operation', async () => {
  const pdf = new Uint8Array([1, 2, 3]);
  const checked: unknown[] = [];
  const client = {
    convert: async () => ({ value: { result: {}, faults: [], losses: [] }, time: 1 }),
    validate: async ({ data }: { data: unknown }) => {
      checked.push(data);
      throw new ServiceError({ code: 422, key: 'validation', message: 'x', faults: [] });
    },
  } as unknown as PageClient;
  const file = new File([], 'a.pdf');
  const document = {
    text: '<Invoice/>',
    part: undefined,
    kind: '',
    fault: undefined,
    name: 'a.pdf',
    file,
    source: pdf,
  };
  for (const operation of ['build', 'validate', 'correct'] as const) {
    const task = { operation, envelop: true, signal: new AbortController().signal, correction: {}, key: undefined };
    expect((await answerTo(document, 0, client, task)).status).toBe('faulty');
  }
  expect(checked).toEqual([pdf, pdf, pdf]);
});
