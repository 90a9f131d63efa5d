/** Converts a built document to the terms of an e-invoice (chapter 14 §3). Losses are reported. */

import type { Invoice } from '../../../engine/document-types.ts';
import type { Fault } from '../../../engine/faults.ts';
import type { AttachedFile } from '../../declare/report.ts';
import { Group } from '../../model/group.ts';
import type { OwnMapping } from '../own-mapping.ts';
import { writeAdjustments } from './adjustments.ts';
import { writeAdvances } from './advances.ts';
import { writeAttachments } from './attachments.ts';
import { inexactAmounts, toTwoDecimals } from './decimals.ts';
import { writeHead, writeNotes } from './head.ts';
import { writeLines } from './lines.ts';
import { Mapping, type MappingInput } from './mapping.ts';
import { writeParties } from './parties.ts';
import { writePayment } from './payment.ts';
import { supplyDelivery, writeDelivery, writeReferences } from './references.ts';
import { Taxes, writeTotals } from './taxes.ts';
import { reportUnread } from './unread.ts';

/** The terms of a document, or why it cannot be written. */
export type Written = { ok: true; invoice: Group; notices: Fault[] } | { ok: false; faults: Fault[] };

export interface WriteInput extends Omit<MappingInput, 'invoice'> {
  /** What the format maps differently. */
  own?: OwnMapping;
  /** The document before its codes were set, if they were. */
  plain?: Invoice;
  files: readonly AttachedFile[];
  /** Names of exemption reasons by code. */
  exemptions: ReadonlyMap<string, string>;
}

export function writeInvoice({ files, exemptions, own = {}, plain, ...input }: WriteInput): Written {
  const invoice = new Group(input.plan.declaration, undefined, undefined, input.path);
  const mapping = new Mapping({ invoice, ...input });
  const taxes = new Taxes(mapping);
  own.begin?.(mapping);
  writeHead(mapping);
  writeParties(
    mapping,
    taxes.isOutside && mapping.writing.ownNumbers === undefined && !mapping.writing.vatNumberOutside,
  );
  writeReferences(mapping);
  writeDelivery(mapping);
  writePayment(mapping);
  writeLines(mapping, taxes);
  writeAdjustments(mapping, taxes);
  taxes.writeBreakdown(exemptions);
  writeTotals(mapping);
  writeAdvances(mapping);
  writeAttachments(mapping, files);
  writeNotes(mapping);
  supplyDelivery(mapping);
  own.write?.(mapping, plain ?? input.document);
  if (mapping.subunits > 2 && !mapping.writing.freeDecimals)
    mapping.faults.push(...toTwoDecimals(invoice, mapping.plan, mapping.currency));
  if (mapping.plan.kind === 'cii')
    mapping.faults.push(...inexactAmounts(mapping.document.value, mapping.document.path));
  if (mapping.faults.length > 0) return { ok: false, faults: mapping.faults };
  reportUnread(mapping.document, mapping.report);
  return { ok: true, invoice, notices: mapping.notices };
}
