import { describe, expect, test } from 'vitest';
import { Party } from '../org/party.ts';
import { compile } from './compile.ts';
import { absent, present } from './conditions.ts';
import { at, check, mandatory, type RuleSet, rules } from './declare.ts';
import { read, validation } from './testing.ts';

const never = () => false;

function faultsOf(party: object, set: RuleSet): string[] {
  const run = validation();
  compile(set)(read(Party, party), run);
  return run.result().flatMap(({ code, properties }) => properties.map((property) => `${code} ${property}`));
}

describe('tests on an absent object', () => {
  test('pass unless they are mandatory', () => {
    const set = rules(Party, 'TEST', [
      at('tax_id', [
        check('01', 'Given.', present),
        check('02', 'Fails for all.', never),
        check(
          '03',
          'Fails for all, a missing one too.',
          mandatory(() => false),
        ),
        check('04', 'Both.', never, present),
      ]),
    ]);
    expect(faultsOf({}, set)).toEqual(['TEST-01 $.tax_id', 'TEST-03 $.tax_id', 'TEST-04 $.tax_id']);
    expect(faultsOf({ tax_id: {} }, set)).toEqual(['TEST-02 $.tax_id', 'TEST-03 $.tax_id', 'TEST-04 $.tax_id']);
  });

  test('pass for a null entry', () => {
    const set = rules(Party, 'TEST', [
      at('emails[]', [check('01', 'Fails for all.', never), check('02', 'Given.', present)]),
    ]);
    expect(faultsOf({ emails: [null, {}] }, set)).toEqual(['TEST-02 $.emails[0]', 'TEST-01 $.emails[1]']);
  });
});

test('tests on an absent text, list or map get an empty one', () => {
  const set = rules(Party, 'TEST', [
    at('name', [check('01', 'Fails for all.', never)]),
    at('emails', [check('02', 'Fails for all.', never)]),
    at('ext', [check('03', 'Fails for all.', never)]),
    at('name', [check('04', 'Is absent.', absent)]),
  ]);
  expect(faultsOf({}, set)).toEqual(['TEST-01 $.name', 'TEST-02 $.emails', 'TEST-03 $.ext']);
});

test('at follows a path through objects and list entries', () => {
  const set = rules(Party, 'TEST', [
    at('people[].name.given', [check('01', 'Given.', present)]),
    at('people[].emails[]', [check('02', 'Fails for all.', never)]),
  ]);
  const people = [
    { name: { given: 'Ada' }, emails: [{ addr: 'ada@example.com' }] },
    { name: { surname: 'Byron' } },
    {},
  ];
  expect(faultsOf({ people }, set)).toEqual(['TEST-01 $.people[1].name.given', 'TEST-02 $.people[0].emails[0]']);
});

test('at rejects a path that leads nowhere, at compile time and at run time', () => {
  // @ts-expect-error: no property of emails
  const set = rules(Party, 'TEST', [at('emails[].address', [check('01', 'Given.', present)])]);
  expect(() => compile(set)).toThrow('address');
});
