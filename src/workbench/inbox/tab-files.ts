/** The files of this tab, stored so that a reload does not lose them. Those of closed tabs are removed. */

import { newId } from '../state/drafts/drafts.ts';
import { storeOf } from '../state/stores/store.ts';
import { tabOwner } from '../state/stores/tab-owner.ts';
import type { Entry } from './entry.ts';

const store = storeOf('inboxOfTab');

const owner = tabOwner('billwright-inbox');

let found: Promise<string> | undefined;

/** Returns the name of this tab: the one before a reload, unless the tab was copied. */
function thisTab(): Promise<string> {
  found ??= (async () => {
    const own = owner.own();
    if (own !== null && (await owner.hold(own))) return own;
    const tab = newId();
    await owner.hold(tab);
    return tab;
  })();
  return found;
}

/** Returns the files of this tab, and removes those of tabs that are closed. */
export async function openTabFiles(): Promise<Entry[]> {
  const tab = await thisTab();
  const tabs = new Set((await store.keys()).flatMap((key) => (Array.isArray(key) ? [String(key[0])] : [])));
  for (const other of tabs) if (other !== tab && !(await owner.isHeld(other))) await store.delete(rangeOf(other));
  return (await store.all(rangeOf(tab))).map(({ entry }) => entry);
}

export async function putTabFiles(entries: readonly Entry[]): Promise<void> {
  const tab = await thisTab();
  await store.put(entries.map((entry) => ({ tab, key: entry.key, entry })));
}

export async function deleteTabFile(key: string): Promise<void> {
  await store.delete([await thisTab(), key]);
}

export async function clearTabFiles(): Promise<void> {
  await store.delete(rangeOf(await thisTab()));
}

function rangeOf(tab: string): IDBKeyRange {
  return IDBKeyRange.bound([tab], [tab, []]);
}
