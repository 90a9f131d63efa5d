import { Editor } from '@monaco-editor/react';
import { findNodeAtLocation, type Node } from 'jsonc-parser';
import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { isXmlText } from '../../../engine/reading/xml-text.ts';
import { isJson } from '../../engine/document/is-json.ts';
import { pathAt, treeOf } from '../../engine/document/text.ts';
import { useDescription } from '../../engine/document/use-description.ts';
import type { Draft } from '../../state/drafts/draft-storage.ts';
import { reportNotOpened } from '../../state/drafts/not-opened.ts';
import { ask } from '../../state/drafts/questions.ts';
import type { FileRead } from '../../state/drafts/read-documents.ts';
import * as draftsTexts from '../../state/drafts/texts.ts';
import { useShowDraft } from '../../state/drafts/use-active-draft.ts';
import { type ActiveEditor, type EditorAction, SHOW_FIXES, useActiveEditor } from '../../state/view/active-editor.ts';
import { useView } from '../../state/view/document-view.ts';
import { useFormGuide } from '../../state/view/form-guide.ts';
import { useQuiet } from '../../state/view/quiet.ts';
import { fieldOf } from '../../state/view/switch-view.ts';
import { announce } from '../../ui/announcer.tsx';
import { notify } from '../../ui/notice.ts';
import { useTheme } from '../../ui/page/theme.ts';
import { say } from '../../ui/texts/say.ts';
import { themeName } from '../monaco/editor-themes.ts';
import { editorLook, monaco } from '../monaco/monaco.ts';
import { draftOf, keepView, modelOf, modelPath, viewOf } from './models.ts';
import { afterComposition, cameByTab, type Whereabouts } from './plain-field.ts';
import { followShownLocations } from './show-locations.ts';
import * as texts from './texts.ts';
import { useStart } from './use-start.ts';
import { useWrapping } from './wrapping.ts';

interface DocumentEditorProps {
  draft: Draft;
  /** Why the text is read-only; absent if it is not. */
  readOnly: string | undefined;
}

/** Actions that show something at the cursor, or over the text, when it gets the focus. */
const shownAtFocus: ReadonlySet<EditorAction> = new Set([
  'editor.action.triggerSuggest',
  SHOW_FIXES,
  'editor.action.quickOutline',
  'actions.find',
]);

/** The editor of the region Document. */
export function DocumentEditor({ draft, readOnly }: DocumentEditorProps) {
  const theme = useTheme((state) => state.shown);
  const [editor, setEditor] = useState<monaco.editor.IStandaloneCodeEditor>();
  const { wraps } = useWrapping();
  const show = useShowDraft();
  const { id } = draft;
  const { isXml } = useDescription(draft.text);
  const options = useMemo(
    () => ({
      ...editorLook,
      ariaLabel: say(isXml ? texts.xmlEditor : texts.editor),
      wordWrap: wraps ? ('on' as const) : ('off' as const),
      readOnly: readOnly !== undefined,
      ...(readOnly && { readOnlyMessage: { value: readOnly } }),
    }),
    [readOnly, wraps, isXml],
  );

  // Before the editor looks for the model. Does not depend on the draft's text, which changes on every key and is already in the model.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a draft's model is created once, from its text at that time.
  useLayoutEffect(() => void modelOf(draft), [id]);

  // After the editor shows the draft's model, and before it shows another.
  useEffect(() => {
    if (!editor) return;
    editor.restoreViewState(viewOf(id));
    useActiveEditor.setState({ position: editor.getPosition() ?? { lineNumber: 1, column: 1 } });
    return () => keepView(id, editor.saveViewState());
  }, [editor, id]);

  useStart(
    id,
    'JSON',
    editor &&
      ((typed) => {
        if (useQuiet.getState().left.has(id)) goToEnd(editor);
        editor.focus();
        for (const text of typed) editor.trigger('keyboard', 'type', { text });
      }),
  );

  useEffect(() => {
    if (!editor) return;
    letTabLeave(editor);
    editor.onDidPaste(({ range }) => void readPasted(editor, range, show));
    editor.onDidChangeCursorPosition(({ position }) => useActiveEditor.setState({ position }));
    const giveUp = afterComposition((at) => {
      if (at) goOnFrom(editor, at);
      const { wanted } = useActiveEditor.getState();
      useActiveEditor.setState({ wanted: undefined, editor: activeEditor(editor) });
      if (wanted) useActiveEditor.getState().editor?.goTo(wanted);
    });
    // After taking over from the plain field, whose cursor does not go to shown locations.
    const stopShowing = followShownLocations(editor);
    return () => {
      giveUp();
      stopShowing();
      if (useView.getState().view === 'JSON') useFormGuide.setState({ left: fieldOf(pathHere(editor)) });
      useActiveEditor.setState({ editor: undefined });
    };
  }, [editor, show]);

  return (
    <Editor
      path={modelPath(id)}
      theme={themeName(theme)}
      options={options}
      keepCurrentModel
      saveViewState={false}
      onMount={setEditor}
      loading={null}
    />
  );
}

