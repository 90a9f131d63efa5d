/** Where F6 stops: parts of the page, and of the form. */
const LANDMARKS = '[data-landmark]';

/** What gets the focus there, the likeliest first. */
const STOPS = ['[data-path]:enabled', 'textarea', '[role=tab][aria-selected=true]', 'button:enabled, a[href]'] as const;

/** Moves the focus to the next part of the page (1), or to the one before (-1), and round at the end. */
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
