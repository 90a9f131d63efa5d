/**
 * The place of e-invoice terms in a document, both copied ones (`./copied.ts`) and all others. It leads from a term
 * that a rule reports as missing to the property that would contain it (chapter 14 §3).
 */

import type { Group, Value } from '../model/group.ts';
import type { Plan } from '../model/plan.ts';
import type { TermGroup, TermId } from '../terms/declare.ts';
import { COPIED } from './copied.ts';

/** Returns the members of an address: three lines, city, post code, subdivision and country. */
function address<A extends string>(...ids: readonly [A, A, A, A, A, A, A]): Readonly<Record<A, string>> {
  const names = ['street', 'street_extra', 'po_box', 'locality', 'code', 'region', 'country'];
  return Object.fromEntries(ids.map((id, at) => [id, names[at]])) as Record<A, string>;
}

/**
 * The places of terms and groups, from the property of their group. `[]` marks a list; a property of a missing entry is
 * missing in the list. Unlisted terms are at their group.
 */
const PLACES: Readonly<Partial<Record<TermId, string>>> = {
  ...COPIED,
  'BT-1': 'code',
  'BT-3': 'tax.ext.untdid-document-type',
  'BT-6': 'exchange_rates',
  'BT-8': 'tax.point',
  'BT-9': 'payment.terms.due_dates[0].date',
  'BT-10': 'ordering.code',
  'BT-11': 'ordering.projects',
  'BT-12': 'ordering.contracts',
  'BT-13': 'ordering.purchases',
  'BT-14': 'ordering.sales',
  'BT-15': 'ordering.receiving',
  'BT-16': 'ordering.despatch',
  'BT-17': 'ordering.tender',
  'BT-18': 'ordering.identities',
  'BT-18-1': 'ordering.identities[0].ext.untdid-reference',
  'BT-19': 'ordering.cost',
  'BT-20': 'payment.terms.notes',
  'BG-1': 'notes[]',
  'BT-21': 'ext.untdid-text-subject',
  'BG-3': 'preceding[]',
  'BT-25': 'code',
  'BG-4': 'supplier',
  'BT-27': 'name',
  'BT-29': 'identities',
  'BT-30': 'identities',
  'BT-31': 'tax_id.code',
  'BT-32': 'identities',
  'BT-33': 'registration',
  'BT-34': 'inboxes',
  'BT-34-1': 'inboxes',
  'BG-5': 'addresses[0]',
  ...address('BT-35', 'BT-36', 'BT-162', 'BT-37', 'BT-38', 'BT-39', 'BT-40'),
  'BT-41': 'people',
  'BT-42': 'telephones',
  'BT-43': 'emails',
  'BG-7': 'customer',
  'BT-44': 'name',
  'BT-46': 'identities',
  'BT-47': 'identities',
  'BT-48': 'tax_id.code',
  'BT-49': 'inboxes',
  'BT-49-1': 'inboxes',
  'BG-8': 'addresses[0]',
  ...address('BT-50', 'BT-51', 'BT-163', 'BT-52', 'BT-53', 'BT-54', 'BT-55'),
  'BT-56': 'people',
  'BT-57': 'telephones',
  'BT-58': 'emails',
  'BG-10': 'payment.payee',
  'BT-59': 'name',
  'BT-60': 'identities',
  'BT-61': 'identities',
  'BG-11': 'supplier',
  'BT-62': 'name',
  'BT-63': 'tax_id.code',
  'BG-12': 'addresses[0]',
  ...address('BT-64', 'BT-65', 'BT-164', 'BT-66', 'BT-67', 'BT-68', 'BT-69'),
  'BG-13': 'delivery',
  'BT-70': 'receiver.name',
  'BT-71': 'identities',
  'BG-14': 'ordering.period',
  'BG-15': 'receiver.addresses[0]',
  ...address('BT-75', 'BT-76', 'BT-165', 'BT-77', 'BT-78', 'BT-79', 'BT-80'),
  'BG-16': 'payment.instructions',
  'BT-81': 'key',
  'BG-17': 'credit_transfer[]',
  'BT-84': 'iban',
  'BT-86': 'credit_transfer',
  'BG-18': 'card',
  'BG-19': 'direct_debit',
  'BG-20': 'discounts[]',
  'BT-93': 'base',
  'BT-94': 'percent',
  'BT-95': 'taxes',
  'BT-96': 'taxes',
  'BT-98': 'key',
  'BG-21': 'charges[]',
  'BT-100': 'base',
  'BT-101': 'percent',
  'BT-102': 'taxes',
  'BT-103': 'taxes',
  'BT-105': 'key',
  'BG-22': 'totals',
  'BT-111': 'tax',
  'BT-113': 'advance',
  'BT-115': 'payable',
  'BG-23': 'totals.taxes.categories[]',
  'BT-118': 'ext.untdid-tax-category',
  'BT-119': 'percent',
  'BT-121': 'ext.cef-vatex',
  'BG-24': 'attachments[]',
  'BT-122': 'code',
  'BT-123': 'description',
  'BG-25': 'lines[]',
  'BT-127': 'notes',
  'BT-128': 'identifier.code',
  'BT-128-1': 'identifier.ext.untdid-reference',
  'BT-130': 'item.unit',
  'BG-26': 'period',
  'BG-27': 'discounts[]',
  'BT-137': 'base',
  'BT-138': 'percent',
  'BT-140': 'key',
  'BG-28': 'charges[]',
  'BT-142': 'base',
  'BT-143': 'percent',
  'BT-145': 'key',
  'BG-29': 'item',
  'BG-30': 'taxes[]',
  'BT-151': 'ext.untdid-tax-category',
  'BT-152': 'percent',
  'BG-31': 'item',
  'BT-156': 'identities',
  'BT-157': 'identities',
  'BT-158': 'identities',
  'BG-32': 'attributes[]',
  'BT-160': 'label',
  'BT-161': 'text',
  'HR-BT-2': 'issue_time',
  'HR-BT-4': '/meta',
  'HR-BT-5': '/meta',
  'HR-BT-15': 'meta',
};

