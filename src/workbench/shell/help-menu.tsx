import { BookOpen } from 'lucide-react';
import type { ComponentProps, ReactElement } from 'react';
import { useCommands } from '../state/view/commands.ts';
import { guideAddress } from '../ui/documentation/docs-link.tsx';
import { Menu, MenuItem } from '../ui/menu.tsx';
import { Shortcut } from '../ui/shortcut.tsx';
import { say } from '../ui/texts/say.ts';
import * as texts from './texts.ts';

/** The help: the documentation, the scenarios, the keys, the commands. */
export function HelpMenu({ children }: { children: ReactElement<ComponentProps<'button'>> }) {
  const commands = useCommands().filter(({ menu }) => menu === 'help');
  // Developers find theirs from there, and on the pages for them.
  const documentation = guideAddress('guides/accountants/');
  return (
    <Menu trigger={children}>
      {documentation && (
        <MenuItem onSelect={() => open(documentation, '_blank', 'noreferrer')}>
          <BookOpen aria-hidden className="mt-0.5 size-4 shrink-0 text-soft" />
          {say(texts.documentation)}
        </MenuItem>
      )}
      {commands.map(({ id, label, Icon, keys: [first], run }) => (
        <MenuItem key={id} onSelect={run}>
          {Icon && <Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-soft" />}
          <span className="flex-1">{label}</span>
          {first && (
            <span className="self-center text-faint">
              <Shortcut keys={first.chord} />
            </span>
          )}
        </MenuItem>
      ))}
    </Menu>
  );
}
