import { say } from '../texts/say.ts';
import { notify } from './notice.ts';
import * as texts from './texts.ts';

/**
 * Puts a text into the clipboard; false where the browser refuses. Pages over plain http have no clipboard of their own:
 * there the selection of a field is copied.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelection(text);
  }
}

/** Copies a text and says so in a corner, or that the browser refuses. @param said what is said where it was copied */
export async function copyAndSay(text: string, said: string): Promise<void> {
  const copied = await copyText(text);
  notify(copied ? { title: said, tone: 'good' } : { title: say(texts.copyRefused), tone: 'bad' });
}

function copySelection(text: string): boolean {
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.style.position = 'fixed';
  field.style.opacity = '0';
  // Inside an open dialog, which keeps the focus within itself.
  (focused?.closest('[role="dialog"]') ?? document.body).append(field);
  field.select();
  const copied = document.execCommand('copy');
  field.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return copied;
}
