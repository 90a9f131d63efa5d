import { useMutation } from '@tanstack/react-query';
import { FileWarning, Link2, Mail, Printer } from 'lucide-react';
import type { WordedFault } from '../../../engine/faults.ts';
import { engine } from '../../engine/service/engine.ts';
import type { Saved, SaveKind, SaveRequest } from '../../engine/worker/saving.ts';
import type { Draft } from '../../state/drafts/draft-storage.ts';
import { fileName } from '../../state/drafts/export.ts';
import { useRun } from '../../state/drafts/runs.ts';
import { useCommand } from '../../state/view/commands.ts';
import { Button } from '../../ui/button.tsx';
import { saveFile } from '../../ui/files.ts';
import { notify } from '../../ui/notice.ts';
import { say } from '../../ui/texts/say.ts';
import { fixAtOnce, sureFixes } from '../problems/sure-fixes.ts';
import { openIn } from './missing.ts';
import * as texts from './texts.ts';

interface AsideProps {
  draft: Draft;
  kind: SaveKind | undefined;
  faults: readonly WordedFault[];
  onClose(): void;
}

/** Other actions on a document; with faults, saving its pages as a draft. */
export function Aside({ draft, kind, faults, onClose }: AsideProps) {
  const isFaulty = kind?.tier === 'customer' && faults.length > 0;
  return isFaulty ? <SaveDraft {...{ draft, onClose }} /> : <OtherWays {...{ kind, onClose }} />;
}

/** Saves the pages of a document with faults, which say so. */
function SaveDraft({ draft: { text }, onClose }: Pick<AsideProps, 'draft' | 'onClose'>) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => engine().call('saveIncomplete', text),
    onSuccess: (pages) => {
      if (!pages) return notify({ title: say(texts.noDraft), tone: 'bad' });
      const file = `${fileName(text)}-incomplete.pdf`;
      saveFile(file, pages, 'application/pdf');
      notify({ title: say(texts.saved, { file }), tone: 'good' });
      onClose();
    },
    onError: () => notify({ title: say(texts.noPages), tone: 'bad' }),
  });
  return (
    <span className="mr-auto">
      <Button
        Icon={FileWarning}
        busy={isPending}
        onClick={() => mutate()}
        className="h-auto! min-h-[30px] shrink! whitespace-normal! py-1 text-left [&_svg]:shrink-0"
      >
        {say(texts.saveDraft)}
      </Button>
    </span>
  );
}

interface StillOpenProps {
  draft: Draft;
  faults: readonly WordedFault[];
  /** Whether the faults are those of an earlier text. */
  isChecking: boolean;
}

/** How much is still open, and the fixes that have one sure answer. */
export function StillOpen({ draft: { id, text }, faults, isChecking }: StillOpenProps) {
  const { problems } = useRun(id, 'problems');
  if (faults.length === 0) return null;
  const { count, isMissing } = openIn(text, faults);
  const sure = sureFixes(problems).length;
  return (
    <>
      <span className="text-soft">
        {isChecking ? say(texts.isChecking) : say(isMissing ? texts.toGo : texts.toFix, { count })}
      </span>
      {sure > 1 && <Button onClick={() => fixAtOnce(id, problems)}>{say(texts.fixAtOnce, { count: sure })}</Button>}
    </>
  );
}

interface SaveAnywayProps {
  request: SaveRequest;
  kind: SaveKind;
  onDone(content: NonNullable<Saved['content']>): void;
}

/** Saves a file that its recipient would reject. */
export function SaveAnyway({ request, kind, onDone }: SaveAnywayProps) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => engine().call('saveAs', { ...request, isForced: true }),
    onSuccess: ({ content, fileName: prescribed }) => {
      if (content === undefined) return notify({ title: say(texts.notSaved), tone: 'bad' });
      const file = prescribed ?? `${fileName(request.text)}.${kind.extension}`;
      saveFile(file, content, kind.mediaType);
      notify({ title: say(texts.savedAnyway, { file }), tone: 'bad' });
      onDone(content);
    },
    onError: () => notify({ title: say(texts.notSaved), tone: 'bad' }),
  });
  return (
    <Button Icon={FileWarning} busy={isPending} onClick={() => mutate()}>
      {say(texts.saveAnyway)}
    </Button>
  );
}

/** Other ways out of the page: a page to print or send, a text as a link. */
function OtherWays({ kind, onClose }: Pick<AsideProps, 'kind' | 'onClose'>) {
  const [print, send, share] = [useCommand('print'), useCommand('send'), useCommand('share')];
  const ways =
    kind?.tier === 'text'
      ? [{ command: share, label: texts.share, Icon: Link2 }]
      : [
          { command: send, label: texts.send, Icon: Mail },
          { command: print, label: texts.print, Icon: Printer },
        ];
  return (
    <span className="mr-auto flex flex-wrap gap-2">
      {ways.map(
        ({ command, label, Icon }) =>
          command && (
            <Button
              key={label}
              Icon={Icon}
              onClick={() => {
                onClose();
                command.run();
              }}
            >
              {say(label)}
            </Button>
          ),
      )}
    </span>
  );
}
