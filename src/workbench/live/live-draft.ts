import type { Fault } from '../../client/index.ts';
import { isXmlText } from '../../engine/reading/xml-text.ts';
import { type Problem, problemsFrom, type Range, severityOf } from '../app/problem.ts';
import { problemsOf, setProblems } from '../app/problem-store.ts';
import type { Draft } from '../drafts/draft-storage.ts';
import { useDrafts } from '../drafts/drafts.ts';
import { type CheckResult, changeRun, inspectRequest, runAnswered, runOf, watchRun } from '../drafts/runs.ts';
import { useLanguage } from '../language/catalogue-language.ts';
import { monaco } from '../monaco/monaco.ts';
import { rangeOf, spanOf } from '../monaco/ranges.ts';
import * as savingTexts from '../saving/texts.ts';
import { engine } from '../service/engine.ts';
import { say } from '../texts/say.ts';
import { notify } from '../ui/notice.ts';
import type { Checked, LocatedFault } from '../worker/check.ts';
import type { Inspected } from '../worker/inspect.ts';
import { builtWhileTyping } from './built.ts';

/** Milliseconds after the last key before the text is processed. */
const DELAY = 150;

/** Most characters of a text, and most faults, for an automatic search for fixes. */
const SMALL_TEXT = 100_000;
const FEW_FAULTS = 10;

/**
 * Keeps a draft's problems and result up to date while typing: the worker builds the text 150 ms after the last key. One text is processed
 * at a time; only the latest is processed next.
 */
export class LiveDraft {
  readonly #draft: string;
  readonly #model: monaco.editor.ITextModel;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #checking = false;
  #outdated = false;
  #fixSearch: AbortController | undefined;
  /** Decorations with which the model tracks the locations of problems, in their order. */
  #marks: string[] = [];
  /** The service's last answer. For its text, its faults count instead of those found here. */
  #answered: { text: string; envelop: boolean; errors: Problem[] } | undefined;
  #stopWatching: (() => void)[] = [];
  #ended = false;

  constructor(draft: string, model: monaco.editor.ITextModel) {
    this.#draft = draft;
    this.#model = model;
    model.onDidChangeContent(({ changes }) => {
      this.#follow(changes);
      this.#later();
    });
    this.#stopWatching = [
      useDrafts.subscribe(({ drafts }, before) => {
        const was = this.#in(before.drafts);
        if (was && this.#in(drafts)?.envelop !== was.envelop) this.#later();
      }),
      runAnswered.subscribe((found) => {
        if (found.draft === draft) void this.#locateAnswer(found);
      }),
      watchRun(draft, ({ goal }, before) => {
        if (!before.goal || goal) return;
        this.#answered = undefined;
        this.#later();
      }),
    ];
    void this.#check();
  }

