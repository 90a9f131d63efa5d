import { Copy, Hammer, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useDescription } from '../document/use-description.ts';
import type { Draft } from '../drafts/draft-storage.ts';
import { useDrafts } from '../drafts/drafts.ts';
import { useShowDraft } from '../drafts/use-active-draft.ts';
import { NewMenu } from '../examples/new-menu.tsx';
import { announce } from '../ui/announcer.tsx';
import { Button } from '../ui/button.tsx';
import { Spinner } from '../ui/message.tsx';
import { notify } from '../ui/notice.ts';
import { hasMod, Shortcut } from '../ui/shortcut.tsx';
import { Switch } from '../ui/switch.tsx';
import { useRun } from './runs.ts';
import { useOperations } from './use-operations.ts';

/** What can be done with a draft. */
export function Toolbar({ draft }: { draft: Draft }) {
  const { busy } = useRun(draft.id);
  const slow = useSlow(busy !== undefined);
  const { open, change } = useDrafts.getState();
  const show = useShowDraft();
  const { title } = useDescription(draft.text);

  const { build, replicate, cancel } = useOperations(draft.id, {
    onBuilt: (warnings) =>
      announce(warnings === 0 ? 'Built without faults.' : `Built, with ${counted(warnings, 'warning')}.`),
    onReplicated(text, original) {
      show(open(text, original.envelop));
      notify({
        title: `This is a copy of ${title}`,
        description: 'With a new UUID and today’s date, unsigned.',
        tone: 'good',
      });
    },
    onRefused: (faults) =>
      announce(faults === undefined ? 'Not sent: the text is not JSON.' : `Not built: ${counted(faults, 'fault')}.`),
  });

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !hasMod(event) || event.shiftKey || event.altKey) return;
      event.preventDefault();
      event.stopPropagation();
      build();
    };
    // While capturing: the editor has a use of its own for the chord.
    addEventListener('keydown', onKey, { capture: true });
    return () => removeEventListener('keydown', onKey, { capture: true });
  });

  return (
    <>
      <EnvelopeSwitch draft={draft} onChange={(envelop) => change(draft.id, { envelop })} />
      <NewMenu />
      <Button
        aria-label="Replicate"
        title="Open a copy with a new UUID and today’s date as a new draft"
        onClick={replicate}
        busy={busy !== undefined}
        className="max-lg:w-[30px] max-lg:justify-center max-lg:px-0"
      >
        {busy === 'replicate' ? <Spinner /> : <Copy aria-hidden className="size-4 lg:hidden" />}
        <span className="max-lg:hidden">Replicate</span>
      </Button>
      {slow && (
        <Button onClick={cancel}>
          <X aria-hidden className="size-3.5" />
          Cancel
        </Button>
      )}
      <Button
        look="primary"
        aria-label="Build"
        aria-keyshortcuts="Control+Enter Meta+Enter"
        title="Calculate and check the document"
        onClick={build}
        busy={busy !== undefined}
      >
        {busy === 'build' ? <Spinner /> : <Hammer aria-hidden className="size-3.5 sm:hidden" />}
        Build
        <span className="max-xl:hidden">
          <Shortcut keys="Mod+Enter" />
        </span>
      </Button>
    </>
  );
}

function EnvelopeSwitch({ draft, onChange }: { draft: Draft; onChange(envelop: boolean): void }) {
  const { envelope } = useDescription(draft.text);
  return (
    <Switch
      label="Envelope"
      checked={envelope || draft.envelop}
      disabled={envelope}
      title={envelope ? 'This draft is an envelope already.' : 'Build wraps the document in an envelope.'}
      onChange={onChange}
    />
  );
}

/** Whether something has been going on for so long that one would like to end it. */
function useSlow(going: boolean): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!going) return setSlow(false);
    const timer = setTimeout(() => setSlow(true), 400);
    return () => clearTimeout(timer);
  }, [going]);
  return going && slow;
}

function counted(count: number, what: string): string {
  return count === 1 ? `1 ${what}` : `${count} ${what}s`;
}
