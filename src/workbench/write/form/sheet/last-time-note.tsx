import { countryInSentence } from '../../../engine/document/names.ts';
import { isObject } from '../../../engine/document/values.ts';
import { Button } from '../../../ui/button.tsx';
import { say, sayList } from '../../../ui/texts/say.ts';
import { useForm } from '../form-context.ts';
import { usePart } from '../form-state.ts';
import type { Path } from '../path.ts';
import type { LastTime } from './last-time.ts';
import { taxLabel } from './tax-choices.ts';
import * as texts from './texts.ts';

/** Below a line whose item was just chosen: its taxes as last time, or an offer of them. */
export function LastTimeNote({ path, last }: { path: Path; last: LastTime }) {
  const { law, actions, readOnly } = useForm();
  const taxes = usePart([...path, 'taxes']);
  const name = usePart([...path, 'item', 'name']);
  if (name !== last.name || readOnly) return null;
  const { taxes: known = [], country } = last.line;
  const named = sayList(known.filter(isObject).map((combo) => taxLabel(law, combo)));
  const isWritten = JSON.stringify(taxes) === JSON.stringify(known);
  return (
    <p role="status" className="mt-0.5 flex flex-wrap items-center justify-end gap-x-2 pr-8 text-soft text-xs">
      {isWritten
        ? say(texts.asLastTime, { taxes: named })
        : country
          ? say(texts.lastTimeAbroad, { taxes: named, country: countryInSentence(country) })
          : say(texts.lastTime, { taxes: named })}
      {!isWritten && (
        <Button size="small" onClick={() => actions.set([...path, 'taxes'], known)}>
          {say(texts.useLastTime)}
        </Button>
      )}
    </p>
  );
}