  /** Stops processing and ignores pending results. */
  end(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
    this.#fixSearch?.abort();
    for (const stop of this.#stopWatching) stop();
  }

  #in(drafts: readonly Draft[]): Draft | undefined {
    return drafts.find(({ id }) => id === this.#draft);
  }

  #later(): void {
    clearTimeout(this.#timer);
    this.#fixSearch?.abort();
    this.#timer = setTimeout(() => void this.#check(), DELAY);
  }

  async #check(): Promise<void> {
    if (this.#checking) {
      this.#outdated = true;
      return;
    }
    this.#checking = true;
    const version = this.#model.getVersionId();
    const text = this.#model.getValue();
    const { envelop = false, ...source } = this.#in(useDrafts.getState().drafts) ?? {};
    try {
      if (isXmlText(text)) {
        const inspected = await engine().call('inspect', inspectRequest({ ...source, id: this.#draft, text }));
        if (this.#isAt(version)) this.#showInspected(inspected, text);
      } else {
        const checked = await engine().call('check', { draft: this.#draft, text, envelop });
        const missing = checked.syntax.length === 0 ? await this.#missing(checked.faults, text) : [];
        if (this.#isAt(version)) this.#show(checked, missing, text, envelop);
      }
    } catch (error) {
      if (!this.#ended) changeRun(this.#draft, { notLive: error instanceof Error ? error.message : String(error) });
    }
    this.#checking = false;
    if (this.#outdated && !this.#ended) {
      this.#outdated = false;
      await this.#check();
    }
  }

  /** Returns the fields missing for the target format of a text, besides its faults. */
  async #missing(faults: readonly LocatedFault[], text: string): Promise<LocatedFault[]> {
    const { goal } = runOf(this.#draft);
    if (!goal || text.length > SMALL_TEXT || this.#answered?.text === text) return [];
    const saved = await engine().call('saveAs', { text, as: goal.trial });
    const found = await engine().call('locate', { text, faults: saved.faults.map(cloneable) });
    if (runOf(this.#draft).goal !== goal || this.#model.getValue() !== text) return [];
    if (saved.content !== undefined) {
      changeRun(this.#draft, { goal: undefined });
      notify({
        title: say(savingTexts.reached, { format: goal.name }),
        description: say(savingTexts.reachedHow),
        tone: 'good',
      });
    }
    return found.filter(
      ({ code, description }) => !faults.some((each) => each.code === code && each.description === description),
    );
  }

  #isAt(version: number): boolean {
    return !this.#ended && !this.#model.isDisposed() && this.#model.getVersionId() === version;
  }

  /** @param missing fields for the document's target format */
  #show(checked: Checked, missing: readonly LocatedFault[], text: string, envelop: boolean): void {
    const { syntax, faults, warnings, time } = checked;
    const run = runOf(this.#draft);
    const answered = this.#answered?.text === text && this.#answered.envelop === envelop ? this.#answered : undefined;
    const byButton = run.built?.by === 'button' && run.built.from === text && run.built.envelop === envelop;
    const built = byButton ? undefined : builtWhileTyping(checked, { text, envelop }, run.built);
    changeRun(this.#draft, {
      ...(built && { built }),
      ...(syntax.length === 0 && !answered && { time }),
      checked: text,
      notJson: syntax.length > 0,
      // The reason for a missing answer stays visible until the next input.
      ...(run.failure?.text !== text && { failure: undefined }),
      notLive: undefined,
    });
    if (byButton) return;
    const errors = answered?.errors ?? this.#problems([...syntax, ...faults, ...missing], 'error');
    this.#showProblems([...errors, ...this.#problems(warnings, 'warning')]);
    if (text.length <= SMALL_TEXT) void this.#findFixes(text, envelop);
  }

  /** Shows an e-invoice in XML: its content, and the document made from it. */
  #showInspected({ inspection, why, findings, time }: Inspected, text: string): void {
    const { built } = runOf(this.#draft);
    const read = inspection && {
      result: inspection.document,
      faults: inspection.documentFaults,
      partial: false,
      time,
    };
    changeRun(this.#draft, {
      ...(inspection && { inspection }),
      ...(read && { built: builtWhileTyping(read, { text, envelop: false }, built) }),
      noInvoice: why,
      time,
      checked: text,
      notJson: false,
      failure: undefined,
      notLive: undefined,
    });
    this.#showProblems(
      findings.map(({ description, ...finding }, index) => ({ ...finding, id: `xml-${index}`, message: description })),
    );
  }

  /** Locates the faults of a service's answer, unless the text has changed. */
  async #locateAnswer({ faults, warnings, text }: CheckResult): Promise<void> {
    changeRun(this.#draft, { goal: undefined });
    const version = this.#model.getVersionId();
    if (text !== this.#model.getValue()) return;
    const locate = async (list: readonly Fault[], severity: Problem['severity']) => {
      const located = await engine()
        .call('locate', { text, faults: list.map(cloneable) })
        .catch(() => undefined);
      return located ? this.#problems(located, severity) : problemsFrom(list, severity);
    };
    const [errors, others] = await Promise.all([locate(faults, 'error'), locate(warnings, 'warning')]);
    if (!this.#isAt(version)) return;
    const envelop = this.#in(useDrafts.getState().drafts)?.envelop ?? false;
    this.#answered = { text, envelop, errors };
    this.#showProblems([...errors, ...others]);
    if (text.length <= SMALL_TEXT) void this.#findFixes(text, envelop);
  }

  #problems(faults: readonly LocatedFault[], severity: Problem['severity']): Problem[] {
    return faults.map(({ code, description, locations }, index) => ({
      id: `${severity}-${index}`,
      severity: severityOf(code, severity),
      code,
      message: description,
      locations: locations.map(({ path, span }) => ({ path, range: span && rangeOf(this.#model, span) })),
    }));
  }

  #showProblems(problems: readonly Problem[]): void {
    setProblems(this.#draft, problems);
    this.#marks = this.#model.deltaDecorations(
      this.#marks,
      problems.flatMap(({ locations }) =>
        locations.flatMap(({ range }) => (range ? [{ range, options: watched }] : [])),
      ),
    );
    monaco.editor.setModelMarkers(this.#model, 'billwright', problems.flatMap(markers));
  }

  /** Moves the locations of problems with the text until it is processed again. */
  #follow(changes: readonly monaco.editor.IModelContentChange[]): void {
    const problems = problemsOf(this.#draft);
    if (problems.length === 0) return;
    const lines = new Set(problems.flatMap(({ locations }) => locations.map(({ range }) => range?.startLineNumber)));
    const moves = ({ range, text }: monaco.editor.IModelContentChange) =>
      range.startLineNumber !== range.endLineNumber || text.includes('\n') || lines.has(range.startLineNumber);
    if (!changes.some(moves)) return;
    const marks = this.#marks.values();
    const moved = (range: Range) => this.#model.getDecorationRange(marks.next().value ?? '') ?? range;
    setProblems(
      this.#draft,
      problems.map((problem) => ({
        ...problem,
        locations: problem.locations.map(({ path, range }) => ({ path, range: range && moved(range) })),
      })),
    );
  }

  /** Adds possible fixes to each problem. */
  async #findFixes(text: string, envelop: boolean): Promise<void> {
    this.#fixSearch?.abort();
    const problems = problemsOf(this.#draft);
    const asked = problems.slice(0, FEW_FAULTS).filter(({ locations: [first] }) => first?.path || first?.range);
    const faults = asked.map(({ code, locations: [first] }) => ({
      code,
      path: first?.path ?? '',
      span: first?.range && spanOf(this.#model, first.range),
    }));
    if (faults.length === 0) return;
    const version = this.#model.getVersionId();
    const controller = new AbortController();
    this.#fixSearch = controller;
    const request = { text, envelop, language: useLanguage.getState().language, faults };
    const found = await engine()
      .call('possibleFixes', request, controller.signal)
      .catch(() => []);
    if (!this.#isAt(version) || problemsOf(this.#draft) !== problems) return;
    setProblems(
      this.#draft,
      problems.map((problem) => ({ ...problem, possibleFixes: found[asked.indexOf(problem)] })),
    );
  }
}

const watched: monaco.editor.IModelDecorationOptions = {
  stickiness: monaco.editor.TrackedRangeStickiness.NeverGrowsWhenTypingAtEdges,
};

/** Returns the parts of a fault that are sent to the worker. */
function cloneable({ code, description, properties, input_properties }: Fault) {
  return { code, description, properties, input_properties };
}

function markers({ severity, code, message, locations }: Problem): monaco.editor.IMarkerData[] {
  return locations.flatMap(({ range }) => {
    if (!range) return [];
    const known = monaco.MarkerSeverity;
    const marked = severity === 'error' ? known.Error : known.Warning;
    return [{ ...range, message, severity: marked, ...(code && { code }) }];
  });
}
