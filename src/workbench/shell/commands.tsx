import {
  BadgeCheck,
  CheckCheck,
  Command as CommandIcon,
  Copy,
  FileDown,
  FilePen,
  FolderOpen,
  Hammer,
  History,
  IndentIncrease,
  Keyboard,
  Link2,
  ListTree,
  MessageCircleQuestionMark,
  Printer,
  Settings,
  Signature,
  X,
} from 'lucide-react';
import { type EditorAction, useActiveEditor } from '../app/active-editor.ts';
import type { Command } from '../app/commands.ts';
import type { Keys } from '../app/keys.ts';
import { showPane } from '../app/pane.ts';
import { type Theme, useTheme } from '../app/theme.ts';
import { contentOf } from '../document/text.ts';
import { chooseFiles } from '../drafts/choose-files.ts';
import type { Draft } from '../drafts/draft-storage.ts';
import { useDrafts } from '../drafts/drafts.ts';
import { print, saveJson, saveYaml } from '../drafts/export.ts';
import { toggleWrapping } from '../editor/wrapping.ts';
import { type Done, emitNotJson } from '../operations/done.ts';
import { goToProblem } from '../problems/go-to-problem.ts';
import { panels } from '../result/panels.tsx';
import { chooseBackend } from '../service/backend.ts';
import { announce } from '../ui/announcer.tsx';
import type { CommandContext } from './command-context.ts';
import {
  commandPalette,
  correctDialog,
  historyDialog,
  openDialog,
  settingsDialog,
  shareDialog,
  shortcutsDialog,
  signDialog,
  toggleDialog,
} from './dialogs.tsx';

/** A value that may depend on what the command finds. */
type Derived<Context, Value> = Value | ((context: Context) => Value);

/** What a command is; see `Command` for what its members mean. */
interface Declared<Context> extends Pick<Command, 'id' | 'about' | 'Icon' | 'words' | 'toolbar' | 'menu' | 'host'> {
  /** By default `Document` for what is done with a draft, else `Workbench`. */
  group?: Command['group'];
  label: Derived<Context, string>;
  keys?: readonly Keys[];
  /** Whether it makes sense now; it is offered nowhere while it does not. */
  offered?(context: Context): boolean;
  why?(context: Context): string | undefined;
  busy?(context: Context): boolean;
  run(context: Context): void;
}

type DraftContext = CommandContext & { draft: Draft };

const onWorkbench = (context: CommandContext) => context.onWorkbench;

const inText = ({ onWorkbench, view }: CommandContext) => onWorkbench && view === 'JSON';

const whyReadOnly = ({ readOnly }: CommandContext) => readOnly;

/** A command that the editor performs; in the text it listens to the keys itself. */
function editorCommand(
  action: EditorAction,
  declared: Pick<Declared<CommandContext>, 'id' | 'label' | 'about' | 'Icon' | 'why'> & { chord: string },
): Declared<DraftContext> {
  const { chord, ...others } = declared;
  return {
    ...others,
    keys: [{ chord, scope: 'Document, as JSON' }],
    offered: inText,
    run: () => useActiveEditor.getState().editor?.run(action),
  };
}

/** Opens what needs a text that can be read; says so where it is not. */
function unlessBroken({ draft }: DraftContext, run: () => void, operation?: Done['operation']): void {
  if (contentOf(draft.text) !== undefined) {
    run();
    return;
  }
  announce('The text is not JSON: fix it first.');
  if (operation) void emitNotJson(operation, draft);
}

const themes: readonly { theme: Theme; label: string }[] = [
  { theme: 'light', label: 'Light theme' },
  { theme: 'dark', label: 'Dark theme' },
  { theme: 'system', label: 'System theme' },
];

