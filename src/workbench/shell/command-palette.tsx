import { Dialog } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import type { Draft } from '../drafts/draft-storage.ts';
import { CommandGroup, CommandItem, CommandList } from '../ui/command-list.tsx';
import { finder } from '../ui/find.ts';
import { useFocusBack } from '../ui/focus-back.ts';
import { groupBy } from '../ui/group-by.ts';
import { Shortcut } from '../ui/shortcut.tsx';
import type { Command } from './commands.ts';
import { useCatalogueCommands } from './use-catalogue-commands.ts';
import { useCommands, useDraftCommands } from './use-commands.ts';

interface CommandPaletteProps {
  draft: Draft | undefined;
  onClose(): void;
}

/** Everything the workbench can do and show, by its name. */
export function CommandPalette({ draft, onClose }: CommandPaletteProps) {
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
          <Dialog.Title className="sr-only">Commands</Dialog.Title>
          {draft ? <PaletteOfDraft draft={draft} onClose={onClose} /> : <Palette ofDraft={[]} onClose={onClose} />}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function PaletteOfDraft({ draft, onClose }: { draft: Draft; onClose(): void }) {
  return <Palette ofDraft={useDraftCommands(draft)} onClose={onClose} />;
}

/** So many are shown of a group that is only searched. */
const most = 8;

function Palette({ ofDraft, onClose }: { ofDraft: readonly Command[]; onClose(): void }) {
  const [search, setSearch] = useState('');
  const commands = useCommands();
  const catalogue = useCatalogueCommands(search.trim() !== '');
  const isFound = finder(search);
  const found = [...ofDraft, ...commands].filter(({ name, words = '', group }) => isFound(name, words, group));
  const searched =
    search.trim() === '' ? [] : catalogue.filter(({ name, words = '', group }) => isFound(name, words, group));
  const run = (command: Command) => {
    onClose();
    // Once the dialog has given the focus back: the command may move it.
    setTimeout(command.run);
  };
  return (
    <CommandList
      label="Commands"
      placeholder="What would you like to do?"
      search={search}
      onSearch={setSearch}
      empty={`Nothing is called “${search}”.`}
    >
      {groupsOf(found).map(([group, list]) => (
        <Group key={group} heading={group} commands={list} onRun={run} />
      ))}
      {groupsOf(searched).map(([group, list]) => (
        <Group
          key={group}
          heading={list.length > most ? `${group}: the first ${most} of ${list.length}` : group}
          commands={list.slice(0, most)}
          onRun={run}
        />
      ))}
    </CommandList>
  );
}

function groupsOf(commands: readonly Command[]): [string, Command[]][] {
  return [...groupBy(commands, ({ group }) => group)];
}

interface GroupProps {
  heading: string;
  commands: readonly Command[];
  onRun(command: Command): void;
}

function Group({ heading, commands, onRun }: GroupProps): ReactNode {
  return (
    <CommandGroup heading={heading}>
      {commands.map((command) => (
        <CommandItem
          key={command.id}
          value={command.id}
          disabled={command.why !== undefined}
          onSelect={() => onRun(command)}
        >
          {command.Icon && <command.Icon aria-hidden className="size-4 shrink-0 text-soft" />}
          <span className="min-w-0 flex-1 truncate">
            {command.name}
            {(command.why ?? command.hint) && (
              <span className="ml-2 text-soft text-xs">{command.why ?? command.hint}</span>
            )}
          </span>
          {command.keys && (
            <span className="text-faint">
              <Shortcut keys={command.keys} />
            </span>
          )}
        </CommandItem>
      ))}
    </CommandGroup>
  );
}
