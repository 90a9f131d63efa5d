import { expect, it } from 'vitest';
import type { Client } from '../../client/index.ts';
import { answerTo } from './answer.ts';

it('signs nothing without a key, and does not pass off as signed what is only built', async () => {
  const document = {
    ...{ text: '{"$schema": "https://gobl.org/draft-0/bill/invoice"}', part: undefined, kind: '', fault: undefined },
    ...{ name: 'a.json', file: new File([], 'a.json') },
  };
  const client = { build: async () => ({ value: { lines: [] }, warningCount: 0, time: 1 }) } as unknown as Client;
  const task = { envelop: false, signal: new AbortController().signal, correction: {}, key: undefined };
  const built = await answerTo(document, 0, client, { ...task, operation: 'build' });
  expect(built.status).toBe('good');
  const row = await answerTo(document, 0, client, { ...task, operation: 'sign' });
  expect([row.status, row.built, row.faults.length]).toEqual(['faulty', undefined, 1]);
});
