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
    forgetTypedAhead();
    const onKey = (event: KeyboardEvent) => {
      // Alt is allowed: on a Mac, it writes letters such as ą.
      if (event.ctrlKey || event.metaKey || event.isComposing) return;
      if (event.key.length === 1) typed += event.key;
      else if (event.key === 'Backspace') typed = typed.slice(0, -1);
      else if (event.key !== 'Enter') return;
      entered = event.key === 'Enter';
      event.preventDefault();
      event.stopPropagation();
    };
    addEventListener('keydown', onKey, { capture: true });
    return () => removeEventListener('keydown', onKey, { capture: true });
  }, []);
  return null;
}
