import type { WordedFault } from '../../../engine/faults.ts';
import type { Answers, Saved } from '../../engine/worker/saving.ts';
import { useDeveloperTools } from '../../state/view/developer-tools.ts';
import { useFormGuide } from '../../state/view/form-guide.ts';
import { Button } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { say, sayList } from '../../ui/texts/say.ts';
import { type NamedDocument, optionAt, unansweredAt, useFieldName } from './field-names.ts';
import { Losses } from './losses.tsx';
import * as texts from './texts.ts';

interface SavedDetailsProps {
  saved: Saved;
  of: NamedDocument;
  answers: Answers;
  /** Shows the faults in the document, beginning with the given one. */
  onShow(first?: WordedFault): void;
}

/** The outcome of saving a document: losses, or the faults that prevent it, with warnings. */
export function SavedDetails({ saved, of, answers, onShow }: SavedDetailsProps) {
  const { content, losses } = saved;
  const faults = withoutRepeated(saved.faults, answers);
  const warnings = withoutRepeated(saved.warnings, answers);
  return (
    <div className="grid gap-4">
      {content === undefined ? (
        <section className="grid gap-2">
          <p className="font-semibold text-bad">{say(texts.refused, { count: faults.length })}</p>
          <Faults faults={faults} of={of} answers={answers} onGo={onShow} />
          {faults.some(({ properties: [path = ''] }) => optionAt(path) === undefined) && (
            <div>
              <Button size="small" onClick={() => onShow()}>
                {say(texts.showFaults)}
              </Button>
            </div>
          )}
        </section>
      ) : (
        <section className="grid gap-2">
          <p className={classes('font-semibold', warnings.length > 0 ? 'text-warn' : 'text-good')}>
            {readiness(losses.length, warnings.length > 0)}
          </p>
          <Losses losses={losses} of={of} />
        </section>
      )}
      {warnings.length > 0 && (
        <section className="grid gap-2">
          <p className="font-semibold text-warn">{say(texts.warnings, { count: warnings.length })}</p>
          <Faults faults={warnings} of={of} answers={answers} onGo={onShow} />
        </section>
      )}
    </div>
  );
}

/** Rules that give warnings are rules of the format, too. */
function readiness(count: number, hasWarnings: boolean): string {
  if (hasWarnings) return count > 0 ? say(texts.readyDespiteWithLosses, { count }) : say(texts.readyDespite);
  return count > 0 ? say(texts.readyWithLosses, { count }) : say(texts.ready);
}

/** Returns faults with one for each missing answer, which may break several rules. */
function withoutRepeated(faults: readonly WordedFault[], answers: Answers): readonly WordedFault[] {
  const missing = ({ properties: [path = ''] }: WordedFault) => {
    const option = optionAt(path);
    return option && (answers[option] ?? '') === '' ? path : undefined;
  };
  return faults.filter((fault, at) => {
    const path = missing(fault);
    return path === undefined || faults.findIndex((each) => missing(each) === path) === at;
  });
}

interface FaultsProps {
  faults: readonly WordedFault[];
  of: NamedDocument;
  answers: Answers;
  onGo(fault: WordedFault): void;
}

/** Faults, in the form's words while it is shown. Each leads to its field. */
function Faults({ faults, of, answers, onGo }: FaultsProps) {
  const form = useFormGuide(({ words }) => words);
  const place = useFieldName(of);
  const hasCodes = useDeveloperTools();
  const words = ({ code, description, properties: [path = ''] }: WordedFault) => {
    const names = form ? unansweredAt(path, answers) : [];
    if (names.length > 0) return say(texts.fillIn, { names: sayList(names) });
    return form?.inWords(description, path, code) ?? description;
  };
  return (
    <ul className="grid gap-2">
      {faults.map((fault) => (
        <li
          key={`${fault.code} ${fault.properties.join()} ${fault.description}`}
          data-code={fault.code}
          className="wrap-anywhere"
        >
          <button
            type="button"
            onClick={() => onGo(fault)}
            className="rounded text-left hover:text-accent hover:underline pointer-coarse:min-h-11"
          >
            {words(fault)}
          </button>
          <p className="text-soft text-xs">
            {sayList(fault.properties.map(place).filter(Boolean))}{' '}
            {hasCodes && <span className="whitespace-nowrap text-faint">{fault.code}</span>}
          </p>
        </li>
      ))}
    </ul>
  );
}
