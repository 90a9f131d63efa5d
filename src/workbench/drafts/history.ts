import { isEmbedded } from '../embedding/frame.ts';
import type { Version } from './draft-storage.ts';

/** In a frame nothing is kept in this browser. */
const storage = () => (isEmbedded ? Promise.reject(new Error('embedded')) : import('./draft-storage.ts'));

/** So many versions of a draft are kept. */
const most = 50;

/** What storage has refused or is not asked to keep, for as long as the page is open. */
const inMemory: Version[] = [];

/** Texts kept last, by draft: the same one is not kept twice. */
const last = new Map<string, string>();

/** Keeps a text that a draft has, before it is lost or because it was built. */
export function keepVersion(draft: string, text: string, why: Version['why']): void {
  if (text.trim() === '' || last.get(draft) === text) return;
  last.set(draft, text);
  const version = { draft, text, why, keptAt: Date.now() };
  storage()
    .then(({ saveVersion }) => saveVersion(version, most))
    .catch(() => void inMemory.push({ ...version, id: -1 - inMemory.length }));
}

/** The texts that a draft once had, the newest first. */
export async function versionsOf(draft: string): Promise<Version[]> {
  const kept = await storage()
    .then(({ loadVersions }) => loadVersions(draft))
    .catch(() => []);
  const others = inMemory.filter((version) => version.draft === draft);
  return [...kept, ...others].sort((a, b) => b.keptAt - a.keptAt);
}
