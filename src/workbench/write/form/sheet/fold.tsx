import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { say } from '../../../ui/texts/say.ts';
import * as formTexts from '../texts.ts';

interface FoldProps {
  title: string;
  open: boolean;
  /** The number of errors in it. */
  faulty: number;
  onChange(open: boolean): void;
  children: ReactNode;
}

/** Content behind a button. */
export function Fold({ title, open, faulty, onChange, children }: FoldProps) {
  return (
    <div className="min-w-0">
      <button
        type="button"
        aria-expanded={open}
        onClick={() => onChange(!open)}
        className="mt-1 flex min-h-6 items-center gap-1 rounded pr-1 text-accent text-xs hover:underline pointer-coarse:min-h-11"
      >
        <ChevronRight aria-hidden className={`size-3 transition-transform ${open ? 'rotate-90' : ''}`} />
        {title}
        {faulty > 0 && (
          <span className="rounded-full bg-bad-wash px-1.5 font-semibold text-bad">
            <span aria-hidden>{faulty}</span>
            <span className="sr-only">{say(formTexts.errors, { count: faulty })}</span>
          </span>
        )}
      </button>
      {open && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form.
        <div role="group" aria-label={title} className="mt-1.5 mb-2">
          {children}
        </div>
      )}
    </div>
  );
}