/** Returns the actions of the editor for other parts of the page. */
function activeEditor(editor: monaco.editor.IStandaloneCodeEditor): ActiveEditor {
  return {
    goTo(range) {
      const model = editor.getModel();
      // It may just have become visible.
      editor.layout();
      const isEmptyText = model?.getValueInRange(range) === '""';
      editor.setPosition({ lineNumber: range.startLineNumber, column: range.startColumn + (isEmptyText ? 1 : 0) });
      editor.revealRangeInCenterIfOutsideViewport(range);
      editor.focus();
    },
    keepPosition: (change) => keepPosition(editor, change),
    run(action) {
      // These actions show something at the focus.
      if (shownAtFocus.has(action)) editor.focus();
      editor.trigger('command', action, null);
    },
    focus: () => editor.focus(),
    pathHere: () => pathHere(editor),
  };
}

/** Puts the cursor after the last property, where an empty document continues. */
function goToEnd(editor: monaco.editor.IStandaloneCodeEditor): void {
  const model = editor.getModel();
  const last = model && treeOf(model.getValue())?.children?.at(-1);
  if (last) editor.setPosition(model.getPositionAt(last.offset + last.length));
}

/** Continues where the user was in the plain field. */
function goOnFrom(editor: monaco.editor.IStandaloneCodeEditor, at: Whereabouts): void {
  const model = editor.getModel();
  if (!model) return;
  const [anchor, active] = (at.backward ? [at.end, at.start] : [at.start, at.end]).map((offset) =>
    model.getPositionAt(offset),
  );
  if (anchor && active) editor.setSelection(monaco.Selection.fromPositions(anchor, active));
  editor.setScrollTop(at.scrollTop);
  if (at.focused) editor.focus();
}

/**
 * Replaces a pasted YAML document, or content that carries a document, by JSON, if it replaces the whole text. Undo restores the pasted
 * text. For tables, broken JSON and several documents it offers to open them as other drafts.
 */
