import { useMemo } from 'react';
import { useOffered } from '../../../documents/offer.ts';
import { describe } from '../../../engine/document/description.ts';
import { contentOf } from '../../../engine/document/text.ts';
import { isObject, memberAt, text as textIn } from '../../../engine/document/values.ts';
import { writeDensely } from '../../../engine/document/write.ts';
import { replaceText } from '../../../state/drafts/open-texts.ts';
import { useActiveDraft } from '../../../state/drafts/use-active-draft.ts';
import { entriesOf } from '../../../state/memory/entries.ts';
import { useMemory } from '../../../state/memory/memory.ts';
import { begunWith } from '../../../state/memory/own-company.ts';
import { Button } from '../../../ui/button.tsx';
import { say } from '../../../ui/texts/say.ts';
import * as texts from './texts.ts';

/** Offers the user's company for a document without a supplier: as remembered, else as in the document saved last. */
export function UseCompany() {
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
  if (!draft || !begun) return null;
  const facts = ['supplier.name', 'supplier.tax_id.code', 'payment.instructions.credit_transfer[0].iban']
    .map((path) => textIn(memberAt(begun, path)))
    .filter(Boolean);
  return (
    <div className="mb-2 flex items-center gap-3 rounded-lg border border-edge border-dashed px-3 py-2">
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{say(texts.useMyCompany)}</p>
        <p className="wrap-anywhere text-soft text-xs">{facts.join(', ')}</p>
      </div>
      <Button aria-label={say(texts.useMyCompany)} onClick={() => replaceText(draft.id, writeDensely(begun))}>
        {say(texts.useIt)}
      </Button>
    </div>
  );
}
