import { expect, test } from 'vitest';
import { facturxExtended } from '../en16931/facturx/xml.ts';
import { franceExtendedCii } from '../en16931/france/index.ts';
import type { DocumentKind } from '../model/plan.ts';
import { type SchemaKey, schemaNamed } from '../schema/schemas.ts';
import type { TermId } from '../terms/declare.ts';
import type { TermsSource } from '../terms/source.ts';
import { planFor, writingPlanFor } from './plans.ts';

const [extended, france] = [facturxExtended, franceExtendedCii].map(({ terms = [] }) => terms) as [
  TermsSource[],
  TermsSource[],
];

/** Terms that distinguish plans: of the core, XRechnung, EXTENDED, the French extension and life cycle messages. */
const SIGNS: readonly TermId[] = ['BT-1', 'BT-DEX-002', 'BT-X-11', 'EXT-FR-FE-159', 'MDT-3'];

test.each<[DocumentKind, readonly TermsSource[] | undefined, readonly TermId[], TermId | undefined]>([
  ['ubl-invoice', undefined, ['BT-1', 'BT-DEX-002'], undefined],
  ['ubl-credit-note', undefined, ['BT-1'], undefined],
  ['cii', undefined, ['BT-1'], undefined],
  ['cii', extended, ['BT-1', 'BT-X-11'], undefined],
  ['cii', [...extended, ...france], ['BT-1', 'BT-X-11', 'EXT-FR-FE-159'], 'EXT-FR-FE-163'],
  ['cdar', undefined, ['MDT-3'], undefined],
])('the plan of %s with the terms %j includes %s, and replaces BT-X-8 by %s', async (kind, terms, expected, number) => {
  const plan = await planFor(kind, terms && { terms });
  expect(plan.kind).toBe(kind);
  expect(SIGNS.filter((id) => plan.terms.has(id))).toEqual(expected);
  expect(plan.numbers['BT-X-8']).toBe(number);
});

test('planFor creates each plan once', async () => {
  expect(planFor('cii')).toBe(planFor('cii', {}));
  expect(await planFor('cii', { terms: extended })).not.toBe(await planFor('cii'));
  const schema = schemaNamed('cii-d16b');
  expect(writingPlanFor('cii', { schema })).toBe(writingPlanFor('cii', { schema }));
  expect(await writingPlanFor('cii', { schema })).not.toBe(await planFor('cii'));
});

test('writingPlanFor has its elements in schema order', async () => {
  const namesIn = async (kind: DocumentKind, schema: SchemaKey) =>
    (await writingPlanFor(kind, { schema: schemaNamed(schema) })).root.children.map(({ name }) => name);
  expect((await namesIn('ubl-invoice', 'ubl')).slice(0, 5)).toEqual([
    'cbc:CustomizationID',
    'cbc:ProfileID',
    'cbc:ID',
    'cbc:IssueDate',
    'cbc:DueDate',
  ]);
  expect(await namesIn('cii', 'cii-d16b')).toEqual([
    'rsm:ExchangedDocumentContext',
    'rsm:ExchangedDocument',
    'rsm:SupplyChainTradeTransaction',
  ]);
});
