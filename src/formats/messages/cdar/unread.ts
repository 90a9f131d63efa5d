/** Reports everything in a status report or a payment that no part of the message contains (chapter 14 §1.2, §6.1). */

import { message } from '../../../engine/text/message.ts';
import type { Report } from '../../declare/report.ts';
import type { Source, Unread } from '../../mapping/write/source.ts';

/** Members that follow from the others. */
const COMPUTED = new Set([
  'document.$addons',
  'document.$schema',
  'document.type',
  'document.total',
  'line.i',
  'line.index',
  'line.key',
  'reason.key',
  'action.key',
  'inbox.key',
  'party.endpoints',
  'tax.sum',
  'category.amount',
  'rate.key',
]);

/** Members whose loss does not matter. */
const MINOR = new Set(['uuid', '$regime', 'reference.type', 'identity.label', 'identity.key', 'inbox.label']);

/** Reports the members that were not read. */
export function reportUnread(document: Source, report: Report): void {
  const unread: Unread[] = [];
  document.addUnread(unread);
  for (const { kind, name, path } of unread) {
    const member = `${kind}.${name}`;
    if (COMPUTED.has(member)) continue;
    report.dropped(
      MINOR.has(name) || MINOR.has(member) ? 'info' : 'warning',
      { property: path },
      message('Not written: an invoice life cycle message has no field for it.'),
    );
  }
}
