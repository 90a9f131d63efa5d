import { Check, Plus } from 'lucide-react';
import { describe } from '../document/description.ts';
import { addonEdits } from '../document/edits.ts';
import { contentOf, readText } from '../document/text.ts';
import { useActiveDraft, useShowDraft } from '../drafts/use-active-draft.ts';
import { editText } from '../editor/open-texts.ts';
import { Button } from '../ui/button.tsx';
import { notify } from '../ui/notice.ts';

/** Adds an addon to the draft that is shown in the workbench. */
export function AddToDocument({ addon }: { addon: string }) {
  const draft = useActiveDraft();
  const show = useShowDraft();
  if (!draft) return null;
  const { title, addons, signed } = describe(draft.text);
  if (addons.includes(addon)) {
    return (
      <p className="flex h-[30px] items-center gap-1.5 text-good">
        <Check aria-hidden className="size-4" />
        In {title}
      </p>
    );
  }
  const why = signed
    ? `${title} is signed and read-only.`
    : isObject(draft.text)
      ? undefined
      : `${title} is not JSON yet: mend its text first.`;
  const add = () => {
    editText(draft.id, addonEdits(draft.text, addon));
    notify({
      title: `Added to ${title}`,
      tone: 'good',
      action: { label: 'Show', onClick: () => show(draft.id) },
    });
  };
  return (
    <div className="grid justify-items-end gap-1">
      <Button onClick={add} disabled={why !== undefined} title={`To ${title}`}>
        <Plus aria-hidden className="size-3.5" />
        Add to the document
      </Button>
      {why && <p className="text-faint text-xs">{why}</p>}
    </div>
  );
}

function isObject(text: string): boolean {
  const value = contentOf(readText(text));
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
