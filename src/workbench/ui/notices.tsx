import { useLocation } from '@tanstack/react-router';
import { type FocusEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { Toaster, toast } from 'sonner';
import { takeNotices, useNotices } from './notice.ts';
import { useTheme } from './page/theme.ts';
import { say } from './texts/say.ts';
import * as texts from './texts.ts';

const show = { good: toast.success, bad: toast.error, plain: toast };

/** The corner where notices appear and are announced, once per page. */
export function Notices() {
  const theme = useTheme((state) => state.shown);
  const waiting = useNotices((state) => state.waiting);
  useEffect(() => {
    if (waiting.length === 0) return;
    for (const { title, tone = 'plain', until, onGone, other, ...more } of takeNotices()) {
      const shown = show[tone](title, {
        ...(tone === 'bad' && { duration: FAILURE }),
        ...(until && { duration: Number.POSITIVE_INFINITY }),
        ...more,
        ...(other !== undefined && {
          cancel: typeof other === 'string' ? { label: other, onClick: () => undefined } : other,
          classNames: { cancelButton: 'ms-auto!', actionButton: 'ms-2!' },
        }),
        ...(onGone && { onAutoClose: onGone, onDismiss: onGone }),
      });
      const end = () => toast.dismiss(shown);
      until?.then(end, end);
    }
  }, [waiting]);
  const bottom = useFree();
  const focusBack = useFocusOfNotices();
  return (
    <div className="contents" {...focusBack}>
      <Toaster
        theme={theme}
        position="bottom-right"
        offset={{ bottom }}
        mobileOffset={{ bottom }}
        closeButton
        containerAriaLabel={say(texts.notices)}
        toastOptions={{
          closeButtonAriaLabel: say(texts.close),
          className: 'font-sans! flex-wrap!',
          style: { background: 'var(--panel)', borderColor: 'var(--line)', color: 'var(--ink)' },
          cancelButtonStyle: { background: 'var(--sunk)', color: 'var(--ink)' },
          actionButtonStyle: { background: 'var(--accent)', color: 'var(--accent-ink)' },
          // The button goes below long texts.
          classNames: { content: 'basis-auto! max-w-[calc(100%-2rem)]', actionButton: 'ms-auto!' },
        }}
      />
    </div>
  );
}

/**
 * Returns handlers that restore the focus as soon as a button of a notice is used. The notices themselves would restore it when the last of
 * them disappears, and so close a menu opened since then.
 */
function useFocusOfNotices() {
  const opener = useRef<HTMLElement>(null);
  return {
    onFocusCapture(event: FocusEvent<HTMLElement>) {
      event.stopPropagation();
      const { currentTarget, relatedTarget } = event;
      if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
        opener.current = relatedTarget;
    },
    onClick({ currentTarget, target }: MouseEvent<HTMLElement>) {
      const isUsed = target instanceof Element && target.closest('button') !== null;
      if (!isUsed || !currentTarget.contains(document.activeElement)) return;
      opener.current?.focus({ preventScroll: true });
      opener.current = null;
    },
  };
}

/** Returns the pixels at the bottom that notices leave free for controls: the problems and everything below them, or the buttons of a dialog. */
function useFree(): number {
  const [free, setFree] = useState(MARGIN);
  const { pathname } = useLocation();
  const notified = useNotices(({ waiting }) => waiting);
  // biome-ignore lint/correctness/useExhaustiveDependencies: pages have different regions to measure.
  useEffect(() => {
    const problems = document.querySelector('[data-region=problems]');
    const page = document.querySelector('main');
    const measure = () => {
      const end = problems?.getBoundingClientRect().top ?? page?.getBoundingClientRect().bottom ?? innerHeight;
      const buttons = document.querySelector(`${WINDOW} > footer`)?.getBoundingClientRect();
      const isBelow = buttons !== undefined && buttons.right > innerWidth - WIDTH - 2 * MARGIN;
      setFree(innerHeight - (isBelow ? Math.min(end, buttons.top) : end) + MARGIN);
    };
    const observer = new ResizeObserver(measure);
    for (const each of [problems, page]) if (each) observer.observe(each);
    const windows = new MutationObserver(() => {
      const opened = document.querySelector(WINDOW);
      if (opened) observer.observe(opened);
      measure();
    });
    windows.observe(document.body, { childList: true });
    measure();
    return () => {
      observer.disconnect();
      windows.disconnect();
    };
  }, [pathname, notified]);
  return free;
}

/** Milliseconds to show a failure, which needs an action. */
const FAILURE = 12_000;

const MARGIN = 12;

/** The width of notices if there is room, in pixels. */
const WIDTH = 356;

/** A dialog over the page. */
const WINDOW = 'body > [role=dialog]';
