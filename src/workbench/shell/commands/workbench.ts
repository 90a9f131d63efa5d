import {
  Command as CommandIcon,
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
import { showDeveloperTools } from '../../state/view/developer-tools.ts';
import { isEmbedded } from '../../ui/page/embedded.ts';
import { isOneFile } from '../../ui/page/one-file.ts';
import { type Theme, useTheme } from '../../ui/page/theme.ts';
import { say } from '../../ui/texts/say.ts';
import type { CommandContext } from '../command-context.ts';
import {
  commandPalette,
  compareDialog,
  openDialog,
  settingsDialog,
  shortcutsDialog,
  toggleDialog,
} from '../dialogs.tsx';
import { openNewMenu } from '../new/new-menu.tsx';
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
    label: texts.openFiles,
    Icon: FolderOpen,
    words: texts.openFilesWords,
    keys: [{ chord: 'Mod+O', scope: 'everywhere' }],
    menu: 'files',
    toolbar: 'always',
    run: ({ openFiles }) => void chooseFiles().then(openFiles),
  },
  {
    id: 'explain-rejection',
    label: texts.explainRejection,
    Icon: MessageCircleQuestionMark,
    words: texts.explainRejectionWords,
    menu: 'files',
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
    menu: 'workbench',
    run: () => toggleDialog(commandPalette),
  },
  {
    id: 'shortcuts',
    label: texts.shortcuts,
    Icon: Keyboard,
    words: texts.shortcutsWords,
    keys: [{ chord: '?', scope: 'everywhere' }],
    menu: 'workbench',
    run: () => openDialog(shortcutsDialog),
  },
  {
    id: 'tour',
    label: texts.tour,
    Icon: MessageCircleQuestionMark,
    words: texts.tourWords,
    menu: 'workbench',
    run: ({ startTour }) => startTour(),
  },
  {
    id: 'show-me',
    label: texts.showMe,
    Icon: MessageCircleQuestionMark,
    words: texts.showMeWords,
    menu: 'workbench',
    offered: () => !isEmbedded,
    run: ({ goTo }) => goTo('/show'),
  },
  {
    id: 'settings',
    label: texts.settings,
    Icon: Settings,
    words: texts.settingsWords,
    menu: 'workbench',
    run: () => openDialog(settingsDialog),
  },
  {
    id: 'backend',
    label: ({ backend }) => say(backend === 'server' ? texts.answerInBrowser : texts.answerByServer),
    words: texts.answerWords,
    offered: () => !isOneFile,
    run: ({ backend }) => chooseBackend(backend === 'server' ? 'browser' : 'server'),
  },
  {
    id: 'developer-tools',
    label: ({ developerTools }) => say(developerTools ? texts.hideTools : texts.showTools),
    words: texts.toolsWords,
    run: ({ developerTools }) => showDeveloperTools(!developerTools),
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
