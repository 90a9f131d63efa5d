import type { KeyboardEvent } from 'react';

/** Moves the focus up and down between the entries of a list. From anywhere else, down goes to the first. */
export function moveByArrow(event: KeyboardEvent<HTMLElement>, entries: Iterable<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const all = [...entries];
  const next = all[all.indexOf(document.activeElement as HTMLElement) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
