import type { EditorFault, EditorNotification, EditorOutcome, EditorSave, EditorText } from './messages.ts';

/** Why the editor does not work. */
export interface EditorError {
  /**
   * `address`: no service address; `unreachable`: no response from the workbench; `source`: the document at `src` could
   * not be fetched; `refused`: the workbench could not handle a message.
   */
  reason: 'address' | 'unreachable' | 'source' | 'refused';
  message: string;
  faults?: readonly EditorFault[];
}

/** The events of `<billwright-editor>` by name. They do not bubble. */
export interface EditorEvents {
  ready: CustomEvent<null>;
  change: CustomEvent<EditorText>;
  /** The user wants to save. `preventDefault()` leaves it to the page. */
  save: CustomEvent<EditorSave>;
  close: CustomEvent<{ draft: string }>;
  build: CustomEvent<EditorOutcome>;
  validate: CustomEvent<EditorOutcome>;
  replicate: CustomEvent<EditorOutcome>;
  correct: CustomEvent<EditorOutcome>;
  sign: CustomEvent<EditorOutcome>;
  notification: CustomEvent<EditorNotification>;
  error: CustomEvent<EditorError>;
}
