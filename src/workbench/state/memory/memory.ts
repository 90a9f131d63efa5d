import { create } from 'zustand';
import { contentOf } from '../../engine/document/text.ts';
import { countryOfParty } from '../../engine/document/values.ts';
import { isEmbedded } from '../../ui/page/embedded.ts';
import { setHomeCountry } from '../../ui/page/home-country.ts';
import { draftById } from '../drafts/drafts.ts';
import { isOfOthers } from '../drafts/received-from.ts';
import { runAnswered } from '../drafts/runs.ts';
import { readSaved } from '../stores/saved-file.ts';
import { type Entry, entriesOf, isOlderNumber, withKept } from './entries.ts';
import { isWanted, setWanted } from './setting.ts';
import { clearEntries, loadEntries, removeEntry, saveEntries } from './storage.ts';

interface MemoryState {
  /** Whether the user has enabled it. */
  isOn: boolean;
  /** Most recently used first; empty while disabled. */
  entries: readonly Entry[];
}

/** Values this browser remembers from built documents, if enabled. */
export const useMemory = create<MemoryState>(() => ({ isOn: false, entries: [] }));

let isRead = false;

/** Loads the memory once, and adds built documents from now on while enabled. */
export function startMemory(): void {
  if (isRead || isEmbedded) return;
  isRead = true;
  if (isWanted()) void turnOn(true);
  runAnswered.subscribe(({ draft, text, faults }) => {
    if (!useMemory.getState().isOn || faults.length > 0) return;
    if (isOfOthers({ receivedFrom: draftById(draft)?.receivedFrom, text })) return;
    void remember(entriesOf(contentOf(text), Date.now()));
  });
}

/** The last pending operation. They run one after another, so that deleted entries do not reappear. */
let last: Promise<void> = Promise.resolve();

function inTurn(work: () => Promise<void>): Promise<void> {
  last = last.then(work).catch(() => undefined);
  return last;
}

/** Enables or disables the memory. Disabling deletes its entries. */
export function turnOn(isOn: boolean): Promise<void> {
  setWanted(isOn);
  useMemory.setState({ isOn, entries: [] });
  // Browsers delete what is not persistent when they need room.
  if (isOn) void globalThis.navigator?.storage?.persist?.();
  return inTurn(isOn ? show : clearEntries);
}

async function show(): Promise<void> {
  const entries = await loadEntries();
  if (isWanted()) useMemory.setState({ isOn: true, entries });
  else {
    // It was disabled in the meantime, here or in another tab, which may have cleared it before.
    useMemory.setState({ isOn: false, entries: [] });
    await clearEntries();
  }
}

/** Stores entries, if the memory is enabled. */
export function remember(entries: readonly Entry[]): Promise<void> {
  return inTurn(async () => {
    if (isWanted()) {
      const known = await loadEntries();
      const newer = entries.filter((entry) => !known.some((each) => isOlderNumber(entry, each)));
      const knownOf = ({ kind, name }: Entry) => known.find((each) => each.kind === kind && each.name === name);
      await saveEntries(newer.map((entry) => withKept(entry, knownOf(entry))));
      const company = entries.find(({ kind }) => kind === 'supplier');
      const country = countryOfParty(company?.value);
      if (country) setHomeCountry(country);
    }
    await show();
  });
}

/** Stores an entry that the user wrote in place of another one, which may have had another name. */
export function changeEntry(before: Entry, after: Entry): Promise<void> {
  return inTurn(async () => {
    if (before.name !== '' && before.name !== after.name) await removeEntry(before);
    if (isWanted()) await saveEntries([{ ...after, usedAt: Date.now() }]);
    await show();
  });
}

export function forgetEntry(entry: Entry): Promise<void> {
  return inTurn(async () => {
    await removeEntry(entry);
    await show();
  });
}

/** Imports the entries in the text of a memory file; returns their number, or undefined for other files. */
export async function takeEntries(text: string): Promise<number | undefined> {
  const entries = (await readSaved(text, 'memory'))?.entries;
  if (entries) await remember(entries);
  return entries?.length;
}
