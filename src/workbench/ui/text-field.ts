const fields =
  'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"], .monaco-editor';

/** Whether keys that are pressed there, or what is pasted, are what somebody writes. */
export function isTextField(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(fields) !== null;
}
