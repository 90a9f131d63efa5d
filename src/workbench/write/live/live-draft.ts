import { isXmlText } from '../../../engine/reading/xml-text.ts';
import { engine, houseRulesChanged } from '../../engine/service/engine.ts';
import type { Checked, LocatedFault } from '../../engine/worker/check.ts';
import type { Inspected } from '../../engine/worker/inspect.ts';
import type { Draft } from '../../state/drafts/draft-storage.ts';
import { useDrafts } from '../../state/drafts/drafts.ts';
import { received } from '../../state/drafts/issued.ts';
import { type CheckResult, changeRun, inspectRequest, runAnswered, runOf, watchRun } from '../../state/drafts/runs.ts';
import { noteSeen } from '../../state/view/first-paper.ts';
import { type Problem, problemsFrom } from '../../state/view/problem.ts';
import { builtWhileTyping } from './built.ts';
import { CheckLoop } from './check-loop.ts';
import { missingForGoal } from './goal.ts';
import type { LiveText } from './live-text.ts';
import { locate } from './locate.ts';
import { ProblemTracking } from './problem-tracking.ts';

/** Maximum length of a text for automatic searches, in characters: for missing fields and for fixes. */
const SMALL_TEXT = 100_000;

/**
 * Keeps a draft's problems and result up to date while typing. check-loop.ts decides when the worker checks the text, problem-tracking.ts
 * marks the problems in it, and goal.ts finds the fields missing for a target format.
 */
export class LiveDraft {
  readonly #draft: string;
  #text: LiveText;
  readonly #loop = new CheckLoop(() => this.#check());
  readonly #problems: ProblemTracking;
  /** The number of changes so far. */
  #version = 0;
  /** The service's last answer. For the answer's text, its faults replace the faults found here. */
  #answered: { text: string; envelop: boolean; errors: Problem[] } | undefined;
  readonly #stopWatching: (() => void)[];
  #stopFollowing: () => void;

