import { describe, expect, it } from 'vitest';
import { invoice, service } from './testing.ts';

const { post } = service();
const data = { ...invoice, code: '7' };

interface Step {
  path: string;
  op: string;
  of: { path: string; value: string }[];
  value: string;
  result: string;
}

describe('the option explain', () => {
  it('adds the calculation of each figure to the built document', async () => {
    const plain = await post('/v0/build', { data });
    const { status, body } = await post('/v0/build', { data, explain: true });
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(['result', 'explain']);
    expect(body.result).toEqual(plain.body);
    const sum = body.explain.find((step: Step) => step.path === '$.lines[0].sum');
    expect(sum).toMatchObject({
      op: 'multiply',
      of: [
        { path: '$.lines[0].item.price', value: '35.0000' },
        { path: '$.lines[0].quantity', value: '2' },
      ],
      how: '35.00 × 2',
      result: '70.00',
    });
  });

  it('leaves warnings in the answer', async () => {
    const { body } = await post('/v0/build', { data: { ...data, colour: 'blue' }, explain: true, warnings: true });
    expect(Object.keys(body)).toEqual(['result', 'warnings', 'explain']);
    expect(body.warnings).toMatchObject([{ code: 'BW-UNKNOWN-FIELD' }]);
  });

  it.each([
    ['replicate', {}],
    ['correct', { options: { type: 'credit-note' } }],
  ])('is accepted by %s', async (operation, more) => {
    const { status, body } = await post(`/v0/${operation}`, { data, explain: true, ...more });
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(['result', 'explain']);
    expect(body.explain.map((step: Step) => step.path)).toContain('$.totals.payable');
  });

  it('uses paths under doc in an envelope', async () => {
    const { body } = await post('/v0/build', { data, envelop: true, explain: true });
    expect(body.explain.map((step: Step) => step.path)).toContain('$.doc.totals.payable');
  });

  it('is ignored by validate, and rejected if not a boolean', async () => {
    const built = await post('/v0/build', { data });
    expect((await post('/v0/validate', { data: built.body, explain: true })).body).toEqual({ ok: true });
    const { status, body } = await post('/v0/build', { data, explain: 'yes' });
    expect(status).toBe(400);
    expect(body.faults).toMatchObject([{ code: 'BW-REQUEST-TYPE', properties: ['request.explain'] }]);
  });

  it('is rejected for a document whose explanation would fill the memory', async () => {
    const [line] = data.lines;
    const long = (lines: number) => ({ ...data, lines: Array(lines).fill(line) });
    expect((await post('/v0/build', { data: long(20_000), explain: true })).status).toBe(200);
    const { status, body } = await post('/v0/build', { data: long(50_000), explain: true });
    expect([status, body.key]).toEqual([400, 'input']);
    expect(body.faults).toMatchObject([{ code: 'BW-EXPLAIN-LENGTH', properties: ['request.explain'] }]);
    expect(body.message).toMatch(/\b\d{6}\b.* 250000\b/);
    expect((await post('/v0/build', { data: long(50_000) })).status).toBe(200);
  });
});
