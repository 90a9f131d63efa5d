/** Keeps what the user saves, prints and receives. */

import type { Document } from '../../client/index.ts';
import { describe } from '../engine/document/description.ts';
import { contentOf } from '../engine/document/text.ts';
import type { Inspection } from '../engine/worker/inspect.ts';
import { draftById } from '../state/drafts/drafts.ts';
import type { Issued } from '../state/drafts/issued.ts';
import { keepDocuments } from './documents.ts';
import { recordOf } from './record.ts';

/**
 * Keeps a document that the user saved or printed. An e-invoice that was received is kept as received.
 * @param built its result, if it has no faults
 */
export async function keepIssued({ draft, format }: Issued, built: Document | undefined): Promise<void> {
  const { id, text } = draft;
  if (describe(text).isXml) return;
  const record = recordOf(built ?? contentOf(text), {
    way: 'written',
    draft: id,
    text,
    savedAs: format ?? '',
    now: Date.now(),
  });
  if (record) await keepDocuments([record]);
}

/** Keeps an e-invoice that the user opened. */
export async function keepReceived(id: string, inspection: Inspection): Promise<void> {
  const draft = draftById(id);
  if (!draft || inspection.document === undefined || !inspection.isInvoice) return;
  const { text, pdf, signed, encoded } = draft;
  const source = { way: 'received', draft: id, text, file: pdf ?? signed ?? encoded, now: Date.now() } as const;
  const record = recordOf(JSON.parse(inspection.document), { ...source, terms: inspection.terms });
  if (record) await keepDocuments([record]);
}
