import { useEffect } from 'react';

let typed = '';
let entered = false;

/** Returns the text typed while its target was loading. */
export const typedAhead = () => typed;

/** Returns whether Enter ended that text. */
export const enteredAhead = () => entered;

export function forgetTypedAhead(): void {
  typed = '';
  entered = false;
}

/** Replaces a dialog that is loading: typing is meant for the dialog, not for the text below it. */
export function TypingAhead() {
  useEffect(() => {
    holdKeys();
    forDialog = true;
    return stop;
  }, []);
  return null;
}

/** A dialog is loading, whose typing nothing else may take. */
let forDialog = false;

let timer: ReturnType<typeof setTimeout> | undefined;

/** Collects typing for a target that is about to get the focus. The limit is in milliseconds. */
export function holdKeys(limit?: number): void {
  stop();
  forgetTypedAhead();
  if (limit) timer = setTimeout(releaseKeys, limit);
  addEventListener('keydown', hold, true);
}

/** Ends the collection, and returns the text. */
export function releaseKeys(): string {
  if (forDialog) return '';
  stop();
  const text = typed;
  forgetTypedAhead();
  return text;
}

function stop(): void {
  forDialog = false;
  clearTimeout(timer);
  removeEventListener('keydown', hold, true);
}

function hold(event: KeyboardEvent): void {
  // Alt is allowed: on a Mac, it writes letters such as ą.
  if (event.ctrlKey || event.metaKey || event.isComposing) return;
  if (!forDialog && event.target instanceof Element && event.target.closest('[role=dialog], [role=menu]')) return;
  if (event.key.length === 1) typed += event.key;
  else if (event.key === 'Backspace') typed = typed.slice(0, -1);
  else if (event.key !== 'Enter') return;
  entered = event.key === 'Enter';
  event.preventDefault();
  event.stopPropagation();
}
