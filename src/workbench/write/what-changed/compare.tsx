import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { contentOf } from '../../engine/document/text.ts';
import { useDescription } from '../../engine/document/use-description.ts';
import { documentIn, isObject } from '../../engine/document/values.ts';
import { valuesOf } from '../../engine/document/values-of.ts';
import { engine } from '../../engine/service/engine.ts';
import type { Draft } from '../../state/drafts/draft-storage.ts';
import type { Origin } from '../../state/drafts/origin.ts';
import { withoutFiguresOf } from '../../state/memory/figures.ts';
import { Button } from '../../ui/button.tsx';
import { Shortcut } from '../../ui/shortcut.tsx';
import { say } from '../../ui/texts/say.ts';
import { stepsOf } from '../form/path.ts';
import { useFieldName } from '../saving/field-names.ts';
import { applyAnswer } from './answer.ts';
import { ComparedPages } from './compared-pages.tsx';
import { compareWithOriginal } from './comparing.ts';
import { type Difference, labelOf, type StillKept } from './differences.ts';
import type { Question } from './questions.ts';
import { leafShown, numberShown, valueShown } from './shown.ts';
import * as texts from './texts.ts';
import { useWhatChanged } from './use-what-changed.ts';

/** A copy or correction and its original, value by value, with the page of each next to it. */
export function Compare({ draft, origin }: { draft: Draft; origin: Origin }) {
  const found = useWhatChanged(draft);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && !document.querySelector('[role="dialog"]')) compareWithOriginal(undefined);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  const nameOf = useFieldName(useDescription(draft.text));
  const before = useBuilt(draft.id, origin.text);
  const after = useBuilt(draft.id, draft.text);
  const rest = useMemo(() => restOf(before, after), [before, after]);
  if (!found) return null;
  const { differences, questions } = found;
  const { changed, kept, currency, document: made, inEnvelope } = differences;
  const rows = [...changed, ...othersChanged(rest.changed, changed, nameOf)];
  const answerOf = (one: StillKept) => questions.find(({ about }) => about.some(({ path }) => path === one.path));
  const keptValues = distinct(kept);
  const counts = { changed: rows.length, kept: keptValues.length, same: rest.same.length };
  return (
    <div className="grid size-full min-h-0 bg-bg lg:grid-cols-[minmax(0,1.28fr)_minmax(0,1fr)]">
      <section aria-label={say(texts.compare)} className="min-h-0 overflow-auto p-3.5 max-sm:p-1.5">
        <div className="mx-auto max-w-[54rem] rounded-[10px] border border-line bg-panel px-6 py-5 max-sm:px-3.5">
          <header className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
            <h2 ref={heading} tabIndex={-1} className="font-semibold text-[21px] tracking-tight outline-none">
              {say(texts.compare)}
            </h2>
            <p className="min-w-0 flex-1 text-soft">
              {counts.kept > 0 ? say(texts.summary, counts) : say(texts.summaryWithoutKept, counts)}
            </p>
            <Button onClick={() => compareWithOriginal(undefined)}>
              {say(texts.back)}
              <span aria-hidden className="text-faint max-lg:hidden">
                <Shortcut keys="Escape" />
              </span>
            </Button>
          </header>
          <table className="w-full table-fixed border-collapse max-sm:block max-sm:[&_tbody]:block max-sm:[&_thead]:hidden">
            <colgroup>
              {['w-[19%]', 'w-[27%]', 'w-[26%]', 'w-[28%]'].map((width) => (
                <col key={width} className={width} />
              ))}
            </colgroup>
            <thead>
              <tr className="border-ink border-b text-left align-bottom">
                <th className="py-2 font-normal text-soft">
                  <span className="sr-only">{say(texts.what)}</span>
                </th>
                <th className="py-2 font-semibold">{origin.title}</th>
                <th className="py-2 font-semibold" colSpan={2}>
                  {numberShown(made) || say(texts.copy)}
                  <span className="block font-normal text-soft text-xs">{say(texts.thisDraft)}</span>
                </th>
              </tr>
            </thead>
            <Group
              title={say(texts.changedBy, {
                operation: say(origin.by === 'replicate' ? texts.replicate : texts.correct),
              })}
            >
              {rows.map(({ label, path, before, after, full }) => (
                <Row
                  key={`${label} ${path.join('.')}`}
                  label={label}
                  before={full ? full.before : before}
                  after={full ? full.after : after}
                  tone="text-good"
                />
              ))}
            </Group>
            {keptValues.length > 0 && (
              <Group title={say(texts.kept)}>
                {keptValues.map((each) => {
                  const shown = valueShown(each.what, each.value, { currency, year: undefined });
                  return (
                    <Row
                      key={each.path}
                      label={labelOf(each.what)}
                      before={shown}
                      after={shown}
                      tone="text-warn"
                      question={answerOf(each)}
                      onAnswer={(question) => applyAnswer(draft.id, question.answers[0]?.changes ?? [], inEnvelope)}
                    />
                  );
                })}
              </Group>
            )}
          </table>
          <Same values={rest.same} nameOf={nameOf} />
        </div>
      </section>
      <ComparedPages draft={draft} origin={origin} />
    </div>
  );
}