async function readPasted(
  editor: monaco.editor.IStandaloneCodeEditor,
  range: monaco.IRange,
  show: (draft: string) => void,
): Promise<void> {
  const model = editor.getModel();
  const text = model?.getValue() ?? '';
  if (!model?.getFullModelRange().equalsRange(range) || isXmlText(text) || isJson(text)) return;
  const reading = await import('../../state/drafts/read-documents.ts');
  const { texts: documents, uncommented } = /^[\w$"'#%-]/.test(text) ? reading.readDocuments(text) : { texts: [] };
  const inYaml = documents.length === 1 ? documents[0] : undefined;
  const read = inYaml === undefined ? await reading.readPasted(text) : undefined;
  // In the meantime, another draft may be shown, or this one may be edited or made read-only.
  const isFixed = editor.getOption(monaco.editor.EditorOption.readOnly);
  if (editor.getModel() !== model || model.getValue() !== text || isFixed) return;
  const [carried, ...others] = read?.drafts ?? [];
  const document = inYaml ?? (others.length === 0 ? carried?.text : undefined);
  if (document !== undefined) {
    editor.pushUndoStop();
    editor.executeEdits('paste', [{ range, text: document }]);
    editor.pushUndoStop();
    if (inYaml === undefined) notify({ title: say(texts.pastedIn), description: say(texts.pastedInHow) });
    else announce(say(texts.pastedYaml));
    if (uncommented) notify({ title: say(texts.pastedComments), description: say(texts.pastedYaml), duration: 20_000 });
    return;
  }
  const undo = () => model.getValue() === text && editor.trigger('paste', 'undo', null);
  if (read) offerToOpen(read, model, undo, show);
}

/**
 * Offers to open content that this draft cannot hold as other drafts, until its text is changed.
 * @param undo restores the text from before pasting
 */
function offerToOpen(
  { question, drafts }: FileRead,
  model: monaco.editor.ITextModel,
  undo: () => unknown,
  show: (draft: string) => void,
): void {
  const draft = draftOf(model);
  if (draft === undefined) return;
  const offer = (title: string, label: string, onClick: () => void) => {
    const remove = reportNotOpened({ title, draft, actions: [{ label, onClick }] });
    const changed = model.onDidChangeContent(() => {
      remove();
      changed.dispose();
    });
  };
  if (question && question.kind !== 'archive') {
    const [title, label] =
      question.kind === 'tables'
        ? [texts.pastedTable, texts.openIt]
        : [texts.pastedBroken, draftsTexts.explainRejection];
    offer(say(title), say(label), () => {
      undo();
      ask(question);
    });
  } else if (drafts.length > 1) {
    offer(say(texts.pastedSeveral, { count: drafts.length }), say(texts.openThem), async () => {
      const { openDrafts } = await import('../../state/drafts/open-documents.ts');
      undo();
      openDrafts(drafts, show);
    });
  }
}

/** Tab indents while writing; after Escape it leaves the text (no keyboard trap, WCAG 2.1.2). Users who arrive by Tab get a hint. */
function letTabLeave(editor: monaco.editor.IStandaloneCodeEditor): void {
  const setLeaving = (leaving: 'unsaid' | 'explained' | 'ready') => {
    if (useActiveEditor.getState().leaving === leaving) return;
    editor.updateOptions({ tabFocusMode: leaving === 'ready' });
    useActiveEditor.setState({ leaving });
  };
  editor.addCommand(
    monaco.KeyCode.Escape,
    () => setLeaving('ready'),
    '!findWidgetVisible && !editorHasMultipleSelections && !editorHasSelection && !editorHoverVisible && !suggestWidgetVisible && !codeActionMenuVisible && !inSnippetMode && !inQuickInput',
  );
  const leavingKeys = [monaco.KeyCode.Tab, monaco.KeyCode.Shift, monaco.KeyCode.Escape];
  editor.onKeyDown(({ keyCode }) => {
    if (!leavingKeys.includes(keyCode)) setLeaving('unsaid');
  });
  editor.onDidFocusEditorText(() => {
    if (cameByTab()) setLeaving('explained');
  });
  editor.onDidBlurEditorWidget(() => setLeaving('unsaid'));
}

function pathHere(editor: monaco.editor.ICodeEditor) {
  const model = editor.getModel();
  const position = editor.getPosition();
  if (!model || !position) return [];
  const { lineNumber, column } = position;
  return pathAt(
    model.getValue(),
    model.getOffsetAt({ lineNumber, column: ownColumn(model.getLineContent(lineNumber), column) }),
  );
}

/** Returns a column in the property that the cursor is before or after. */
function ownColumn(line: string, column: number): number {
  const before = line.slice(0, column - 1).trimEnd();
  const after = line.slice(column - 1);
  const next = after.search(/\S/);
  if (next < 0) return before.replace(/,$/, '').trimEnd().length + 1;
  return /^$|[{[,]$/.test(before) && after[next] === '"' ? column + next + 1 : column;
}

/** Keeps the cursor at the same property, even if its line changes. */
function keepPosition(editor: monaco.editor.ICodeEditor, change: () => void): void {
  const before = editor.getModel();
  const position = editor.getPosition();
  if (!before || !position) {
    change();
    return;
  }
  const path = pathHere(editor);
  change();
  const root = treeOf(before.getValue());
  let node: Node | undefined;
  for (let length = path.length; root && length > 0 && !node; length--) {
    node = findNodeAtLocation(root, path.slice(0, length));
  }
  const target = before.getPositionAt(node?.offset ?? 0);
  editor.setPosition(target);
  editor.revealPositionInCenterIfOutsideViewport(target);
}
