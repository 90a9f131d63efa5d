import { describe, expect, it } from 'vitest';
import { readMessage } from './messages.ts';

const target = 'billwright';
const read = (message: { type?: unknown }) => readMessage(message, ['build', 'sign']);

describe('readMessage', () => {
  it.each([
    { target, type: 'set', data: { $schema: 'https://gobl.org/draft-0/bill/invoice' }, view: 'Form', readOnly: true },
    { target, type: 'set', data: '{}', schema: 'https://gobl.org/draft-0/bill/invoice', theme: 'system' },
    { target, type: 'run', operation: 'sign' },
    { target, type: 'get' },
    { target, type: 'set', toolbar: 'none', askBeforeSaving: true, brand: {} },
    { target, type: 'save', command: 'save-as' },
  ])('reads %j', (message) => {
    expect(read(message)).toEqual(message);
  });

  it('accepts only data that JSON can hold', () => {
    const circle: { [name: string]: unknown } = {};
    circle.circle = circle;
    for (const data of [new Map(), new Date(), { a: 10n }, circle]) {
      const message = { target, type: 'set', data };
      expect(read(message)).toMatchObject([{ properties: ['$.data'] }]);
    }
  });

  it.each<[{ [name: string]: unknown }, string[]]>([
    [{ target, type: 'set', data: [] }, ['$.data']],
    [{ target, type: 'set', view: 'Table', theme: 5 }, ['$.view', '$.theme']],
    [{ target, type: 'set', readonly: true }, ['$.readonly']],
    [{ target, type: 'run' }, ['$.operation']],
    [{ target, type: 'run', operation: 'print', data: {} }, ['$.data', '$.operation']],
    [{ target, type: 'get', draft: 'x' }, ['$.draft']],
    [{ target, type: 'put' }, ['$.type']],
    [{ target, type: 'set', toolbar: 'some', brand: { colour: 'red' } }, ['$.toolbar', '$.brand']],
    [{ target, type: 'save', as: 'pdf' }, ['$.as']],
    [{ target }, ['$.type']],
  ])('returns faults with paths: %j', (message, paths) => {
    const faults = read(message);
    expect(Array.isArray(faults) && faults.flatMap(({ properties }) => properties)).toEqual(paths);
    expect(Array.isArray(faults) && faults.every(({ description }) => description.length > 10)).toBe(true);
  });
});
