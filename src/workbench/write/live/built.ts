import type { Document } from '../../../client/index.ts';
import { shareParts } from '../../engine/document/share-parts.ts';
import type { Checked } from '../../engine/worker/check.ts';
import type { Built } from '../../state/drafts/runs.ts';

/** The parsed document of each result; until it is parsed, the document of the last parsed result. */
const lastRead = new WeakMap<Built, Document>();

/**
 * Returns the result of a check; undefined if nothing could be calculated. It is parsed on first access, and equal parts stay the same
 * objects.
 */
export function builtWhileTyping(
  {
    result,
    faults,
    partial,
    time,
    isKept = false,
  }: Pick<Built, 'faults' | 'partial' | 'time'> & Pick<Checked, 'result'> & Partial<Pick<Built, 'isKept'>>,
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
    faults,
    partial,
    by: 'typing',
    isKept,
    get document() {
      document ??= shareParts(earlier, JSON.parse(result) as Document);
      lastRead.set(built, document);
      return document;
    },
  };
  if (earlier) lastRead.set(built, earlier);
  return built;
}
