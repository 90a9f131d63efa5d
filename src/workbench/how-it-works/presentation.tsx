import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../ui/button.tsx';
import { classes } from '../ui/classes.ts';
import { milliseconds } from '../ui/milliseconds.ts';
import { say } from '../ui/texts/say.ts';
import { about, captionOf, stepOf, steps, type View } from './chain.ts';
import { type Chain, resultOf } from './sentences.ts';
import * as texts from './texts.ts';

interface PresentationProps {
  view: View;
  chain: Chain;
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
] as const;

/** The width in pixels from which both papers are next to each other. */
const SIDE_BY_SIDE = 960;

/** The width that the exchange is laid out for, in pixels: wider windows show it larger, so that an audience can read it. */
const LAID_OUT = 1100;

/** The space in pixels around marked values. */
const AROUND = 24;

/** The height in pixels of the headers that stay above them. */
const HEADER = 64;

/** Enlarges what is in a box to its width. What is higher than the box scrolls, to the values that an answer has marked. */
function useEnlarged(view: View) {
  const box = useRef<HTMLDivElement>(null);
  /** Whether the box has scrolled to what this view is about. */
  const isThere = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each view begins at its top.
  useEffect(() => {
    isThere.current = false;
    box.current?.scrollTo({ top: 0 });
  }, [view]);
  useLayoutEffect(() => {
    const around = box.current;
    const inner = around?.firstElementChild;
    if (!around || !(inner instanceof HTMLElement)) return undefined;
    const enlarge = () => {
      const isWide = around.clientWidth >= SIDE_BY_SIDE;
      inner.style.zoom = isWide ? `${Math.max(around.clientWidth / LAID_OUT, 1)}` : '';
      const marked = isThere.current ? [] : [...inner.querySelectorAll('[data-seal], [data-mark="changed"]')];
      const [first] = marked;
      const last = marked.at(-1);
      if (!first || !last) return;
      isThere.current = true;
      const { top, bottom } = around.getBoundingClientRect();
      const hidden = last.getBoundingClientRect().bottom - bottom;
      const above = first.getBoundingClientRect().top - top;
      if (isWide) around.scrollBy({ top: Math.max(0, Math.min(hidden + AROUND, above - HEADER)) });
    };
    const observer = new ResizeObserver(enlarge);
    observer.observe(around);
    observer.observe(inner);
    const answers = new MutationObserver(enlarge);
    answers.observe(inner, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      answers.disconnect();
    };
  }, []);
  return box;
}

/** The exchange alone, large, with one caption. Keys go through it. */
export function Presentation({ view, chain, onKey, onLeave, children }: PresentationProps) {
  /** Whether the last step is over. */
  const [isOver, end] = useState(false);
  const follow = (key: string) => {
    if (isOver) end(false);
    // Back leads from the end to the last step.
    if (isOver && /^(?:b|arrowleft)$/i.test(key)) return true;
    if (key === 'ArrowRight' && view === steps.at(-1)) {
      end(true);
      return true;
    }
    return onKey(key);
  };
  const region = useRef<HTMLElement>(null);
  const pressed = useRef<EventTarget>(null);
  const box = useEnlarged(view);
  useEffect(() => {
    const before = document.activeElement;
    region.current?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  const [short, why] = isOver ? [texts.endCaption, texts.endCaptionWhy] : captionOf(view);
  const at = steps.indexOf(stepOf(view));
  return createPortal(
    <section
      ref={region}
      aria-label={say(texts.presentation)}
      tabIndex={-1}
      onPointerDown={({ target }) => {
        pressed.current = target;
      }}
      // A list that was chosen from by the pointer would keep the keys.
      onChange={({ target }) => target === pressed.current && region.current?.focus()}
      onKeyDown={(event) => {
        pressed.current = null;
        if (isTyping(event.target) && event.key !== 'Escape') return;
        if (event.key === 'Escape') onLeave();
        else if (!follow(event.key)) return;
        event.preventDefault();
        event.stopPropagation();
      }}
      className="fixed inset-0 z-40 flex flex-col bg-bg px-4 py-4 outline-none md:px-7"
    >
      <header className="flex items-center gap-4">
        <strong className="font-semibold text-base">{say(texts.brand)}</strong>
        <span aria-hidden className="flex min-w-0 gap-1.5">
          {steps.map((step, index) => (
            <span
              key={step}
              className={classes('h-1 w-8 min-w-0 rounded-full', index <= at ? 'bg-accent' : 'bg-line')}
            />
          ))}
        </span>
        <Button look="bare" className="ms-auto" onClick={onLeave}>
          {say(texts.leave)} <Key name={say(texts.escapeKey)} />
        </Button>
      </header>
      <div ref={box} className="min-h-0 w-full flex-1 overflow-auto">
        <div className="py-4">{isOver ? <Closing chain={chain} /> : children}</div>
      </div>
      <footer className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2 pt-3">
        <p className="min-w-64 flex-1 text-lg leading-snug md:text-2xl">
          <strong className="font-semibold">{say<string>(short)}</strong> {say<string>(why)}
        </p>
        <p className="-mx-2 flex flex-wrap text-soft text-xs">
          {keys.map(([key, name]) => (
            <Button key={key} look="bare" size="small" onClick={() => follow(key === '→' ? 'ArrowRight' : key)}>
              <Key name={key} /> {say<string>(name)}
            </Button>
          ))}
        </p>
      </footer>
    </section>,
    document.body,
  );
}

/** The last picture: every step with its answer. */
function Closing({ chain }: { chain: Chain }) {
  return (
    <ol aria-label={say(texts.chain)} className="mx-auto grid max-w-xl gap-3 py-4">
      {steps.map((step) => {
        const { name, Icon } = about[step];
        const { answer } = chain[step];
        return (
          <li key={step} className="flex items-center gap-4 rounded-xl border border-line bg-panel px-4 py-3">
            <span className="grid size-9 shrink-0 place-items-center rounded-full bg-good-wash text-good">
              <Icon aria-hidden className="size-4" />
            </span>
            <span className="min-w-0 flex-1">
              <strong className="block font-semibold">{say<string>(name)}</strong>
              <span className="text-soft">{resultOf(step, chain)}</span>
            </span>
            {answer?.time !== undefined && <span className="text-soft tabular-nums">{milliseconds(answer.time)}</span>}
          </li>
        );
      })}
    </ol>
  );
}

/** A key that does the same as a button, where there is room for a keyboard. */
function Key({ name }: { name: string }) {
  return (
    <kbd className="rounded border border-line bg-panel px-1.5 py-0.5 text-soft text-xs max-md:hidden">{name}</kbd>
  );
}

/** Whether a key belongs to a field. */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, select, textarea, [contenteditable]');
}
