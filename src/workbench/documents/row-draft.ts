import { useDrafts } from '../state/drafts/drafts.ts';
import type { DocumentRow } from './rows.ts';

/** Returns the draft of a row: opened again from what is kept, if it was closed or changed since. */
export function draftOf({ draft, record }: Pick<DocumentRow, 'draft' | 'record'>): string {
  const { drafts, open } = useDrafts.getState();
  const isOpen = drafts.some(({ id, text }) => id === draft && (record === undefined || text === record.text));
  return isOpen || !record ? draft : open(record.text, false, sourceOf(record.file));
}

function sourceOf(file: File | undefined) {
  if (file === undefined) return {};
  if (/pdf/i.test(file.type + file.name)) return { pdf: file };
  return /\.p7[ms]$/i.test(file.name) ? { signed: file } : { encoded: file };
}
