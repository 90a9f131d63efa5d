import type { Edit } from 'jsonc-parser';
import type { Draft } from '../drafts/draft-storage.ts';
import { useDrafts } from '../drafts/drafts.ts';
import { LiveDraft } from '../live/live-draft.ts';
import { monaco } from './monaco.ts';
import { holdText } from './open-texts.ts';
import { rangeOf } from './ranges.ts';

const models = new Map<string, monaco.editor.ITextModel>();

/**
 * The editor's text of a draft. It is made once and stays while the page does, with its history, so that
 * nothing is lost by going to another tab or page; drafts follow what is typed.
 */
export function modelOf(draft: Draft): monaco.editor.ITextModel {
  const present = models.get(draft.id);
  if (present) return present;
  const model = monaco.editor.createModel(draft.text, 'json', monaco.Uri.parse(modelPath(draft.id)));
  models.set(draft.id, model);
  // An editor's lines end in one way: what is counted in the text is counted in this one.
  if (model.getValue() !== draft.text) useDrafts.getState().change(draft.id, { text: model.getValue() });
  model.onDidChangeContent(() => useDrafts.getState().change(draft.id, { text: model.getValue() }));
  holdText(draft.id, {
    edit: (edits) => applyAsOneStep(model, edits),
    type: (edits) => apply(model, edits),
    endStep: () => model.pushStackElement(),
  });
  new LiveDraft(draft.id, model);
  return model;
}

/** Under which address Monaco knows a draft's text. */
export function modelPath(draft: string): string {
  return `draft://${draft}/document.json`;
}

function applyAsOneStep(model: monaco.editor.ITextModel, edits: Edit[]): void {
  model.pushStackElement();
  apply(model, edits);
  model.pushStackElement();
}

function apply(model: monaco.editor.ITextModel, edits: Edit[]): void {
  const operations = edits.map((edit) => ({ range: rangeOf(model, edit), text: edit.content }));
  model.pushEditOperations([], operations, () => null);
}
