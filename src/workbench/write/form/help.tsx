import { type ReactNode, useSyncExternalStore } from 'react';
import { withTexts } from '../../ui/language/later.ts';
import { say } from '../../ui/texts/say.ts';
import type { FormField } from './model.ts';
import type { Path } from './path.ts';
import * as texts from './texts.ts';

/** Returns the help of fields on the sheet, once loaded. Nobody sees it before using the form. */
let helpAt: ((path: Path) => string | undefined) | undefined;
let isAsked = false;
const readers = new Set<() => void>();

async function loadHelp(): Promise<void> {
  if (isAsked) return;
  isAsked = true;
  try {
    ({ helpAt } = await withTexts(import('./sheet/help/help-at.ts')));
    for (const read of readers) read();
  } catch {
    // Without the network, the schema's texts stay.
    isAsked = false;
  }
}

function whenLoaded(read: () => void): () => void {
  readers.add(read);
  return () => readers.delete(read);
}

interface HelpProps {
  id: string;
  field: FormField;
  path: Path;
  /** Building has set the value. */
  filledIn: boolean;
}

/** The help of a field: that of the sheet, or the schema's text. */
export function Help({ id, field: { description, calculated }, path, filledIn }: HelpProps) {
  const own = useSyncExternalStore(whenLoaded, () => helpAt?.(path));
  const words = [
    own === undefined ? description : say(own),
    filledIn && say(texts.filledInBy),
    calculated && !filledIn && say(texts.filledInLater),
  ];
  return <HelpText id={id}>{words.filter(Boolean).join(' ')}</HelpText>;
}

/** The help of a field that the pointer rests on, or of the focused one after Shift+F1; not over its fault. Must be inside a `group` with `data-field`. */
export function HelpText({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p
      id={id}
      data-help
      className="rests pointer-events-none absolute top-full left-0 z-20 mt-0.5 hidden w-max max-w-72 rounded-md border border-line bg-panel px-2 py-0.5 text-left font-normal text-soft text-xs shadow-float group-[&:hover]:block group-data-helped:block group-has-aria-expanded:hidden! group-has-aria-invalid:hidden!"
    >
      {children}
    </p>
  );
}

/** Shows the help of a field in the bar of problems, where it covers no field, heading or fault. Without that bar, it stays in sight below the field. */
export function placeHelp({ target, currentTarget }: Event): void {
  if (!(target instanceof Element) || !(currentTarget instanceof Element)) return;
  const help = target.closest('[data-field]')?.querySelector<HTMLElement>('[data-help]');
  if (!help) return;
  const { style } = help;
  style.cssText = '';
  const bar = document.querySelector('[data-region="problems"] > :first-child')?.getBoundingClientRect();
  if (bar && bar.height > 0) {
    const right = `${window.innerWidth - bar.right + MARGIN / 2}px`;
    const bottom = `${window.innerHeight - (bar.top + bar.bottom) / 2}px`;
    const maxWidth = `${bar.width * SHARE}px`;
    Object.assign(style, { position: 'fixed', inset: `auto ${right} ${bottom} auto`, maxWidth, translate: '0 50%' });
    return;
  }
  const over = help.getBoundingClientRect().right - currentTarget.getBoundingClientRect().right + MARGIN;
  if (over > 0) style.translate = `${-over}px 0`;
}

/** The share of the bar that the help of a field may take. */
const SHARE = 0.66;

/** Shows or hides the help of the focused field with Shift+F1, until it loses the focus. */
export function onHelpKey(event: KeyboardEvent): void {
  if (event.key !== 'F1' || !event.shiftKey || !(event.target instanceof Element)) return;
  const field = event.target.closest('[data-field]');
  if (!field) return;
  event.preventDefault();
  field.toggleAttribute('data-helped');
  placeHelp(event);
  field.addEventListener('focusout', () => field.removeAttribute('data-helped'), { once: true });
}

/** The field that the user pressed, until the pointer or the focus leaves it. */
let pressed: Element | null = null;

/** Hides help for the hovered field while the user moves by keyboard or fills it in: it would cover the focused field or the next one. */
export function followUse({ type, target, currentTarget }: Event): void {
  if (!(currentTarget instanceof Element)) return;
  void loadHelp();
  const field = target instanceof Element ? target.closest('[data-field]') : null;
  if (type === 'pointerdown') pressed = field;
  if (type === 'pointermove' && field === pressed && field?.contains(document.activeElement)) return;
  if (type === 'pointermove') pressed = null;
  currentTarget.toggleAttribute('data-in-use', type !== 'pointermove');
}

/** Pixels between a field's help and the edge of the form, including the scroll bar. */
const MARGIN = 20;
