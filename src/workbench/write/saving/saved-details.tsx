import { useState } from 'react';
import type { WordedFault } from '../../../engine/faults.ts';
import type { WordedLoss } from '../../../formats/index.ts';
import { families } from '../../../formats/list/families.ts';
import type { Answers, Saved, SaveKind } from '../../engine/worker/saving.ts';
import type { Draft } from '../../state/drafts/draft-storage.ts';
import { useRun } from '../../state/drafts/runs.ts';
import { useDeveloperTools } from '../../state/view/developer-tools.ts';
import { Button } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { say, sayList } from '../../ui/texts/say.ts';
import { FieldsInPlace } from '../form/fields-in-place.tsx';
import { HintRows } from '../problems/hint-rows.tsx';
import { Sentence } from '../problems/sentence.tsx';
import { type NamedDocument, optionAt, unansweredAt, useFieldName, useWords } from './field-names.ts';
import { FixButton } from './fix-button.tsx';
import { Losses } from './losses.tsx';
import { byPlace, missingIn, placeOf } from './missing.ts';
import { useNotes } from './status.tsx';
import * as texts from './texts.ts';

interface SavedDetailsProps {
  draft: Draft;
  saved: Saved;
  kind: Pick<SaveKind, 'addons' | 'name' | 'lacks'> | undefined;
  of: NamedDocument;
  answers: Answers;
  /** Shows the faults in the document, beginning with the given one. */
  onShow(first?: WordedFault): void;
  onClose(): void;
}

/** The outcome of saving a document: losses, or the faults that prevent it, with warnings and hints. */
export function SavedDetails({ draft, saved, kind, of, answers, onShow, onClose }: SavedDetailsProps) {
  const { content } = saved;
  const all = byPlace(draft.text, withoutRepeated(saved.faults, answers));
  const noticed = withoutRepeated(saved.warnings, answers);
  const assumed = byPlace(draft.text, saved.losses.filter(isAssumed).map(asFault));
  const [missing, others] = useAsked(draft.text, [...all, ...noticed, ...assumed]);
  // What is asked for is not listed, too. The UUID is for programs, and part of no invoice.
  const losses = saved.losses.filter(
    (loss) =>
      !/^\$\.(?:doc\.)?uuid$/.test(placeOf(loss)) &&
      (!isAssumed(loss) || others.some((each) => placeOf(each) === placeOf(loss))),
  );
  const faults = others.filter((fault) => all.includes(fault));
  const warnings = others.filter((fault) => noticed.includes(fault));
  const words = useSentences(of, answers);
  const notes = useNotes(warnings);
  const { problems } = useRun(draft.id, 'problems');
  const isAskedByFormat =
    content === undefined && missing.length > 0 && kind?.lacks === undefined && problems.length === 0;
  return (
    <div className="grid grid-cols-1 gap-4">
      {isAskedByFormat && kind && <p className="text-soft">{say(texts.askedByFormat, { format: kind.name })}</p>}
      {missing.length > 0 && (
        <FieldsInPlace
          draft={draft}
          addons={kind?.addons ?? []}
          noEmail={families.some(({ name, noEmail }) => noEmail && kind?.name.startsWith(name))}
          values={missing.map((fault) => ({ path: fault.properties[0] ?? '', about: words(fault) }))}
          others={(values) => (
            <Faults
              draft={draft.id}
              faults={missing.filter(({ properties: [path] }) => values.some((each) => each.path === path))}
              of={of}
              answers={answers}
              onGo={onShow}
            />
          )}
        />
      )}
      {content === undefined ? (
        <section className="grid grid-cols-1 gap-2">
          {faults.length > 0 && (
            <>
              <p className="font-semibold text-bad">{say(texts.refused, { count: faults.length })}</p>
              <Faults draft={draft.id} faults={faults} of={of} answers={answers} onGo={onShow} />
            </>
          )}
          {all.some(({ properties: [path = ''] }) => optionAt(path) === undefined) && (
            <div>
              <Button size="small" onClick={() => onShow()}>
                {say(texts.showFaults)}
              </Button>
            </div>
          )}
          <p className="text-soft text-xs">{say(texts.writtenInto)}</p>
        </section>
      ) : (
        <section className="grid grid-cols-1 gap-2">
          <p className={classes('font-semibold', noticed.length > 0 ? 'text-warn' : 'text-good')}>
            {readiness(losses.length, noticed.length > 0)}
          </p>
          <Losses losses={losses} of={of} />
        </section>
      )}
      {notes.length > 0 && (
        <section className="grid grid-cols-1 gap-2">
          <p className="font-semibold text-warn">{notes.join(', ')}</p>
          <Faults draft={draft.id} faults={warnings} of={of} onGo={onShow} />
          <div className="-ml-3.5">
            <HintRows draft={draft.id} onGo={onClose} />
          </div>
        </section>
      )}
    </div>
  );
}

