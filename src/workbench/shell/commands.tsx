import {
  BadgeCheck,
  CheckCheck,
  Command as CommandIcon,
  Copy,
  FileDown,
  FilePen,
  FilePlus2,
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
import type { EditorAction } from '../app/active-editor.ts';
import type { Command } from '../app/commands.ts';
import { showDeveloperTools } from '../app/developer-tools.ts';
import { showBoth } from '../app/document-view.ts';
import { isEmbedded } from '../app/embedded.ts';
import type { KeyScope, Keys } from '../app/keys.ts';
import { onDemand } from '../app/on-demand.ts';
import { checkAll } from '../app/quiet.ts';
import { roomForBoth, SWITCH_KEY, switchView } from '../app/switch-view.ts';
import { type Theme, useTheme } from '../app/theme.ts';
import { isJson } from '../document/is-json.ts';
import { chooseFiles } from '../drafts/choose-files.ts';
import type { Draft } from '../drafts/draft-storage.ts';
import { useDrafts } from '../drafts/drafts.ts';
import { runOf } from '../drafts/runs.ts';
import { toggleWrapping } from '../editor/wrapping.ts';
import { openNewMenu } from '../examples/new-menu.tsx';
import { type Done, emitNotJson, waitsForAnswer } from '../operations/done.ts';
import { panels } from '../result/panels.tsx';
import { chooseBackend } from '../service/backend.ts';
import { say } from '../texts/say.ts';
import { announce } from '../ui/announcer.tsx';
import type { CommandContext } from './command-context.ts';
import {
  commandPalette,
  correctDialog,
  historyDialog,
  openDialog,
  reportDialog,
  saveDialog,
  settingsDialog,
  shareDialog,
  shortcutsDialog,
  signDialog,
  toggleDialog,
} from './dialogs.tsx';
import * as texts from './texts.ts';

/** A value, or a function of the command's context. */
type Derived<Context, Value> = Value | ((context: Context) => Value);

/** A declared command; see `Command` for the meaning of its members. Texts are translated on use. */
interface Declared<Context> extends Pick<Command, 'id' | 'about' | 'Icon' | 'words' | 'toolbar' | 'menu' | 'host'> {
  /** Only for documents, or only for e-invoices in XML. Default: both. */
  of?: 'document' | 'xml';
  /** Default: `Document` for actions on a draft, otherwise `Workbench`. */
  group?: Command['group'];
  label: Derived<Context, string>;
  keys?: readonly Keys[];
  /** Whether it applies now; otherwise it is not offered. */
  offered?(context: Context): boolean;
  why?(context: Context): string | undefined;
  busy?(context: Context): boolean;
  run(context: Context): void;
}

type DraftContext = CommandContext & { draft: Draft };

const exporting = onDemand(() => import('../drafts/export.ts'));
const problemSteps = onDemand(() => import('../problems/go-to-problem.ts'));
const landmarks = onDemand(() => import('../app/landmarks.ts'));

/** Loads what keys need, so that the first press works at once, and without a network. */
export function fetchAhead(): void {
  for (const { load } of [exporting, problemSteps, landmarks]) load().catch(() => {});
}

const onWorkbench = (context: CommandContext) => context.onWorkbench;

const inText = ({ onWorkbench, view }: CommandContext) => onWorkbench && view === 'JSON';

const whyReadOnly = ({ readOnly }: CommandContext) => readOnly;

const whyNoEditor = ({ editor }: CommandContext) => (editor ? undefined : say(texts.editorComes));

/** Returns a command of the editor, which handles its keys in the text itself. */
function editorCommand(
  action: EditorAction,
  declared: Pick<Declared<CommandContext>, 'id' | 'of' | 'label' | 'about' | 'Icon' | 'why'> & { chord: string },
): Declared<DraftContext> {
  const { chord, ...others } = declared;
  return {
    ...others,
    keys: [{ chord, scope: 'text' }],
    offered: inText,
    why: (context) => whyNoEditor(context) ?? others.why?.(context),
    run: ({ editor }) => editor?.run(action),
  };
}

/** Runs an action that needs a readable text and complete form input; otherwise reports why not. */
function unlessBroken({ draft, isXml }: DraftContext, run: () => void, operation?: Done['operation']): void {
  checkAll(draft.id);
  if (!isXml && waitsForAnswer(draft.id, operation)) return;
  if (isXml || isJson(draft.text)) {
    run();
    return;
  }
  announce(say(texts.notJson));
  if (operation) void emitNotJson(operation, draft);
}

const themes: readonly { theme: Theme; label: string }[] = [
  { theme: 'light', label: texts.lightTheme },
  { theme: 'dark', label: texts.darkTheme },
  { theme: 'system', label: texts.systemTheme },
];

/** Commands that need no draft. */
const ofWorkbench: readonly Declared<CommandContext>[] = [
  {
    id: 'open',
    label: texts.openFiles,
    Icon: FolderOpen,
    words: texts.openFilesWords,
    menu: 'files',
    run: ({ openFiles }) => void chooseFiles().then(openFiles),
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

/** Commands on the current draft. */
const ofDraft: readonly Declared<DraftContext>[] = [
  {
    id: 'make-document',
    of: 'xml',
    label: texts.makeDocument,
    words: texts.makeDocumentWords,
    about: texts.makeDocumentHow,
    Icon: FilePen,
    run: async ({ draft, show }) => (await import('../inspect/make-document.ts')).makeDocument(draft, show),
  },
  {
    id: 'answer',
    of: 'xml',
    label: texts.answer,
    about: texts.answerHow,
    Icon: FilePen,
    run: async ({ draft, show }) => (await import('../inspect/answer.ts')).answer(draft, show),
  },
  {
    id: 'report',
    of: 'xml',
    label: texts.report,
    about: texts.reportHow,
    Icon: CheckCheck,
    run: () => openDialog(reportDialog),
  },
  {
    id: 'build',
    of: 'document',
    label: texts.build,
    about: texts.buildHow,
    Icon: Hammer,
    keys: [{ chord: 'Mod+Enter', scope: 'workbench' }],
    host: true,
    busy: ({ busy }) => busy === 'build',
    run: ({ perform, draft }) => perform('build', draft.id),
  },
  {
    id: 'replicate',
    of: 'document',
    label: texts.replicate,
    about: texts.replicateHow,
    Icon: Copy,
    toolbar: 'always',
    host: true,
    busy: ({ busy }) => busy === 'replicate',
    run: ({ perform, draft }) => perform('replicate', draft.id),
  },
  {
    id: 'correct',
    of: 'document',
    label: texts.correct,
    about: texts.correctHow,
    Icon: FilePen,
    toolbar: 'always',
    host: true,
    run: (context) => unlessBroken(context, () => openDialog(correctDialog), 'correct'),
  },
  {
    id: 'sign',
    of: 'document',
    label: texts.sign,
    about: texts.signHow,
    Icon: Signature,
    toolbar: 'always',
    host: true,
    why: ({ signed, readOnly }) => (signed ? undefined : readOnly),
    run: (context) => unlessBroken(context, () => openDialog(signDialog), 'sign'),
  },
  {
    id: 'verify',
    of: 'document',
    label: texts.verify,
    about: texts.verifyHow,
    Icon: BadgeCheck,
    toolbar: 'developers',
    why: ({ signed }) => (signed ? undefined : say(texts.verifyOnlySigned)),
    run: (context) => unlessBroken(context, () => void context.showPanel('Envelope')),
  },
  {
    id: 'validate',
    of: 'document',
    label: texts.validate,
    about: texts.validateHow,
    Icon: CheckCheck,
    toolbar: 'developers',
    host: true,
    busy: ({ busy }) => busy === 'validate',
    run: ({ perform, draft }) => perform('validate', draft.id),
  },
  {
    id: 'envelope',
    of: 'document',
    about: texts.envelopeHow,
    label: ({ draft }) => say(draft.envelop ? texts.buildPlain : texts.buildEnveloped),
    why: ({ enveloped }) => (enveloped ? say(texts.isEnvelope) : undefined),
    run: ({ draft }) => useDrafts.getState().change(draft.id, { envelop: !draft.envelop }),
  },
  {
    id: 'next-problem',
    label: texts.nextProblem,
    keys: [{ chord: 'F8', scope: 'workbench' }],
    offered: onWorkbench,
    run: ({ draft }) => problemSteps.use(({ goToProblem }) => goToProblem(draft.id, 1)),
  },
  {
    id: 'previous-problem',
    label: texts.previousProblem,
    keys: [{ chord: 'Shift+F8', scope: 'workbench' }],
    offered: onWorkbench,
    run: ({ draft }) => problemSteps.use(({ goToProblem }) => goToProblem(draft.id, -1)),
  },
  editorCommand('editor.action.triggerSuggest', {
    id: 'complete',
    of: 'document',
    label: texts.complete,
    chord: 'Ctrl+Space',
  }),
  editorCommand('editor.action.quickFix', {
    id: 'fixes',
    of: 'document',
    label: texts.fixes,
    chord: 'Mod+.',
  }),
  editorCommand('editor.action.quickOutline', {
    id: 'outline',
    of: 'document',
    label: texts.outline,
    about: texts.outlineHow,
    Icon: ListTree,
    chord: 'Mod+Shift+O',
  }),
  editorCommand('editor.action.formatDocument', {
    id: 'format',
    label: texts.format,
    about: texts.formatHow,
    Icon: IndentIncrease,
    chord: 'Shift+Alt+F',
    why: whyReadOnly,
  }),
  editorCommand('actions.find', { id: 'find', label: texts.find, chord: 'Mod+F' }),
  {
    id: 'wrap',
    label: texts.wrap,
    keys: [{ chord: 'Alt+Z', scope: 'workbench' }],
    offered: inText,
    run: toggleWrapping,
  },
  {
    id: 'undo',
    label: texts.undo,
    keys: [
      { chord: 'Mod+Z', scope: 'text' },
      { chord: 'Mod+Z', scope: 'form' },
    ],
    offered: onWorkbench,
    why: (context) => whyNoEditor(context) ?? whyReadOnly(context),
    run: ({ editor }) => editor?.run('undo'),
  },
  {
    id: 'redo',
    label: texts.redo,
    keys: [
      { chord: 'Mod+Shift+Z', scope: 'text' },
      { chord: 'Mod+Shift+Z', scope: 'form' },
      { chord: 'Mod+Y', scope: 'form' },
    ],
    offered: onWorkbench,
    why: (context) => whyNoEditor(context) ?? whyReadOnly(context),
    run: ({ editor }) => editor?.run('redo'),
  },
  {
    id: 'view',
    of: 'document',
    label: texts.switchView,
    words: texts.switchViewWords,
    keys: [{ chord: SWITCH_KEY, scope: 'workbench' }],
    offered: onWorkbench,
    run: () => switchView(),
  },
  {
    id: 'next-landmark',
    label: texts.nextLandmark,
    keys: [{ chord: 'F6', scope: 'workbench' }],
    offered: onWorkbench,
    run: () => landmarks.use(({ goToLandmark }) => goToLandmark(1)),
  },
  {
    id: 'previous-landmark',
    label: texts.previousLandmark,
    keys: [{ chord: 'Shift+F6', scope: 'workbench' }],
    offered: onWorkbench,
    run: () => landmarks.use(({ goToLandmark }) => goToLandmark(-1)),
  },
  {
    id: 'both',
    of: 'document',
    label: ({ both }) => say(both ? texts.notBoth : texts.both),
    words: texts.bothWords,
    offered: ({ onWorkbench }) => onWorkbench && matchMedia(roomForBoth).matches,
    run: ({ both }) => showBoth(!both),
  },
  {
    id: 'use-result',
    of: 'document',
    label: texts.useResult,
    offered: onWorkbench,
    async run({ draft, readOnly }) {
      const { takeAsDocument, whyNotUsed } = await import('../result/take-as-document.ts');
      const { built } = runOf(draft.id);
      const why = whyNotUsed(draft, built, readOnly);
      if (built && why === undefined) takeAsDocument(draft, built);
      else announce(why ?? '');
    },
  },
  {
    id: 'save-json',
    of: 'document',
    label: texts.saveJson,
    Icon: FileDown,
    words: texts.saveWords,
    keys: [{ chord: 'Mod+S', scope: 'everywhere', view: 'JSON' }],
    menu: 'files',
    run: ({ draft }) => exporting.use(({ saveJson }) => saveJson(draft)),
  },
  {
    id: 'save-yaml',
    of: 'document',
    label: texts.saveYaml,
    Icon: FileDown,
    words: texts.saveWords,
    menu: 'files',
    run: ({ draft }) => exporting.use(({ saveYaml }) => saveYaml(draft)),
  },
  {
    id: 'save-xml',
    of: 'xml',
    label: texts.saveXml,
    Icon: FileDown,
    words: texts.saveWords,
    keys: [{ chord: 'Mod+S', scope: 'everywhere', view: 'JSON' }],
    menu: 'files',
    run: ({ draft }) => exporting.use(({ saveXml }) => saveXml(draft)),
  },
  {
    id: 'save',
    label: texts.save,
    about: texts.saveHow,
    Icon: FileDown,
    words: texts.saveAsWords,
    keys: [{ chord: 'Mod+S', scope: 'everywhere', view: 'Form' }],
    run: (context) => unlessBroken(context, () => openDialog(saveDialog)),
  },
  {
    id: 'save-as',
    label: texts.saveAs,
    Icon: FileDown,
    words: texts.saveAsWords,
    keys: [{ chord: 'Mod+S', scope: 'everywhere', view: 'Form' }],
    menu: 'files',
    run: (context) => unlessBroken(context, () => openDialog(saveDialog)),
  },
  {
    id: 'copy-as',
    label: texts.copyAs,
    Icon: Copy,
    words: texts.saveAsWords,
    menu: 'files',
    run: (context) => unlessBroken(context, () => openDialog(saveDialog)),
  },
  {
    id: 'share',
    label: texts.share,
    Icon: Link2,
    menu: 'files',
    run: () => openDialog(shareDialog),
  },
  {
    id: 'print',
    label: texts.print,
    Icon: Printer,
    words: texts.printWords,
    menu: 'files',
    run: ({ showPanel }) => exporting.use(({ print }) => print(() => showPanel('Preview'))),
  },
  {
    id: 'history',
    of: 'document',
    label: texts.history,
    Icon: History,
    words: texts.historyWords,
    menu: 'files',
    run: () => openDialog(historyDialog),
  },
  {
    id: 'close',
    label: texts.close,
    Icon: X,
    why: ({ isOnlyOfHost }) => (isOnlyOfHost ? say(texts.neededByHost) : undefined),
    run: ({ close, draft, title }) => close(draft, title),
  },
  ...panels.map(
    ({ id, name, of }): Declared<DraftContext> => ({
      ...(of && { of }),
      id: `show-${id.toLowerCase()}`,
      label: () => say(texts.showPanel, { panel: say(name) }),
      group: 'Result',
      run: ({ showPanel }) => void showPanel(id),
    }),
  ),
];

/** Identifiers of the commands that a host page may run. */
export const hostCommands = ofDraft.filter(({ host }) => host).map(({ id }) => id);

/** The keys of all commands, available or not; those of one view are listed with it. */
export const shortcuts = [...ofWorkbench, ...ofDraft].flatMap(({ label, keys = [] }, index, all) => {
  if (typeof label !== 'string') return [];
  // Commands with the same function for documents and e-invoices in XML are listed once.
  const isListed = (each: Keys) =>
    all
      .slice(0, index)
      .some((before) => before.keys?.some((key) => key.chord === each.chord && listedIn(key) === listedIn(each)));
  return keys.filter((each) => !isListed(each)).map((each) => ({ chord: each.chord, scope: listedIn(each), label }));
});

function listedIn({ scope, view }: Keys): KeyScope {
  return view === undefined ? scope : ({ JSON: 'text', Form: 'form' } as const)[view];
}

/** Returns the available commands, in table order. */
export function commandsIn(context: CommandContext): Command[] {
  const { draft, isXml } = context;
  const here = ofDraft.filter(({ of }) => of === undefined || (of === 'xml') === isXml);
  return [
    ...ofWorkbench.flatMap((each) => commandOf({ group: 'Workbench', ...each }, context)),
    ...(draft ? here.flatMap((each) => commandOf({ group: 'Document', ...each }, { ...context, draft })) : []),
  ];
}

function commandOf<C extends Pick<CommandContext, 'view'>>(
  declared: Declared<C> & Pick<Command, 'group'>,
  context: C,
): Command | [] {
  const { of, label, about, words, keys = [], offered, why, busy, run, ...others } = declared;
  if (offered?.(context) === false) return [];
  return {
    ...others,
    label: typeof label === 'function' ? label(context) : say(label),
    about: about && say(about),
    words: words && say(words),
    keys: keys.filter(({ view = context.view }) => view === context.view),
    why: why?.(context),
    busy: busy?.(context) ?? false,
    run: () => run(context),
  };
}
