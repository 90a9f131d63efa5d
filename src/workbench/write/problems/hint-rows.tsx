import { Lightbulb, X } from 'lucide-react';
import { goToField, useFormGuide } from '../../state/view/form-guide.ts';
import { IconButton } from '../../ui/button.tsx';
import { say } from '../../ui/texts/say.ts';
import { FixButton } from '../form/fix-button.tsx';
import { useHidden } from '../form/hints/hidden.ts';
import * as hintTexts from '../form/hints/texts.ts';
import * as texts from './texts.ts';

/** The hints of the form, a row each, below the list of problems: they are none. */
export function HintRows() {
  const shown = useHidden((state) => state.shown);
  const words = useFormGuide((guide) => guide.words);
  return shown?.hints.map((hint) => (
    <div
      key={hint.id}
      role="note"
      className="flex items-baseline gap-3 px-3.5 py-1 hover:bg-sunk max-sm:flex-wrap max-sm:gap-y-0 max-sm:pl-10"
    >
      <Lightbulb
        role="img"
        aria-label={say(texts.hint)}
        className="relative top-0.5 size-3.5 shrink-0 text-warn max-sm:-ml-6.5"
      />
      <button
        type="button"
        data-row
        onClick={() => goToField(hint.at)}
        className="wrap-anywhere min-w-0 flex-1 rounded text-left max-sm:basis-full pointer-coarse:min-h-11"
      >
        {hint.message}
      </button>
      <span className="flex max-w-[45%] shrink-0 flex-wrap justify-end gap-x-3 max-sm:max-w-full max-sm:justify-start">
        <span className="text-soft text-xs">{words?.labelOf(`$${hint.at}`)}</span>
        {hint.ways.map((way) => (
          <FixButton isLink key={way.title} title={way.title} onClick={() => shown.follow(hint, way)} />
        ))}
      </span>
      <IconButton Icon={X} label={say(hintTexts.dismiss)} onClick={() => shown.hide(hint)} />
    </div>
  ));
}
