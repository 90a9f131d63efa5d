import { useState } from 'react';

/** The focused element before a dialog opened. Shared, because a dialog may replace another. */
let opener: HTMLElement | null = null;

/** The button of the menu that has the focus, or had it last: a dialog may open just after its menu has gone. */
let menuButton: HTMLElement | null = null;

globalThis.document?.addEventListener('focusin', ({ target }) => {
  menuButton = target instanceof Element ? buttonOf(target.closest('[role=menu]')) : null;
});

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
  if (menu) opener = buttonOf(menu);
  else if (at instanceof HTMLElement && !isNowhere(at)) opener = at;
  else opener ??= menuButton;
}

function buttonOf(menu: Element | null): HTMLElement | null {
  return menu && document.getElementById(menu.getAttribute('aria-labelledby') ?? '');
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
