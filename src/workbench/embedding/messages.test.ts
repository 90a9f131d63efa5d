import { describe, expect, it } from 'vitest';
import { readMessage } from './messages.ts';

const target = 'billwright';

describe('a message of the page around', () => {
  it.each([
    { target, type: 'set', data: { $schema: 'https://gobl.org/draft-0/bill/invoice' }, view: 'Form', readOnly: true },
    { target, type: 'set', data: '{}', schema: 'https://gobl.org/draft-0/bill/invoice', theme: 'system' },
    { target, type: 'run', operation: 'sign' },
  ])('is read: %j', (message) => {
    expect(readMessage(message)).toEqual(message);
  });

  it('has data that JSON can hold', () => {
    const circle: { [name: string]: unknown } = {};
    circle.circle = circle;
    for (const data of [new Map(), new Date(), { a: 10n }, circle]) {
      const message = { target, type: 'set', data };
      expect(readMessage(message)).toMatchObject([{ properties: ['$.data'] }]);
    }
  });

  it.each<[{ [name: string]: unknown }, string[]]>([
    [{ target, type: 'set', data: [] }, ['$.data']],
    [{ target, type: 'set', view: 'Table', theme: 5 }, ['$.view', '$.theme']],
    [{ target, type: 'set', readonly: true }, ['$.readonly']],
    [{ target, type: 'run' }, ['$.operation']],
    [{ target, type: 'run', operation: 'print', data: {} }, ['$.data', '$.operation']],
    [{ target, type: 'get' }, ['$.type']],
    [{ target }, ['$.type']],
  ])('that cannot be followed is answered with places: %j', (message, places) => {
    const read = readMessage(message);
    expect(Array.isArray(read) && read.flatMap(({ properties }) => properties)).toEqual(places);
    expect(Array.isArray(read) && read.every(({ description }) => description.length > 10)).toBe(true);
  });
});
