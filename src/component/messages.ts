/**
 * The messages between `<billwright-editor>` and the workbench in its frame: those of docs/embedding.md, of which the workbench
 * holds the other end (`workbench/embedding/messages.ts`). `component.test.ts` holds the two together.
 */

/** A document as an object of JSON. */
export interface DocumentValue {
  [name: string]: unknown;
}

/** What is wrong, and where. */
export interface EditorFault {
  code?: string | undefined;
  properties: readonly string[];
  description: string;
}

/** What the workbench is to show. */
export interface EditorSettings {
  data?: string | DocumentValue | undefined;
  schema?: string | undefined;
  envelope?: boolean | undefined;
  view?: 'JSON' | 'Form' | undefined;
  readOnly?: boolean | undefined;
  result?: boolean | undefined;
  problems?: boolean | undefined;
  language?: string | undefined;
  theme?: 'light' | 'dark' | 'system' | undefined;
}

/** What the workbench can be asked to do. `correct` and `sign` open their dialog. */
export type EditorOperation = 'build' | 'validate' | 'replicate' | 'correct' | 'sign';

export type MessageToWorkbench =
  | ({ type: 'set' } & EditorSettings)
  | { type: 'run'; operation: EditorOperation }
  | { type: 'get' };

/** A text as it stands in the editor, and what it holds where it is JSON. */
export interface EditorText {
  /** Which document it is: a copy or a correction opens beside the one it is of. */
  draft: string;
  text: string;
  data?: unknown;
}

/** What came of an operation. */
export interface EditorOutcome {
  ok: boolean;
  draft: string;
  /** The document that was made. */
  data?: unknown;
  faults: readonly EditorFault[];
  warnings: readonly EditorFault[];
  /** Why no answer came. */
  failure?: string | undefined;
}

export interface EditorNotification {
  title: string;
  description?: string | undefined;
  tone: 'good' | 'bad' | 'plain';
}

export type MessageFromWorkbench =
  | { type: 'ready' }
  | ({ type: 'change' | 'document' } & EditorText)
  | { type: 'close'; draft: string }
  | ({ type: EditorOperation } & EditorOutcome)
  | ({ type: 'notification' } & EditorNotification)
  /** `to` is the type of the message that could not be followed; `operation`, of one that is `run`. */
  | { type: 'refused'; faults: readonly EditorFault[]; to?: unknown; operation?: unknown };
