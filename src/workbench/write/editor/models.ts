import type { Edit } from 'jsonc-parser';
import { isXmlText } from '../../../engine/reading/xml-text.ts';
import { draftDiscarded } from '../../state/drafts/discarded.ts';
import type { Draft } from '../../state/drafts/draft-storage.ts';
import { draftById, useDrafts } from '../../state/drafts/drafts.ts';
import { firstText, holdText } from '../../state/drafts/open-texts.ts';
import { useView } from '../../state/view/document-view.ts';
import type { Problem } from '../../state/view/problem.ts';
import { checkAll } from '../../state/view/quiet.ts';
import { checkLive } from '../live/check-live.ts';
import type { LiveText } from '../live/live-text.ts';
import { monaco } from '../monaco/monaco.ts';
import { textEdit } from '../monaco/ranges.ts';
import { type LinePhrase, linePhrases } from './line-phrases.ts';

interface Held {
  model: monaco.editor.ITextModel;
  /** The position in the text, restored when the user returns. */
  view: monaco.editor.ICodeEditorViewState | null;
}

const held = new Map<string, Held>();

/**
 * Returns the editor model of a draft. It is created once and stays, with its undo history, until the draft is discarded, so that switching
 * tabs or pages loses nothing. Drafts follow its changes.
 */
export function modelOf(draft: Draft): monaco.editor.ITextModel {
  const known = held.get(draft.id);
  if (known) return known.model;
  // The text may have changed since the editor was rendered, which takes long on a slow machine.
  const present = draftById(draft.id)?.text ?? draft.text;
  const first = firstText(draft.id);
  const model = monaco.editor.createModel(first, languageOf(present), monaco.Uri.parse(modelPath(draft.id)));
  holdText(draft.id, {
    edit: (edits) => applyAsOneStep(model, edits),
    type: (edits) => apply(model, edits),
    endStep: () => model.pushStackElement(),
    stepBack: (action) => void model[action](),
  });
  // An editor normalises line ends: offsets refer to this text.
  if (model.getValue() !== present) useDrafts.getState().change(draft.id, { text: model.getValue() });
  model.onDidChangeContent(() => {
    if (halfway.has(model)) return;
    const text = model.getValue();
    const language = languageOf(text);
    if (model.getLanguageId() !== language) monaco.editor.setModelLanguage(model, language);
    useDrafts.getState().change(draft.id, { text });
    // Its text shows all problems, and so does its form from now on.
    if (useView.getState().view === 'JSON') checkAll(draft.id);
  });
  held.set(draft.id, { model, view: null });
  checkLive(draft.id, liveText(model));
  return model;
}

/** Returns the id of the draft that a model belongs to. */
export function draftOf(model: monaco.editor.ITextModel): string | undefined {
  return [...held].find(([, each]) => each.model === model)?.[0];
}

/** Returns the text of a model for its checks. */
function liveText(model: monaco.editor.ITextModel): LiveText {
  let phrases: string[] = [];
  return {
    read: () => model.getValue(),
    watch(listener) {
      const watching = model.onDidChangeContent(({ changes }) =>
        listener(
          changes.map(({ rangeOffset, rangeLength, text }) => ({
            offset: rangeOffset,
            length: rangeLength,
            newLength: text.length,
          })),
        ),
      );
      return () => watching.dispose();
    },
    mark(problems) {
      monaco.editor.setModelMarkers(model, 'billwright', problems.flatMap(markers));
      const ends = model.getLanguageId() === 'json' ? linePhrases(problems) : new Map<number, LinePhrase>();
      phrases = model.deltaDecorations(
        phrases,
        [...ends].map(([line, phrase]) => atLineEnd(model, line, phrase)),
      );
    },
  };
}

function markers({ severity, code, message, locations, causes }: Problem): monaco.editor.IMarkerData[] {
  return locations.flatMap(({ range }) => {
    if (!range) return [];
    const known = monaco.MarkerSeverity;
    const marked = severity === 'error' && !causes ? known.Error : known.Warning;
    return [{ ...range, message, severity: marked, ...(code && { code }) }];
  });
}

function atLineEnd(
  model: monaco.editor.ITextModel,
  line: number,
  { text, isCause }: LinePhrase,
): monaco.editor.IModelDeltaDecoration {
  const startLineNumber = Math.min(line, model.getLineCount());
  const startColumn = model.getLineMaxColumn(startLineNumber);
  return {
    range: { startLineNumber, startColumn, endLineNumber: startLineNumber, endColumn: startColumn },
    options: {
      showIfCollapsed: true,
      stickiness: monaco.editor.TrackedRangeStickiness.AlwaysGrowsWhenTypingAtEdges,
      after: {
        // Spaces at the start of injected text would collapse.
        content: `\u00a0\u00a0\u00a0${text}`,
        inlineClassName: isCause ? 'line-phrase' : 'line-phrase line-phrase-follows',
        cursorStops: monaco.editor.InjectedTextCursorStops.None,
      },
    },
  };
}

/** Returns the language of a draft: JSON for a document, XML for an e-invoice. */
function languageOf(text: string): 'json' | 'xml' {
  return isXmlText(text) ? 'xml' : 'json';
}

draftDiscarded.subscribe((draft) => {
  const discarded = held.get(draft);
  if (!discarded) return;
  held.delete(draft);
  discarded.model.dispose();
});

/** Returns the last cursor and scroll position of a draft's editor. */
export function viewOf(draft: string): monaco.editor.ICodeEditorViewState | null {
  return held.get(draft)?.view ?? null;
}

export function keepView(draft: string, view: monaco.editor.ICodeEditorViewState | null): void {
  const known = held.get(draft);
  if (known) known.view = view;
}

/** Returns Monaco's URI of a draft's text. */
export function modelPath(draft: string): string {
  return `draft://${draft}/document.json`;
}

function applyAsOneStep(model: monaco.editor.ITextModel, edits: readonly Edit[]): void {
  model.pushStackElement();
  apply(model, edits);
  model.pushStackElement();
}

function apply(model: monaco.editor.ITextModel, edits: readonly Edit[]): void {
  const operations = edits.map((edit) => textEdit(model, edit));
  const [only] = operations;
  if (operations.length === 1 && only && isLong(only)) replaceLines(model, only);
  else model.pushEditOperations([], operations, () => null);
}

/** Changes of this many lines are split in two. */
const MANY_LINES = 200;

function isLong({ range, text }: ReturnType<typeof textEdit>): boolean {
  return range.endLineNumber - range.startLineNumber > MANY_LINES && text.includes('\n');
}

/**
 * Removes lines and then inserts others. For each changed line, a wrapping editor goes through all its lines, but for removed or inserted
 * lines only once.
 */
function replaceLines(model: monaco.editor.ITextModel, { range, text }: ReturnType<typeof textEdit>): void {
  const { startLineNumber, startColumn } = range;
  const start = { startLineNumber, startColumn, endLineNumber: startLineNumber, endColumn: startColumn };
  halfway.add(model);
  model.pushEditOperations([], [{ range, text: '' }], () => null);
  halfway.delete(model);
  model.pushEditOperations([], [{ range: start, text }], () => null);
}

/** Models in the middle of such a change. */
const halfway = new WeakSet<monaco.editor.ITextModel>();
