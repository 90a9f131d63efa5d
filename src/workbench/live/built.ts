import type { Document } from '../../client/index.ts';
import { shareParts } from '../document/share-parts.ts';
import type { Built } from '../drafts/runs.ts';
import type { Checked } from '../worker/check.ts';

/** Of a result, its document once it was read; until then that of the last one before it that was. */
const lastRead = new WeakMap<Built, Document>();

/**
 * Returns the result that comes of a check; undefined where nothing could be calculated. It is read from its text only
 * once somebody looks into it, and what is the same as before stays the same object.
 */
export function builtWhileTyping(
  {
    result,
    faults,
    partial,
    time,
  }: Pick<Built, 'partial' | 'time'> & Pick<Checked, 'result'> & { faults: readonly unknown[] },
  { text, envelop }: { text: string; envelop: boolean },
  before: Built | undefined,
): Built | undefined {
  if (result === undefined) return undefined;
  const earlier = before && (before.by === 'button' ? before.document : lastRead.get(before));
  let document: Document | undefined;
  const built: Built = {
    text: result,
    from: text,
    envelop,
    time,
    faults: faults.length,
    partial,
    by: 'typing',
    get document() {
      document ??= shareParts(earlier, JSON.parse(result) as Document);
      lastRead.set(built, document);
      return document;
    },
  };
  if (earlier) lastRead.set(built, earlier);
  return built;
}
