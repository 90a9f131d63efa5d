import { engine } from '../../engine/service/engine.ts';
import type { LocatedFault } from '../../engine/worker/check.ts';
import { changeRun, runOf } from '../../state/drafts/runs.ts';
import { type Problem, type Range, severityOf } from '../../state/view/problem.ts';
import { useLanguage } from '../../ui/language/catalogue-language.ts';
import { monaco } from '../monaco/monaco.ts';
import { rangeOf, spanOf } from '../monaco/ranges.ts';

/** Maximum number of faults for which fixes are searched. */
const FEW_FAULTS = 10;

/** Shows a draft's problems in its text, moves them with it, and searches for fixes. */
export class ProblemTracking {
  readonly #draft: string;
  readonly #model: monaco.editor.ITextModel;
  #fixSearch: AbortController | undefined;
  /** Decorations with which the model tracks the locations of problems, in their order. */
  #marks: string[] = [];

  constructor(draft: string, model: monaco.editor.ITextModel) {
    this.#draft = draft;
    this.#model = model;
  }

  /** Returns faults in the model's text as problems. */
  problemsAt(faults: readonly LocatedFault[], severity: Problem['severity']): Problem[] {
    return faults.map(({ code, description, locations, causes }, index) => ({
      id: `${severity}-${index}`,
      severity: severityOf(code, severity),
      code,
      message: description,
      locations: locations.map(({ path, span }) => ({ path, range: span && rangeOf(this.#model, span) })),
      causes,
    }));
  }

  /** Makes these the draft's problems, and marks them in its text. */
  show(problems: readonly Problem[]): void {
    changeRun(this.#draft, { problems });
    this.#marks = this.#model.deltaDecorations(
      this.#marks,
      problems.flatMap(({ locations }) =>
        locations.flatMap(({ range }) => (range ? [{ range, options: watched }] : [])),
      ),
    );
    monaco.editor.setModelMarkers(this.#model, 'billwright', problems.flatMap(markers));
  }

  /** Moves the locations of problems with the text until it is checked again. */
  follow(changes: readonly monaco.editor.IModelContentChange[]): void {
    const { problems } = runOf(this.#draft);
    if (problems.length === 0) return;
    const lines = new Set(problems.flatMap(({ locations }) => locations.map(({ range }) => range?.startLineNumber)));
    const moves = ({ range, text }: monaco.editor.IModelContentChange) =>
      range.startLineNumber !== range.endLineNumber || text.includes('\n') || lines.has(range.startLineNumber);
    if (!changes.some(moves)) return;
    const marks = this.#marks.values();
    const moved = (range: Range) => this.#model.getDecorationRange(marks.next().value ?? '') ?? range;
    changeRun(this.#draft, {
      problems: problems.map((problem) => ({
        ...problem,
        locations: problem.locations.map(({ path, range }) => ({ path, range: range && moved(range) })),
      })),
    });
  }

  /** Adds possible fixes to the first problems, unless the problems or the text change in the meantime. */
  async findFixes(text: string, envelop: boolean): Promise<void> {
    this.stopSearch();
    const { problems } = runOf(this.#draft);
    const asked = problems.slice(0, FEW_FAULTS).filter(({ locations: [first] }) => first?.path || first?.range);
    const faults = asked.map(({ code, locations: [first] }) => ({
      code,
      path: first?.path ?? '',
      span: first?.range && spanOf(this.#model, first.range),
    }));
    if (faults.length === 0) return;
    const controller = new AbortController();
    this.#fixSearch = controller;
    const request = { text, envelop, language: useLanguage.getState().language, faults };
    const found = await engine()
      .call('possibleFixes', request, controller.signal)
      .catch(() => []);
    if (controller.signal.aborted || runOf(this.#draft).problems !== problems) return;
    changeRun(this.#draft, {
      problems: problems.map((problem) => ({ ...problem, possibleFixes: found[asked.indexOf(problem)] })),
    });
  }

  stopSearch(): void {
    this.#fixSearch?.abort();
  }
}

const watched: monaco.editor.IModelDecorationOptions = {
  stickiness: monaco.editor.TrackedRangeStickiness.NeverGrowsWhenTypingAtEdges,
};

function markers({ severity, code, message, locations, causes }: Problem): monaco.editor.IMarkerData[] {
  return locations.flatMap(({ range }) => {
    if (!range) return [];
    const known = monaco.MarkerSeverity;
    const marked = severity === 'error' && !causes ? known.Error : known.Warning;
    return [{ ...range, message, severity: marked, ...(code && { code }) }];
  });
}
