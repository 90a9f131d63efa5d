import { create } from 'zustand';
import type { Document, Fault } from '../../client/index.ts';
import { emitter } from '../app/emitter.ts';
import type { Explanation } from '../service/explain.ts';
import type { Inspection, InspectRequest } from '../worker/inspect.ts';
import type { Draft } from './draft-storage.ts';

/** What a build gave. */
export interface Built {
  document: Document;
  /** The document as the workbench writes it. */
  text: string;
  /** The draft's text it was made from. */
  from: string;
  /** It was made with the envelope switch on. */
  envelop: boolean;
  /** Milliseconds the service says it took, where it says so. */
  time: number | undefined;
  /** How many faults it has: it is then the document as far as it could be calculated. */
  faults: number;
  /** It lacks values of the text that cannot be read. */
  partial: boolean;
  /** Built by a button, or by the engine in this browser while one typed. */
  by: 'button' | 'typing';
}

/** A format that a draft is being mended for. */
interface Goal {
  /** What it would be saved as, and as which that is tried. */
  kind: string;
  trial: string;
  name: string;
}

/** The state of a draft's operations. */
export interface Run {
  /** The operation that is being done. */
  busy: 'build' | 'validate' | 'replicate' | undefined;
  /** The last good result. */
  built: Built | undefined;
  /** The text that was checked last: its problems are in `app/problem-store.ts`. */
  checked: string | undefined;
  /** Milliseconds the last check took. */
  time: number | undefined;
  /** That text is not JSON. */
  notJson: boolean;
  /** What was found in an e-invoice in XML last; of the text that was one, where the present one is not. */
  inspection: Inspection | undefined;
  /** Which of several invoices in its text is shown, from 0. */
  invoice: number;
  /** Why the text that was checked is no e-invoice, though in XML. */
  noInvoice: string | undefined;
  /** Why no answer came for a text, or one that names no fault. */
  failure: (Explanation & { text: string }) | undefined;
  /** Why nothing is looked at while one types. */
  notLive: string | undefined;
  /** Since what keeps the draft from being saved as a format was shown in it, until nothing does, or somebody else is asked about it. */
  goal: Goal | undefined;
}

const nothing: Run = {
  busy: undefined,
  built: undefined,
  checked: undefined,
  time: undefined,
  notJson: false,
  inspection: undefined,
  invoice: 0,
  noInvoice: undefined,
  failure: undefined,
  notLive: undefined,
  goal: undefined,
};

interface RunsState {
  runs: Readonly<Record<string, Run>>;
  change(draft: string, change: Partial<Run>): void;
}

const useRuns = create<RunsState>((set) => ({
  runs: {},
  change: (draft, change) =>
    set(({ runs }) => ({ runs: { ...runs, [draft]: { ...(runs[draft] ?? nothing), ...change } } })),
}));

/** Returns what was done with a draft last; drawn anew when it changes. */
export function useRun(draft: string): Run {
  return useRuns(({ runs }) => runs[draft] ?? nothing);
}

/** Returns the operation that is going on with a draft; drawn anew when that changes. */
export function useBusy(draft: string | undefined): Run['busy'] {
  return useRuns(({ runs }) => (draft === undefined ? undefined : runs[draft]?.busy));
}

export function runOf(draft: string): Run {
  return useRuns.getState().runs[draft] ?? nothing;
}

export function changeRun(draft: string, change: Partial<Run>): void {
  useRuns.getState().change(draft, change);
}

export function forgetRun(draft: string): void {
  useRuns.setState(({ runs: { [draft]: _, ...runs } }) => ({ runs }));
}

/** Returns what is asked about a draft's e-invoice: of several invoices in it the one that is shown. */
export function inspectRequest({
  id,
  text,
  pdf,
  signed,
}: Pick<Draft, 'id' | 'text' | 'pdf' | 'signed'>): InspectRequest {
  return { draft: id, text, pdf, signed, invoice: runOf(id).invoice };
}

/** Returns which of several invoices in a draft's e-invoice is shown; undefined where it has one alone. */
export function invoiceShown(id: string): number | undefined {
  const { inspection, invoice } = runOf(id);
  return inspection && inspection.invoices.length > 1 ? invoice : undefined;
}

/** What a service found in the text of a draft. */
export interface Found {
  draft: string;
  text: string;
  faults: readonly Fault[];
  warnings: readonly Fault[];
}

/** Emits what a service found: until one types on, that and nothing else is wrong with the draft. */
export const runAnswered = emitter<Found>();

/** Calls a listener when what was done with a draft changes; returns the function that stops it. */
export function watchRun(draft: string, changed: (run: Run, before: Run) => unknown): () => void {
  return useRuns.subscribe(({ runs }, { runs: before }) => {
    const run = runs[draft];
    if (run && run !== before[draft]) changed(run, before[draft] ?? nothing);
  });
}
