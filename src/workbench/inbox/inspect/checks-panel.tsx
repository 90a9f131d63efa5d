import { Check, TriangleAlert } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { UNJUDGED } from '../../../formats/declare/unjudged.ts';
import { plainFault } from '../../engine/document/plain-fault.ts';
import type { Inspection } from '../../engine/worker/inspect.ts';
import type { Draft } from '../../state/drafts/draft-storage.ts';
import { useRun } from '../../state/drafts/runs.ts';
import { useDeveloperTools } from '../../state/view/developer-tools.ts';
import { byCause, type Problem } from '../../state/view/problem.ts';
import { Button } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { Message, Waiting } from '../../ui/message.tsx';
import { Pill } from '../../ui/pill.tsx';
import { say } from '../../ui/texts/say.ts';
import { showProblem } from '../../write/problems/go-to-problem.ts';
import { ChecksInInbox } from '../load.ts';
import { DayOfRules } from './day-of-rules.tsx';
import { formatNameOf } from './format-name.ts';
import * as texts from './texts.ts';

/** The number of faults that are listed at first: some files have thousands. */
const FEW = 50;

/** What was checked in an e-invoice: what is wrong first, then what is in order, then the rules. */
export function ChecksPanel({ draft }: { draft: Draft }) {
  const { inspection, noInvoice, problems } = useRun(draft.id, 'inspection', 'noInvoice', 'problems');
  if (!inspection) {
    return noInvoice === undefined ? <Waiting what={say(texts.checking)} /> : <Message title={noInvoice} />;
  }
  const judged = byCause(problems.filter(({ code }) => code !== UNJUDGED)).map(({ problem }) => problem);
  const wrong = judged.filter(({ severity }) => severity === 'error');
  const others = judged.filter(({ severity }) => severity === 'warning');
  const format = formatNameOf(inspection);
  return (
    <div className="grid min-w-0 flex-1 content-start gap-5 overflow-auto px-4 py-4">
      <Faults title={say(texts.wrong)} problems={wrong} isBad />
      <Faults title={say(texts.toLookAt)} problems={others} />
      <Section title={say(texts.inOrder)}>
        <ul className="grid gap-2">
          {inspection.isJudged && (
            <InOrder>{say(wrong.length > 0 ? texts.followsOtherwise : texts.follows, { format })}</InOrder>
          )}
          {inspection.sealed === 'fits' && <InOrder>{say(texts.signatureFits)}</InOrder>}
          {draft.inbox !== undefined && (
            <Suspense>
              <ChecksInInbox of={draft.inbox} />
            </Suspense>
          )}
        </ul>
      </Section>
      <Rules draft={draft} inspection={inspection} />
    </div>
  );
}

/** A check without a fault. */
export function InOrder({ children }: { children: ReactNode }) {
  return <Checked icon={<Check aria-hidden className="mt-0.5 size-4 shrink-0 text-good" />}>{children}</Checked>;
}

/** A check that the user has to make. */
export function ToNote({ children }: { children: ReactNode }) {
  return (
    <Checked icon={<TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-warn" />}>{children}</Checked>
  );
}

function Checked({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-start gap-2">
      {icon}
      <span className="wrap-anywhere min-w-0">{children}</span>
    </li>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-2">
      <h3 className="font-semibold text-sm">{title}</h3>
      {children}
    </section>
  );
}

interface FaultsProps {
  title: string;
  problems: readonly Problem[];
  isBad?: boolean;
}

function Faults({ title, problems, isBad = false }: FaultsProps) {
  const [isAll, showAll] = useState(false);
  if (problems.length === 0) return null;
  return (
    <Section title={title}>
      <ol className="grid gap-2">
        {problems.slice(0, isAll ? undefined : FEW).map((problem, index) => (
          <li
            key={problem.id}
            className={classes(
              'grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 rounded-lg border px-3.5 py-2.5',
              isBad ? 'border-bad' : 'border-line',
            )}
          >
            <span
              aria-hidden
              className={classes(
                'grid size-5 place-items-center rounded-full font-semibold text-panel text-xs',
                isBad ? 'bg-bad' : 'bg-warn',
              )}
            >
              {index + 1}
            </span>
            <Fault problem={problem} />
          </li>
        ))}
      </ol>
      {problems.length > FEW && !isAll && (
        <Button className="justify-self-start" onClick={() => showAll(true)}>
          {say(texts.showAll, { count: problems.length })}
        </Button>
      )}
    </Section>
  );
}

function Fault({ problem }: { problem: Problem }) {
  const { message, code, locations } = problem;
  const developerTools = useDeveloperTools();
  const range = locations.find((each) => each.range)?.range;
  const place = locations.find(({ label }) => label)?.label;
  return (
    <div className="grid justify-items-start gap-1">
      <p className="wrap-anywhere">{developerTools ? message : plainFault(message)}</p>
      {range && place !== undefined && (
        <button
          type="button"
          className="wrap-anywhere rounded text-left font-medium text-accent hover:underline"
          onClick={() => showProblem(problem, range)}
        >
          {place}
        </button>
      )}
      {code !== undefined && <p className="wrap-anywhere text-soft text-sm">{say(texts.rule, { code })}</p>}
    </div>
  );
}

/** The rules that it was checked by, of today or of another day. */
function Rules({ draft, inspection }: { draft: Draft; inspection: Inspection }) {
  const { asOf } = useRun(draft.id, 'asOf');
  return (
    <Section title={say(texts.checkedBy)}>
      <section aria-label={say(texts.sortAndRules)} className="flex flex-wrap gap-x-2 gap-y-1">
        {inspection.syntaxName && <Pill>{inspection.syntaxName}</Pill>}
        {draft.pdf && <Pill title={draft.pdf.name}>{say(texts.fromPdf)}</Pill>}
        {inspection.sealed && (
          <Pill tone={inspection.sealed === 'fits' ? 'plain' : 'warn'}>{say(texts.sealed[inspection.sealed])}</Pill>
        )}
        {inspection.format.rule_sets.map(({ key, name, version, from }) => (
          <Pill key={key} title={say(texts.setAbout, { name: say<string>(name), version, from })}>
            {asOf === undefined
              ? `${say<string>(name)} ${version}`
              : say(texts.setFrom, { name: say<string>(name), version, from })}
          </Pill>
        ))}
      </section>
      {inspection.isJudged && <DayOfRules draft={draft} inspection={inspection} />}
    </Section>
  );
}
