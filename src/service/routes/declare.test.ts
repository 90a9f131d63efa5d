import { expect, it } from 'vitest';
import { line, sale } from '../../formats/national/flux10/testing.ts';
import { service } from '../testing.ts';

const { post, send } = service();

const options = {
  to: 'flux10',
  id: 'R-1',
  issued: '2026-11-02T06:30:00',
  period: { start: '2026-10-01', end: '2026-10-31' },
  sender: { code: '0042', name: 'Plateforme Imaginaire' },
};
const documents = [sale('1', [line('10.00')]), sale('2', [line('20.00')], { issue_date: '2026-11-01' })];

it('POST /v0/declare returns a report, and what it leaves out', async () => {
  const { status, body } = await post('/v0/declare', { ...options, documents });
  expect(status).toBe(200);
  expect(body).toMatchObject({ format: 'flux10', left_out: [{ document: 1, reason: 'period' }], faults: [] });
  expect(body.result).toContain('<TaxExclusiveAmount>10.00</TaxExclusiveAmount>');
});

it('POST /v0/declare accepts JSON lines that begin with the options', async () => {
  const lines = [options, ...documents].map((each) => JSON.stringify(each)).join('\n');
  const { status, body } = await send('/v0/declare', lines, 'application/jsonl');
  expect([status, body.left_out.length]).toEqual([200, 1]);
  const broken = await send('/v0/declare', `${JSON.stringify(options)}\n5`, 'application/jsonl');
  expect([broken.status, broken.body.key]).toEqual([400, 'input']);
  const empty = await send('/v0/declare', '', 'application/jsonl');
  expect(empty.status).toBe(400);
});

it('POST /v0/declare rejects a report with faults, each with its document', async () => {
  const { status, body } = await post('/v0/declare', {
    ...options,
    documents: [...documents, sale('3', [line('1', '19%')])],
  });
  expect([status, body.key]).toEqual([422, 'validation']);
  expect(body.faults).toMatchObject([{ code: 'GOBL-FR-CTC-FLOW10-BILL-INVOICE-07', document: 2 }]);
});

it('POST /v0/declare rejects unknown report formats, and documents that are not a list', async () => {
  for (const wrong of [{ to: 'other' }, { documents: {} }, { documents: [5] }]) {
    const { status, body } = await post('/v0/declare', { ...options, documents, ...wrong });
    expect([status, body.faults.map(({ code }: { code: string }) => code)]).toEqual([422, ['BW-F10-OPTION']]);
  }
});

it('POST /v0/declare rejects too many documents early, and quickly answers many empty ones', async () => {
  const lines = (count: number) => `${JSON.stringify(options)}\n${'{}\n'.repeat(count)}`;
  const started = process.cpuUsage();
  const many = await send('/v0/declare', lines(100_000), 'application/jsonl');
  expect([many.status, many.body.faults.length]).toEqual([422, 2]);
  const tooMany = await send('/v0/declare', lines(800_000), 'application/jsonl');
  expect([tooMany.status, tooMany.body.key]).toEqual([413, 'too-large']);
  expect(process.cpuUsage(started).user / 1e6).toBeLessThan(10);
  const listed = await post('/v0/declare', { ...options, documents: Array(100_001).fill({}) });
  expect(listed.status).toBe(413);
});
