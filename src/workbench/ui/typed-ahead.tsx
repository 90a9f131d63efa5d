import { useEffect } from 'react';

let typed = '';

/** Returns what was typed while what it was meant for was still being fetched. */
export const typedAhead = () => typed;

export function forgetTypedAhead(): void {
  typed = '';
}

/** Stands in for a dialog that is being fetched: what is typed meanwhile is meant for it, and not for the text under it. */
export function TypingAhead() {
  useEffect(() => {
    forgetTypedAhead();
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      if (event.key.length === 1) typed += event.key;
      else if (event.key === 'Backspace') typed = typed.slice(0, -1);
      else if (event.key !== 'Enter') return;
      event.preventDefault();
      event.stopPropagation();
    };
    addEventListener('keydown', onKey, { capture: true });
    return () => removeEventListener('keydown', onKey, { capture: true });
  }, []);
  return null;
}
