/** Defines `<billwright-editor>` when imported in a page. */
import { BillwrightEditor } from './editor-element.ts';

export { BillwrightEditor } from './editor-element.ts';
export type { EditorError, EditorEvents } from './events.ts';
export type {
  DocumentValue,
  EditorFault,
  EditorNotification,
  EditorOperation,
  EditorOutcome,
  EditorSave,
  EditorText,
} from './messages.ts';

declare global {
  interface HTMLElementTagNameMap {
    'billwright-editor': BillwrightEditor;
  }
}

const NAME = 'billwright-editor';

// Another script in the page may have defined it.
if (globalThis.customElements && !customElements.get(NAME)) customElements.define(NAME, BillwrightEditor);
