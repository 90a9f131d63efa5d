import { expect, it } from 'vitest';
import { say } from '../ui/texts/say.ts';
import { choicesOf } from './choices.ts';
import { definitionsOf, typeOf } from './schema-type.ts';
import * as texts from './texts.ts';

const root = 'https://gobl.org/draft-0/';

it('typeOf returns the type of a property', () => {
  expect(typeOf({ $ref: `${root}org/party` })).toEqual({ kind: 'schema', path: 'org/party' });
  expect(typeOf({ type: 'array', items: { $ref: '#/$defs/bill.LineCharge' } })).toEqual({
    kind: 'list',
    of: { kind: 'part', name: 'bill.LineCharge' },
  });
  expect(typeOf({ type: 'object', patternProperties: { '^[a-z]+$': { type: 'string' } } })).toEqual({
    kind: 'map',
    of: { kind: 'text', text: say(texts.text) },
  });
  expect(typeOf({ type: 'string', format: 'date' })).toEqual({ kind: 'text', text: 'date' });
  expect(typeOf({ type: 'boolean' })).toEqual({ kind: 'text', text: say(texts.yesOrNo) });
});

it('choicesOf distinguishes closed lists from open ones', () => {
  const known = [
    { const: 'standard', title: 'Standard' },
    { const: 'other', title: 'Other' },
  ];
  expect(choicesOf({ oneOf: known })).toEqual({
    choices: [
      { value: 'standard', title: 'Standard' },
      { value: 'other', title: 'Other' },
    ],
    open: false,
  });
  expect(choicesOf({ anyOf: [...known, { pattern: '^[a-z]+$', title: 'Other' }] }).open).toBe(true);
  expect(choicesOf({ type: 'array', items: { oneOf: known } }).choices).toHaveLength(2);
  expect(choicesOf({ type: 'string' }).choices).toEqual([]);
});

it("definitionsOf begins with the schema's own object", () => {
  const schema = { $id: `${root}bill/line`, $ref: '#/$defs/bill.Line', $defs: { 'bill.A': {}, 'bill.Line': {} } };
  expect(definitionsOf(schema).map(([name]) => name)).toEqual(['bill.Line', 'bill.A']);
});
