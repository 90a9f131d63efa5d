import type { Document } from '../../client/index.ts';
import type { Built } from '../operations/runs.ts';
import type { Checked } from '../worker/check.ts';

/**
 * The result that comes of a check; undefined where nothing could be calculated. It is read from its text only once
 * somebody looks into it, and stays the same object while the result is the same.
 */
export function builtWhileTyping(
  { result, faults, partial, time }: Checked,
  { text, envelop }: { text: string; envelop: boolean },
  before: Built | undefined,
): Built | undefined {
  if (result === undefined) return undefined;
  const about = { text: result, from: text, envelop, time, faults: faults.length, partial, by: 'typing' as const };
  if (before?.text === result) return { ...about, document: before.document };
  let document: Document | undefined;
  return {
    ...about,
    get document() {
      document ??= JSON.parse(result) as Document;
      return document;
    },
  };
}
