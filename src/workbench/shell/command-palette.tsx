import * as Dialog from '@radix-ui/react-dialog';
import { useNavigate } from '@tanstack/react-router';
import { FileText, PanelRight, Settings2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { groupBy } from '../../engine/model/group-by.ts';
import { wordsFor } from '../engine/document/common-words.ts';
import { describe } from '../engine/document/description.ts';
import { useOwnDrafts } from '../state/drafts/drafts.ts';
import { titleOf } from '../state/drafts/titles.ts';
import { useActiveDraft, useShowDraft } from '../state/drafts/use-active-draft.ts';
import { commandGroups, useCommands } from '../state/view/commands.ts';
import { CommandGroup, CommandItem, CommandList } from '../ui/command-list.tsx';
import { finder } from '../ui/find.ts';
import { useFocusBack } from '../ui/focus-back.ts';
import { Shortcut } from '../ui/shortcut.tsx';
import { say } from '../ui/texts/say.ts';
import { usePages } from './pages.ts';
import * as texts from './texts.ts';
import { type Entry, useCatalogueEntries } from './use-catalogue-entries.ts';

/** All actions and destinations of the workbench, by name. */
export function CommandPalette({ onClose }: { onClose(): void }) {
  const focusBack = useFocusBack();
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-black/35" />
        <Dialog.Content
          {...focusBack}
          aria-describedby={undefined}
          className="fixed top-[min(12dvh,7rem)] left-1/2 z-50 flex max-h-[min(76dvh,32rem)] w-[min(38rem,calc(100vw-20px))] -translate-x-1/2 flex-col overflow-hidden rounded-xl border border-line bg-panel shadow-float outline-none"
        >
          <Dialog.Title className="sr-only">{say(texts.commands)}</Dialog.Title>
          <Palette onClose={onClose} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** Maximum number of entries shown for a group that is only searched. */
const most = 8;

function Palette({ onClose }: { onClose(): void }) {
  const [search, setSearch] = useState('');
  const commands = useCommandEntries();
  const destinations = useDestinations();
  const catalogue = useCatalogueEntries(search.trim() !== '');
  const isFound = finder(search);
  const find = (entries: readonly Entry[]) =>
    entries.filter(({ label, words = '', group }) => isFound(label, words, group));
  const found = find([...commands, ...destinations]);
  const searched = search.trim() === '' ? [] : find(catalogue);
  const run = (entry: Entry) => {
    onClose();
    // After the dialog has restored the focus, because the command may move it.
    setTimeout(entry.run);
  };
  return (
    <CommandList
      label={say(texts.commands)}
      placeholder={say(texts.whatToDo)}
      search={search}
      onSearch={setSearch}
      empty={say(texts.nothingFound, { search })}
    >
      {groupsOf(found).map(([group, list]) => (
        <Group key={group} heading={group} entries={list} onRun={run} />
      ))}
      {groupsOf(searched).map(([group, list]) => (
        <Group
          key={group}
          heading={list.length > most ? say(texts.firstOf, { group, shown: most, all: list.length }) : group}
          entries={list.slice(0, most)}
          onRun={run}
        />
      ))}
    </CommandList>
  );
}

/** Default icons of commands. */
const icons = { Document: FileText, Result: PanelRight, Workbench: Settings2 };

/** Group headings; commands on the document are under its title. */
const groupNames = { Result: texts.preview, Workbench: texts.write };

/** The commands of the tables. */
function useCommandEntries(): Entry[] {
  const commands = useCommands();
  const draft = useActiveDraft();
  const title = draft ? titleOf(draft) : '';
  return commandGroups.flatMap((group) =>
    commands
      .filter((command) => command.group === group && command.id !== 'commands')
      .map(({ keys: [first], about, Icon = icons[group], ...command }) => ({
        ...command,
        words: `${command.words ?? ''} ${wordsFor('command', command.id)}`,
        Icon,
        group: group === 'Document' ? title : say(groupNames[group]),
        hint: about,
        keys: first?.chord,
      })),
  );
}

/** Pages and drafts. */
function useDestinations(): Entry[] {
  const navigate = useNavigate();
  const show = useShowDraft();
  const drafts = useOwnDrafts();
  return [
    ...usePages().map(({ to, name, Icon }) => ({
      id: `page ${name}`,
      label: name,
      group: say(texts.places),
      Icon,
      run: () => void navigate({ to }),
    })),
    ...drafts.map((draft) => ({
      id: `draft ${draft.id}`,
      label: titleOf(draft),
      hint: describe(draft.text).kind,
      group: say(texts.drafts),
      Icon: FileText,
      run: () => show(draft.id),
    })),
  ];
}

function groupsOf(entries: readonly Entry[]): [string, Entry[]][] {
  return [...groupBy(entries, ({ group }) => group)];
}

interface GroupProps {
  heading: string;
  entries: readonly Entry[];
  onRun(entry: Entry): void;
}

function Group({ heading, entries, onRun }: GroupProps): ReactNode {
  return (
    <CommandGroup heading={heading}>
      {entries.map((entry) => (
        <CommandItem key={entry.id} value={entry.id} disabled={entry.why !== undefined} onSelect={() => onRun(entry)}>
          <entry.Icon aria-hidden className="size-4 shrink-0 text-soft" />
          <span className="min-w-0 flex-1 truncate">
            {entry.label}
            {(entry.why ?? entry.hint) && <span className="ml-2 text-soft text-xs">{entry.why ?? entry.hint}</span>}
          </span>
          {entry.keys && (
            <span className="text-faint">
              <Shortcut keys={entry.keys} />
            </span>
          )}
        </CommandItem>
      ))}
    </CommandGroup>
  );
}
