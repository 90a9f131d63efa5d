import { Lightbulb, X } from 'lucide-react';
import { useRun } from '../../state/drafts/runs.ts';
import { useFormGuide } from '../../state/view/form-guide.ts';
import { IconButton } from '../../ui/button.tsx';
import { say } from '../../ui/texts/say.ts';
import { FixButton } from '../form/fix-button.tsx';
import { useHidden } from '../form/hints/hidden.ts';
import * as hintTexts from '../form/hints/texts.ts';
import { showProblem } from './go-to-problem.ts';
import * as texts from './texts.ts';

/** The hints for a draft, a row each, below the list of problems: they are none. `onGo` is called before one is shown. */
export function HintRows({ draft, onGo }: { draft: string; onGo?: () => void }) {
  const { hints } = useRun(draft, 'hints');
  const shown = useHidden((state) => state.shown);
  const words = useFormGuide((guide) => guide.words);
  const goTo = (id: string) => {
    onGo?.();
    const place = hints.find((each) => each.id === id);
    const range = place?.locations[0]?.range;
    if (place && range) showProblem(place, range);
  };
  if (!shown) return null;
  return (
    <div className="@container">
      {shown.hints.map((hint) => (
        <div
          key={hint.id}
          role="note"
          className="flex items-baseline gap-3 px-3.5 py-1 hover:bg-sunk @max-xl:flex-wrap @max-xl:gap-y-0 @max-xl:pl-10"
        >
          <Lightbulb
            role="img"
            aria-label={say(texts.hint)}
            className="relative top-0.5 size-3.5 shrink-0 text-warn @max-xl:-ml-6.5"
          />
          <button
            type="button"
            data-row
            onClick={() => goTo(hint.id)}
            className="wrap-anywhere min-w-0 flex-1 rounded text-left @max-xl:basis-full pointer-coarse:min-h-11"
          >
            {hint.message}
          </button>
          <span className="flex max-w-[45%] shrink-0 flex-wrap justify-end gap-x-3 @max-xl:max-w-full @max-xl:justify-start">
            <span className={words ? 'text-soft text-xs' : 'break-all font-mono text-soft text-xs'}>
              {words ? words.labelOf(`$${hint.at}`) : hint.at.slice(1)}
            </span>
            {hint.ways.map((way) => (
              <FixButton isLink key={way.title} title={way.title} onClick={() => shown.follow(hint, way)} />
            ))}
          </span>
          <IconButton Icon={X} label={say(hintTexts.dismiss)} onClick={() => shown.hide(hint)} />
        </div>
      ))}
    </div>
  );
}
