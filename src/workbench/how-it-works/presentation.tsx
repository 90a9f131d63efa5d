import { type ReactNode, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../ui/button.tsx';
import { classes } from '../ui/classes.ts';
import { say } from '../ui/texts/say.ts';
import { captionOf, stepOf, steps, type View } from './chain.ts';
import * as texts from './texts.ts';

interface PresentationProps {
  view: View;
  onKey(key: string): boolean;
  onLeave(): void;
  children: ReactNode;
}

const keys = [
  ['→', texts.next],
  ['B', texts.back],
  ['M', texts.mistake],
  ['E', texts.eInvoice],
  ['C', texts.code],
  ['Esc', texts.leaveKey],
] as const;

/** The exchange alone, large, with one caption. Keys go through it. */
export function Presentation({ view, onKey, onLeave, children }: PresentationProps) {
  const region = useRef<HTMLElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    region.current?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  const [short, why] = captionOf(view);
  const at = steps.indexOf(stepOf(view));
  return createPortal(
    <section
      ref={region}
      aria-label={say(texts.presentation)}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (isTyping(event.target) && event.key !== 'Escape') return;
        if (event.key === 'Escape') onLeave();
        else if (!onKey(event.key)) return;
        event.preventDefault();
        event.stopPropagation();
      }}
      className="fixed inset-0 z-40 flex flex-col overflow-auto bg-sunk px-7 py-4 outline-none"
    >
      <header className="flex items-center gap-4">
        <strong className="font-semibold text-base">{say(texts.brand)}</strong>
        <span aria-hidden className="flex gap-1.5">
          {steps.map((step, index) => (
            <span key={step} className={classes('h-1 w-8 rounded-full', index <= at ? 'bg-accent' : 'bg-line')} />
          ))}
        </span>
        <Button look="bare" className="ms-auto" onClick={onLeave}>
          {say(texts.leave)} <kbd className="ms-1 text-faint text-xs">{say(texts.escapeKey)}</kbd>
        </Button>
      </header>
      <div className="mx-auto w-full max-w-[88rem] flex-1 py-4">{children}</div>
      <footer className="sticky bottom-0 flex flex-wrap items-end justify-between gap-4 bg-sunk py-2">
        <p className="max-w-[60rem] text-balance text-2xl leading-snug">
          <strong className="font-semibold">{say<string>(short)}</strong> {say<string>(why)}
        </p>
        <p className="flex flex-wrap gap-x-3 text-soft text-xs">
          {keys.map(([key, name]) => (
            <span key={key}>
              <kbd className="rounded border border-line bg-panel px-1.5 py-0.5">{key}</kbd> {say<string>(name)}
            </span>
          ))}
        </p>
      </footer>
    </section>,
    document.body,
  );
}

/** Whether a key belongs to a field. */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, select, textarea, [contenteditable]');
}
