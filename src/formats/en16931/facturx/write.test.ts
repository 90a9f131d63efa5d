import { describe, expect, test } from 'vitest';
import { words } from '../../../engine/text/message.ts';
import { writeDocument } from '../../convert/write.ts';
import { planFor } from '../../declare/plans.ts';
import { formatOf } from '../../list/formats.ts';
import { environment, invoice } from '../../mapping/testing.ts';
import { termsRefused } from './admits.ts';
import type { Profile } from './profile.ts';
import { facturxExtended } from './xml.ts';

async function written(key: string, document = invoice({})) {
  const format = formatOf(key);
  if (format === undefined) throw new Error(`there is no format ${key}`);
  const outcome = await writeDocument(document, format, {}, environment);
  if (!outcome.ok) throw new Error(outcome.faults.map((each) => `${each.code} ${words(each)}`).join('\n'));
  const { xml, report } = outcome.result;
  const lost = report.losses.flatMap(({ kind, term }) => (kind === 'dropped' && term !== undefined ? [term] : []));
  return { xml, lost, warnings: outcome.warnings };
}

describe('a document in a Factur-X profile', () => {
  test.each(['facturx-minimum', 'facturx-basicwl', 'facturx-basic', 'facturx-en16931', 'facturx-extended'])(
    'meets the rules of %s',
    async (key) => {
      const { xml, warnings } = await written(key, invoice({ delivery: { date: '2026-03-01' } }));
      expect(xml).toContain(formatOf(key)?.specification);
      expect(warnings).toEqual([]);
    },
  );

  test('omits and reports everything outside the profile', async () => {
    const { xml, lost } = await written('facturx-minimum');
    expect(lost).toEqual(expect.arrayContaining(['BG-25', 'BG-23', 'BG-8', 'BT-34', 'BT-106']));
    expect(lost).not.toContain('BT-112');
    expect(xml).not.toContain('IncludedSupplyChainTradeLineItem');
    expect(xml).toContain('<ram:GrandTotalAmount>');
  });

  test('loses its lines in BASIC WL, and nothing in EN 16931', async () => {
    expect((await written('facturx-basicwl')).lost).toEqual(['BG-25']);
    expect((await written('facturx-en16931')).lost).toEqual([]);
  });
});

test('termsRefused returns the terms that the profile lacks at their place', async () => {
  const plan = await planFor('cii', facturxExtended);
  const minimum = termsRefused('MINIMUM', plan);
  expect(['BT-29', 'BT-48', 'BT-111', 'BG-16'].filter((id) => !minimum.has(id as 'BT-29'))).toEqual([]);
  expect(['BT-31', 'BT-47', 'BT-110', 'BT-40'].filter((id) => minimum.has(id as 'BT-31'))).toEqual([]);
  const basic = termsRefused('BASIC', plan);
  expect(['BT-17', 'BT-128', 'BG-18', 'BG-32'].filter((id) => !basic.has(id as 'BT-17'))).toEqual([]);
  const core = termsRefused('EN16931', plan);
  expect([...core].filter((id) => !/^B[TG]-(?:X|BW|17[3-6])/.test(id))).toEqual([]);
  expect([...termsRefused('EXTENDED', plan)]).toEqual([]);
});

test('termsRefused returns terms in attributes if the profile lacks the attribute or its element', async () => {
  const plan = await planFor('cii', facturxExtended);
  const asked = [
    'BT-31-0',
    'BT-29-1',
    'BT-34-1',
    'BT-125-1',
    'BT-130',
    'BT-157-1',
    'BT-158-1',
    'BT-158-2',
    'BT-X-12-0',
  ] as const;
  const refused = (profile: Profile) => asked.filter((id) => termsRefused(profile, plan).has(id));
  expect(refused('MINIMUM')).toEqual(asked.slice(1));
  expect(refused('BASICWL')).toEqual(asked.slice(3));
  expect(refused('BASIC')).toEqual(['BT-125-1', 'BT-158-1', 'BT-158-2', 'BT-X-12-0']);
  expect(refused('EN16931')).toEqual(['BT-X-12-0']);
});
