import { ChevronDown, Download, FolderOpen, Hammer, X } from 'lucide-react';
import { lazy, type ReactNode, type Ref, Suspense, useEffect, useRef, useState } from 'react';
import { useDescription } from '../engine/document/use-description.ts';
import { useBackend } from '../engine/service/backend.ts';
import type { Draft } from '../state/drafts/draft-storage.ts';
import { useBusy } from '../state/drafts/runs.ts';
import { cancelOperation } from '../state/operations/operations.ts';
import { type Command, useCommand } from '../state/view/commands.ts';
import { useFrame } from '../state/view/frame.ts';
import { Button } from '../ui/button.tsx';
import { withTexts } from '../ui/language/later.ts';
import { Menu } from '../ui/menu.tsx';
import { Spinner, Waiting } from '../ui/message.tsx';
import { afterForm } from '../ui/page/after-form.ts';
import { isEmbedded } from '../ui/page/embedded.ts';
import { Shortcut } from '../ui/shortcut.tsx';
import { say } from '../ui/texts/say.ts';
import { useMedia } from '../ui/use-media.ts';
import { ViewChoice } from '../write/editor/view-choice.tsx';
import { NewMenu } from './new/new-menu.tsx';
import * as texts from './texts.ts';

const SaveMenu = lazy(async () => ({
  default: (await withTexts(import('../write/saving/save-menu.tsx'), ['later', 'names'])).SaveMenu,
}));

const MoreCommands = lazy(async () => ({
  default: (await afterForm().then(() => import('./toolbar-more.tsx'))).MoreCommands,
}));

/** The actions on a draft: starting and opening on the left, results on the right. Only Save is green. */
export function Toolbar({ draft }: { draft: Draft }) {
  const isShort = useFrame(({ toolbar }) => toolbar !== 'full');
  const { isXml } = useDescription(draft.text);
  const hasRoom = useMedia('(min-width: 60rem)');
  const open = useCommand('open');
  const replicate = useCommand('replicate');
  const correct = useCommand('correct');
  const beside = [replicate, correct].filter((command) => command !== undefined);
  return (
    <div className="flex min-h-12 items-center gap-2 border-line border-b bg-panel px-3.5 py-0.5 max-[45rem]:flex-wrap max-[45rem]:gap-1 max-[45rem]:px-1 max-[45rem]:[&_button]:min-w-9 max-[45rem]:[&_button]:px-1.5">
      {!isShort && !isEmbedded && <NewMenu />}
      {!isShort && open && hasRoom && (
        <Button Icon={FolderOpen} data-command="open" title={open.about} onClick={open.run}>
          {open.label}
        </Button>
      )}
      {!isXml && <ViewChoice />}
      <span className="flex-1" />
      <Building draft={draft}>
        {!isShort && hasRoom && beside.map((command) => <CommandButton key={command.id} command={command} />)}
      </Building>
      {!isShort && (
        <>
          <Suspense fallback={<span className="size-[30px]" />}>
            <MoreCommands draft={draft} first={hasRoom ? [] : [...(open ? [open] : []), ...beside]} />
          </Suspense>
          <Saving draft={draft} />
        </>
      )}
    </div>
  );
}

/** Saves, or offers other ways to. */
function Saving({ draft }: { draft: Draft }) {
  const save = useCommand('save-as');
  if (!save) return null;
  return (
    <div className="flex shrink-0">
      <Button
        look="primary"
        Icon={Download}
        data-command="save"
        title={save.about}
        onClick={save.run}
        className="rounded-r-none max-[45rem]:min-[24rem]:[&_svg]:hidden"
      >
        <span className="max-[24rem]:sr-only">{say(texts.save)}</span>
      </Button>
      <Menu
        trigger={
          <Button
            look="primary"
            data-region="save"
            aria-label={say(texts.waysToSave)}
            title={say(texts.waysToSave)}
            className="-ml-px rounded-l-none border-l-accent-ink/30! px-1.5!"
          >
            <ChevronDown aria-hidden className="size-3.5" />
          </Button>
        }
      >
        <Suspense fallback={<Waiting what={say(texts.loadingMenu)} />}>
          <SaveMenu draft={draft} />
        </Suspense>
      </Menu>
    </div>
  );
}

/** Build after other actions, and while one takes long the button that cancels it: before them all, so that none moves under the pointer. */
function Building({ draft, children }: { draft: Draft; children: ReactNode }) {
  const running = useBusy(draft.id);
  const busy = running !== undefined;
  // A correction is cancelled in its dialog.
  const slow = useSlow(busy && running !== 'correct');
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      {slow && (
        <Button
          Icon={X}
          onClick={() => {
            cancelOperation(draft.id);
            // This button disappears, and would take the focus with it.
            button.current?.focus();
          }}
        >
          {say(texts.cancel)}
        </Button>
      )}
      {children}
      <BuildButton busy={busy} ref={button} />
    </>
  );
}

function BuildButton({ busy, ref }: { busy: boolean; ref: Ref<HTMLButtonElement> }) {
  const build = useCommand('build');
  const { backend } = useBackend();
  if (!build) return null;
  const { label, about, run, keys } = build;
  const by = backend === 'server' ? texts.buildAtService : texts.buildInBrowser;
  return (
    <Button
      ref={ref}
      aria-label={label}
      aria-description={say(by, { build: label })}
      aria-keyshortcuts="Control+Enter Meta+Enter"
      title={about}
      onClick={run}
      busy={busy}
    >
      {build.busy ? <Spinner /> : <Hammer aria-hidden className="size-3.5" />}
      <span className="max-[45rem]:hidden">{label}</span>
      {keys.map(({ chord }) => (
        <span key={chord} className="text-faint max-xl:hidden">
          <Shortcut keys={chord} />
        </span>
      ))}
    </Button>
  );
}

function CommandButton({ command: { id, label, about, run, busy, why, Icon } }: { command: Command }) {
  return (
    <Button data-command={id} title={why ?? about} onClick={run} busy={busy} disabled={why !== undefined}>
      {busy ? <Spinner /> : Icon && <Icon aria-hidden className="size-3.5" />}
      {label}
    </Button>
  );
}

/** Returns whether something runs long enough that the user may want to cancel it. */
function useSlow(going: boolean): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!going) return setSlow(false);
    const timer = setTimeout(() => setSlow(true), 400);
    return () => clearTimeout(timer);
  }, [going]);
  return going && slow;
}
