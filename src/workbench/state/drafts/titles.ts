import { useDeferredValue, useMemo } from 'react';
import { type Description, describe } from '../../engine/document/description.ts';
import { useLegalTitles } from '../../engine/document/legal-titles.ts';
import { useDescription } from '../../engine/document/use-description.ts';
import { say } from '../../ui/texts/say.ts';
import type { Draft } from './draft-storage.ts';
import * as texts from './texts.ts';

type Titled = Pick<Draft, 'text' | 'copyOf' | 'pdf'>;

/** Returns the title of a draft: `FAC-2025-118`, of a copy without a number `FAC, no number`, or the name of the PDF it comes from. */
export function titleOf(draft: Titled): string {
  return titleFor(draft, describe(draft.text));
}

/** Returns the title of a draft, rendered after typing. */
export function useTitleOf(draft: Titled | undefined): string {
  const description = useDescription(draft?.text ?? '');
  return titleFor(draft, description);
}

/** Returns the titles of drafts, rendered after typing; equal ones get a number: `Invoice (2)`. */
export function useTitles(drafts: readonly Titled[]): string[] {
  const shown = useDeferredValue(drafts);
  const titled = useLegalTitles();
  // biome-ignore lint/correctness/useExhaustiveDependencies: titles of the law change what is described.
  return useMemo(() => distinct(shown.map(titleOf)), [shown, titled]);
}

/** Returns distinct texts: a repeated one gets a number after it. */
function distinct(texts: readonly string[]): string[] {
  const counts = new Map<string, number>();
  return texts.map((text) => {
    const count = (counts.get(text) ?? 0) + 1;
    counts.set(text, count);
    return count === 1 ? text : `${text} (${count})`;
  });
}

function titleFor(draft: Titled | undefined, { title, numbered }: Description): string {
  if (draft?.pdf) return draft.pdf.name;
  return numbered || draft?.copyOf === undefined ? title : say(texts.noNumber, { name: title });
}

/** Returns the text below a title: the customer, or for a copy without a number its original. */
export function subtitleOf({ copyOf }: Titled, { numbered, party }: Description): string {
  return numbered || copyOf === undefined ? party : say(texts.copyOf, { title: copyOf });
}
