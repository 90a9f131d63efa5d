import type { Entry } from './entries.ts';
import { isWanted } from './setting.ts';

type Members = Readonly<Record<string, unknown>>;

/** Returns a new document with the user's company and next number, if this browser remembers them. */
export async function begunFromMemory(document: Members): Promise<Members> {
  // The user may type at once.
  if (!isWanted()) return document;
  return await changed(document, async () => {
    const { withOwnCompany } = await import('./own-company.ts');
    return withOwnCompany(document, await entriesNow());
  });
}

/** Returns a copy as the user would type it: with later due dates, and the next number of its series if this browser remembers the last. */
export async function continuedFromMemory(copy: Members, original: string): Promise<Members> {
  return await changed(copy, async () => {
    const [{ continued }, { withoutOwnValues }] = await Promise.all([
      import('./own-company.ts'),
      import('../../engine/document/own-values.ts'),
    ]);
    return continued(withoutOwnValues(copy), original, await entriesNow());
  });
}

async function entriesNow(): Promise<readonly Entry[]> {
  return isWanted() ? await (await import('./storage.ts')).loadEntries() : [];
}

/** The memory is a convenience: without an answer the document stays as it is. */
async function changed(document: Members, change: () => Promise<Members>): Promise<Members> {
  try {
    return await change();
  } catch {
    return document;
  }
}
