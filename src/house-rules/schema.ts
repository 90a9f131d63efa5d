import type { JsonObject } from '../engine/model/json.ts';

const PATH: JsonObject = { type: 'string', minLength: 1 };
const MESSAGE: JsonObject = { type: 'string', minLength: 1, maxLength: 1000 };

/**
 * The JSON Schema of files with house rules, for editors that complete and check them. It describes what `read.ts` accepts, except that
 * paths, patterns and names of lists are checked only there.
 */
export const houseRulesSchema: JsonObject = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'House rules',
  description: 'Rules of your own for business documents.',
  ...object(['rules'], {
    $schema: { type: 'string', description: 'The address of this schema, for editors.' },
    lists: {
      description: 'Lists of values by name, for `in`.',
      type: 'object',
      additionalProperties: { type: 'array', items: { $ref: '#/$defs/value' } },
    },
    rules: { description: 'The rules, at most 500.', type: 'array', maxItems: 500, items: { $ref: '#/$defs/rule' } },
  }),
  $defs: {
    rule: object(['code', 'at', 'test', 'message'], {
      code: {
        description: 'The code of the fault: `X-` and capital letters, digits and hyphens, such as X-ORDER.',
        type: 'string',
        maxLength: 60,
        pattern: '^X(?:-[A-Z0-9]+)+$',
      },
      for: {
        description: 'The documents: invoice (default), order, delivery, payment, or the path of a schema.',
        ...oneOrList({ type: 'string' }),
      },
      each: {
        description: 'A list such as lines[*]: the rule is applied to each entry, and its paths begin there.',
        ...PATH,
      },
      when: { description: 'When the rule applies: tests by path.', $ref: '#/$defs/condition' },
      at: { description: 'The property to test, such as ordering.code or lines[*].item.ref.', ...PATH },
      test: { description: 'Tests of the value. All of them must hold.', $ref: '#/$defs/test' },
      message: {
        description: 'What is wrong and how to fix it: a text, or texts by language. {value} is the value found.',
        anyOf: [
          MESSAGE,
          {
            type: 'object',
            minProperties: 1,
            propertyNames: { pattern: '^[a-z]{2,3}(?:-[A-Za-z0-9]+)*$', maxLength: 60 },
            additionalProperties: MESSAGE,
          },
        ],
      },
      level: {
        description: 'A fault (default) makes a document invalid, a warning does not.',
        enum: ['fault', 'warning'],
      },
    }),
    condition: {
      type: 'object',
      properties: {
        any: { type: 'array', items: { $ref: '#/$defs/condition' } },
        all: { type: 'array', items: { $ref: '#/$defs/condition' } },
        not: { $ref: '#/$defs/condition' },
      },
      additionalProperties: {
        anyOf: [
          { $ref: '#/$defs/value' },
          { type: 'array', items: { $ref: '#/$defs/value' } },
          { $ref: '#/$defs/test' },
        ],
      },
    },
    test: {
      minProperties: 1,
      ...object([], {
        present: { description: 'The value is there.', const: true },
        absent: { description: 'The value is not there.', const: true },
        equals: { description: 'The value.', anyOf: [{ $ref: '#/$defs/value' }, { $ref: '#/$defs/other' }] },
        in: {
          description: 'The values, or the name of one of the lists.',
          anyOf: [{ type: 'string' }, { type: 'array', items: { $ref: '#/$defs/value' } }],
        },
        pattern: {
          description: 'A regular expression without look-around, back-references and word boundaries.',
          type: 'string',
        },
        contains: {
          description: 'A text, or one of several, in any letter case.',
          ...oneOrList({ type: 'string', minLength: 1 }),
        },
        length: { description: 'The number of characters.', $ref: '#/$defs/size' },
        min: { description: 'The smallest number.', $ref: '#/$defs/number' },
        max: { description: 'The largest number.', $ref: '#/$defs/number' },
        before: { description: 'A later date.', $ref: '#/$defs/date' },
        after: { description: 'An earlier date.', $ref: '#/$defs/date' },
        within: {
          description: 'The largest number of days after a date, before it, or (with of) on either side of it.',
          ...object(['days'], {
            days: { type: 'integer', minimum: 0 },
            after: { $ref: '#/$defs/date' },
            before: { $ref: '#/$defs/date' },
            of: { $ref: '#/$defs/date' },
          }),
          anyOf: oneRequired(['after', 'before', 'of']),
        },
        count: { description: 'The number of entries of the list.', $ref: '#/$defs/size' },
        sum: {
          description: 'The sum of a property of all entries of the list.',
          ...object(['of'], { of: PATH, ...numbers(['min', 'max', 'equals']) }),
          anyOf: oneRequired(['min', 'max', 'equals']),
        },
        some: {
          description: 'One of the entries of the list has a property that passes.',
          ...object(['of', 'test'], { of: PATH, test: { $ref: '#/$defs/test' } }),
        },
        any: { description: 'One of these tests holds.', type: 'array', items: { $ref: '#/$defs/test' } },
        all: { description: 'All of these tests hold.', type: 'array', items: { $ref: '#/$defs/test' } },
        not: { description: 'This test does not hold.', $ref: '#/$defs/test' },
      }),
    },
    value: { type: ['string', 'number', 'boolean'] },
    other: { description: 'The value of another property.', ...object(['path'], { path: PATH }) },
    number: { anyOf: [{ type: ['string', 'number'] }, { $ref: '#/$defs/other' }] },
    date: {
      anyOf: [{ type: 'string', pattern: '^(?:today|[0-9]{4}-[0-9]{2}-[0-9]{2}.*)$' }, { $ref: '#/$defs/other' }],
    },
    size: {
      anyOf: [
        { $ref: '#/$defs/number' },
        { ...object([], numbers(['min', 'max'])), anyOf: oneRequired(['min', 'max']) },
      ],
    },
  },
};

function object(required: string[], properties: JsonObject): JsonObject {
  return { type: 'object', ...(required.length > 0 && { required }), properties, additionalProperties: false };
}

function oneOrList(items: JsonObject): JsonObject {
  return { anyOf: [items, { type: 'array', items }] };
}

function oneRequired(names: readonly string[]): JsonObject[] {
  return names.map((name) => ({ required: [name] }));
}

function numbers(names: readonly string[]): JsonObject {
  return Object.fromEntries(names.map((name) => [name, { $ref: '#/$defs/number' }]));
}
