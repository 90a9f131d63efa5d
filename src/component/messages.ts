/**
 * The messages between `<billwright-editor>` and the workbench in its frame, as in docs/embedding.md. The workbench's
 * side is `workbench/shell/embedding/messages.ts`; `component.test.ts` compares the two.
 */

/** A document as a JSON object. */
export interface DocumentValue {
  [name: string]: unknown;
}

/** A fault with the properties concerned. */
export interface EditorFault {
  code?: string | undefined;
  properties: readonly string[];
  description: string;
}

/** The settings of the workbench. */
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
  toolbar?: 'full' | 'build' | 'none' | undefined;
  autosize?: boolean | undefined;
  askBeforeSaving?: boolean | undefined;
  /** Values as in CSS. */
  brand?: { accent?: string | undefined; accentInk?: string | undefined; font?: string | undefined } | undefined;
}

/** The operations of the workbench. `correct` and `sign` open their dialog. */
export type EditorOperation = 'build' | 'validate' | 'replicate' | 'correct' | 'sign';

export type MessageToWorkbench =
  | ({ type: 'set' } & EditorSettings)
  | { type: 'run'; operation: EditorOperation }
  | { type: 'get' }
  | { type: 'save'; command?: string };

/** A text in the editor, with its value if it is JSON. */
export interface EditorText {
  /** The document concerned. Copies and corrections open next to their original. */
  draft: string;
  text: string;
  data?: unknown;
}

/** What the user wants to save. */
export interface EditorSave extends EditorText {
  /** `save-as`, which opens the dialog, or a command for one kind of file, such as `save-json`. */
  command: string;
}

/** The outcome of an operation. */
export interface EditorOutcome {
  ok: boolean;
  draft: string;
  /** The resulting document. */
  data?: unknown;
  faults: readonly EditorFault[];
  warnings: readonly EditorFault[];
  /** Why there was no response. */
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
  | ({ type: 'save' } & EditorSave)
  | { type: 'close'; draft: string }
  | { type: 'height'; height: number }
  | ({ type: EditorOperation } & EditorOutcome)
  | ({ type: 'notification' } & EditorNotification)
  /** `to` is the type of the rejected message. `operation` is the operation of a `run` message. */
  | { type: 'refused'; faults: readonly EditorFault[]; to?: unknown; operation?: unknown };
