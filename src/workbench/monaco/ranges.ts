import type { editor } from 'monaco-editor/editor/editor.api.js';
import type { Range } from '../app/problem.ts';
import type { Span } from '../document/text.ts';

/** Returns lines and columns of a span of a model's text. */
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
