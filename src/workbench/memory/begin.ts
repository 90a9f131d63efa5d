import { isWanted } from './setting.ts';

type Members = Readonly<Record<string, unknown>>;

/** Returns a new document with the user's company and next number, if this browser remembers them. */
export async function begunFromMemory(document: Members): Promise<Members> {
  return await changed(document, 'withOwnCompany');
}

/** Returns a copy with the next number of its series, if this browser remembers the last. */
export async function numberedFromMemory(document: Members): Promise<Members> {
  return await changed(document, 'withNextNumber');
}

/** The memory is a convenience: without an answer the document stays as it is. */
async function changed(document: Members, how: 'withOwnCompany' | 'withNextNumber'): Promise<Members> {
  if (!isWanted()) return document;
  try {
    const [change, { loadEntries }] = await Promise.all([import('./own-company.ts'), import('./storage.ts')]);
    return change[how](document, await loadEntries());
  } catch {
    return document;
  }
}
