import { useRef } from 'react';
import { create } from 'zustand';
import type { Document, Fault } from '../../../client/index.ts';
import type { PaperLanguage } from '../../../paper/languages.ts';
import type { Explanation } from '../../engine/service/explain.ts';
import type { Inspection, InspectRequest } from '../../engine/worker/inspect.ts';
import { emitter } from '../../ui/page/emitter.ts';
import type { Problem } from '../view/problem.ts';
import type { Draft } from './draft-storage.ts';

/** The result of a build. */
export interface Built {
  document: Document;
  /** The document, formatted. */
  text: string;
  /** The text of the draft from which it was built. */
  from: string;
  /** Whether the envelope switch was on. */
  envelop: boolean;
  /** Milliseconds measured by the service, if reported. */
  time: number | undefined;
  /** The number of faults: with any, the document was calculated as far as possible. */
  faults: number;
  /** Unreadable values of the text are missing. */
  partial: boolean;
  /** Whether a button built it, or the engine in this browser while the user was typing. */
  by: 'button' | 'typing';
  /** Whether it was calculated on an earlier visit, and is not checked yet. */
  isKept?: boolean;
}

/** Returns whether a result is that of a draft's text. */
export function isCurrent({ text }: Pick<Draft, 'text'>, built: Pick<Built, 'from' | 'text'>): boolean {
  return text === built.from || text === built.text;
}

/** A format that a draft is being completed for. */
interface Goal {
  /** The target kind, and the format to try. */
  kind: string;
  trial: string;
  name: string;
}

/** The findings about a draft's text, its result, and the state of its operations. */
export interface Run {
  /** The running operation. */
  busy: 'build' | 'validate' | 'replicate' | 'correct' | undefined;
  /** The last valid result. */
  built: Built | undefined;
  /** The last checked text. */
  checked: string | undefined;
  /** The last text that a button had checked. */
  asked: string | undefined;
  /** The problems in the text and in the service's last answer. */
  problems: readonly Problem[];
  /** What a good clerk would ask about the text, at its places. No problems. */
  hints: readonly Problem[];
  /** Milliseconds of the last check. */
  time: number | undefined;
  /** Whether that text is not JSON. */
  notJson: boolean;
  /** The last findings about an e-invoice in XML. If the current text is not an e-invoice, they are about the previous text. */
  inspection: Inspection | undefined;
  /** The index of the invoice shown, if the text holds several. */
  invoice: number;
  /** The day by whose official rules an e-invoice is judged, or `issue` for its own date. Default: the newest rules. */
  asOf: string | undefined;
  /** Why the checked XML is not an e-invoice. */
  noInvoice: string | undefined;
  /** Why an operation on a text made nothing: no answer, one without faults, or a refused copy or correction. */
  failure: (Explanation & { text: string }) | undefined;
  /** Why nothing is checked while typing. */
  notLive: string | undefined;
  /** The language chosen for its pages. Default: that of its country. */
  paperLanguage: PaperLanguage | undefined;
  /** The target format whose missing fields are shown, until they are complete or another format is chosen. */
  goal: Goal | undefined;
  /** The kind to save as, once no field is missing. */
  saveAs: string | undefined;
}

/** What an operation, a check or the user changes in a run: members that belong together. */
type RunChange =
  | OperationState
  | TextChecked
  | Pick<Run, 'failure'>
  | Pick<Run, 'notLive'>
  | Pick<Run, 'problems'>
  | Pick<Run, 'hints'>
  | Pick<Run, 'built'>
  | GoalChange
  | Pick<Run, 'invoice'>
  | Pick<Run, 'asOf'>
  | Pick<Run, 'paperLanguage'>
  | (Pick<Run, 'inspection'> & Pick<Run, 'built'>);

/** An operation began or ended. */
type OperationState = Pick<Run, 'busy'>;

/** A text was checked, here or by a service. */
export interface TextChecked
  extends Pick<Run, 'checked' | 'notJson'>,
    Partial<Pick<Run, 'asked' | 'problems' | 'time' | 'failure' | 'notLive'>>,
    CheckResults {}

/** What a check found besides problems. */
type CheckResults = Partial<Pick<Run, 'built' | 'inspection' | 'noInvoice'>>;

/** The user chose a target format, reached it, or gave it up. */
type GoalChange = Pick<Run, 'goal'> & Partial<Pick<Run, 'saveAs'>>;

const nothing: Run = {
  busy: undefined,
  built: undefined,
  checked: undefined,
  asked: undefined,
  problems: [],
  hints: [],
  time: undefined,
  notJson: false,
  inspection: undefined,
  invoice: 0,
  asOf: undefined,
  noInvoice: undefined,
  failure: undefined,
  notLive: undefined,
  paperLanguage: undefined,
  goal: undefined,
  saveAs: undefined,
};

interface RunsState {
  runs: Readonly<Record<string, Run>>;
  change(draft: string, change: RunChange): void;
}

const useRuns = create<RunsState>((set) => ({
  runs: {},
  change: (draft, change) =>
    set(({ runs }) => ({ runs: { ...runs, [draft]: { ...(runs[draft] ?? nothing), ...change } } })),
}));

/** Returns members of a draft's state, and renders again when one of them changes. */
export function useRun<Member extends keyof Run>(draft: string, ...members: readonly Member[]): Pick<Run, Member> {
  const shown = useRef(nothing);
  return useRuns(({ runs }) => {
    const run = runs[draft] ?? nothing;
    if (members.some((member) => run[member] !== shown.current[member])) shown.current = run;
    return shown.current;
  });
}

/** Returns a draft's running operation, and renders again when it changes. */
export function useBusy(draft: string | undefined): Run['busy'] {
  return useRuns(({ runs }) => (draft === undefined ? undefined : runs[draft]?.busy));
}

export function runOf(draft: string): Run {
  return useRuns.getState().runs[draft] ?? nothing;
}

export function changeRun(draft: string, change: RunChange): void {
  useRuns.getState().change(draft, change);
}

export function forgetRun(draft: string): void {
  useRuns.setState(({ runs: { [draft]: _, ...runs } }) => ({ runs }));
}

/** Returns the request for a draft's e-invoice: of several invoices, the one shown. */
export function inspectRequest({
  id,
  text,
  pdf,
  signed,
  encoded,
}: Pick<Draft, 'id' | 'text' | 'pdf' | 'signed' | 'encoded'>): InspectRequest {
  const { invoice, asOf } = runOf(id);
  return { draft: id, text, pdf, signed, encoded, invoice, asOf };
}

/** Returns the index of the invoice shown, of several in a draft's e-invoice; undefined if there is only one. */
export function invoiceShown(id: string): number | undefined {
  const { inspection, invoice } = runOf(id);
  return inspection && inspection.invoices.length > 1 ? invoice : undefined;
}

/** The findings of a service about a draft's text. */
export interface CheckResult {
  draft: string;
  text: string;
  faults: readonly Fault[];
  warnings: readonly Fault[];
}

/** Emits the findings of a service. Until the next input, they are the only problems of the draft. */
export const runAnswered = emitter<CheckResult>();

/** Calls a listener when a draft's operations change. Returns the function that stops it. */
export function watchRun(draft: string, changed: (run: Run, before: Run) => unknown): () => void {
  return useRuns.subscribe(({ runs }, { runs: before }) => {
    const run = runs[draft];
    if (run && run !== before[draft]) changed(run, before[draft] ?? nothing);
  });
}
