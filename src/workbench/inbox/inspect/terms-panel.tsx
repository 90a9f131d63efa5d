import { useMemo } from 'react';
import type { Inspection, ShownTerm } from '../../engine/worker/inspect.ts';
import type { Draft } from '../../state/drafts/draft-storage.ts';
import { useRun } from '../../state/drafts/runs.ts';
import { goToRange, useActiveEditor } from '../../state/view/active-editor.ts';
import { useDeveloperTools } from '../../state/view/developer-tools.ts';
import { showPane } from '../../state/view/pane.ts';
import type { Problem, Range } from '../../state/view/problem.ts';
import { classes } from '../../ui/classes.ts';
import { Message, Waiting } from '../../ui/message.tsx';
import { say } from '../../ui/texts/say.ts';
import { VirtualRows } from '../../ui/virtual-rows.tsx';
import { LossesFold } from './losses-fold.tsx';
import * as texts from './texts.ts';

/** The business terms of an e-invoice, each with a link to its location. The one at the cursor is marked. */
export function TermsPanel({ draft }: { draft: Draft }) {
  const { inspection, noInvoice, problems } = useRun(draft.id, 'inspection', 'noInvoice', 'problems');
  const severities = useMemo(() => severitiesOf(problems), [problems]);
  const position = useActiveEditor((state) => state.position);
  const terms = inspection?.terms ?? [];
  const developerTools = useDeveloperTools();
  const columns = !developerTools ? plainColumns : isNumbered(inspection) ? numberedColumns : namedColumns;
  const current = useMemo(() => termAt(terms, position), [terms, position]);
  if (terms.length === 0) {
    return noInvoice === undefined ? (
      <Waiting what={say(texts.checking)} />
    ) : (
      <Message title={say(texts.noTerms)} about={noInvoice} />
    );
  }
  return (
    <div className="@container flex min-h-0 min-w-0 flex-1 flex-col">
      {noInvoice !== undefined && <p className="border-line border-b bg-warn-wash px-4 py-1.5">{say(texts.old)}</p>}
      <div aria-hidden className={classes(columns, 'border-line border-b px-4 py-1.5 text-faint text-xs')}>
        <span>{say(texts.term)}</span>
        <span>{say(texts.name)}</span>
        <span className="@max-lg:hidden">{say(texts.value)}</span>
        <span className="text-right">{say(texts.place)}</span>
      </div>
      <VirtualRows
        label={say(texts.terms)}
        count={terms.length}
        rowHeight={30}
        current={current}
        className="min-h-0 flex-1 overflow-auto outline-offset-[-2px]"
      >
        {(index) => {
          const term = terms[index];
          return (
            term && (
              <TermRow
                term={term}
                columns={columns}
                severity={severities.get(term.xpath)}
                isCurrent={index === current}
              />
            )
          );
        }}
      </VirtualRows>
      {inspection && inspection.report === undefined && <LossesFold inspection={inspection} />}
    </div>
  );
}

/** Terms have numbers; elements of national formats have longer names. */
const numberedColumns =
  'grid grid-cols-[5.5rem_minmax(0,1fr)_minmax(0,1.2fr)_3rem] gap-x-3 @max-lg:grid-cols-[5rem_minmax(0,1fr)_2.5rem]';
const namedColumns =
  'grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_minmax(0,1.1fr)_2.5rem] gap-x-3 @max-lg:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)_2.5rem]';

/** Without the developer tools: names and values alone. */
const plainColumns =
  'grid grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)] gap-x-3 @max-lg:grid-cols-1 [&>:nth-child(4n+1)]:hidden [&>:nth-child(4n)]:hidden';

function isNumbered(inspection: Inspection | undefined): boolean {
  return inspection?.hasTerms ?? true;
}

interface TermRowProps {
  term: ShownTerm;
  columns: string;
  severity: Problem['severity'] | undefined;
  isCurrent: boolean;
}

function TermRow({ term, columns, severity, isCurrent }: TermRowProps) {
  const { id, name, isEnglish, depth, value, position, xpath, range } = term;
  const isGroup = value === undefined;
  const go = () => {
    showPane('Document');
    goToRange(range);
  };
  return (
    <button
      type="button"
      onClick={go}
      aria-current={isCurrent || undefined}
      title={xpath}
      className={classes(
        columns,
        'w-full border-line border-b px-4 py-1.5 text-left outline-offset-[-2px] hover:bg-sunk',
        isGroup && depth === 0 && 'bg-sunk',
        isCurrent && 'bg-accent-wash! shadow-[inset_2px_0_var(--accent)]',
      )}
    >
      <span
        className={classes(
          'wrap-anywhere font-mono text-xs leading-5',
          isGroup ? 'font-semibold text-ink' : 'text-soft',
        )}
      >
        {id}
      </span>
      <span
        className={classes('wrap-anywhere', isGroup ? 'font-semibold' : 'text-soft')}
        style={{ paddingLeft: `${depth * 0.75}rem` }}
      >
        <span lang={isEnglish ? 'en' : undefined}>
          {position === undefined ? name : say(texts.numbered, { name, position })}
        </span>
        <span className="wrap-anywhere block text-ink @lg:hidden">{value}</span>
      </span>
      <span
        className={classes(
          'wrap-anywhere @max-lg:hidden',
          severity === 'error' && 'text-bad',
          severity === 'warning' && 'text-warn',
        )}
      >
        {value}
        {severity && <span className="sr-only">{say(severity === 'error' ? texts.withError : texts.withWarning)}</span>}
      </span>
      <span className="text-right font-mono text-faint text-xs leading-5">
        <span className="sr-only">{say(texts.lineOf, { line: range.startLineNumber })}</span>
        <span aria-hidden>{range.startLineNumber}</span>
      </span>
    </button>
  );
}

/** Returns the severity at each XPath: errors before warnings. */
function severitiesOf(problems: readonly Problem[]): Map<string, Problem['severity']> {
  const found = new Map<string, Problem['severity']>();
  for (const { severity, locations } of problems) {
    for (const { path } of locations) if (found.get(path) !== 'error') found.set(path, severity);
  }
  return found;
}

/** Returns the term on the cursor's line: of several, the last that begins before the cursor. */
function termAt(
  terms: readonly ShownTerm[],
  { lineNumber, column }: { lineNumber: number; column: number },
): number | undefined {
  const onLine = ({ startLineNumber, endLineNumber }: Range) =>
    startLineNumber <= lineNumber && lineNumber <= endLineNumber;
  let first: number | undefined;
  let last: number | undefined;
  for (const [index, { range, value }] of terms.entries()) {
    if (!onLine(range) || value === undefined) continue;
    first ??= index;
    if (range.startLineNumber < lineNumber || range.startColumn <= column) last = index;
  }
  return last ?? first;
}
