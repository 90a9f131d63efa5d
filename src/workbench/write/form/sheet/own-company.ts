import { useMemo } from 'react';
import { useOffered } from '../../../documents/offer.ts';
import { describe } from '../../../engine/document/description.ts';
import { contentOf } from '../../../engine/document/text.ts';
import { isObject } from '../../../engine/document/values.ts';
import { writeDensely } from '../../../engine/document/write.ts';
import { replaceText } from '../../../state/drafts/open-texts.ts';
import { useActiveDraft } from '../../../state/drafts/use-active-draft.ts';
import { entriesOf } from '../../../state/memory/entries.ts';
import { useMemory } from '../../../state/memory/memory.ts';
import { begunWith } from '../../../state/memory/own-company.ts';

/**
 * Returns the open document with the user's company, as remembered, else as in the document saved last, and what writes it; undefined if
 * none is known.
 */
export function useOwnCompany() {
  const draft = useActiveDraft();
  const { isOn, entries } = useMemory();
  const saved = useOffered();
  const text = draft?.text ?? '';
  const last = saved && saved.draft.id !== draft?.id ? saved.draft.text : undefined;
  const begun = useMemo(() => {
    const known = isOn ? entries : last === undefined ? [] : entriesOf(contentOf(last), 0);
    const whole = begunWith(text, known);
    const document = contentOf(text);
    if (!whole || !isObject(document)) return undefined;
    // What is already written stays.
    return describe(text).blank ? whole : { ...document, supplier: whole.supplier };
  }, [text, isOn, entries, last]);
  return draft && begun && { begun, use: () => replaceText(draft.id, writeDensely(begun)) };
}
