import { contentOf } from '../../engine/document/text.ts';
import { contentsOf, partAt, text } from '../../engine/document/values.ts';
import type { Draft } from './draft-storage.ts';

/** Returns the name of a document's supplier. */
export function supplierIn(content: string): string | undefined {
  return text(partAt(contentsOf(contentOf(content)), ['supplier', 'name']));
}

/** Returns whether a draft still is another company's invoice: it was received, and its supplier was not replaced. */
export function isOfOthers({ receivedFrom, text }: Pick<Draft, 'receivedFrom' | 'text'>): boolean {
  return receivedFrom !== undefined && supplierIn(text) === receivedFrom;
}
