import { useState } from 'react';

/** The focused element before a dialog opened. Shared, because a dialog may replace another. */
let opener: HTMLElement | null = null;

/**
 * Returns a handler, to be spread on a dialog's content, that restores the focus on closing. Radix does so only for dialogs with a trigger;
 * ours are also opened by menus, shortcuts and commands.
 */
export function useFocusBack() {
  // During the first render: a field with `autoFocus` has the focus before any effect runs.
  useState(rememberOpener);
  return { onCloseAutoFocus: giveBack };
}

function rememberOpener(): void {
  const at = document.activeElement;
  const menu = at?.closest('[role=menu]');
  // A closing menu goes away, but its button stays.
  if (menu) opener = document.getElementById(menu.getAttribute('aria-labelledby') ?? '');
  else if (at instanceof HTMLElement && !isNowhere(at)) opener = at;
}

function giveBack(event: Event): void {
  event.preventDefault();
  const at = document.activeElement;
  // Another dialog has replaced it, and restores the focus when it closes.
  if (at?.closest('[role=dialog]')) return;
  // A menu opened since then would close.
  if (document.querySelector('[role=menu]')) return;
  // A focus set in the meantime stays.
  if (isNowhere(at)) opener?.focus();
  opener = null;
}

function isNowhere(element: Element | null): boolean {
  return element === null || element === document.body || element.closest('[role=dialog]') !== null;
}
