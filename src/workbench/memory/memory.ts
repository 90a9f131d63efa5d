import { create } from 'zustand';
import { isEmbedded } from '../app/embedded.ts';
import { contentOf } from '../document/text.ts';
import { runAnswered } from '../drafts/runs.ts';
import { type Entry, entriesOf, isOlderNumber, readEntries } from './entries.ts';
import { isWanted, setWanted } from './setting.ts';
import { clearEntries, loadEntries, saveEntries } from './storage.ts';

interface MemoryState {
  /** Somebody has switched it on. */
  isOn: boolean;
  /** What was used last first; none while it is off. */
  entries: readonly Entry[];
}

/** What this browser remembers of documents that were built, if one wants it. */
export const useMemory = create<MemoryState>(() => ({ isOn: false, entries: [] }));

let isRead = false;

/** Reads what is remembered, once, and remembers from now on what is built, while it is on. */
export function startMemory(): void {
  if (isRead || isEmbedded) return;
  isRead = true;
  if (isWanted()) void turnOn(true);
  runAnswered.subscribe(({ text, faults }) => {
    if (useMemory.getState().isOn && faults.length === 0) void remember(entriesOf(contentOf(text), Date.now()));
  });
}

/** What was begun last: one thing after the other, so that nothing is kept or shown that was forgotten meanwhile. */
let last: Promise<void> = Promise.resolve();

function inTurn(work: () => Promise<void>): Promise<void> {
  last = last.then(work).catch(() => undefined);
  return last;
}

/** Switches it on or off; what was remembered is forgotten when it is switched off. */
export function turnOn(isOn: boolean): Promise<void> {
  setWanted(isOn);
  useMemory.setState({ isOn, entries: [] });
  return inTurn(isOn ? show : clearEntries);
}

async function show(): Promise<void> {
  const entries = await loadEntries();
  if (isWanted()) useMemory.setState({ isOn: true, entries });
  else {
    // Switched off while this was under way, here or in another tab, which may have cleared it before.
    useMemory.setState({ isOn: false, entries: [] });
    await clearEntries();
  }
}

function remember(entries: readonly Entry[]): Promise<void> {
  return inTurn(async () => {
    if (isWanted()) {
      const known = await loadEntries();
      await saveEntries(entries.filter((entry) => !known.some((each) => isOlderNumber(entry, each))));
    }
    await show();
  });
}

/** Takes the entries of a file; false where it is none of ours. */
export async function takeFile(file: File): Promise<boolean> {
  const entries = readEntries(await file.text());
  if (entries) await remember(entries);
  return entries !== undefined;
}
