import { isObject } from '../engine/document/values.ts';
import { sharedFragment, sharedText } from '../state/drafts/share.ts';
import { sharedPrefix } from '../state/drafts/shared-link.ts';
import { steps, type View } from './chain.ts';
import type { Members } from './values.ts';

/** The fragment prefix of a link to this page. */
const PREFIX = '#chain=';

/** What a link restores. The document is in the link itself. */
export interface Linked {
  document: Members;
  view: View;
  asCode: boolean;
}

/** Returns the fragment that restores a document and a view. */
export function fragmentOf(linked: Linked): string {
  return PREFIX + sharedFragment(JSON.stringify(linked)).slice(sharedPrefix.length);
}

/** Returns what a fragment restores; undefined for other or damaged fragments. */
export function linkedIn(fragment: string): Linked | undefined {
  const hash = fragment.startsWith('#') ? fragment : `#${fragment}`;
  if (!hash.startsWith(PREFIX)) return undefined;
  const text = sharedText(sharedPrefix + hash.slice(PREFIX.length));
  if (text === undefined) return undefined;
  try {
    const { document, view, asCode } = JSON.parse(text);
    const known = [...steps, 'mistake', 'einvoice'].find((each) => each === view);
    return isObject(document) && known
      ? { document: document as Members, view: known as View, asCode: asCode === true }
      : undefined;
  } catch {
    return undefined;
  }
}
