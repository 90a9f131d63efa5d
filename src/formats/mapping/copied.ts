/** Terms that are identical in a document: a table for copying them and finding them again (chapter 14 §3). */

import type { Group } from '../model/group.ts';
import type { TermId } from '../terms/declare.ts';
import type { Source } from './write/source.ts';

/** The members with the unchanged value of a term in their group. */
export const COPIED = {
  'BT-2': 'issue_date',
  'BT-5': 'currency',
  'BT-7': 'value_date',
  'BT-19': 'cost',
  'BT-22': 'text',
  'BT-26': 'issue_date',
  'BT-28': 'alias',
  'BT-37': 'locality',
  'BT-38': 'code',
  'BT-45': 'alias',
  'BT-52': 'locality',
  'BT-53': 'code',
  'BT-66': 'locality',
  'BT-67': 'code',
  'BT-77': 'locality',
  'BT-78': 'code',
  'BT-73': 'start',
  'BT-74': 'end',
  'BT-72': 'date',
  'BT-82': 'detail',
  'BT-83': 'ref',
  'BT-85': 'name',
  'BT-87': 'last4',
  'BT-88': 'holder',
  'BT-89': 'ref',
  'BT-90': 'creditor',
  'BT-91': 'account',
  'BT-92': 'amount',
  'BT-97': 'reason',
  'BT-99': 'amount',
  'BT-104': 'reason',
  'BT-106': 'sum',
  'BT-107': 'discount',
  'BT-108': 'charge',
  'BT-109': 'total',
  'BT-110': 'tax',
  'BT-112': 'total_with_tax',
  'BT-114': 'rounding',
  'BT-116': 'base',
  'BT-117': 'amount',
  'BT-124': 'url',
  'BT-126': 'i',
  'BT-129': 'quantity',
  'BT-131': 'total',
  'BT-132': 'order',
  'BT-133': 'cost',
  'BT-134': 'start',
  'BT-135': 'end',
  'BT-136': 'amount',
  'BT-139': 'reason',
  'BT-141': 'amount',
  'BT-144': 'reason',
  'BT-146': 'price',
  'BT-153': 'name',
  'BT-154': 'description',
  'BT-155': 'ref',
  'BT-159': 'origin',
} as const;

type Copied = typeof COPIED;

/** The terms that an object of a document contains unchanged. */
type TermsOf<T extends object> = { [I in keyof Copied]: Copied[I] extends keyof T ? I : never }[keyof Copied];

/** A term that is identical in a document, with its member. */
type Member<T> = readonly [TermId, keyof T & string];

/** Returns terms with their members, for copying from many objects. */
export function members<T extends object>(...ids: TermsOf<T>[]): readonly Member<T>[] {
  return ids.map((id) => [id, COPIED[id] as keyof T & string]);
}

/** Adds terms that are identical in a document. */
export function copy<T extends object>(group: Group, source: Source<T>, ...ids: TermsOf<T>[]): void {
  copyMembers(group, source, members(...ids));
}

/** Adds such terms by their members. */
export function copyMembers<T extends object>(group: Group, source: Source<T>, terms: readonly Member<T>[]): void {
  for (const [id, name] of terms) group.add(id, source.text(name), source, name);
}
