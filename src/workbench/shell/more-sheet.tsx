import * as Dialog from '@radix-ui/react-dialog';
import { Link } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { type Command, useCommands } from '../state/view/commands.ts';
import { guideAddress } from '../ui/documentation/docs-link.tsx';
import { say } from '../ui/texts/say.ts';
import { type Page, usePages } from './pages.ts';
import { groups } from './places.ts';
import { groupNames } from './sidebar.tsx';
import * as texts from './texts.ts';

/** All pages and help that the bar of a phone has no room for. */
export function MoreSheet({ onClose }: { onClose(): void }) {
  const pages = usePages();
  const commands = useCommands();
  const documentation = guideAddress('');
  const run = (command: Command | undefined) => {
    onClose();
    command?.run();
  };
  const link = ({ to, name, Icon }: Page) => (
    <Link key={to} to={to} onClick={onClose} className={row}>
      <Icon aria-hidden className="size-[18px] shrink-0" strokeWidth={1.6} />
      {name}
    </Link>
  );
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-black/35" />
        <Dialog.Content
          aria-describedby={undefined}
          className="fixed inset-x-0 bottom-0 z-50 max-h-[92dvh] overflow-y-auto rounded-t-2xl border border-line bg-panel p-3.5 shadow-float outline-none"
        >
          <Dialog.Title className="sr-only">{say(texts.moreOnPhone)}</Dialog.Title>
          <button
            type="button"
            onClick={() => run(commands.find(({ id }) => id === 'commands'))}
            className="flex min-h-11 w-full items-center gap-2 rounded-[7px] border border-line px-2.5 text-soft"
          >
            <Search aria-hidden className="size-4" />
            {say(texts.searchOrDo)}
          </button>
          <div className="mt-2 grid grid-cols-2 gap-x-2">
            {groups.map((group) => (
              <section key={group} aria-labelledby={`more-${group}`}>
                <h2 id={`more-${group}`} className="px-1.5 py-1.5 font-semibold text-soft text-xs">
                  {say(groupNames[group])}
                </h2>
                {pages.filter(({ at }) => at === group).map(link)}
              </section>
            ))}
          </div>
          <div className="mt-1.5 border-line border-t pt-1.5">
            {pages.filter(({ at, to }) => at === 'end' || to === '/company' || to === '/settings').map(link)}
            {documentation && (
              <a href={documentation} target="_blank" rel="noreferrer" className={row}>
                {say(texts.documentation)}
              </a>
            )}
            {commands
              .filter(({ id, menu }) => menu === 'help' && id !== 'commands')
              .map((command) => (
                <button key={command.id} type="button" onClick={() => run(command)} className={row}>
                  {command.Icon && <command.Icon aria-hidden className="size-[18px] shrink-0" strokeWidth={1.6} />}
                  {command.label}
                </button>
              ))}
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

const row = 'flex min-h-11 w-full items-center gap-2.5 rounded-lg px-1.5 text-left text-base hover:bg-sunk';
