import { ChevronRight, Plus } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { classes } from '../../../ui/classes.ts';
import { say } from '../../../ui/texts/say.ts';
import * as formTexts from '../texts.ts';

interface FoldProps {
  title: string;
  /** Whether its content is shown. Default: if there is any. */
  open?: boolean;
  /** The number of errors in it. */
  faulty?: number;
  /** Looks like a button that adds something. */
  isPill?: boolean;
  /** Whether the focus goes to it, or into its content, when it appears. */
  takesFocus?: boolean;
  onChange(open: boolean): void;
  children?: ReactNode;
}

/** Content behind a button. */
export function Fold({ title, open, faulty = 0, isPill, takesFocus, onChange, children }: FoldProps) {
  const box = useRef<HTMLDivElement>(null);
  const isOpen = open ?? Boolean(children);
  useEffect(() => {
    if (takesFocus)
      box.current?.querySelector<HTMLElement>(isPill ? 'button' : '[role=group] :is(input, textarea, select)')?.focus();
  }, [takesFocus, isPill]);
  const Icon = isPill ? Plus : ChevronRight;
  return (
    <div ref={box} className="min-w-0">
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => onChange(!isOpen)}
        className={classes(
          'flex items-center gap-1 text-xs pointer-coarse:min-h-11',
          isPill
            ? 'min-h-[26px] rounded-full border border-edge border-dashed px-2.5 hover:bg-sunk'
            : 'mt-1 min-h-6 rounded pr-1 text-accent hover:underline',
        )}
      >
        <Icon aria-hidden className={classes('size-3', isOpen && !isPill && 'rotate-90')} />
        {title}
        {faulty > 0 && (
          <span className="rounded-full bg-bad-wash px-1.5 font-semibold text-bad">
            <span aria-hidden>{faulty}</span>
            <span className="sr-only">{say(formTexts.errors, { count: faulty })}</span>
          </span>
        )}
      </button>
      {children && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form.
        <div role="group" aria-label={title} className="mt-1.5 mb-2">
          {children}
        </div>
      )}
    </div>
  );
}
