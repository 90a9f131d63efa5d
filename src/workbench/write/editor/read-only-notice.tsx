import { Lock } from 'lucide-react';
import { unsignEdits } from '../../engine/document/edits.ts';
import type { Draft } from '../../state/drafts/draft-storage.ts';
import { editText } from '../../state/drafts/open-texts.ts';
import { useCommand } from '../../state/view/commands.ts';
import { useFrame } from '../../state/view/frame.ts';
import { Button } from '../../ui/button.tsx';
import { say } from '../../ui/texts/say.ts';
import * as texts from './texts.ts';

/** States why a document cannot be edited, and offers to remove signatures. */
export function ReadOnlyNotice({ draft, why, signed }: { draft: Draft; why: string; signed: boolean }) {
  const byHost = useFrame((state) => state.readOnly);
  const verify = useCommand('verify');
  return (
    <div
      role="note"
      className="flex flex-wrap items-center gap-x-3 gap-y-2 border-line border-b bg-accent-wash px-3.5 py-2"
    >
      <Lock aria-hidden className="size-3.5 shrink-0 text-accent" />
      <p className="min-w-56 flex-1">{say(texts.readOnly, { why })}</p>
      {signed && verify && (
        <Button size="small" onClick={verify.run}>
          {verify.label}
        </Button>
      )}
      {signed && !byHost && (
        <Button size="small" onClick={() => unsign(draft)}>
          {say(texts.removeSignatures)}
        </Button>
      )}
    </div>
  );
}

function unsign({ id, text }: Draft): void {
  editText(id, unsignEdits(text));
}
