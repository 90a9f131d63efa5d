import type { Edit } from 'jsonc-parser';
import { isXmlText } from '../../../engine/reading/xml-text.ts';
import { draftDiscarded } from '../../state/drafts/discarded.ts';
import type { Draft } from '../../state/drafts/draft-storage.ts';
import { draftById, useDrafts } from '../../state/drafts/drafts.ts';
import { firstText, holdText, releaseText } from '../../state/drafts/open-texts.ts';
import { forgetRun } from '../../state/drafts/runs.ts';
import { LiveDraft } from '../live/live-draft.ts';
import { monaco } from '../monaco/monaco.ts';
import { textEdit } from '../monaco/ranges.ts';

interface Held {
  model: monaco.editor.ITextModel;
  live: LiveDraft;
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
  // The text may have gone on since the editor was rendered, which takes long on a slow machine.
  const present = draftById(draft.id)?.text ?? draft.text;
  const text = firstText(draft.id, present);
  const model = monaco.editor.createModel(text, languageOf(present), monaco.Uri.parse(modelPath(draft.id)));
  holdText(draft.id, {
    edit: (edits) => applyAsOneStep(model, edits),
    type: (edits) => apply(model, edits),
    endStep: () => model.pushStackElement(),
  });
  // An editor normalises line ends: offsets refer to this text.
  if (model.getValue() !== present) useDrafts.getState().change(draft.id, { text: model.getValue() });
  model.onDidChangeContent(() => {
    if (halfway.has(model)) return;
    const text = model.getValue();
    const language = languageOf(text);
    if (model.getLanguageId() !== language) monaco.editor.setModelLanguage(model, language);
    useDrafts.getState().change(draft.id, { text });
  });
  held.set(draft.id, { model, live: new LiveDraft(draft.id, model), view: null });
  return model;
}

/** Returns the language of a draft: JSON for a document, XML for an e-invoice. */
function languageOf(text: string): 'json' | 'xml' {
  return isXmlText(text) ? 'xml' : 'json';
}

draftDiscarded.subscribe((draft) => {
  const discarded = held.get(draft);
  if (!discarded) return;
  held.delete(draft);
  releaseText(draft);
  discarded.live.end();
  discarded.model.dispose();
  forgetRun(draft);
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

function applyAsOneStep(model: monaco.editor.ITextModel, edits: Edit[]): void {
  model.pushStackElement();
  apply(model, edits);
  model.pushStackElement();
}

function apply(model: monaco.editor.ITextModel, edits: Edit[]): void {
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
