import { Columns2, IndentIncrease, ListTree, Redo2, Undo2 } from 'lucide-react';
import { stepBack } from '../../state/drafts/open-texts.ts';
import { runOf } from '../../state/drafts/runs.ts';
import { type EditorAction, SHOW_FIXES } from '../../state/view/active-editor.ts';
import { showBoth } from '../../state/view/document-view.ts';
import { roomForBoth, SWITCH_KEY, switchView } from '../../state/view/switch-view.ts';
import { announce } from '../../ui/announcer.tsx';
import { say } from '../../ui/texts/say.ts';
import { toggleWrapping } from '../../write/editor/wrapping.ts';
import type { CommandContext } from '../command-context.ts';
import { onDemand } from '../on-demand.ts';
import * as texts from '../texts.ts';
import { type Declared, type DraftContext, onWorkbench } from './declare.ts';

export const problemSteps = onDemand(() => import('../../write/problems/go-to-problem.ts'));
export const landmarks = onDemand(() => import('../landmarks.ts'));

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

/** Commands that edit the document, move in it, or show it differently. */
export const ofEditing: readonly Declared<DraftContext>[] = [
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
  {
    id: 'fixes',
    of: 'document',
    label: texts.fixes,
    keys: [
      { chord: 'Mod+.', scope: 'text' },
      { chord: 'Mod+.', scope: 'form' },
    ],
    offered: onWorkbench,
    run: ({ editor }) =>
      problemSteps.use(({ fixFocused }) => {
        if (!fixFocused()) editor?.run(SHOW_FIXES);
      }),
  },
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
    Icon: Undo2,
    menu: 'more',
    keys: [
      { chord: 'Mod+Z', scope: 'text' },
      { chord: 'Mod+Z', scope: 'form' },
    ],
    offered: onWorkbench,
    why: whyReadOnly,
    run: ({ draft }) => stepBack(draft.id, 'undo'),
  },
  {
    id: 'redo',
    label: texts.redo,
    Icon: Redo2,
    keys: [
      { chord: 'Mod+Shift+Z', scope: 'text' },
      { chord: 'Mod+Shift+Z', scope: 'form' },
      { chord: 'Mod+Y', scope: 'form' },
    ],
    offered: onWorkbench,
    why: whyReadOnly,
    run: ({ draft }) => stepBack(draft.id, 'redo'),
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
    Icon: Columns2,
    menu: 'more',
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
];
