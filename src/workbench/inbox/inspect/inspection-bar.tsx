import { CircleCheck, CircleHelp, CircleX } from 'lucide-react';
import { Suspense, useMemo } from 'react';
import type { Document } from '../../../client/index.ts';
import { UNJUDGED } from '../../../formats/unjudged.ts';
import { isUnreadable } from '../../documents/received/facts.ts';
import type { Inspection } from '../../engine/worker/inspect.ts';
import type { Draft } from '../../state/drafts/draft-storage.ts';
import { useRun } from '../../state/drafts/runs.ts';
import { useCommand } from '../../state/view/commands.ts';
import { countsOf } from '../../state/view/problem.ts';
import { showXmlAs, useXmlView } from '../../state/view/xml-view.ts';
import { Choice } from '../../ui/choice.tsx';
import { classes } from '../../ui/classes.ts';
import { useLanguage } from '../../ui/language/catalogue-language.ts';
import { Pill } from '../../ui/pill.tsx';
import { Segments } from '../../ui/segments.tsx';
import { say } from '../../ui/texts/say.ts';
import { useLabels } from '../../ui/use-labels.ts';
import { PlaceInInbox } from '../load.ts';
import { DayOfRules } from './day-of-rules.tsx';
import { showInvoice } from './show-invoice.ts';
import { readersLanguage, summaryOf } from './summary.ts';
import * as texts from './texts.ts';

/** A summary of a received e-invoice: validity, sender, amount, due date, and actions. */
export function InspectionBar({ draft, kind }: { draft: Draft; kind: string }) {
  const { inspection, built, problems, asOf } = useRun(draft.id, 'inspection', 'built', 'problems', 'asOf');
  const { shown } = useXmlView();
  const { language } = useLanguage();
  const document = built?.from === draft.text ? built.document : undefined;
  const name = inspection ? (inspection.format.name[language] ?? say<string>(inspection.format.name.en ?? kind)) : kind;
  const actions = [
    // A received invoice is corrected by its issuer.
    ...(draft.inbox === undefined && problems.some(({ code }) => code !== UNJUDGED) ? ['repair'] : []),
    ...(inspection ? actionsFor(inspection) : []),
  ];
  return (
    <div data-landmark className="@container grid shrink-0 gap-2 border-line border-b px-3.5 pt-2 pb-2.5">
      {draft.inbox !== undefined && (
        <Suspense>
          <PlaceInInbox of={draft.inbox} />
        </Suspense>
      )}
      <div className="flex min-h-[30px] flex-wrap items-center gap-x-3 gap-y-1">
        <Verdict draft={draft} />
        {/* In a narrow region below the verdict and the choice of view, which stay side by side. */}
        <h2 className="min-w-0 truncate font-semibold @max-md:order-last @max-md:w-full">{name}</h2>
        <Segments
          label={say(texts.view)}
          className="ml-auto"
          value={shown}
          options={[
            { value: 'Paper', content: say(texts.paper) },
            { value: 'XML', content: say(texts.xml) },
          ]}
          onChange={showXmlAs}
        />
      </div>
      {inspection && inspection.invoices.length > 1 && <Invoices draft={draft} invoices={inspection.invoices} />}
      {inspection && document && <Summary document={shownIn(inspection) ?? document} terms={inspection.terms} />}
      <section aria-label={say(texts.sortAndRules)} className="flex flex-wrap gap-x-2 gap-y-1">
        {inspection?.syntaxName && <Pill>{inspection.syntaxName}</Pill>}
        {draft.pdf && <Pill title={draft.pdf.name}>{say(texts.fromPdf)}</Pill>}
        {inspection?.sealed && (
          <Pill tone={inspection.sealed === 'fits' ? 'plain' : 'warn'}>{say(texts.sealed[inspection.sealed])}</Pill>
        )}
        {inspection?.format.rule_sets.map(({ key, name, version, from }) => (
          <Pill key={key} title={say(texts.setAbout, { name: say<string>(name), version, from })}>
            {asOf === undefined
              ? `${say<string>(name)} ${version}`
              : say(texts.setFrom, { name: say<string>(name), version, from })}
          </Pill>
        ))}
      </section>
      {inspection?.isJudged && <DayOfRules draft={draft} inspection={inspection} />}
      {actions.length > 0 && (
        <div className={classes('grid gap-1.5', actions.length > 3 ? '@2xl:grid-cols-4' : '@2xl:grid-cols-3')}>
          {actions.map((id) => (
            <Action key={id} id={id} />
          ))}
        </div>
      )}
    </div>
  );
}

