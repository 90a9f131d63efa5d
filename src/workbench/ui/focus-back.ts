import { useState } from 'react';

/** What had the focus before a window opened. One for all: a window may open in the place of another. */
let opener: HTMLElement | null = null;

/**
 * Returns the handler, to be spread on a dialog's content, that gives the focus back when it closes: Radix does so only
 * for dialogs with a button of their own, and ours are opened by menus, shortcuts and commands as well.
 */
export function useFocusBack() {
  // While it is drawn for the first time: a field with `autoFocus` has the focus before any effect runs.
  useState(rememberOpener);
  return { onCloseAutoFocus: giveBack };
}

function rememberOpener(): void {
  const at = document.activeElement;
  const menu = at?.closest('[role=menu]');
  // A menu is about to close: its button stays.
  if (menu) opener = document.getElementById(menu.getAttribute('aria-labelledby') ?? '');
  else if (at instanceof HTMLElement && !isNowhere(at)) opener = at;
}

function giveBack(event: Event): void {
  event.preventDefault();
  const at = document.activeElement;
  // Another window has come in its place, and gives the focus back when it closes.
  if (at?.closest('[role=dialog]')) return;
  // A menu that was opened since would close.
  if (document.querySelector('[role=menu]')) return;
  // Who has taken the focus meanwhile keeps it.
  if (isNowhere(at)) opener?.focus();
  opener = null;
}

function isNowhere(element: Element | null): boolean {
  return element === null || element === document.body || element.closest('[role=dialog]') !== null;
}
