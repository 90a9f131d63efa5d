import { CircleCheck, CircleHelp, CircleX, Mail } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { Document } from '../../../client/index.ts';
import { UNJUDGED } from '../../../formats/declare/unjudged.ts';
import { isUnreadable } from '../../documents/received/facts.ts';
import { plainFault } from '../../engine/document/plain-fault.ts';
import type { Inspection } from '../../engine/worker/inspect.ts';
import type { Draft } from '../../state/drafts/draft-storage.ts';
import { useRun } from '../../state/drafts/runs.ts';
import { useMemory } from '../../state/memory/memory.ts';
import { useCommand } from '../../state/view/commands.ts';
import { useDeveloperTools } from '../../state/view/developer-tools.ts';
import { countsOf } from '../../state/view/problem.ts';
import { showXmlAs, useXmlView } from '../../state/view/xml-view.ts';
import { Button } from '../../ui/button.tsx';
import { Choice } from '../../ui/choice.tsx';
import { classes } from '../../ui/classes.ts';
import { OverlayBoundary } from '../../ui/overlay-boundary.tsx';
import { Segments } from '../../ui/segments.tsx';
import { say } from '../../ui/texts/say.ts';
import { useLabels } from '../../ui/use-labels.ts';
import { DraftLetter } from '../load.ts';
import { askForCorrected, writeToSupplier } from '../texts.ts';
import { isIssuedBy } from '../use-rows.ts';
import { formatNameOf } from './format-name.ts';
import { showInvoice } from './show-invoice.ts';
import { readersLanguage, summaryOf } from './summary.ts';
import * as texts from './texts.ts';
import { useTextPanel } from './use-text-panel.ts';

/** A received e-invoice at a glance: what to do about it, its validity, sender, amount and due date. */
export function InspectionBar({ draft, kind }: { draft: Draft; kind: string }) {
  const { inspection, built, problems } = useRun(draft.id, 'inspection', 'built', 'problems');
  const { shown } = useXmlView();
  useTextPanel();
  const withText = useDeveloperTools();
  const document = built?.from === draft.text ? built.document : undefined;
  const name = inspection ? formatNameOf(inspection) : kind;
  const fault = problems.find(({ severity, code }) => severity === 'error' && code !== UNJUDGED);
  const wrong = fault && (withText ? fault.message : plainFault(fault.message));
  return (
    <div data-landmark className="@container grid shrink-0 gap-2 border-line border-b px-3.5 pt-2 pb-2.5">
      <div className="flex min-h-[30px] flex-wrap items-center gap-x-3 gap-y-1">
        <Verdict draft={draft} />
        {/* In a narrow region below the verdict and the choice of view, which stay side by side. */}
        <h2 className="min-w-0 truncate font-semibold @max-md:order-last @max-md:w-full">{name}</h2>
        {withText && (
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
        )}
      </div>
      {wrong !== undefined && <Wrong draft={draft} document={document} wrong={wrong} />}
      {inspection && inspection.invoices.length > 1 && <Invoices draft={draft} invoices={inspection.invoices} />}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {inspection && document && (
          <Summary document={inspection.shown?.document ?? document} terms={inspection.terms} />
        )}
        {inspection && (
          <div className="ml-auto flex flex-wrap gap-1.5">
            {actionsFor(inspection).map((id) => (
              <Action key={id} id={id} />
            ))}
          </div>
        )}
      </div>
    </div>
  );
}

/** What to do about the faults of an e-invoice: only its seller may change it. */
function Wrong({ draft, document, wrong }: { draft: Draft; document: Document | undefined; wrong: string }) {
  const entries = useMemory((state) => state.entries);
  const [isWriting, write] = useState(false);
  const isOwn = isIssuedBy(document, entries);
  return (
    <section
      aria-label={say(texts.whatToDo)}
      className="-mx-3.5 flex flex-wrap items-start gap-x-3 gap-y-2 bg-bad-wash px-3.5 py-2"
    >
      <div className="min-w-56 flex-1">
        <p className="wrap-anywhere font-semibold text-bad">{wrong}</p>
        <p className="mt-1 text-soft text-sm">{say(isOwn ? texts.yourOwn : askForCorrected)}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        {!isOwn && (
          <Button look="primary" Icon={Mail} onClick={() => write(true)}>
            {say(writeToSupplier)}
          </Button>
        )}
        {isOwn !== false && <Action id="repair" isFirst={isOwn === true} />}
      </div>
      {isWriting && (
        <OverlayBoundary onClose={() => write(false)}>
          <DraftLetter draft={draft} onClose={() => write(false)} />
        </OverlayBoundary>
      )}
    </section>
  );
}

/** An answer accepts or rejects, which needs a verdict. */
function actionsFor({ isInvoice, isJudged }: Inspection): string[] {
  if (!isInvoice) return ['report'];
  return isJudged ? ['make-document', 'answer', 'report'] : ['make-document', 'report'];
}

/** Selects one of several invoices in a file. */
export function Invoices({ draft, invoices }: { draft: Draft; invoices: readonly string[] }) {
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

interface SummaryProps {
  document: unknown;
  terms: Inspection['terms'];
  /** Without number and supplier. */
  short?: boolean;
}

export function Summary({ document, terms, short = false }: SummaryProps) {
  const labels = useLabels(readersLanguage());
  const { what, main, rest } = useMemo(() => summaryOf(document as Document, terms, labels), [document, terms, labels]);
  return (
    <span className={classes('flex flex-wrap items-baseline gap-x-4 gap-y-0.5', !short && 'text-base')}>
      {!short && <span className="wrap-anywhere">{what}</span>}
      {main !== undefined && (
        <span>
          <strong className="font-semibold tabular-nums">{main}</strong> <span className="text-soft">{rest}</span>
        </span>
      )}
    </span>
  );
}

/** A command, with its one-line description. */
function Action({ id, isFirst = false }: { id: string; isFirst?: boolean }) {
  const command = useCommand(id);
  if (!command) return null;
  const { label, about, Icon, run } = command;
  return (
    <Button
      size={id === 'repair' ? undefined : 'small'}
      look={isFirst ? 'primary' : undefined}
      Icon={Icon}
      aria-description={about}
      title={about}
      onClick={run}
    >
      {label}
    </Button>
  );
}
