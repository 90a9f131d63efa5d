import { isEmbedded } from '../../ui/page/embedded.ts';
import { loadVersions, saveVersion, type Version } from './draft-storage.ts';

/** Maximum number of stored versions per draft. */
const most = 50;

/** Versions that are not stored, or that storage refused, while the page is open. */
const inMemory: Version[] = [];

/** The last text kept of each draft, to avoid duplicates. */
const last = new Map<string, string>();

/** Keeps a text of a draft before it is lost, or because it was built, saved, sent or printed. */
export function keepVersion(draft: string, text: string, why: Version['why']): void {
  if (text.trim() === '' || last.get(draft) === text) return;
  last.set(draft, text);
  const version = { draft, text, why, keptAt: Date.now() };
  // In a frame, nothing is stored in this browser.
  if (isEmbedded) keepInMemory(version);
  else saveVersion(version, most).catch(() => keepInMemory(version));
}

let count = 0;

function keepInMemory(version: Omit<Version, 'id'>): void {
  inMemory.push({ ...version, id: --count });
  const [oldest, ...others] = inMemory.filter(({ draft }) => draft === version.draft);
  if (oldest && others.length >= most) inMemory.splice(inMemory.indexOf(oldest), 1);
}

/** Returns earlier texts of a draft, newest first. */
export async function versionsOf(draft: string): Promise<Version[]> {
  const kept = isEmbedded ? [] : await loadVersions(draft).catch(() => []);
  const others = inMemory.filter((version) => version.draft === draft);
  return [...kept, ...others].sort((a, b) => b.keptAt - a.keptAt);
}