function Group({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <tbody>
      <tr className="max-sm:block">
        <th colSpan={4} scope="rowgroup" className="pt-5 pb-2 text-left font-semibold max-sm:block">
          {title}
        </th>
      </tr>
      {children}
    </tbody>
  );
}

interface RowProps {
  label: string;
  before: string | undefined;
  after: string | undefined;
  tone: string;
  question?: Question | undefined;
  onAnswer?(question: Question): void;
}

function Row({ label, before, after, tone, question, onAnswer }: RowProps) {
  const [answer] = question?.answers ?? [];
  return (
    <tr className="border-line border-t align-baseline max-sm:flex max-sm:flex-wrap max-sm:gap-x-2 max-sm:py-2">
      <th scope="row" className="py-2.5 pr-3 text-left font-normal text-soft max-sm:basis-full max-sm:py-0">
        {label}
      </th>
      <td className="wrap-anywhere py-2.5 pr-3 max-sm:py-0">{before ?? '–'}</td>
      <td className="py-2.5 pr-3 max-sm:py-0">
        <span className="flex items-baseline gap-2">
          <ArrowRight role="img" aria-label={say(texts.becomes)} className="size-3 shrink-0 self-center text-soft" />
          <strong className={`wrap-anywhere font-semibold ${tone}`}>{after}</strong>
        </span>
      </td>
      <td className="py-1.5 text-right max-sm:basis-full max-sm:text-left">
        {question && answer && (
          <Button
            size="small"
            className="h-auto! min-h-[26px] shrink! whitespace-normal! py-1"
            onClick={() => onAnswer?.(question)}
          >
            {answer.label}
          </Button>
        )}
      </td>
    </tr>
  );
}

/** The values that are the same, folded at first. */
function Same({ values, nameOf }: { values: readonly Leaf[]; nameOf(path: string): string }) {
  const [isOpen, setOpen] = useState(false);
  if (values.length === 0) return null;
  return (
    <details className="mt-5" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="w-fit cursor-pointer rounded font-medium text-accent hover:underline">
        {say(texts.showSame, { count: values.length })}
      </summary>
      {isOpen && (
        <dl className="mt-2 grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-x-4 text-soft">
          {values.map(({ path, value }) => (
            <div key={path} className="col-span-full grid grid-cols-subgrid border-line border-t py-1.5">
              <dt>{nameOf(path)}</dt>
              <dd className="wrap-anywhere text-ink">{leafShown(path, value)}</dd>
            </div>
          ))}
        </dl>
      )}
    </details>
  );
}

/** Returns the built document of a text without figures, as the engine writes values; undefined until it is built. */
function useBuilt(draft: string, text: string): unknown {
  const { data, isError } = useQuery({
    queryKey: ['compared', text],
    queryFn: async () => (await engine().call('check', { draft, text, envelop: false })).result ?? text,
    gcTime: 0,
    retry: false,
  });
  return useMemo(() => {
    const content = isError ? text : data;
    const document = content === undefined ? undefined : documentIn(contentOf(content));
    return isObject(document) ? withoutFiguresOf(document, text) : document;
  }, [data, isError, text]);
}

interface Leaf {
  path: string;
  value: string;
}

/** Returns the single values of the original that are the same in the present document, and those that differ. */
function restOf(before: unknown, after: unknown): { same: Leaf[]; changed: (Leaf & { after: string | undefined })[] } {
  const known = leavesOf(before);
  const now = leavesOf(after);
  if (before === undefined || after === undefined) return { same: [], changed: [] };
  const same: Leaf[] = [];
  const changed: (Leaf & { after: string | undefined })[] = [];
  for (const [path, value] of known) {
    // The address of a schema tells readers nothing.
    if (path === '.$schema') continue;
    if (now.get(path) === value) same.push({ path, value });
    else changed.push({ path, value, after: now.get(path) });
  }
  return { same, changed };
}

/** Returns the values of a document by their paths without `$`: `.lines[0].quantity`. */
function leavesOf(document: unknown): Map<string, string> {
  return new Map([...valuesOf(document)].map(([path, value]) => [path.slice(1), String(value)]));
}

const NAMED = /^\.(type|series|code|uuid|issue_date|value_date|op_date|preceding)\b/;

/** Returns further changed values as differences: those that no named one shows. */
function othersChanged(
  all: readonly (Leaf & { after: string | undefined })[],
  named: readonly Difference[],
  nameOf: (path: string) => string,
): Difference[] {
  const shown = named.map(({ path }) => path.join('.'));
  const isShown = (path: string) => {
    const steps = stepsOf(path).join('.');
    return NAMED.test(path) || shown.some((each) => each !== '' && (steps === each || steps.startsWith(`${each}.`)));
  };
  return all
    .filter(({ path }) => !isShown(path))
    .map(({ path, value, after }) => ({
      label: nameOf(path),
      path: stepsOf(path),
      before: leafShown(path, value),
      after: after === undefined ? say(texts.isRemoved) : leafShown(path, after),
    }));
}

/** Lines often have the same period. */
function distinct(kept: readonly StillKept[]): StillKept[] {
  const seen = new Set<string>();
  return kept.filter(({ what, value, path }) => {
    const key = what === 'advance' ? path : `${what} ${JSON.stringify(value)}`;
    return !seen.has(key) && seen.add(key);
  });
}
