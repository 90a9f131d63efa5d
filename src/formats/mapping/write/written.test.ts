/** Checks on everything written as XML. */
import { expect, it, test } from 'vitest';
import { type Fault, failure, fault } from '../../../engine/faults.ts';
import { valuesIn } from '../../../engine/text/testing.ts';
import { planFor } from '../../declare/plans.ts';
import { Group } from '../../model/group.ts';
import { forbiddenCharacters, placedIn } from './written.ts';

test('forbiddenCharacters reports the source of the text or of its group, or else the document', async () => {
  const { declaration } = await planFor('ubl-invoice');
  const invoice = new Group(declaration);
  invoice.add('BT-1', 'a\u000b', '$.code');
  invoice.add('BT-2', 'fine', '$.issue_date');
  invoice.open(declaration, undefined, '$.notes[0]').add('BT-22', '\u0001');
  invoice.add('BT-10', '\ufffe');
  const said = (at: string, character: string) => `BW-XML-CHARACTER ${at}: ${character}`;
  expect(forbiddenCharacters(invoice).map((each) => `${each.code} ${each.properties}: ${valuesIn(each)}`)).toEqual([
    said('$.code', 'U+000B'),
    said('$', 'U+FFFE'),
    said('$.notes[0]', 'U+0001'),
  ]);
});

it('placedIn adds the path within an envelope', () => {
  const of = (...properties: string[]): Fault => ({ ...fault('BW-X', '$', 'Text.'), properties });
  const failed = { ...failure('validation', [of('$.lines[0]', 'files[1]', '$')]), warnings: [of('$.code')] };
  expect(placedIn('$', failed)).toBe(failed);
  const placed = placedIn('$.doc', failed);
  expect(placed.faults.map(({ properties }) => properties)).toEqual([['$.doc.lines[0]', 'files[1]', '$.doc']]);
  expect(placed.warnings).toEqual([of('$.doc.code')]);
  expect(placed).toMatchObject({ ok: false, key: 'validation' });
});
