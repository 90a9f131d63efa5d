import { Lightbulb, X } from 'lucide-react';
import { IconButton } from '../../../ui/button.tsx';
import { classes } from '../../../ui/classes.ts';
import { say } from '../../../ui/texts/say.ts';
import { FixButton, FixKey } from '../fix-button.tsx';
import { useForm } from '../form-context.ts';
import { dismissHint, followHint } from './following.ts';
import type { Hint } from './hint.ts';
import * as texts from './texts.ts';

interface HintLinesProps {
  id?: string | undefined;
  hints: readonly Hint[];
  className?: string | undefined;
}

/** Hints at a field, a line each, with ways to follow or hide them. */
export function HintLines({ id, hints, className }: HintLinesProps) {
  const { actions } = useForm();
  return (
    <div id={id} data-hints className={classes('grid gap-0.5 font-normal text-ink text-xs', className)}>
      {hints.map((hint) => (
        <div key={hint.id} role="note" className="flex items-start gap-1.5 rounded bg-warn-wash py-0.5 pl-1.5">
          <Lightbulb aria-hidden className="mt-1 size-3.5 shrink-0 text-warn" />
          <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-1.5 gap-y-1 py-0.5">
            {hint.message}
            {hint.ways.map((way) => (
              <FixButton key={way.title} title={way.title} isAtField onClick={() => followHint(actions, hint, way)} />
            ))}
            {hint.ways.length > 0 && <FixKey />}
          </span>
          <IconButton Icon={X} tabIndex={-1} label={say(texts.dismiss)} onClick={() => dismissHint(actions, hint)} />
        </div>
      ))}
    </div>
  );
}
