import {
  Command,
  FileDown,
  FolderOpen,
  History,
  Keyboard,
  Link2,
  type LucideIcon,
  Menu as MenuIcon,
  MessageCircleQuestionMark,
  Printer,
  Settings,
} from 'lucide-react';
import { chooseFiles } from '../drafts/choose-files.ts';
import type { Draft } from '../drafts/draft-storage.ts';
import { useExport } from '../drafts/use-export.ts';
import { useImport } from '../drafts/use-import.ts';
import { useStartTour } from '../tour/use-start-tour.ts';
import { Button } from '../ui/button.tsx';
import { Menu, MenuItem, MenuLine } from '../ui/menu.tsx';
import { Shortcut } from '../ui/shortcut.tsx';
import { openDialog } from './dialogs.ts';

/** What can be done with drafts as files, and with the workbench itself. */
export function AppMenu({ draft }: { draft: Draft | undefined }) {
  const { openFiles } = useImport();
  const { saveJson, saveYaml, print } = useExport();
  const startTour = useStartTour();
  return (
    <Menu
      trigger={
        <Button look="bare" size="icon" aria-label="Menu" title="Files, history, settings">
          <MenuIcon aria-hidden className="size-4" />
        </Button>
      }
    >
      <Item Icon={FolderOpen} name="Open files …" onSelect={() => void chooseFiles().then(openFiles)} />
      {draft && (
        <>
          <Item Icon={FileDown} name="Save as JSON" keys="Mod+S" onSelect={() => saveJson(draft)} />
          <Item Icon={FileDown} name="Save as YAML" onSelect={() => void saveYaml(draft)} />
          <Item Icon={Link2} name="Share by a link …" onSelect={() => openDialog('share')} />
          <Item Icon={Printer} name="Print …" onSelect={() => void print(draft)} />
          <Item Icon={History} name="History …" onSelect={() => openDialog('history')} />
        </>
      )}
      <MenuLine />
      <Item Icon={Command} name="Commands" keys="Mod+K" onSelect={() => openDialog('palette')} />
      <Item Icon={Keyboard} name="Shortcuts" keys="?" onSelect={() => openDialog('shortcuts')} />
      <Item Icon={MessageCircleQuestionMark} name="Tour" onSelect={startTour} />
      <Item Icon={Settings} name="Settings …" onSelect={() => openDialog('settings')} />
    </Menu>
  );
}

interface ItemProps {
  Icon: LucideIcon;
  name: string;
  keys?: string;
  onSelect(): void;
}

function Item({ Icon, name, keys, onSelect }: ItemProps) {
  return (
    <MenuItem onSelect={onSelect}>
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-soft" />
      <span className="flex-1">{name}</span>
      {keys && (
        <span className="self-center text-faint">
          <Shortcut keys={keys} />
        </span>
      )}
    </MenuItem>
  );
}
