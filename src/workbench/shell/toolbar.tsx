import { Ellipsis, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { type Command, useCommand, useCommands } from '../app/commands.ts';
import { isEmbedded } from '../app/embedded.ts';
import { useDescription } from '../document/use-description.ts';
import type { Draft } from '../drafts/draft-storage.ts';
import { useBusy } from '../drafts/runs.ts';
import { NewMenu } from '../examples/new-menu.tsx';
import { cancelOperation } from '../operations/operations.ts';
import { say } from '../texts/say.ts';
import { Button } from '../ui/button.tsx';
import { Menu, MenuItem } from '../ui/menu.tsx';
import { Spinner } from '../ui/message.tsx';
import { Shortcut } from '../ui/shortcut.tsx';
import { Switch } from '../ui/switch.tsx';
import { useMedia } from '../ui/use-media.ts';
import * as texts from './texts.ts';

/** What can be done with a draft. */
export function Toolbar({ draft }: { draft: Draft }) {
  const busy = useBusy(draft.id) !== undefined;
  const slow = useSlow(busy);
  const commands = useCommands().filter(({ toolbar }) => toolbar);
  const build = useCommand('build');
  const makeDocument = useCommand('make-document');
  const main = build ?? makeDocument;
  const buildButton = useRef<HTMLButtonElement>(null);
  const roomy = useMedia('(min-width: 80rem)');
  return (
    <>
      <EnvelopeSwitch draft={draft} />
      {!isEmbedded && <NewMenu />}
      {roomy ? (
        commands.map((command) => <CommandButton key={command.id} command={command} busy={busy} />)
      ) : (
        <MoreCommands commands={commands} />
      )}
      {slow && (
        <Button
          Icon={X}
          onClick={() => {
            cancelOperation(draft.id);
            // This button goes, and with it the focus would.
            buildButton.current?.focus();
          }}
        >
          {say(texts.cancel)}
        </Button>
      )}
      {main && (
        <Button
          ref={buildButton}
          look="primary"
          aria-label={main.label}
          aria-keyshortcuts={main === build ? 'Control+Enter Meta+Enter' : undefined}
          title={main.about}
          onClick={main.run}
          busy={busy}
        >
          {main.busy ? <Spinner /> : main.Icon && <main.Icon aria-hidden className="size-3.5 sm:hidden" />}
          {main.label}
          {main.keys.map(({ chord }) => (
            <span key={chord} className="max-xl:hidden">
              <Shortcut keys={chord} />
            </span>
          ))}
        </Button>
      )}
    </>
  );
}

function CommandButton({
  command: { id, label, about, run, busy: going, why },
  busy,
}: {
  command: Command;
  busy: boolean;
}) {
  return (
    <Button
      data-command={id}
      aria-label={label}
      title={why ?? about}
      onClick={run}
      busy={busy}
      disabled={why !== undefined}
    >
      {going && <Spinner />}
      {label}
    </Button>
  );
}

/** The commands where there is no room for a button each. */
function MoreCommands({ commands }: { commands: readonly Command[] }) {
  return (
    <Menu
      trigger={
        <Button size="icon" data-region="more" aria-label={say(texts.more)} title={say(texts.moreHolds)}>
          {commands.some(({ busy }) => busy) ? <Spinner /> : <Ellipsis aria-hidden className="size-4" />}
        </Button>
      }
    >
      {commands.map(({ id, label, about, Icon, run, why }) => (
        <MenuItem
          key={id}
          onSelect={run}
          disabled={why !== undefined}
          aria-label={label}
          aria-describedby={`about-${id}`}
        >
          {Icon && <Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-soft" />}
          <span>
            <span className="block font-medium">{label}</span>
            <span id={`about-${id}`} className="block text-soft text-xs">
              {why ?? about}
            </span>
          </span>
        </MenuItem>
      ))}
    </Menu>
  );
}

function EnvelopeSwitch({ draft }: { draft: Draft }) {
  const { envelope } = useDescription(draft.text);
  const command = useCommand('envelope');
  if (!command) return null;
  return (
    <Switch
      label={say(texts.envelope)}
      checked={envelope || draft.envelop}
      disabled={envelope}
      title={command?.why ?? say(texts.envelopeHow)}
      onChange={() => command?.run()}
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
