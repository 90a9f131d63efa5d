import { useNavigate } from '@tanstack/react-router';
import { BadgeCheck, CheckCheck, Copy, FilePen, type LucideIcon, Signature } from 'lucide-react';
import { useReadOnly } from '../app/read-only.ts';
import { useDescription } from '../document/use-description.ts';
import type { Draft } from '../drafts/draft-storage.ts';
import { useDrafts } from '../drafts/drafts.ts';
import { useRun } from '../drafts/runs.ts';
import { useShowDraft } from '../drafts/use-active-draft.ts';
import { announce } from '../ui/announcer.tsx';
import { notify } from '../ui/notice.ts';
import { type Done, syntaxFaults, tellDone } from './done.ts';
import { openDialog } from './open-dialog.ts';
import { type Operation, useOperations } from './use-operations.ts';

/** Something that can be done with the draft that is shown. */
export interface Action {
  name: string;
  /** What it does, in a sentence. */
  about: string;
  Icon: LucideIcon;
  run(): void;
  /** It is being done. */
  going: boolean;
  /** Why it cannot be done. */
  why?: string | undefined;
}

/** What can be done with a draft; Build and the way to end what takes long stand apart. */
export function useActions(draft: Draft): { build(): void; cancel(): void; actions: readonly Action[] } {
  const { busy } = useRun(draft.id);
  const { open } = useDrafts.getState();
  const show = useShowDraft();
  const navigate = useNavigate();
  const description = useDescription(draft.text);
  const { title, signed } = description;
  const readOnly = useReadOnly(description);

  const { build, validate, replicate, cancel } = useOperations(draft.id, {
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
    onValid: (warnings) =>
      notify({
        title: warnings === 0 ? 'Valid' : `Valid, with ${counted(warnings, 'warning')}`,
        description: 'Checked as it stands: nothing was calculated or changed.',
        tone: 'good',
      }),
    onRefused: (faults, by) => tellRefusal(faults, by),
  });

  /** What opens a window or another panel needs a text that can be read. */
  const unlessBroken = (run: () => void, refused?: Done['operation']) => () => {
    const faults = syntaxFaults(draft.text);
    if (faults.length === 0) return run();
    announce('The text is not JSON: mend it first.');
    if (refused) tellDone({ operation: refused, draft: draft.id, faults });
  };
  const showEnvelope = () => void navigate({ to: '/', search: (search) => ({ ...search, panel: 'Envelope' }) });

  return {
    build,
    cancel,
    actions: [
      {
        name: 'Replicate',
        about: 'Open a copy with a new UUID and today’s date as a new draft',
        Icon: Copy,
        run: replicate,
        going: busy === 'replicate',
      },
      {
        name: 'Correct',
        about: 'Open a credit note or another correction as a new draft',
        Icon: FilePen,
        run: unlessBroken(() => openDialog('correct'), 'correct'),
        going: false,
      },
      {
        name: 'Sign',
        about: 'Sign the document with a key of this browser',
        Icon: Signature,
        run: unlessBroken(() => openDialog('sign'), 'sign'),
        going: false,
        why: signed ? undefined : readOnly,
      },
      {
        name: 'Verify',
        about: 'Check the digest and the signatures, in this browser',
        Icon: BadgeCheck,
        run: unlessBroken(showEnvelope),
        going: false,
        why: signed ? undefined : 'Only a signed envelope can be verified.',
      },
      {
        name: 'Validate',
        about: 'Check the document as it stands, without calculating anything',
        Icon: CheckCheck,
        run: validate,
        going: busy === 'validate',
      },
    ],
  };
}

const participles: Record<Operation, string> = { build: 'built', validate: 'valid', replicate: 'copied' };

function tellRefusal(faults: number | undefined, by: Operation): void {
  announce(
    faults === undefined ? 'Not sent: the text is not JSON.' : `Not ${participles[by]}: ${counted(faults, 'fault')}.`,
  );
}

function counted(count: number, what: string): string {
  return count === 1 ? `1 ${what}` : `${count} ${what}s`;
}
