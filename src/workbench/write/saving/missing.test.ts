import { expect, test } from 'vitest';
import { openIn } from './missing.ts';

const fault = (code: string, path: string) => ({ code, properties: [path], description: code });

test('rules that ask for the same missing value count once, wrong values each', () => {
  const text = JSON.stringify({ supplier: { name: 'A' }, code: 'x' });
  const missing = [fault('A', '$.supplier.people'), fault('B', '$.supplier.people'), fault('C', '$.ordering')];
  expect(openIn(text, missing)).toEqual({ count: 2, isMissing: true });
  expect(openIn(text, [...missing, fault('D', '$.code'), fault('E', '$.code')])).toEqual({
    count: 4,
    isMissing: false,
  });
});

test('a rule that asks for a value in several lines counts each, and a code once that is also asked for by name', () => {
  const text = JSON.stringify({ customer: { name: 'A' }, lines: [{}, {}] });
  const both = { ...fault('A', ''), properties: ['$.lines[0].item', '$.lines[1].item'] };
  const faults = [both, fault('B', '$.customer.ext'), fault('C', '$.customer.ext.mx-cfdi-use')];
  expect(openIn(text, faults)).toEqual({ count: 3, isMissing: true });
  // A wrong value at two places is one fault, and so is one at none.
  const wrong = { ...fault('D', ''), properties: ['$.customer.name', '$.lines'] };
  expect(openIn(text, [wrong, { ...wrong, properties: [] }])).toEqual({ count: 2, isMissing: false });
});
