import { useLanguage } from '../app/catalogue-language.ts';
import { countsOf } from '../app/problem.ts';
import { useProblems } from '../app/problem-store.ts';
import type { Draft } from '../drafts/draft-storage.ts';
import { useRun } from '../drafts/runs.ts';
import { say } from '../texts/say.ts';
import { classes } from '../ui/classes.ts';
import { Pill } from '../ui/pill.tsx';
import type { Inspection } from '../worker/inspect.ts';
import * as texts from './texts.ts';

/** National formats are named by the format alone. */
const kinds: Partial<Record<Inspection['kind'], string>> = {
  'ubl-invoice': texts.ublInvoice,
  'ubl-credit-note': texts.ublCreditNote,
  cii: texts.cii,
  cdar: texts.cdar,
};

/** What an e-invoice is: its format, the rules that it is judged by, and what these say. */
export function InspectionBar({ draft, kind }: { draft: Draft; kind: string }) {
  const { inspection, noInvoice, checked } = useRun(draft.id);
  const { language } = useLanguage();
  const { errors, warnings } = countsOf(useProblems(draft.id));
  const sort = inspection && kinds[inspection.kind];
  const isBad = noInvoice !== undefined || errors > 0;
  const verdict =
    checked === undefined
      ? ''
      : noInvoice !== undefined
        ? say(texts.noInvoice)
        : errors > 0
          ? say(texts.notValid, { count: errors })
          : warnings > 0
            ? say(texts.validWithWarnings, { count: warnings })
            : say(texts.valid);
  return (
    <div className="flex h-10 shrink-0 items-center gap-2 border-line border-b px-3.5">
      <h2 className="shrink-0 font-semibold">
        {inspection ? (inspection.format.name[language] ?? inspection.format.name.en) : kind}
      </h2>
      <section
        aria-label={say(texts.sortAndRules)}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: where it scrolls, it scrolls by keyboard.
        tabIndex={0}
        className="flex min-w-0 flex-1 items-center gap-2 overflow-x-auto px-0.5 [scrollbar-width:none]"
      >
        {sort !== undefined && <Pill>{say(sort)}</Pill>}
        {draft.pdf && <Pill title={draft.pdf.name}>{say(texts.fromPdf)}</Pill>}
        {inspection?.format.rule_sets.map(({ key, name, version, from }) => (
          <Pill key={key} title={say(texts.setAbout, { name, version, from })}>
            {name} {version}
          </Pill>
        ))}
      </section>
      <p role="status" className={classes('shrink-0 font-semibold', isBad ? 'text-bad' : 'text-good')}>
        {verdict}
      </p>
    </div>
  );
}
