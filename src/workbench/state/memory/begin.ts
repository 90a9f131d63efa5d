import { useDrafts } from '../drafts/drafts.ts';
import type { Entry } from './entries.ts';
import { isWanted } from './setting.ts';

type Members = Readonly<Record<string, unknown>>;

/** Returns a new document with the user's company and next number, if this browser remembers them. */
export async function begunFromMemory(document: Members): Promise<Members> {
  // The user may type at once.
  if (!isWanted()) return document;
  return await changed(document, async () => {
    const { withOwnCompany } = await import('./own-company.ts');
    return withOwnCompany(document, await entriesNow(), useDrafts.getState().drafts);
  });
}

/** Returns a copy or correction without values of the original's own, and with the next number of its series if this browser remembers numbers. */
export async function continuedFromMemory(made: Members, original: string): Promise<Members> {
  return await changed(made, async () => {
    const [{ continued }, { withoutFiguresOf }, { withoutOwnValues }] = await Promise.all([
      import('./own-company.ts'),
      import('./figures.ts'),
      import('../../engine/document/own-values.ts'),
    ]);
    const begun = withoutOwnValues(made);
    if (!isWanted()) return withoutFiguresOf(begun, original);
    return continued(begun, original, await entriesNow(), useDrafts.getState().drafts);
  });
}

async function entriesNow(): Promise<readonly Entry[]> {
  return await (await import('./storage.ts')).loadEntries();
}

/** The memory is a convenience: without an answer the document stays as it is. */
async function changed(document: Members, change: () => Promise<Members>): Promise<Members> {
  try {
    return await change();
  } catch {
    return document;
  }
}