/** What can be done whether or not a draft is open. */
const ofWorkbench: readonly Declared<CommandContext>[] = [
  {
    id: 'open',
    label: 'Open files …',
    Icon: FolderOpen,
    words: 'import upload',
    menu: 'files',
    run: ({ openFiles }) => void chooseFiles().then(openFiles),
  },
  {
    id: 'commands',
    label: 'Commands',
    Icon: CommandIcon,
    keys: [
      { chord: 'Mod+K', scope: 'Everywhere' },
      { chord: 'F1', scope: 'Everywhere' },
    ],
    menu: 'workbench',
    run: () => toggleDialog(commandPalette),
  },
  {
    id: 'shortcuts',
    label: 'Shortcuts',
    Icon: Keyboard,
    words: 'keys help',
    keys: [{ chord: '?', scope: 'Everywhere' }],
    menu: 'workbench',
    run: () => openDialog(shortcutsDialog),
  },
  {
    id: 'tour',
    label: 'Tour',
    Icon: MessageCircleQuestionMark,
    words: 'help first steps introduction of the workbench',
    menu: 'workbench',
    run: ({ startTour }) => startTour(),
  },
  {
    id: 'settings',
    label: 'Settings …',
    Icon: Settings,
    words: 'clear everything language of names and descriptions',
    menu: 'workbench',
    run: () => openDialog(settingsDialog),
  },
  {
    id: 'backend',
    label: ({ backend }) => (backend === 'server' ? 'Answer in this browser' : 'Answer by the server'),
    words: 'work offline service engine',
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

/** What can be done with the draft that is shown. */
const ofDraft: readonly Declared<DraftContext>[] = [
  {
    id: 'build',
    label: 'Build',
    about: 'Calculate and check the document',
    Icon: Hammer,
    keys: [{ chord: 'Mod+Enter', scope: 'Workbench' }],
    host: true,
    busy: ({ busy }) => busy === 'build',
    run: ({ perform, draft }) => perform('build', draft.id),
  },
  {
    id: 'replicate',
    label: 'Replicate',
    about: 'Open a copy with a new UUID and today’s date as a new draft',
    Icon: Copy,
    toolbar: true,
    host: true,
    busy: ({ busy }) => busy === 'replicate',
    run: ({ perform, draft }) => perform('replicate', draft.id),
  },
  {
    id: 'correct',
    label: 'Correct',
    about: 'Open a credit note or another correction as a new draft',
    Icon: FilePen,
    toolbar: true,
    host: true,
    run: (context) => unlessBroken(context, () => openDialog(correctDialog), 'correct'),
  },
  {
    id: 'sign',
    label: 'Sign',
    about: 'Sign the document with a key of this browser',
    Icon: Signature,
    toolbar: true,
    host: true,
    why: ({ signed, readOnly }) => (signed ? undefined : readOnly),
    run: (context) => unlessBroken(context, () => openDialog(signDialog), 'sign'),
  },
  {
    id: 'verify',
    label: 'Verify',
    about: 'Check the digest and the signatures, in this browser',
    Icon: BadgeCheck,
    toolbar: true,
    why: ({ signed }) => (signed ? undefined : 'Only a signed envelope can be verified.'),
    run: (context) => unlessBroken(context, () => void context.showPanel('Envelope')),
  },
  {
    id: 'validate',
    label: 'Validate',
    about: 'Check the document without calculating anything',
    Icon: CheckCheck,
    toolbar: true,
    host: true,
    busy: ({ busy }) => busy === 'validate',
    run: ({ perform, draft }) => perform('validate', draft.id),
  },
  {
    id: 'envelope',
    label: ({ draft }) => (draft.envelop ? 'Build without an envelope' : 'Build in an envelope'),
    why: ({ enveloped }) => (enveloped ? 'This draft is an envelope already.' : undefined),
    run: ({ draft }) => useDrafts.getState().change(draft.id, { envelop: !draft.envelop }),
  },
  {
    id: 'next-problem',
    label: 'Go to the next problem',
    keys: [{ chord: 'F8', scope: 'Workbench' }],
    offered: onWorkbench,
    run: ({ draft }) => goToProblem(draft.id, 1),
  },
  {
    id: 'previous-problem',
    label: 'Go to the previous problem',
    keys: [{ chord: 'Shift+F8', scope: 'Workbench' }],
    offered: onWorkbench,
    run: ({ draft }) => goToProblem(draft.id, -1),
  },
  editorCommand('editor.action.triggerSuggest', {
    id: 'complete',
    label: 'Complete: properties, codes, rates',
    chord: 'Ctrl+Space',
  }),
  editorCommand('editor.action.quickFix', {
    id: 'fixes',
    label: 'Fixes for the problem at the cursor',
    chord: 'Mod+.',
  }),
  editorCommand('editor.action.quickOutline', {
    id: 'outline',
    label: 'Outline',
    about: 'Choose a property to go to',
    Icon: ListTree,
    chord: 'Mod+Shift+O',
  }),
  editorCommand('editor.action.formatDocument', {
    id: 'format',
    label: 'Format',
    about: 'Format the text with two spaces per level',
    Icon: IndentIncrease,
    chord: 'Shift+Alt+F',
    why: whyReadOnly,
  }),
  editorCommand('actions.find', { id: 'find', label: 'Search and replace', chord: 'Mod+F' }),
  {
    id: 'wrap',
    label: 'Wrap long lines, or not',
    keys: [{ chord: 'Alt+Z', scope: 'Workbench' }],
    offered: inText,
    run: toggleWrapping,
  },
  {
    id: 'undo',
    label: 'Undo',
    keys: [
      { chord: 'Mod+Z', scope: 'Document, as JSON' },
      { chord: 'Mod+Z', scope: 'Document, as a form' },
    ],
    offered: onWorkbench,
    why: whyReadOnly,
    run: () => useActiveEditor.getState().editor?.run('undo'),
  },
  {
    id: 'redo',
    label: 'Redo',
    keys: [
      { chord: 'Mod+Shift+Z', scope: 'Document, as JSON' },
      { chord: 'Mod+Shift+Z', scope: 'Document, as a form' },
      { chord: 'Mod+Y', scope: 'Document, as a form' },
    ],
    offered: onWorkbench,
    why: whyReadOnly,
    run: () => useActiveEditor.getState().editor?.run('redo'),
  },
  {
    id: 'save-json',
    label: 'Save as JSON',
    Icon: FileDown,
    words: 'export download file',
    keys: [{ chord: 'Mod+S', scope: 'Everywhere' }],
    menu: 'files',
    run: ({ draft }) => saveJson(draft),
  },
  {
    id: 'save-yaml',
    label: 'Save as YAML',
    Icon: FileDown,
    words: 'export download file',
    menu: 'files',
    run: ({ draft }) => void saveYaml(draft),
  },
  {
    id: 'share',
    label: 'Share by a link …',
    Icon: Link2,
    menu: 'files',
    run: () => openDialog(shareDialog),
  },
  {
    id: 'print',
    label: 'Print …',
    Icon: Printer,
    words: 'PDF paper',
    menu: 'files',
    run: ({ showPanel }) => void print(() => showPanel('Preview')),
  },
  {
    id: 'history',
    label: 'History …',
    Icon: History,
    words: 'versions restore',
    menu: 'files',
    run: () => openDialog(historyDialog),
  },
  {
    id: 'close',
    label: 'Close the draft',
    Icon: X,
    why: ({ isOnlyOfHost }) => (isOnlyOfHost ? 'The page that shows the workbench needs this document.' : undefined),
    run: ({ close, draft, title }) => close(draft, title),
  },
  ...panels.map(
    ({ name }): Declared<DraftContext> => ({
      id: `show-${name.toLowerCase()}`,
      label: `Show ${name}`,
      group: 'Result',
      run({ showPanel }) {
        showPane('Result');
        void showPanel(name);
      },
    }),
  ),
];

/** Identifiers of the commands that a host page may run. */
export const hostCommands = ofDraft.filter(({ host }) => host).map(({ id }) => id);

/** The keys of all commands, whether or not they make sense now. */
export const shortcuts = [...ofWorkbench, ...ofDraft].flatMap(({ label, keys = [] }) =>
  typeof label === 'string' ? keys.map((each) => ({ ...each, label })) : [],
);

/** Returns what can be done now, in the order of the tables. */
export function commandsIn(context: CommandContext): Command[] {
  const { draft } = context;
  return [
    ...ofWorkbench.flatMap((each) => commandOf({ group: 'Workbench', ...each }, context)),
    ...(draft ? ofDraft.flatMap((each) => commandOf({ group: 'Document', ...each }, { ...context, draft })) : []),
  ];
}

function commandOf<C>(declared: Declared<C> & Pick<Command, 'group'>, context: C): Command | [] {
  const { label, keys = [], offered, why, busy, run, ...others } = declared;
  if (offered?.(context) === false) return [];
  return {
    ...others,
    label: typeof label === 'function' ? label(context) : label,
    keys,
    why: why?.(context),
    busy: busy?.(context) ?? false,
    run: () => run(context),
  };
}
