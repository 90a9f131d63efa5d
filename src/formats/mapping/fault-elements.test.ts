import { expect, it, test } from 'vitest';
import { planFor } from '../declare/plans.ts';
import { Group, Value } from '../model/group.ts';
import type { TermId } from '../terms/declare.ts';
import { XmlElement } from '../xml/element.ts';
import { placesOf } from './fault-elements.ts';

/** Returns an invoice with a line as written from a document: elements by name, and the place look-up. */
async function written() {
  const plan = await planFor('ubl-invoice');
  const elements = new Map<string, XmlElement>();
  const made = (name: string, around?: string) => {
    const element = new XmlElement(name, around === undefined ? undefined : elements.get(around));
    elements.set(name, element);
    return element;
  };
  const open = (around: Group, id: TermId, property?: string, element?: XmlElement) => {
    const placed = plan.terms.get(id)?.term;
    if (placed?.kind !== 'group') throw new Error(`there is no group ${id}`);
    return around.open(placed, element, property);
  };
  const invoice = new Group(plan.declaration, undefined, made('root'), '$');
  invoice.put('BT-1', new Value('7', made('number', 'root'), '$.number'));
  made('around', 'root');
  const seller = open(invoice, 'BG-4', '$.supplier', made('party', 'around'));
  const address = made('endpoint', 'party');
  seller.put('BT-34', new Value('1', address, '$.supplier.inboxes[0].code'));
  seller.put('BT-34-1', new Value('0088', address, '$.supplier.inboxes[0].scheme'));
  seller.put('BT-29', new Value('2', made('other', 'party'), '$.supplier.identities[0].code'));
  // A value without a source, with its qualifier.
  const legal = made('legal', 'party');
  seller.put('BT-30', new Value('3', legal));
  seller.put('BT-30-1', new Value('0002', legal, '$.supplier.ext.scheme'));
  made('unknown', 'party');
  made('elsewhere');
  const line = open(invoice, 'BG-25', '$.lines[0]', made('line', 'root'));
  // A group without an element, and a value without a source.
  open(line, 'BG-31', '$.lines[0].item').put('BT-153', new Value('a', made('name', 'line')));
  const placed = placesOf(invoice, plan);
  return (name: string, step?: string, ...terms: TermId[]) => {
    const element = elements.get(name);
    if (element === undefined) throw new Error(`there is no ${name}`);
    return placed({ element, step, terms });
  };
}

it.each<[what: string, at: string, step: string | undefined, terms: TermId[], property: string]>([
  ['a value', 'number', undefined, ['BT-1'], '$.number'],
  ['a value, for a finding without terms', 'number', undefined, [], '$.number'],
  ['the qualifier of a value', 'endpoint', '@schemeID', ['BT-34-1'], '$.supplier.inboxes[0].scheme'],
  ['a value with a qualifier', 'endpoint', undefined, ['BT-34'], '$.supplier.inboxes[0].code'],
  ['a value with a qualifier, for a finding without terms', 'endpoint', undefined, [], '$.supplier.inboxes[0].code'],
  ['the qualifier of a value without a source', 'legal', undefined, [], '$.supplier.ext.scheme'],
  ['a value, for a finding about a term elsewhere', 'endpoint', undefined, ['BT-29'], '$.supplier.inboxes[0].code'],
  ['a missing attribute', 'other', '@schemeID', ['BT-29-1'], '$.supplier.identities[0].code'],
  ['a value in a group', 'other', undefined, ['BT-29'], '$.supplier.identities[0].code'],
  ['a missing child', 'party', 'cbc:Name', ['BT-27'], '$.supplier.name'],
  ['a missing child of a value', 'endpoint', 'cbc:Name', ['BT-27'], '$.supplier.name'],
  ['a child of the element around a group', 'around', 'cac:Party', ['BT-1'], '$.number'],
  ['a group', 'party', undefined, [], '$.supplier'],
  ['an element without a term', 'unknown', undefined, [], '$.supplier'],
  ['an element of a line', 'line', undefined, ['BT-131'], '$.lines[0].total'],
  ['a value without a source', 'name', undefined, ['BT-153'], '$.lines[0].item.name'],
  ['the document as a whole', 'root', undefined, [], '$'],
  ['the document, for an element outside it', 'elsewhere', undefined, [], '$'],
  ['a missing value of the document', 'root', 'cbc:IssueDate', ['BT-2'], '$.issue_date'],
])('placesOf returns the property of %s', async (_, at, step, terms, property) => {
  const placed = await written();
  expect(placed(at, step, ...terms)).toBe(property);
});

test('placesOf gives the same result when repeated', async () => {
  const placed = await written();
  expect([1, 2].map(() => placed('number', undefined, 'BT-1'))).toEqual(['$.number', '$.number']);
});
