import { expect, it } from 'vitest';
import { retypedAddress } from './retyped-address.ts';

const of = (member: string, text: string, scheme?: string) =>
  retypedAddress(['supplier', 'inboxes', 0, member], text, scheme).map(({ path, value }) => [path.at(-1), value]);

it('retypedAddress moves a number out of the e-mail', () => {
  const moved = [
    ['email', undefined],
    ['code', '0225:303265045'],
  ];
  expect(of('email', '0225:303265045')).toEqual(moved);
  expect(of('email', 'a@x.example')).toEqual([]);
});

it('retypedAddress replaces the scheme of a number', () => {
  expect(of('code', '0009:30326504500012', '0225')).toEqual([
    ['scheme', '0009'],
    ['code', '30326504500012'],
  ]);
  expect(of('code', 'a@x.example', '0225')).toEqual([['scheme', undefined]]);
});

it('retypedAddress leaves what building reads by itself', () => {
  expect(of('code', '0225:303265045')).toEqual([]);
  expect(of('code', '404833048', '0225')).toEqual([]);
});