/** Returns whether a file states something that nobody said: the document lacks it, and its meaning depends on it. */
function isAssumed({ kind, severity, properties: [path] }: WordedLoss): boolean {
  return kind === 'supplied' && severity === 'warning' && path !== undefined;
}

const asFault = ({ properties, description }: WordedLoss): WordedFault => ({ code: '', properties, description });

/**
 * Separates faults about missing values from others: one for each place, even if several rules ask for it. A value that was missing when the
 * dialog asked for it stays among the first once it is filled in, so that its field does not disappear while typing.
 */
function useAsked(
  text: string,
  faults: readonly WordedFault[],
): [asked: readonly WordedFault[], others: readonly WordedFault[]] {
  const [asked, setAsked] = useState<readonly WordedFault[]>([]);
  const known = new Set(asked.map(placeOf));
  const added = faults.filter(
    (fault) => isAskable(text, fault) && !known.has(placeOf(fault)) && known.add(placeOf(fault)),
  );
  if (added.length > 0) setAsked([...asked, ...added]);
  const all = [...asked, ...added];
  return [all, faults.filter((fault) => !all.some((each) => placeOf(each) === placeOf(fault)))];
}

function isAskable(text: string, fault: WordedFault): boolean {
  return optionAt(placeOf(fault)) === undefined && missingIn(text, fault);
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
  draft: string;
  faults: readonly WordedFault[];
  of: NamedDocument;
  /** To name those that are missing; warnings say more. */
  answers?: Answers;
  onGo(fault: WordedFault): void;
}

/** Faults, in the words of the form. Each leads to its field. */
function Faults({ draft, faults, of, answers, onGo }: FaultsProps) {
  const place = useFieldName(of);
  const hasCodes = useDeveloperTools();
  const words = useWords(of);
  const sentence = useSentences(of, answers);
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
            className="min-h-6 rounded text-left hover:text-accent hover:underline pointer-coarse:min-h-11"
          >
            <Sentence
              text={sentence(fault)}
              path={fault.properties[0] ?? ''}
              label={words?.labelOf(fault.properties[0] ?? '')}
            />
          </button>
          <p className="flex flex-wrap items-baseline gap-x-2 text-soft text-xs">
            {sayList(fault.properties.map(place).filter(Boolean))}{' '}
            {hasCodes && <span className="whitespace-nowrap text-faint">{fault.code}</span>}
            <FixButton draft={draft} fault={fault} />
          </p>
        </li>
      ))}
    </ul>
  );
}

/** Returns a function that words a fault as the form does. */
function useSentences(of: NamedDocument, answers: Answers | undefined): (fault: WordedFault) => string {
  const form = useWords(of);
  return ({ code, description, properties: [path = ''] }) => {
    const names = answers ? unansweredAt(path, answers) : [];
    if (names.length > 0) return say(texts.fillIn, { names: sayList(names) });
    return form?.inWords(description, path, code) ?? description;
  };
}
