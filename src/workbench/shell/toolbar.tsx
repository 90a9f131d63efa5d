import { X } from 'lucide-react';
import { lazy, type Ref, Suspense, useEffect, useRef, useState } from 'react';
import { useBackend } from '../engine/service/backend.ts';
import type { Draft } from '../state/drafts/draft-storage.ts';
import { useBusy } from '../state/drafts/runs.ts';
import { cancelOperation } from '../state/operations/operations.ts';
import { type Command, useCommand, useCommands } from '../state/view/commands.ts';
import { useDeveloperTools } from '../state/view/developer-tools.ts';
import { useFrame } from '../state/view/frame.ts';
import { Button } from '../ui/button.tsx';
import { Spinner } from '../ui/message.tsx';
import { isEmbedded } from '../ui/page/embedded.ts';
import { Shortcut } from '../ui/shortcut.tsx';
import { say } from '../ui/texts/say.ts';
import { Words } from '../ui/texts/words.tsx';
import { useMedia } from '../ui/use-media.ts';
import { NewMenu } from './new/new-menu.tsx';
import * as texts from './texts.ts';

const MoreCommands = lazy(async () => ({ default: (await import('./toolbar-more.tsx')).MoreCommands }));
const EnvelopeSwitch = lazy(async () => ({ default: (await import('./toolbar-more.tsx')).EnvelopeSwitch }));

/** Actions on a draft: buttons if there is room, some as icons to leave room for the drafts, the others in a menu. Saving is emphasised. */
export function Toolbar({ draft }: { draft: Draft }) {
  const isShort = useFrame(({ toolbar }) => toolbar !== 'full');
  const busy = useBusy(draft.id) !== undefined;
  const slow = useSlow(busy);
  const developerTools = useDeveloperTools();
  const hasRoom = useMedia('(min-width: 64rem)');
  const hasRoomForWords = useMedia('(min-width: 80rem)');
  const hasRoomForTools = hasRoomForWords && developerTools;
  const hasRoomForAll = useMedia('(min-width: 100rem)');
  const isShown = ({ toolbar }: Command) => (toolbar === 'always' ? hasRoom : hasRoomForTools);
  const isIcon = ({ id }: Command) => !hasRoomForWords || (hasRoomForTools && !hasRoomForAll && id !== 'replicate');
  const commands = useCommands().filter(({ toolbar }) => toolbar === 'always' || (developerTools && toolbar));
  const others = commands.filter((command) => !isShown(command));
  const save = useCommand('save-as');
  const sending = [useCommand('print'), useCommand('send')].filter((command) => command !== undefined);
  const buildButton = useRef<HTMLButtonElement>(null);
  const building = (
    <>
      {slow && (
        <Button
          Icon={X}
          onClick={() => {
            cancelOperation(draft.id);
            // This button disappears, and would take the focus with it.
            buildButton.current?.focus();
          }}
        >
          {say(texts.cancel)}
        </Button>
      )}
      <BuildButton busy={busy} ref={buildButton} />
    </>
  );
  if (isShort) return building;
  return (
    <>
      <Suspense>{hasRoomForTools && <EnvelopeSwitch draft={draft} />}</Suspense>
      {!isEmbedded && <NewMenu />}
      {commands.filter(isShown).map((command) => (
        <CommandButton key={command.id} command={command} busy={busy} isIcon={isIcon(command)} />
      ))}
      {building}
      {save && (
        <Button look="primary" data-command="save" title={save.about} onClick={save.run}>
          {say(texts.save)}
        </Button>
      )}
      {hasRoom &&
        !hasRoomForTools &&
        sending.map((command) => <CommandButton key={command.id} command={command} isIcon />)}
      <Suspense fallback={<span className="size-[30px]" />}>
        {!hasRoomForTools && (developerTools || others.length > 0) && (
          <MoreCommands draft={draft} commands={others} withTools={developerTools} />
        )}
      </Suspense>
    </>
  );
}

/** Its description, beyond its name. */
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
      {build.busy && <Spinner />}
      <span className="min-[100rem]:hidden">{label}</span>
      <span className="font-normal text-soft max-[100rem]:hidden">
        <Words text={by} values={{ build: <span className="font-medium text-ink">{label}</span> }} />
      </span>
      {keys.map(({ chord }) => (
        <span key={chord} className="max-2xl:hidden">
          <Shortcut keys={chord} />
        </span>
      ))}
    </Button>
  );
}

/** A command by its name, or as an icon. */
function CommandButton({ command, busy = false, isIcon }: { command: Command; busy?: boolean; isIcon: boolean }) {
  const { id, label, about, run, busy: going, why, Icon } = command;
  return (
    <Button
      {...(isIcon && { size: 'icon' })}
      data-command={id}
      aria-label={label}
      title={why ?? (isIcon ? label : about)}
      onClick={run}
      busy={busy}
      disabled={why !== undefined}
    >
      {going && <Spinner />}
      {!isIcon || !Icon ? label : !going && <Icon aria-hidden className="size-4" />}
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
