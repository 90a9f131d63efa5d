import type { WordedFault } from '../../engine/faults.ts';
import { useFormGuide } from '../app/form-guide.ts';
import { say, sayList } from '../texts/say.ts';
import { Button } from '../ui/button.tsx';
import type { Saved } from '../worker/saving.ts';
import { Losses, useFieldName } from './losses.tsx';
import * as texts from './texts.ts';

/** The outcome of saving a document: losses, or the faults that prevent it, with warnings. */
export function SavedDetails({ saved, onShow }: { saved: Saved; onShow(): void }) {
  const { content, losses, faults, warnings } = saved;
  return (
    <div className="grid gap-4">
      {content === undefined ? (
        <section className="grid gap-2">
          <p className="font-semibold text-bad">{say(texts.refused, { count: faults.length })}</p>
          <Faults faults={faults} />
          <div>
            <Button size="small" onClick={onShow}>
              {say(texts.showFaults)}
            </Button>
          </div>
        </section>
      ) : (
        <section className="grid gap-2">
          <p className="font-semibold text-good">
            {losses.length > 0 ? say(texts.readyWithLosses, { count: losses.length }) : say(texts.ready)}
          </p>
          <Losses losses={losses} />
        </section>
      )}
      {warnings.length > 0 && (
        <section className="grid gap-2">
          <p className="font-semibold text-warn">{say(texts.warnings, { count: warnings.length })}</p>
          <Faults faults={warnings} />
        </section>
      )}
    </div>
  );
}

/** Faults, in the form's words while it is shown. */
function Faults({ faults }: { faults: readonly WordedFault[] }) {
  const { inWords } = useFormGuide();
  const place = useFieldName();
  const words = ({ description, properties: [path = ''] }: WordedFault) => inWords?.(description, path) ?? description;
  return (
    <ul className="grid gap-2">
      {faults.map((fault) => (
        <li key={`${fault.code} ${fault.properties.join()} ${fault.description}`} className="wrap-anywhere">
          {words(fault)} <span className="whitespace-nowrap text-faint text-xs">{fault.code}</span>{' '}
          <span className="text-soft text-xs">{sayList(fault.properties.map(place).filter(Boolean))}</span>
        </li>
      ))}
    </ul>
  );
}
