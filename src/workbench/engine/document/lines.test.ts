import { expect, it } from 'vitest';
import { Lines } from './lines.ts';

const text = '{\n  "a": "ä",\n\n  "b": 1\n}\n';

it('Lines counts lines and columns from 1', () => {
  const lines = new Lines(text);
  const at = (part: string) => lines.rangeOf({ offset: text.indexOf(part), length: part.length });
  expect(at('"ä"')).toEqual({ startLineNumber: 2, startColumn: 8, endLineNumber: 2, endColumn: 11 });
  expect(at('1\n}')).toEqual({ startLineNumber: 4, startColumn: 8, endLineNumber: 5, endColumn: 2 });
  expect(lines.rangeOf({ offset: text.length, length: 0 })).toMatchObject({ startLineNumber: 6, startColumn: 1 });
});

it('Lines converts a range back to its span', () => {
  const lines = new Lines(text);
  for (let offset = 0; offset <= text.length; offset++) {
    const span = { offset, length: text.length - offset };
    expect(lines.spanOf(lines.rangeOf(span))).toEqual(span);
  }
});
