import { useEffect, useLayoutEffect } from 'react';

let typed = '';
let entered = false;

/** Stands for a list that is loading: typing is meant for its search, not for the text below it. */
export function TypingAhead() {
  useLayoutEffect(() => {
    holdKeys();
    forList = true;
  }, []);
  useEffect(
    () => () => {
      if (!forList) return;
      stop();
      // A dialog's list takes the text right after this.
      setTimeout(forget);
    },
    [],
  );
  return null;
}

/** A list is loading, whose typing nothing else may take. */
let forList = false;

let timer: ReturnType<typeof setTimeout> | undefined;

/** Collects typing for a target that is about to get the focus, unless a list that is loading collects it. The limit is in milliseconds. */
export function holdKeys(limit?: number): void {
  if (forList) return;
  takeKeys();
  if (limit) timer = setTimeout(takeKeys, limit);
  addEventListener('keydown', hold, true);
}

/** Ends the collection, and returns the text and whether Enter ended it. */
export function takeKeys() {
  const taken = { typed, entered };
  stop();
  forget();
  return taken;
}

function stop(): void {
  forList = false;
  clearTimeout(timer);
  removeEventListener('keydown', hold, true);
}

function forget(): void {
  typed = '';
  entered = false;
}

/** Ends the collection for a field, and returns the text. */
export function releaseKeys(): string {
  return forList ? '' : takeKeys().typed;
}

function hold(event: KeyboardEvent): void {
  // Alt is allowed: on a Mac, it writes letters such as ą.
  if (event.ctrlKey || event.metaKey || event.isComposing) return;
  if (!forList && event.target instanceof Element && event.target.closest('[role=dialog], [role=menu]')) return;
  if (event.key.length === 1) typed += event.key;
  else if (event.key === 'Backspace') typed = typed.slice(0, -1);
  else if (event.key !== 'Enter') return;
  entered = event.key === 'Enter';
  event.preventDefault();
  event.stopPropagation();
}