  constructor(draft: string, text: LiveText) {
    this.#draft = draft;
    this.#text = text;
    this.#problems = new ProblemTracking(draft, text);
    this.#stopFollowing = this.#follow();
    this.#stopWatching = [
      useDrafts.subscribe(({ drafts }, before) => {
        const was = this.#in(before.drafts);
        if (was && this.#in(drafts)?.envelop !== was.envelop) this.#later();
      }),
      houseRulesChanged.subscribe(() => this.#again()),
      runAnswered.subscribe((found) => {
        if (found.draft === draft) void this.#locateAnswer(found);
      }),
      watchRun(draft, ({ goal, asOf, hints }, before) => {
        if (hints !== before.hints) this.#problems.mark();
        if (asOf !== before.asOf) this.#later();
        if (before.goal && !goal) this.#again();
      }),
    ];
    void this.#loop.now();
  }

  /** Goes on with the text in another holder. */
  moveTo(text: LiveText): void {
    const before = this.#text.read();
    this.#stopFollowing();
    this.#text = text;
    this.#problems.moveTo(text);
    this.#stopFollowing = this.#follow();
    // An editor normalises line ends.
    if (text.read() === before) return;
    this.#version++;
    this.#later();
  }

  #follow(): () => void {
    return this.#text.watch((changes) => {
      this.#version++;
      this.#problems.follow(changes);
      this.#later();
    });
  }

  /** Stops processing and ignores pending results. */
  end(): void {
    this.#loop.end();
    this.#problems.stopSearch();
    this.#stopFollowing();
    for (const stop of this.#stopWatching) stop();
  }

  #in(drafts: readonly Draft[]): Draft | undefined {
    return drafts.find(({ id }) => id === this.#draft);
  }

  #later(): void {
    this.#problems.stopSearch();
    this.#loop.later();
  }

  /** Checks again, even if the service has answered for the text. */
  #again(): void {
    this.#answered = undefined;
    this.#later();
  }

  async #check(): Promise<void> {
    const version = this.#version;
    const text = this.#text.read();
    const { envelop = false, ...source } = this.#in(useDrafts.getState().drafts) ?? {};
    try {
      if (isXmlText(text)) {
        const inspected = await engine().call('inspect', inspectRequest({ ...source, id: this.#draft, text }));
        if (this.#isAt(version)) this.#showInspected(inspected, text);
      } else {
        const checked = await engine().call('check', { draft: this.#draft, text, envelop });
        const missing = checked.syntax.length === 0 ? await this.#missing(checked, text) : [];
        if (this.#isAt(version)) this.#show(checked, missing, text, envelop);
      }
    } catch (error) {
      const notLive = error instanceof Error ? error.message : String(error);
      if (!this.#loop.hasEnded) changeRun(this.#draft, { notLive });
    }
    // There is no paper to wait for.
    if (runOf(this.#draft).built === undefined) noteSeen('paper');
  }

  /** Returns the fields that the text misses for its target format. The service's answer takes precedence. */
  async #missing({ faults }: Checked, text: string): Promise<LocatedFault[]> {
    if (text.length > SMALL_TEXT || this.#answered?.text === text) return [];
    return missingForGoal(this.#draft, text, faults, () => this.#text.read() === text);
  }

  #isAt(version: number): boolean {
    return !this.#loop.hasEnded && this.#version === version;
  }

  /** @param missing fields for the document's target format */
  #show(checked: Checked, missing: readonly LocatedFault[], text: string, envelop: boolean): void {
    const { syntax, faults, warnings, time } = checked;
    const run = runOf(this.#draft);
    const answered = this.#answered?.text === text && this.#answered.envelop === envelop ? this.#answered : undefined;
    const byButton = run.built?.by === 'button' && run.built.from === text && run.built.envelop === envelop;
    const built = byButton
      ? undefined
      : builtWhileTyping({ ...checked, faults: faults.length }, { text, envelop }, run.built);
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
    const errors = answered?.errors ?? this.#problems.problemsAt([...syntax, ...faults, ...missing], 'error');
    this.#problems.show([...errors, ...this.#problems.problemsAt(warnings, 'warning')]);
    this.#findFixes(text, envelop);
  }

  /** Shows an e-invoice in XML: its content, and the document made from it. */
  #showInspected({ inspection, why, findings, time }: Inspected, text: string): void {
    const { built } = runOf(this.#draft);
    const read = inspection && {
      result: inspection.document,
      faults: inspection.documentFaults.length,
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
    if (inspection) received.emit({ draft: this.#draft, inspection });
    this.#problems.show(
      findings.map(({ description, ...finding }, index) => ({ ...finding, id: `xml-${index}`, message: description })),
    );
  }

  /** Locates the faults of a service's answer. If the text has changed, they are no longer its faults: it is checked again. */
  async #locateAnswer({ faults, warnings, text }: CheckResult): Promise<void> {
    changeRun(this.#draft, { goal: undefined });
    const version = this.#version;
    if (text !== this.#text.read()) return void this.#loop.now();
    const [inFaults, inWarnings] = await Promise.all(
      [faults, warnings].map((list) => locate(text, list).catch(() => undefined)),
    );
    if (!this.#isAt(version)) return;
    const errors = inFaults ? this.#problems.problemsAt(inFaults, 'error') : problemsFrom(faults, 'error');
    const others = inWarnings ? this.#problems.problemsAt(inWarnings, 'warning') : problemsFrom(warnings, 'warning');
    const envelop = this.#in(useDrafts.getState().drafts)?.envelop ?? false;
    this.#answered = { text, envelop, errors };
    this.#problems.show([...errors, ...others]);
    this.#findFixes(text, envelop);
  }

  #findFixes(text: string, envelop: boolean): void {
    if (text.length <= SMALL_TEXT) void this.#problems.findFixes(text, envelop);
  }
}
