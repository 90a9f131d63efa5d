/** Where F6 stops: parts of the page and of the form. */
const LANDMARKS = '[data-landmark]';

/** The elements that get the focus there, most likely first. */
const STOPS = ['[data-path]:enabled', 'textarea', '[role=tab][aria-selected=true]', 'button:enabled, a[href]'] as const;

/** Moves the focus to the next (1) or previous (-1) part of the page, cyclically. */
export function goToLandmark(direction: 1 | -1): void {
  const all = [...document.querySelectorAll<HTMLElement>(LANDMARKS)].filter((part) => part.checkVisibility());
  const here = all.findLastIndex((part) => part.contains(document.activeElement));
  for (let step = 1; step <= all.length; step++) {
    const start = here < 0 && direction === -1 ? 0 : here;
    const part = all[(start + direction * step + 2 * all.length) % all.length];
    const stop = part && stopIn(part);
    if (!stop) continue;
    stop.focus();
    stop.scrollIntoView({ block: 'nearest' });
    return;
  }
}

function stopIn(part: HTMLElement): HTMLElement | undefined {
  if (part.tabIndex === -1 && part.hasAttribute('tabindex')) return part;
  for (const selector of STOPS) {
    const found = [...part.querySelectorAll<HTMLElement>(selector)].find((each) => each.checkVisibility());
    if (found) return found;
  }
  return undefined;
}
