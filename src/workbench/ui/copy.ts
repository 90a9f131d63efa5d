import { notify } from './notice.ts';
import { say } from './texts/say.ts';
import * as texts from './texts.ts';

/**
 * Copies a text to the clipboard; returns false if the browser refuses. Pages over plain http lack the clipboard interface, so the
 * selection of a field is copied.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelection(text);
  }
}

/** Copies a text and reports the outcome in a corner. @param notice the message on success */
export async function copyAndSay(text: string, notice: string): Promise<void> {
  const copied = await copyText(text);
  notify(copied ? { title: notice, tone: 'good' } : { title: say(texts.copyRefused), tone: 'bad' });
}

function copySelection(text: string): boolean {
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.style.position = 'fixed';
  field.style.opacity = '0';
  // Inside an open dialog, which traps the focus.
  (focused?.closest('[role="dialog"]') ?? document.body).append(field);
  field.select();
  const copied = document.execCommand('copy');
  field.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return copied;
}
