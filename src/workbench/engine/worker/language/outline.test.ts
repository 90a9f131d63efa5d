import { expect, it } from 'vitest';
import { outline } from './outline.ts';

it('outline returns the properties of a document as a tree, with summaries', () => {
  const text = '{ "series": "A", "lines": [ { "quantity": "1", "item": { "name": "Atlas" } } ] }';
  const [series, lines] = outline(text);
  expect(series).toMatchObject({ name: 'series', detail: 'A', kind: 'string', children: [] });
  expect(lines).toMatchObject({ name: 'lines', detail: '1', kind: 'array' });
  expect(lines?.children[0]).toMatchObject({ name: '1', detail: 'Atlas', kind: 'object' });
  const head = lines?.head ?? { offset: 0, length: 0 };
  expect(text.slice(head.offset, head.offset + head.length)).toBe('"lines"');
});

it('outline handles truncated text', () => {
  expect(outline('{ "series": "A", "lines": [ {').map(({ name }) => name)).toEqual(['series', 'lines']);
  expect(outline('')).toEqual([]);
});
