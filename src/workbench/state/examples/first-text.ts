import { sharedAtStart } from '../drafts/shared-link.ts';

/** Returns the text to begin with if no draft is stored: the document in the page's link, if any. */
export async function firstText(): Promise<string | undefined> {
  const fragment = sharedAtStart();
  return fragment && (await import('../drafts/share.ts')).sharedText(fragment);
}
