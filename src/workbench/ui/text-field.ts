const fields =
  'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"], .monaco-editor';

/** Returns whether keys pressed on an element, or what is pasted there, are text that somebody writes. */
export function isTextField(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(fields) !== null;
}
