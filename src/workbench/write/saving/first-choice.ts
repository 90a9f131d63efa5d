import type { SaveKind } from '../../engine/worker/saving.ts';
import { settings } from '../../ui/page/settings.ts';

/** The setting that stores the last kind saved. */
export const LAST = 'save-as';

/** Returns the kind that the user or the law chose, otherwise the last one, otherwise the page. */
export function firstChoice(kinds: readonly Pick<SaveKind, 'key'>[], wanted: string | undefined): string {
  const last = settings.getItem(LAST);
  const keys = [wanted, last, 'pdf'].filter((key) => kinds.some((each) => each.key === key));
  return keys[0] ?? kinds[0]?.key ?? '';
}
