import { type Description, describe } from '../../engine/document/description.ts';
import { useDescription } from '../../engine/document/use-description.ts';
import { say } from '../../ui/texts/say.ts';
import type { Draft } from './draft-storage.ts';
import * as texts from './texts.ts';

type Titled = Pick<Draft, 'text' | 'copyOf' | 'pdf'>;

/** Returns the title of a draft: `FAC-2025/118`, `Copy of FAC-2025/118`, or the name of the PDF it comes from. */
export function titleOf(draft: Titled): string {
  return titleFor(draft, describe(draft.text));
}

/** Returns the title of a draft, rendered after typing. */
export function useTitleOf(draft: Titled | undefined): string {
  const description = useDescription(draft?.text ?? '');
  return titleFor(draft, description);
}

function titleFor(draft: Titled | undefined, { title, numbered }: Description): string {
  if (draft?.pdf) return draft.pdf.name;
  const copyOf = numbered ? undefined : draft?.copyOf;
  return copyOf === undefined ? title : say(texts.copyOf, { title: copyOf });
}
