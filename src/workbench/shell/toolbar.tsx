import { Ellipsis, Hammer, X } from 'lucide-react';
import { lazy, useEffect, useRef, useState } from 'react';
import { isEmbedded } from '../app/frame.ts';
import { useDescription } from '../document/use-description.ts';
import type { Draft } from '../drafts/draft-storage.ts';
import { useDrafts } from '../drafts/drafts.ts';
import { useRun } from '../drafts/runs.ts';
import { NewMenu } from '../examples/new-menu.tsx';
import { closeDialog, useOpenDialog } from '../operations/open-dialog.ts';
import { type Action, useActions } from '../operations/use-actions.ts';
import { Button } from '../ui/button.tsx';
import { Contained } from '../ui/contained.tsx';
import { Menu, MenuItem } from '../ui/menu.tsx';
import { Spinner } from '../ui/message.tsx';
import { hasMod, Shortcut } from '../ui/shortcut.tsx';
import { Switch } from '../ui/switch.tsx';
import { useMedia } from '../ui/use-media.ts';

const Dialogs = lazy(async () => ({ default: (await import('./operation-dialogs.tsx')).Dialogs }));

/** What can be done with a draft. */
export function Toolbar({ draft }: { draft: Draft }) {
  const { busy } = useRun(draft.id);
  const slow = useSlow(busy !== undefined);
  const { build, cancel, actions } = useActions(draft);
  const dialog = useOpenDialog((state) => state.open);
  const buildButton = useRef<HTMLButtonElement>(null);
  const roomy = useMedia('(min-width: 80rem)');

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
      <EnvelopeSwitch draft={draft} onChange={(envelop) => useDrafts.getState().change(draft.id, { envelop })} />
      {!isEmbedded && <NewMenu />}
      {roomy ? (
        actions.map((action) => <ActionButton key={action.name} action={action} busy={busy !== undefined} />)
      ) : (
        <MoreActions actions={actions} />
      )}
      {slow && (
        <Button
          onClick={() => {
            cancel();
            // This button goes, and with it the focus would.
            buildButton.current?.focus();
          }}
        >
          <X aria-hidden className="size-3.5" />
          Cancel
        </Button>
      )}
      <Button
        ref={buildButton}
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
      {dialog && (
        <Contained onClose={closeDialog}>
          <Dialogs draft={draft} />
        </Contained>
      )}
    </>
  );
}

function ActionButton({ action: { name, about, run, going, why }, busy }: { action: Action; busy: boolean }) {
  return (
    <Button aria-label={name} title={why ?? about} onClick={run} busy={busy} disabled={why !== undefined}>
      {going && <Spinner />}
      {name}
    </Button>
  );
}

/** The actions where there is no room for a button each. */
function MoreActions({ actions }: { actions: readonly Action[] }) {
  return (
    <Menu
      trigger={
        <Button size="icon" aria-label="More" title="More to do with the document">
          {actions.some(({ going }) => going) ? <Spinner /> : <Ellipsis aria-hidden className="size-4" />}
        </Button>
      }
    >
      {actions.map(({ name, about, Icon, run, why }) => (
        <MenuItem
          key={name}
          onSelect={run}
          disabled={why !== undefined}
          aria-label={name}
          aria-describedby={`about-${name}`}
        >
          <Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-soft" />
          <span>
            <span className="block font-medium">{name}</span>
            <span id={`about-${name}`} className="block text-soft text-xs">
              {why ?? about}
            </span>
          </span>
        </MenuItem>
      ))}
    </Menu>
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
