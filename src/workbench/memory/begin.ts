import type { Entry } from './entries.ts';
import { isWanted } from './setting.ts';

type Members = Readonly<Record<string, unknown>>;
type Change = (own: typeof import('./own-company.ts'), entries: readonly Entry[]) => Members;

/** Returns a new document with the user's company and next number, if this browser remembers them. */
export async function begunFromMemory(document: Members): Promise<Members> {
  return await changed(document, ({ withOwnCompany }, entries) => withOwnCompany(document, entries));
}

/** Returns a copy with later due dates, and with the next number of its series if this browser remembers the last. */
export async function continuedFromMemory(copy: Members, original: string): Promise<Members> {
  return await changed(copy, ({ continued }, entries) => continued(copy, original, entries));
}

/** The memory is a convenience: without an answer the document stays as it is. */
async function changed(document: Members, change: Change): Promise<Members> {
  try {
    const [own, { loadEntries }] = await Promise.all([import('./own-company.ts'), import('./storage.ts')]);
    return change(own, isWanted() ? await loadEntries() : []);
  } catch {
    return document;
  }
}
