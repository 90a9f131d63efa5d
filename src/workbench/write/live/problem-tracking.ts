import { Lines } from '../../engine/document/lines.ts';
import type { Span } from '../../engine/document/text.ts';
import { engine } from '../../engine/service/engine.ts';
import type { LocatedFault } from '../../engine/worker/check.ts';
import type { SpanChange } from '../../state/drafts/light-text.ts';
import { changeRun, runOf } from '../../state/drafts/runs.ts';
import { idOf, type Problem, type Range, severityOf } from '../../state/view/problem.ts';
import { useLanguage } from '../../ui/language/catalogue-language.ts';
import { type LiveText, moved } from './live-text.ts';

/** Maximum number of faults for which fixes are searched. */
const FEW_FAULTS = 10;

/** Shows a draft's problems in its text, moves them with it, and searches for fixes. */
export class ProblemTracking {
  readonly #draft: string;
  #text: LiveText;
  #fixSearch: AbortController | undefined;
  /** The spans of the problems' locations that have one, in their order. */
  #spans: Span[] = [];

  constructor(draft: string, text: LiveText) {
    this.#draft = draft;
    this.#text = text;
  }

  /** Goes on in another holder of the text, where the same problems are marked. */
  moveTo(text: LiveText): void {
    this.#text = text;
    this.mark();
  }

  /** Marks the draft's problems and hints in its text. */
  mark(): void {
    const { problems, hints } = runOf(this.#draft);
    this.#text.mark?.(hints.length > 0 ? [...problems, ...hints] : problems);
  }

  /** Returns faults in the text as problems. */
  problemsAt(faults: readonly LocatedFault[], severity: Problem['severity']): Problem[] {
    if (faults.length === 0) return [];
    const lines = new Lines(this.#text.read());
    return faults.map(({ code, description, locations, causes }) => ({
      id: idOf(severity, code, locations[0]?.path, description),
      severity: severityOf(code, severity),
      code,
      message: description,
      locations: locations.map(({ path, span }) => ({ path, range: span && lines.rangeOf(span) })),
      causes,
    }));
  }

  /** Makes these the draft's problems, and marks them in its text. */
  show(problems: readonly Problem[]): void {
    changeRun(this.#draft, { problems });
    const ranges = rangesOf(problems);
    const lines = ranges.length > 0 && new Lines(this.#text.read());
    this.#spans = lines ? ranges.map((range) => lines.spanOf(range)) : [];
    this.mark();
  }

  /** Moves the locations of problems with the text until it is checked again. */
  follow(changes: readonly SpanChange[]): void {
    const { problems } = runOf(this.#draft);
    const before = rangesOf(problems);
    if (before.length !== this.#spans.length || before.length === 0) return;
    this.#spans = this.#spans.map((span) => changes.reduce(moved, span));
    const lines = new Lines(this.#text.read());
    const after = this.#spans.map((span) => lines.rangeOf(span));
    if (JSON.stringify(after) === JSON.stringify(before)) return;
    const next = after.values();
    changeRun(this.#draft, {
      problems: problems.map((problem) => ({
        ...problem,
        locations: problem.locations.map(({ path, range }) => ({ path, range: range && next.next().value })),
      })),
    });
  }

  /** Adds possible fixes to the first problems, unless the problems or the text change in the meantime. */
  async findFixes(text: string, envelop: boolean): Promise<void> {
    this.stopSearch();
    const { problems } = runOf(this.#draft);
    const asked = problems.slice(0, FEW_FAULTS).filter(({ locations: [first] }) => first?.path || first?.range);
    const lines = new Lines(text);
    const faults = asked.map(({ code, locations: [first] }) => ({
      code,
      path: first?.path ?? '',
      span: first?.range && lines.spanOf(first.range),
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

const rangesOf = (problems: readonly Problem[]): Range[] =>
  problems.flatMap(({ locations }) => locations.flatMap(({ range }) => range ?? []));
