import { Menu as MenuIcon } from 'lucide-react';
import { Fragment } from 'react';
import { useCommands } from '../state/view/commands.ts';
import { Button } from '../ui/button.tsx';
import { Menu, MenuItem, MenuLine } from '../ui/menu.tsx';
import { Shortcut } from '../ui/shortcut.tsx';
import { say } from '../ui/texts/say.ts';
import * as texts from './texts.ts';

const parts = ['files', 'workbench'] as const;

/** Actions on drafts as files, and on the workbench itself. */
export function AppMenu() {
  const commands = useCommands();
  return (
    <Menu
      trigger={
        <Button look="bare" size="icon" data-region="menu" aria-label={say(texts.menu)} title={say(texts.menuHolds)}>
          <MenuIcon aria-hidden className="size-4" />
        </Button>
      }
    >
      {parts.map((part, index) => (
        <Fragment key={part}>
          {index > 0 && <MenuLine />}
          {commands
            .filter(({ menu }) => menu === part)
            .map(({ id, label, Icon, keys: [first], run, why }) => (
              <MenuItem key={id} onSelect={run} disabled={why !== undefined}>
                {Icon && <Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-soft" />}
                <span className="flex-1">{label}</span>
                {first && (
                  <span className="self-center text-faint">
                    <Shortcut keys={first.chord} />
                  </span>
                )}
              </MenuItem>
            ))}
        </Fragment>
      ))}
    </Menu>
  );
}
