import { beforeAll, describe, expect, it } from 'vitest';
import { load } from '../../../engine/loading.ts';
import { createApp } from '../../../service/app.ts';
import { faultsInRequest } from './faults-in-request.ts';

const app = createApp();
beforeAll(() => load('all'));

/** Returns the text marked in the body for each fault in the service's answer. */
async function markedIn(
  path: string,
  body: string,
  type = 'application/json',
): Promise<[code: string | undefined, marked: string | undefined][]> {
  const init = { method: 'POST', headers: { 'Content-Type': type }, body };
  const answer = await (await app.fetch(new Request(`http://localhost/v0/${path}`, init))).text();
  return faultsInRequest(answer, body, type).map(({ code, place }) => [
    code,
    place && body.slice(place.offset, place.offset + place.length),
  ]);
}

const schema = 'https://gobl.org/draft-0/bill/invoice';
const supplier = { name: 'Sol', tax_id: { country: 'ES', code: 'B98602642' } };

describe('faultsInRequest places faults', () => {
  it('at properties of the document, also in an envelope', async () => {
    const document = { $schema: schema, supplier, lines: [{ quantity: 'dos', item: { name: 'A', price: '1' } }] };
    const enveloped = { $schema: 'https://gobl.org/draft-0/envelope', head: {}, doc: document };
    expect(await markedIn('build', JSON.stringify({ data: document }))).toEqual([['BW-AMOUNT', '"dos"']]);
    expect(await markedIn('build', JSON.stringify({ data: enveloped }, null, 2))).toEqual([['BW-AMOUNT', '"dos"']]);
  });

  it('at the parent of a missing property', async () => {
    const body = JSON.stringify({ data: { $schema: schema, supplier, lines: [{ quantity: '1', item: {} }] } });
    expect(await markedIn('build', body)).toContainEqual(['GOBL-ORG-ITEM-01', '"item"']);
  });

  it('at members of the body, and in options and templates', async () => {
    expect(await markedIn('build', '{ "dat": 1 }')).toEqual([['BW-REQUEST-DATA', '{']]);
    expect(await markedIn('build', '{ "data": {}, "template": 3 }')).toEqual([['BW-DATA-TYPE', '3']]);
    const inTemplate = JSON.stringify({ data: { $schema: schema }, template: { lines: 7 } });
    expect(await markedIn('build', inTemplate)).toContainEqual(['BW-JSON-TYPE', '7']);
    const document = { $schema: schema, code: '1', issue_date: '2026-01-02', supplier, customer: { name: 'C' } };
    const lines = [{ quantity: '1', item: { name: 'A', price: '1' } }];
    const correct = JSON.stringify({ data: { ...document, lines }, options: { type: 'nothing' } });
    expect(await markedIn('correct', correct)).toEqual([['BW-CORRECT-TYPE', '"nothing"']]);
  });

  it('at the whole of a document given as text', async () => {
    expect(await markedIn('build', '{ "data": "a: [1," }')).toEqual([['BW-TEXT-SYNTAX', '"a: [1,"']]);
  });

  it('in the line of a stream', async () => {
    const line = (data: unknown) => JSON.stringify({ action: 'build', payload: { data } });
    const body = `${line({ $schema: schema, supplier, lines: [{ quantity: 'uno' }] })}\n\n${line({ $schema: schema, lines: 8 })}\n`;
    expect(await markedIn('bulk', body, 'application/jsonl')).toEqual(
      expect.arrayContaining([
        ['BW-AMOUNT', '"uno"'],
        ['BW-JSON-TYPE', '8'],
      ]),
    );
  });

  it('marks nothing if the answer has no faults', () => {
    for (const answer of ['', '<h1>Bad gateway</h1>', '{"ok":true}', '{"faults":[{"code":3}]}', '[]'])
      expect(faultsInRequest(answer, '{"data":{}}', 'application/json')).toEqual([]);
  });
});
