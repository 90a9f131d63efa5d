import * as Popover from '@radix-ui/react-popover';
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { Pane } from '../../state/view/pane.ts';
import { Button } from '../../ui/button.tsx';
import { say } from '../../ui/texts/say.ts';
import * as texts from './texts.ts';

/** A step of a guide. */
export interface Step {
  title: string;
  draw(): ReactNode;
  /** Selectors of its target: the first match counts. */
  target: string | readonly string[];
  /** The region to show if there is room for only one. */
  pane?: Pane;
}

interface GuideProps {
  step: Step;
  at: number;
  count: number;
  /** The step's number of the total, as text. */
  progress: string;
  /** The name of the button that ends it before the last step. */
  leave: string;
  onGo(to: number): void;
  /** Called when it is ended by button or Escape. */
  onEnd(): void;
  /** Called when the user presses something else on the page. */
  onPressOutside?(): void;
  /** Shown next to the button that ends the last step. */
  atEnd?: ReactNode;
}

/** A short text next to its target, with links to the previous and next step. */
export function Guide({ step, at, count, progress, leave, onGo, onEnd, onPressOutside, atEnd }: GuideProps) {
  const before = useRef(document.activeElement);
  const { place, hold } = usePlaceOf(step);
  if (!place) return null;
  const { rect } = place;
  const last = at === count - 1;
  const { side, align, anchor } = besides(place);
  const onArrow = ({ key }: KeyboardEvent) => {
    const to = at + ({ ArrowRight: 1, ArrowLeft: -1 }[key] ?? 0);
    if (to !== at && to >= 0 && to < count) onGo(to);
  };
  return (
    <Popover.Root open onOpenChange={(open) => !open && onEnd()}>
      <Popover.Anchor virtualRef={{ current: { getBoundingClientRect: () => anchor } }} />
      <Popover.Portal>
        <Popover.Content
          side={side}
          align={align}
          sideOffset={8}
          collisionPadding={8}
          aria-labelledby="guide-title"
          aria-describedby="guide-text"
          onPointerDown={hold}
          onKeyDown={onArrow}
          onOpenAutoFocus={(event) => {
            // A user who has begun to type is not interrupted.
            if (isWriting()) event.preventDefault();
          }}
          onPointerDownOutside={(event) => {
            event.preventDefault();
            onPressOutside?.();
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
            <p className="text-faint text-xs">{progress}</p>
            <h2 id="guide-title" className="mt-0.5 font-semibold text-base">
              {say(step.title)}
            </h2>
            <p id="guide-text" className="mt-1 text-soft">
              {step.draw()}
            </p>
          </div>
          <div className="mt-3 flex flex-wrap items-center justify-end gap-2">
            {!last && (
              <Button look="bare" onClick={onEnd} className="mr-auto -ml-2">
                {leave}
              </Button>
            )}
            {at > 0 && <Button onClick={() => onGo(at - 1)}>{say(texts.back)}</Button>}
            {last && atEnd}
            <Button look="primary" autoFocus onClick={() => (last ? onEnd() : onGo(at + 1))}>
              {say(last ? texts.done : texts.next)}
            </Button>
          </div>
        </Popover.Content>
      </Popover.Portal>
      {rect && <Frame rect={rect} within={place.region} />}
    </Popover.Root>
  );
}

/** Pixels between a target and the edge of the window, for its line. */
const EDGE = 4;

/** A line around the target. The line of a target within a region may touch the edges of the window. */
function Frame({ rect: { left, right, top, height }, within }: { rect: DOMRect; within: boolean }) {
  const from = Math.max(left, within ? 0 : EDGE);
  const width = Math.min(right, innerWidth - (within ? 0 : EDGE)) - from;
  return (
    <div
      aria-hidden
      style={{ left: from, top, width, height }}
      className={`pointer-events-none fixed z-40 rounded-md outline-2 outline-accent ${within ? '-outline-offset-2' : 'outline-offset-2'}`}
    />
  );
}

/** The target's place on the screen, without a rectangle if invisible, and whether it is a region of the page. */
interface CardPosition {
  rect?: DOMRect;
  region: boolean;
  /** The list entry that contains it: the text goes above or below the whole entry. */
  entry?: DOMRect | undefined;
}

/** Milliseconds to wait for a target before the text is shown without it. */
const patience = 2_000;

/** Milliseconds between checks of the target's place, which moves when the page scrolls, resizes or fills. */
const often = 100;

/** Returns the place of the step's target; `hold` freezes the text until the pointer is released, so that a press does not miss. */
function usePlaceOf({ target }: Step): { place: CardPosition | undefined; hold(): void } {
  const [place, setPlace] = useState<CardPosition>();
  const isHeld = useRef(false);
  const isScrolled = useRef(false);
  useLayoutEffect(() => {
    const since = performance.now();
    let shown = false;
    let last: DOMRect | undefined;
    const look = () => {
      if (isHeld.current) return;
      const found = find(target);
      const isMoved = found && last && !isSame(last, found.getBoundingClientRect());
      // A small target may be out of view, initially or after content above it rendered; not if the user has scrolled.
      if (found && !isRegion(found) && (!shown || (isMoved && !isScrolled.current)))
        found.scrollIntoView({ block: shown ? 'nearest' : 'center' });
      shown ||= found !== undefined;
      last = found?.getBoundingClientRect();
      const entry = found?.closest('li')?.getBoundingClientRect();
      const next = found && { rect: found.getBoundingClientRect(), region: isRegion(found), entry };
      if (next) setPlace((known) => (known?.rect && isSame(known.rect, next.rect) ? known : next));
      else if (!shown && performance.now() - since > patience)
        setPlace((known) => (known && !known.rect ? known : { region: true }));
    };
    isScrolled.current = false;
    look();
    const looking = setInterval(look, often);
    const leave = new AbortController();
    const noteScrolled = () => {
      isScrolled.current = true;
    };
    for (const event of ['wheel', 'touchmove', 'keydown', 'pointerdown'])
      addEventListener(event, noteScrolled, { signal: leave.signal, passive: true, capture: true });
    return () => {
      clearInterval(looking);
      leave.abort();
    };
  }, [target]);
  const hold = () => {
    isHeld.current = true;
    const release = new AbortController();
    const letGo = () => {
      isHeld.current = false;
      release.abort();
    };
    for (const event of ['pointerup', 'pointercancel', 'blur'])
      addEventListener(event, letGo, { signal: release.signal });
  };
  return { place, hold };
}

function find(target: Step['target']): Element | undefined {
  const selectors = typeof target === 'string' ? [target] : target;
  const found = selectors.flatMap((selector) => document.querySelector(selector) ?? []);
  return found.find((element) => element.checkVisibility());
}

function isSame(a: DOMRect, b: DOMRect): boolean {
  return a.left === b.left && a.top === b.top && a.width === b.width && a.height === b.height;
}

/** Returns whether an element is a large part of the page, or a row of parts. */
const isRegion = (element: Element) => element.matches('[data-region]') && element.clientHeight >= 100;

/** The approximate largest size of the text, in pixels. */
const wordsHeight = 260;
const wordsWidth = 340;

/**
 * Returns the place of the text: for a region in its lower right corner, where it covers least; for small targets below or above them,
 * if there is room.
 */
function besides({ rect = new DOMRect(0, 0, innerWidth, innerHeight), region, entry = rect }: CardPosition) {
  const bottom = Math.min(rect.bottom, innerHeight);
  const isInSight = rect.bottom > 0 && rect.top < innerHeight;
  const fits = isInSight && (innerHeight - rect.bottom > wordsHeight || rect.top > wordsHeight);
  const isHidden = rect.width < 2 * wordsWidth && rect.height < wordsHeight;
  if ((!region || isHidden) && fits) {
    return { side: 'bottom', align: 'end', anchor: new DOMRect(rect.x, entry.y, rect.width, entry.height) } as const;
  }
  return {
    side: 'top',
    align: 'end',
    anchor: new DOMRect(Math.min(rect.right, innerWidth) - 24, Math.max(bottom, wordsHeight), 16, 0),
  } as const;
}

function isWriting(): boolean {
  const focused = document.activeElement;
  return focused instanceof HTMLElement && focused.closest('section, main') !== null;
}
