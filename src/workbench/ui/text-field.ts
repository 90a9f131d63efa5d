const fields =
  'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"], .monaco-editor';

/** Returns whether keys or pasted content at an element are text input. */
export function isTextField(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(fields) !== null;
}
