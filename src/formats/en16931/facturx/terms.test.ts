import { describe, expect, test } from 'vitest';
import { planFor } from '../../declare/plans.ts';
import { parseXml } from '../../list/parse-xml.ts';
import { readTerms } from '../../model/read.ts';
import { writeTerms } from '../../model/write.ts';
import { changed, ciiInvoice } from '../../rules/testing.ts';
import { loadStructure } from '../../schema/schemas.ts';
import type { TermId } from '../../terms/declare.ts';
import { extensionsFrom } from '../../terms/table.ts';
import { extendedTerms } from './terms.ts';
import { facturxExtended } from './xml.ts';

const EXTENDED = facturxExtended;

async function termsOf(xml: string) {
  const reading = parseXml(xml);
  if (!reading.ok) throw new Error(reading.problem.what.template);
  return readTerms(reading.root, await planFor('cii', EXTENDED));
}

const MORE = `<ram:SpecifiedTradePaymentTerms><ram:Description>half now</ram:Description><ram:DueDateDateTime><udt:DateTimeString format="102">20260401</udt:DateTimeString></ram:DueDateDateTime><ram:PartialPaymentAmount>59.50</ram:PartialPaymentAmount></ram:SpecifiedTradePaymentTerms>
<ram:SpecifiedTradePaymentTerms><ram:Description>half later</ram:Description><ram:DueDateDateTime><udt:DateTimeString format="102">20260501</udt:DateTimeString></ram:DueDateDateTime><ram:PartialPaymentAmount>59.50</ram:PartialPaymentAmount></ram:SpecifiedTradePaymentTerms>
<ram:SpecifiedTradeSettlementHeaderMonetarySummation>`;

describe('extendedTerms', () => {
  test('gives each term a place in the schema', async () => {
    const structure = await loadStructure('cii-d22b');
    const plan = await planFor('cii', EXTENDED);
    const added = extendedTerms().flatMap(({ members }) => members.map(({ id }) => id));
    expect(added.length).toBeGreaterThan(150);
    const pathTo = (id: TermId): string[] => {
      const placed = plan.terms.get(id);
      if (placed === undefined) throw new Error(`${id} is not in the plan`);
      const steps = placed.steps.filter((step) => !step.startsWith('@'));
      return placed.absolute || placed.group.id === id || placed.group.id === 'BG-0'
        ? steps
        : [...pathTo(placed.group.id), ...steps];
    };
    const lost = [...plan.terms.keys()].filter(
      (id) => id !== 'BG-0' && structure.typeAt(['rsm:CrossIndustryInvoice', ...pathTo(id)]) === undefined,
    );
    expect(lost).toEqual([]);
  });

  test('gives each term its own number', async () => {
    const ids: string[] = [];
    const gather = (members: ReturnType<typeof extendedTerms>[number]['members']) => {
      for (const member of members) {
        ids.push(member.id);
        if (member.kind === 'group') gather(member.members);
      }
    };
    for (const { members } of extendedTerms()) gather(members);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });

  test('lets a reader put the core and extended terms of each instalment into one group', async () => {
    const xml = changed(ciiInvoice('urn:cen.eu:en16931:2017', 'P1'), [
      '<ram:SpecifiedTradeSettlementHeaderMonetarySummation>',
      MORE,
    ]);
    const { invoice } = await termsOf(xml);
    expect(invoice.groups('BG-BW-6').map((each) => [each.text('BT-BW-2'), each.text('BT-X-275')])).toEqual([
      ['20260401', '59.50'],
      ['20260501', '59.50'],
    ]);
    expect(invoice.text('BT-9')).toBe('20260401');
    expect(invoice.all('BT-20').map(({ text }) => text)).toEqual(['half now', 'half later']);
  });

  test('lets a writer write the terms as they were read', async () => {
    const xml = changed(ciiInvoice('urn:cen.eu:en16931:2017', 'P1'), [
      '<ram:SpecifiedTradeSettlementHeaderMonetarySummation>',
      MORE,
    ]);
    const { invoice } = await termsOf(xml);
    const written = writeTerms(invoice, await planFor('cii', EXTENDED));
    const settlement = written.child('rsm:SupplyChainTradeTransaction')?.child('ram:ApplicableHeaderTradeSettlement');
    const terms = settlement?.all('ram:SpecifiedTradePaymentTerms') ?? [];
    expect(terms.map((each) => each.child('ram:Description')?.value)).toEqual(['half now', 'half later']);
    expect(terms.map((each) => each.child('ram:PartialPaymentAmount')?.value)).toEqual(['59.50', '59.50']);
  });
});

describe('extensionsFrom', () => {
  test('nests groups in groups', () => {
    const [extension] = extensionsFrom('in BG-0\n{ BG-X-1 * - $S/A Outer\n1 ? text - B Inner\n}');
    expect(extension?.group).toBe('BG-0');
    const [outer] = extension?.members ?? [];
    expect(outer).toMatchObject({ kind: 'group', id: 'BG-X-1', cardinality: '0..n', cii: '$S/ram:A' });
    expect(outer?.kind === 'group' && outer.members).toMatchObject([{ id: 'BT-X-1', cii: 'ram:B', name: 'Inner' }]);
  });

  test('gives a party only the terms that have numbers', () => {
    const [extension] = extensionsFrom('in BG-0\nparty BG-X-2 ? - $A/P 7-8,-,9 Agent');
    const [party] = extension?.members ?? [];
    expect(party?.kind === 'group' && party.members.map(({ id, name }) => `${id} ${name}`)).toEqual([
      'BT-X-7 Agent identifier',
      'BT-X-8 Agent global identifier',
      'BT-X-8-1 Scheme identifier of BT-X-8',
      'BT-X-9 Agent role',
    ]);
  });

  test('rejects the end of a group that was never opened', () => {
    expect(() => extensionsFrom('in BG-0\n}')).toThrow('ends a group');
  });
});
