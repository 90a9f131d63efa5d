import {
  ArrowRight,
  Command as CommandIcon,
  FileDiff,
  FilePlus2,
  FolderOpen,
  Keyboard,
  MessageCircleQuestionMark,
  Settings,
} from 'lucide-react';
import { chooseBackend } from '../../engine/service/backend.ts';
import { chooseFiles } from '../../state/drafts/choose-files.ts';
import { useDrafts } from '../../state/drafts/drafts.ts';
import { ask } from '../../state/drafts/questions.ts';
import { isEmbedded } from '../../ui/page/embedded.ts';
import { isOneFile } from '../../ui/page/one-file.ts';
import { type Theme, useTheme } from '../../ui/page/theme.ts';
import { say } from '../../ui/texts/say.ts';
import type { CommandContext } from '../command-context.ts';
import { commandPalette, compareDialog, openDialog, shortcutsDialog, toggleDialog } from '../dialogs.tsx';
import { openNewMenu } from '../new/new-menu.tsx';
import { foldSidebar } from '../places.ts';
import * as texts from '../texts.ts';
import { type Declared, onWorkbench } from './declare.ts';

const themes: readonly { theme: Theme; label: string }[] = [
  { theme: 'light', label: texts.lightTheme },
  { theme: 'dark', label: texts.darkTheme },
  { theme: 'system', label: texts.systemTheme },
];

/** Shows the next (1) or previous (-1) draft, cyclically. */
function showDraftBeside({ draft, show }: CommandContext, step: 1 | -1): void {
  const { drafts } = useDrafts.getState();
  const at = drafts.findIndex(({ id }) => id === draft?.id);
  const next = drafts[(at + step + drafts.length) % drafts.length];
  if (next) show(next.id);
}

/** Commands that need no draft. */
export const ofWorkbench: readonly Declared<CommandContext>[] = [
  {
    id: 'open',
    label: texts.open,
    about: texts.openHow,
    Icon: FolderOpen,
    words: texts.openFilesWords,
    keys: [{ chord: 'Mod+O', scope: 'everywhere' }],
    run: ({ openFiles }) => void chooseFiles().then(openFiles),
  },
  {
    id: 'explain-rejection',
    label: texts.explainRejection,
    Icon: MessageCircleQuestionMark,
    words: texts.explainRejectionWords,
    menu: 'more',
    run: () => ask({ kind: 'rejection', name: '', text: '' }),
  },
  {
    id: 'new',
    label: texts.newDraft,
    Icon: FilePlus2,
    words: texts.newDraftWords,
    keys: [{ chord: 'Alt+N', scope: 'workbench' }],
    offered: (context) => onWorkbench(context) && !isEmbedded,
    run: openNewMenu,
  },
  {
    id: 'next-draft',
    label: texts.nextDraft,
    keys: [{ chord: 'Alt+PageDown', scope: 'workbench' }],
    offered: onWorkbench,
    run: (context) => showDraftBeside(context, 1),
  },
  {
    id: 'previous-draft',
    label: texts.previousDraft,
    keys: [{ chord: 'Alt+PageUp', scope: 'workbench' }],
    offered: onWorkbench,
    run: (context) => showDraftBeside(context, -1),
  },
  {
    id: 'compare-drafts',
    label: texts.compareDrafts,
    Icon: FileDiff,
    menu: 'more',
    offered: onWorkbench,
    run: () => openDialog(compareDialog),
  },
  {
    id: 'commands',
    label: texts.commands,
    Icon: CommandIcon,
    keys: [
      { chord: 'Mod+K', scope: 'everywhere' },
      { chord: 'F1', scope: 'everywhere' },
    ],
    menu: 'help',
    run: () => toggleDialog(commandPalette),
  },
  {
    id: 'shortcuts',
    label: texts.shortcuts,
    Icon: Keyboard,
    words: texts.shortcutsWords,
    keys: [{ chord: '?', scope: 'everywhere' }],
    menu: 'help',
    run: () => openDialog(shortcutsDialog),
  },
  {
    id: 'show-me',
    label: texts.showMe,
    Icon: ArrowRight,
    words: texts.showMeWords,
    menu: 'help',
    offered: () => !isEmbedded,
    run: ({ goTo }) => goTo('/show'),
  },
  {
    id: 'settings',
    label: texts.settings,
    Icon: Settings,
    words: texts.settingsWords,
    offered: () => !isEmbedded,
    run: ({ goTo }) => goTo('/settings'),
  },
  {
    id: 'fold-sidebar',
    label: texts.foldSidebar,
    keys: [{ chord: 'Mod+\\', scope: 'everywhere' }],
    offered: () => !isEmbedded,
    run: foldSidebar,
  },
  {
    id: 'backend',
    label: ({ backend }) => say(backend === 'server' ? texts.answerInBrowser : texts.answerByServer),
    words: texts.answerWords,
    offered: () => !isOneFile,
    run: ({ backend }) => chooseBackend(backend === 'server' ? 'browser' : 'server'),
  },
  ...themes.map(
    ({ theme, label }): Declared<CommandContext> => ({
      id: `theme-${theme}`,
      label,
      offered: (context) => context.theme !== theme,
      run: () => useTheme.getState().choose(theme),
    }),
  ),
];
