import * as Radix from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import type { KeyboardEvent as ReactKeyboardEvent, ReactNode } from 'react';
import { Button } from './button.tsx';
import { classes } from './classes.ts';
import { useFocusBack } from './focus-back.ts';
import { say } from './texts/say.ts';
import * as texts from './texts.ts';

interface DialogProps {
  title: string;
  /** One sentence below the title. */
  description: ReactNode;
  onClose(): void;
  /** Without it, a question. */
  children?: ReactNode;
  /** Always visible at the bottom: its buttons. */
  footer?: ReactNode;
  /** For content wider than a form. */
  wide?: boolean;
}

/** A dialog over the page while rendered. Escape closes it, and the focus returns. */
export function Dialog({ title, description, onClose, children, footer, wide }: DialogProps) {
  const focusBack = useFocusBack();
  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 bg-black/35" />
        <Radix.Content
          {...focusBack}
          onOpenAutoFocus={beginWithChoice}
          onEscapeKeyDown={leaveToField}
          onFocus={({ target }) => showFocused(target)}
          onKeyDown={cycleByChoice}
          className={classes(
            // Not moved by a transformation, which lists of fields would be placed in.
            'fixed inset-0 z-50 m-auto flex h-fit max-h-[min(92dvh,46rem)] flex-col rounded-xl border border-line bg-panel shadow-float outline-none',
            wide ? 'w-[min(64rem,calc(100vw-20px))]' : 'w-[min(36rem,calc(100vw-20px))]',
          )}
        >
          <header className="py-4 pr-12 pl-5">
            <Radix.Title className="font-semibold text-base">{title}</Radix.Title>
            <Radix.Description className="mt-0.5 text-soft">{description}</Radix.Description>
          </header>
          {children !== undefined && (
            <div className="min-h-0 flex-1 overflow-auto border-line border-t px-5 py-4">{children}</div>
          )}
          {footer && (
            <footer className="flex flex-wrap items-center justify-end gap-2 border-line border-t px-5 py-3">
              {footer}
            </footer>
          )}
          {/* Last, so that the focus begins with the main content. */}
          <Radix.Close asChild>
            <Button look="bare" size="small-icon" aria-label={say(texts.close)} className="absolute top-3.5 right-3.5">
              <X aria-hidden className="size-4" />
            </Button>
          </Radix.Close>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

const TABBED = 'input, button, select, textarea, a[href], summary';

/** If a choice of radio buttons comes first, the focus begins with the chosen one, as when Tab reaches it. */
function beginWithChoice(event: Event): void {
  if (!(event.target instanceof Element)) return;
  const first = event.target.querySelector(TABBED);
  const chosen = first && chosenBeside(first);
  if (!chosen) return;
  event.preventDefault();
  chosen.focus();
}

/** Returns the chosen radio button of the choice that another one belongs to. */
function chosenBeside(radio: Element): HTMLElement | undefined {
  if (!(radio instanceof HTMLInputElement) || radio.type !== 'radio') return undefined;
  const all = radio.closest('[role=dialog]')?.querySelectorAll<HTMLInputElement>('input[type=radio]:checked') ?? [];
  return [...all].find(({ name }) => name === radio.name);
}

/** A field that uses Escape itself declares it by `data-own-escape`, because Radix gets the key before the field. */
function leaveToField(event: KeyboardEvent): void {
  if (event.target instanceof Element && event.target.closest('[data-own-escape]')) event.preventDefault();
}

/** When Tab cycles, Radix focuses the first or last element without scrolling to it. */
function showFocused(target: Element): void {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest' });
}

/** If a choice of radio buttons comes first, Tab cycles by the chosen one: Radix takes the first one, and from the chosen one goes nowhere. */
function cycleByChoice(event: ReactKeyboardEvent<HTMLElement>): void {
  const { key, shiftKey, target, currentTarget } = event;
  if (key !== 'Tab') return;
  const tabbed = [...currentTarget.querySelectorAll<HTMLElement>(TABBED)];
  const [first, last] = [tabbed[0], tabbed.at(-1)];
  const chosen = first && chosenBeside(first);
  if (!chosen || chosen === first || target !== (shiftKey ? chosen : last)) return;
  event.preventDefault();
  (shiftKey ? last : chosen)?.focus();
}