/** The places of groups whose values have places of their own: only for the group itself, if it is missing as a whole. */
const WHOLE: Readonly<Partial<Record<TermId, string>>> = { 'BG-6': 'people', 'BG-9': 'people' };

/** Returns the property for a term of a group, whether present or not. */
export function propertyOf(id: TermId, within: Group, plan: Plan): string {
  const way: (TermGroup | TermId)[] = [id];
  let around = plan.terms.get(id)?.group;
  let group: Group | undefined;
  while (around !== undefined) {
    group = enclosing(within, around);
    // A group without a source only exists for the schema.
    if (group?.property !== undefined) break;
    way.unshift(around);
    around = plan.parents.get(around);
  }
  let property = propertyOfGroup(group ?? within);
  for (const step of way) {
    const number = typeof step === 'string' ? step : step.id;
    const there: Group | Value | undefined = group?.group(number) ?? group?.first(number);
    group = group?.group(number);
    const place = PLACES[number] ?? (number === id ? WHOLE[number] : undefined);
    property = there?.property ?? joined(property, place);
    if (there === undefined && place?.endsWith('[]')) break;
  }
  return property;
}

/**
 * Returns the property of a term within its groups, outermost first: `lines[].item.unit`. Undefined if the term has none
 * of its own. @internal
 */
export function propertyOfTerm(id: TermId, groups: readonly TermId[]): string | undefined {
  if (PLACES[id] === undefined) return undefined;
  return [...groups, id]
    .flatMap((each) => PLACES[each] ?? [])
    .join('.')
    .replace(/^.*\//, '');
}

/** Returns the property that a group or its outer group comes from. */
export function propertyOfGroup(group: Group): string {
  for (let at: Group | undefined = group; at !== undefined; at = at.parent) {
    if (at.property !== undefined) return at.property;
  }
  return '$';
}

/** Joins a place to the property of its group, or of the document if it begins with a slash. */
function joined(property: string, place: string | undefined): string {
  if (place?.startsWith('/')) return `${property.startsWith('$.doc') ? '$.doc' : '$'}.${place.slice(1)}`;
  return place === undefined ? property : `${property}.${place.endsWith('[]') ? place.slice(0, -2) : place}`;
}

/** Returns the group itself or the outer one with this declaration. */
function enclosing(group: Group, declaration: TermGroup): Group | undefined {
  for (let at: Group | undefined = group; at !== undefined; at = at.parent) {
    if (at.declaration === declaration) return at;
  }
  return undefined;
}
