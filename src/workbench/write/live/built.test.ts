import { expect, it } from 'vitest';
import { builtWhileTyping } from './built.ts';

const checked = (result: string | undefined) => ({
  faults: 0,
  result,
  partial: false,
  time: 1,
});
const text = { text: '{}', envelop: false };

it('builtWhileTyping is undefined if nothing could be calculated', () => {
  expect(builtWhileTyping(checked(undefined), text, undefined)).toBeUndefined();
});

it('builtWhileTyping parses the document on demand, and keeps equal parts', () => {
  const first = builtWhileTyping(checked('{"a":{"b":1},"c":1}'), text, undefined);
  expect(first).toMatchObject({ document: { a: { b: 1 }, c: 1 }, faults: 0, by: 'typing' });
  const same = builtWhileTyping(checked('{"a":{"b":1},"c":1}'), { ...text, text: '{ }' }, first);
  expect(same?.document).toBe(first?.document);
  expect(same?.from).toBe('{ }');
  const other = builtWhileTyping(checked('{"a":{"b":1},"c":2}'), text, first);
  expect(other?.document).toEqual({ a: { b: 1 }, c: 2 });
  expect(other?.document.a).toBe(first?.document.a);
});
