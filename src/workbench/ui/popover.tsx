import { cloneElement, useEffect, useState } from 'react';
import type { PopoverProps } from './popover-parts.tsx';
import { TypingAhead } from './typed-ahead.tsx';

type Parts = typeof import('./popover-parts.tsx');

let loaded: Parts | undefined;

/** Loads popovers, which the first view does not need, when their button is approached. */
async function load(): Promise<Parts> {
  loaded ??= await import('./popover-parts.tsx');
  return loaded;
}

/**
 * Content that opens next to a button, for more than a menu's rows.
 * @param props `typing`: it contains a list, whose search gets text typed before it is loaded
 */
export function Popover({ typing = false, ...props }: PopoverProps & { typing?: boolean }) {
  const { open, onOpenChange, trigger } = props;
  const [parts, setParts] = useState(loaded);
  useEffect(() => {
    if (open && !parts) void load().then(setParts);
  }, [open, parts]);
  const shown = parts ? (
    <parts.Popover {...props} />
  ) : (
    cloneElement(trigger, {
      'aria-haspopup': 'dialog',
      'aria-expanded': false,
      onPointerEnter: () => void load(),
      onFocus: () => void load(),
      onClick: () => onOpenChange(true),
    })
  );
  return (
    <>
      {open && typing && <TypingAhead />}
      {shown}
    </>
  );
}
