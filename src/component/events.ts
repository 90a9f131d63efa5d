import type { EditorFault, EditorNotification, EditorOutcome, EditorText } from './messages.ts';

/** Why the editor does not do what it is for. */
export interface EditorError {
  /**
   * `address`: there is none of a service; `unreachable`: the workbench has not answered from there; `source`: the document at `src`
   * could not be fetched; `refused`: the workbench could not follow what it was told.
   */
  reason: 'address' | 'unreachable' | 'source' | 'refused';
  message: string;
  faults?: readonly EditorFault[];
}

/** The events of `<billwright-editor>` by their names; none of them bubbles. */
export interface EditorEvents {
  ready: CustomEvent<null>;
  change: CustomEvent<EditorText>;
  close: CustomEvent<{ draft: string }>;
  build: CustomEvent<EditorOutcome>;
  validate: CustomEvent<EditorOutcome>;
  replicate: CustomEvent<EditorOutcome>;
  correct: CustomEvent<EditorOutcome>;
  sign: CustomEvent<EditorOutcome>;
  notification: CustomEvent<EditorNotification>;
  error: CustomEvent<EditorError>;
}
