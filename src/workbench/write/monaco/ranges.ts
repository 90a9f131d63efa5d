import type { Edit } from 'jsonc-parser';
import type { editor } from 'monaco-editor/editor/editor.api.js';
import type { Span } from '../../engine/document/text.ts';
import type { Range } from '../../state/view/problem.ts';

/** Returns a span of a model's text as lines and columns. */
export function rangeOf(model: editor.ITextModel, { offset, length }: Span): Range {
  const start = model.getPositionAt(offset);
  const end = model.getPositionAt(offset + length);
  return {
    startLineNumber: start.lineNumber,
    startColumn: start.column,
    endLineNumber: end.lineNumber,
    endColumn: end.column,
  };
}

/** Returns the span of lines and columns in a model's text. */
export function spanOf(model: editor.ITextModel, range: Range): Span {
  const offset = model.getOffsetAt({ lineNumber: range.startLineNumber, column: range.startColumn });
  const end = model.getOffsetAt({ lineNumber: range.endLineNumber, column: range.endColumn });
  return { offset, length: end - offset };
}

/** Returns an edit in Monaco's form. */
export function textEdit(model: editor.ITextModel, edit: Edit): { range: Range; text: string } {
  return { range: rangeOf(model, edit), text: edit.content };
}
