/**
 * Reports every member of a document that a mapping has not read, so that nothing is forgotten (chapter 14 §1.2). Members listed here are not losses;
 * all others are a loss of meaning.
 */

import { message } from '../../../engine/text/message.ts';
import type { Report, Severity } from '../../declare/report.ts';
import type { Source } from './source.ts';

/** Members that can be recalculated from written ones. */
const COMPUTED = new Set([
  'invoice.$addons',
  'invoice.$schema',
  'totals.taxes',
  'tax-totals.sum',
  'combo.key',
  'combo.rate',
]);

/** Members of any object that are not a loss. */
const MINOR = new Set(['uuid', '$regime', 'ext', 'code', 'src', 'images', 'alt_prices', 'digest', 'mime', 'coords']);

/** Members that are not a loss within certain objects; `*` stands for the whole object. */
const MINOR_IN = new Set([
  'address.label',
  'address.meta',
  'attachment.key',
  'attachment.name',
  'card.first6',
  'charge.meta',
  'credit-transfer.branch',
  'discount.meta',
  'email.*',
  'endpoint.*',
  'ext.*',
  'inbox.label',
  'instructions.meta',
  'invoice.issue_time',
  'item.key',
  'item.meta',
  'line-note.*',
  'name.*',
  'note.meta',
  'online.key',
  'party.endpoints',
  'party.meta',
  'party.uuid',
  'period.label',
  'person.*',
  'reference.*',
  'registration.label',
  'telephone.*',
]);

/** Members that matter, unlike members of the same name elsewhere. */
const MATTERS = new Set(['inbox.code', 'identity.code', 'person.role']);

/** Reports the unread members. */
export function reportUnread(document: Source, report: Report): void {
  for (const { kind, name, path } of document.finish()) {
    const severity = severityOf(kind, name);
    if (severity === undefined) continue;
    report.dropped(
      severity,
      { property: path },
      severity === 'info'
        ? message('Not written: EN 16931 has no term for it and does not need one.')
        : message('Not written: EN 16931 has no term for it.'),
    );
  }
}

function severityOf(kind: string, name: string): Severity | undefined {
  const member = `${kind}.${name}`;
  if (COMPUTED.has(member)) return undefined;
  if (MATTERS.has(member)) return 'warning';
  return MINOR.has(name) || MINOR_IN.has(member) || MINOR_IN.has(`${kind}.*`) ? 'info' : 'warning';
}
