import type { Node } from 'jsonc-parser';
import type { Fault } from '../../client/index.ts';
import { type Reading, readText } from '../document/text.ts';
import { type Run, runOf, watchRun } from '../operations/runs.ts';
import { hasGot, locate } from '../problems/locate.ts';
import type { Place, Problem, Range } from '../problems/problem.ts';
import { setProblems } from '../problems/problem-store.ts';
import { monaco } from './monaco.ts';
import { rangeOf } from './ranges.ts';

/** How long after the last key the text is looked at, in milliseconds. */
const delay = 150;

/** More syntax faults than this are consequences of the first ones. */
const syntaxFaultsShown = 25;

/** A place the service named, tied to the text: Monaco moves the decoration as the text around it changes. */
interface Anchor {
  path: string;
  decoration: string | undefined;
  /** What stood at the place; when it no longer does, the fault may be mended, and goes. */
  marked: string;
  /** The part of the path that did not exist; when it does, the fault goes. */
  missing: string;
}

interface AnchoredFault {
  severity: Problem['severity'];
  fault: Fault;
  anchors: Anchor[];
}

/**
 * Keeps what is wrong with a draft up to date: faults of the syntax as one types, and what the service found,
 * at the places where it was, until these are changed. Shown as markers in the editor and in the problems' list.
 */
export class DraftProblems {
  readonly #draft: string;
  readonly #model: monaco.editor.ITextModel;
  #anchored: AnchoredFault[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(draft: string, model: monaco.editor.ITextModel) {
    this.#draft = draft;
    this.#model = model;
    model.onDidChangeContent(() => {
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => this.#refresh(), delay);
    });
    watchRun(draft, (run, before) => {
      if (run.faults !== before.faults || run.warnings !== before.warnings) this.#anchor(run);
    });
    this.#anchor(runOf(draft));
  }

  #anchor({ faults, warnings }: Run): void {
    const reading = readText(this.#model.getValue());
    const anchored = [
      ...faults.map((fault) => this.#anchorOne(reading, fault, 'error')),
      ...warnings.map((fault) => this.#anchorOne(reading, fault, 'warning')),
    ];
    const old = this.#anchored.flatMap(({ anchors }) => anchors.flatMap(({ decoration }) => decoration ?? []));
    this.#model.deltaDecorations(old, []);
    this.#anchored = anchored;
    this.#refresh(reading);
  }

  #anchorOne({ root }: Reading, fault: Fault, severity: Problem['severity']): AnchoredFault {
    const anchors = fault.properties.map((path): Anchor => {
      const found = root && locate(root, path);
      if (!found) return { path, decoration: undefined, marked: '', missing: '' };
      const range = rangeOf(this.#model, found.mark);
      const stickiness = monaco.editor.TrackedRangeStickiness.NeverGrowsWhenTypingAtEdges;
      const [decoration] = this.#model.deltaDecorations([], [{ range, options: { stickiness } }]);
      return { path, decoration, marked: this.#model.getValueInRange(range), missing: found.missing };
    });
    return { severity, fault, anchors };
  }

  #refresh(reading = readText(this.#model.getValue())): void {
    clearTimeout(this.#timer);
    const problems = [...this.#syntaxProblems(reading), ...this.#standing(reading.root)];
    setProblems(this.#draft, problems);
    monaco.editor.setModelMarkers(this.#model, 'billwright', problems.flatMap(markers));
  }

  #syntaxProblems({ faults }: Reading): Problem[] {
    return faults.slice(0, syntaxFaultsShown).map((fault, index) => ({
      id: `syntax-${index}`,
      severity: 'error',
      code: undefined,
      message: fault.message,
      places: [{ path: '', range: rangeOf(this.#model, fault) }],
    }));
  }

  /** The service's faults whose places are as they were. */
  #standing(root: Node | undefined): Problem[] {
    return this.#anchored.flatMap(({ severity, fault, anchors }, index) => {
      const places = anchors.flatMap((anchor) => this.#placeOf(anchor, root) ?? []);
      if (places.length === 0 && anchors.length > 0) return [];
      return [{ id: `fault-${index}`, severity, code: fault.code, message: fault.description, places }];
    });
  }

  #placeOf({ path, decoration, marked, missing }: Anchor, root: Node | undefined): Place | undefined {
    if (!decoration) return { path, range: undefined };
    const range: Range | null = this.#model.getDecorationRange(decoration);
    if (!range || this.#model.getValueInRange(range) !== marked) return undefined;
    const mark = this.#model.getOffsetAt({ lineNumber: range.startLineNumber, column: range.startColumn });
    const mended = missing !== '' && root && hasGot(root, mark, missing);
    return mended ? undefined : { path, range };
  }
}

function markers({ severity, code, message, places }: Problem): monaco.editor.IMarkerData[] {
  return places.flatMap(({ range }) => {
    if (!range) return [];
    const known = monaco.MarkerSeverity;
    const marked = severity === 'error' ? known.Error : known.Warning;
    return [{ ...range, message, severity: marked, ...(code && { code }) }];
  });
}
