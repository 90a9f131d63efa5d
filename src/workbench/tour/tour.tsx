import { Popover } from 'radix-ui';
import { useLayoutEffect, useRef, useState } from 'react';
import { showPane } from '../app/pane.ts';
import { say } from '../texts/say.ts';
import { Button } from '../ui/button.tsx';
import { type Step, steps } from './steps.tsx';
import * as texts from './texts.ts';
import { endTour } from './tour-state.ts';

/**
 * The tour: step by step a few words beside what they are about. The page stays in use meanwhile; pressing anywhere in
 * it ends the tour, as do Skip and Escape.
 */
export function Tour() {
  const [at, setAt] = useState(0);
  const before = useRef(document.activeElement);
  const step = steps[at];
  const rect = useRectOf(step);
  if (!step || !rect) return null;
  const last = at === steps.length - 1;
  const go = (to: number) => {
    const pane = steps[to]?.pane;
    if (pane) showPane(pane);
    setAt(to);
  };
  const { side, align, anchor } = besides(rect);
  return (
    <Popover.Root open onOpenChange={(open) => !open && endTour()}>
      <Popover.Anchor virtualRef={{ current: { getBoundingClientRect: () => anchor } }} />
      <Popover.Portal>
        <Popover.Content
          side={side}
          align={align}
          sideOffset={8}
          collisionPadding={8}
          aria-labelledby="tour-title"
          aria-describedby="tour-text"
          onOpenAutoFocus={(event) => {
            // Who has begun to write is not called away.
            if (isWriting()) event.preventDefault();
          }}
          onFocusOutside={(event) => event.preventDefault()}
          onEscapeKeyDown={(event) => {
            if (isWriting()) event.preventDefault();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (before.current instanceof HTMLElement && document.activeElement === document.body)
              before.current.focus();
          }}
          className="z-50 w-[min(21rem,calc(100vw-16px))] rounded-lg border border-line bg-panel p-4 shadow-float outline-none"
        >
          <div aria-live="polite">
            <p className="text-faint text-xs">{say(texts.progress, { step: at + 1, steps: steps.length })}</p>
            <h2 id="tour-title" className="mt-0.5 font-semibold text-base">
              {say(step.title)}
            </h2>
            <p id="tour-text" className="mt-1 text-soft">
              {step.draw()}
            </p>
          </div>
          <div className="mt-3 flex items-center justify-end gap-2">
            {!last && (
              <Button look="bare" onClick={endTour} className="mr-auto -ml-2">
                {say(texts.skip)}
              </Button>
            )}
            {at > 0 && <Button onClick={() => go(at - 1)}>{say(texts.back)}</Button>}
            <Button look="primary" autoFocus onClick={() => (last ? endTour() : go(at + 1))}>
              {say(last ? texts.done : texts.next)}
            </Button>
          </div>
        </Popover.Content>
      </Popover.Portal>
      <Frame rect={rect} />
    </Popover.Root>
  );
}

/** A line around what the words are about. */
function Frame({ rect: { left, top, width, height } }: { rect: DOMRect }) {
  return (
    <div
      aria-hidden
      style={{ left, top, width, height }}
      className="pointer-events-none fixed z-40 rounded-md outline-2 outline-accent -outline-offset-2"
    />
  );
}

/** How long a page that was just opened has to show the target, in milliseconds. */
const patience = 5_000;

/** Where the step's target is on the screen, followed as it is moved or resized. */
function useRectOf(step: Step | undefined): DOMRect | undefined {
  const [rect, setRect] = useState<DOMRect>();
  useLayoutEffect(() => {
    if (!step) return;
    const { target } = step;
    const since = performance.now();
    let frame = 0;
    const watch = new ResizeObserver(() => {
      const found = document.querySelector(target);
      if (found) setRect(found.getBoundingClientRect());
    });
    const look = () => {
      const found = document.querySelector(target);
      if (found) {
        watch.observe(found);
        watch.observe(document.body);
      } else if (performance.now() - since < patience) {
        frame = requestAnimationFrame(look);
      } else {
        endTour();
      }
    };
    look();
    return () => {
      cancelAnimationFrame(frame);
      watch.disconnect();
    };
  }, [step]);
  return rect;
}

/** A region is explained in its lower right corner, where it hides least; what is small, from below. */
function besides(rect: DOMRect) {
  if (rect.height < 100) return { side: 'bottom', align: 'end', anchor: rect } as const;
  return {
    side: 'top',
    align: 'end',
    anchor: new DOMRect(rect.right - 24, rect.bottom, 16, 0),
  } as const;
}

function isWriting(): boolean {
  const focused = document.activeElement;
  return focused instanceof HTMLElement && focused.closest('section, main') !== null;
}