/** Returns the document with the figures of the file, if it has others. */
function shownIn({ shown }: Inspection): Document | undefined {
  return shown?.document as Document | undefined;
}

/** An answer accepts or rejects, which needs a verdict. */
function actionsFor({ isInvoice, isJudged }: Inspection): string[] {
  if (!isInvoice) return ['report'];
  return isJudged ? ['make-document', 'answer', 'report'] : ['make-document', 'report'];
}

/** Selects one of several invoices in a file. */
function Invoices({ draft, invoices }: { draft: Draft; invoices: readonly string[] }) {
  const { invoice } = useRun(draft.id, 'invoice');
  return (
    <Choice
      labelled
      label={say(texts.invoiceOf, { count: invoices.length })}
      value={String(invoice)}
      options={invoices.map((number, index) => ({
        value: String(index),
        label: say(texts.invoiceNumbered, { position: index + 1, number }),
      }))}
      onChange={(value) => void showInvoice(draft, Number(value))}
    />
  );
}

function Verdict({ draft }: { draft: Draft }) {
  const { noInvoice, checked, problems } = useRun(draft.id, 'noInvoice', 'checked', 'problems');
  const { errors, warnings } = countsOf(problems);
  const unjudged = problems.find(({ code }) => code === UNJUDGED);
  const isBad = errors > 0 || (noInvoice !== undefined && !unjudged);
  const summary = () => {
    if (unjudged && !isBad) return unjudged.message;
    if (noInvoice !== undefined) return say(isUnreadable(problems) ? texts.unreadable : texts.noInvoice);
    if (errors > 0) return say(texts.notValid, { count: errors });
    return warnings > 0 ? say(texts.validWithWarnings, { count: warnings }) : say(texts.valid);
  };
  const Icon = isBad ? CircleX : unjudged ? CircleHelp : CircleCheck;
  const look = unjudged ? 'border border-line text-soft' : 'border border-line text-good';
  return (
    <p
      role="status"
      className={classes(
        'flex shrink-0 items-center gap-1.5 rounded-full font-semibold',
        checked !== undefined && 'py-1 pr-3 pl-2',
        checked !== undefined && (isBad ? 'bg-bad-wash text-bad' : look),
      )}
    >
      {checked !== undefined && (
        <>
          <Icon aria-hidden className="size-4" />
          {summary()}
        </>
      )}
    </p>
  );
}

function Summary({ document, terms }: { document: Document; terms: Inspection['terms'] }) {
  const labels = useLabels(readersLanguage());
  const { what, main, rest } = useMemo(() => summaryOf(document, terms, labels), [document, terms, labels]);
  return (
    <p className="flex flex-wrap items-baseline gap-x-4 gap-y-0.5 text-base">
      <span className="wrap-anywhere">{what}</span>
      {main !== undefined && (
        <span>
          <strong className="font-semibold tabular-nums">{main}</strong> <span className="text-soft">{rest}</span>
        </span>
      )}
    </p>
  );
}

/** A command with a one-line description. */
function Action({ id }: { id: string }) {
  const command = useCommand(id);
  if (!command) return null;
  const { label, about, Icon, run } = command;
  return (
    <button
      type="button"
      aria-label={label}
      aria-description={about}
      onClick={run}
      className="flex items-start gap-2 rounded-lg border border-line px-2.5 py-1.5 text-left hover:bg-sunk"
    >
      {Icon && <Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-soft" />}
      <span className="flex @2xl:block flex-wrap items-baseline gap-x-2">
        <span className="block font-medium">{label}</span>
        <span className="block text-soft text-xs">{about}</span>
      </span>
    </button>
  );
}
