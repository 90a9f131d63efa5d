import type { EditorOperation, EditorOutcome, EditorText, MessageFromWorkbench } from './messages.ts';

interface Waiting<T> {
  resolve(value: T): void;
  reject(cause: Error): void;
}

/** Pending requests to the workbench, in order. */
export class Requests {
  readonly #readiness: Waiting<void>[] = [];
  readonly #texts: (Waiting<EditorText> & { isReadBack: boolean })[] = [];
  #runs: (Waiting<EditorOutcome> & { operation: EditorOperation })[] = [];

  /** Whether a text that was set is still to be read back. Reported texts are outdated until then. */
  get isReadingBack(): boolean {
    return this.#texts.some(({ isReadBack }) => isReadBack);
  }

  ready(): Promise<void> {
    return new Promise((resolve, reject) => this.#readiness.push({ resolve, reject }));
  }

  /** @param isReadBack whether the request reads back a text that was set */
  text(isReadBack = false): Promise<EditorText> {
    return new Promise((resolve, reject) => this.#texts.push({ resolve, reject, isReadBack }));
  }

  run(operation: EditorOperation): Promise<EditorOutcome> {
    return new Promise((resolve, reject) => this.#runs.push({ operation, resolve, reject }));
  }

  answerReady(): void {
    for (const { resolve } of this.#readiness.splice(0)) resolve();
  }

  answerText(text: EditorText): void {
    this.#texts.shift()?.resolve(text);
  }

  answerRun(operation: EditorOperation, outcome: EditorOutcome): void {
    // Requests for a dialog that is already open refer to the same one. Other runs have one response each.
    const opensDialog = operation === 'correct' || operation === 'sign';
    const all = this.#runs.filter((run) => run.operation === operation);
    const answered = opensDialog ? all : all.slice(0, 1);
    this.#runs = this.#runs.filter((run) => !answered.includes(run));
    for (const { resolve } of answered) resolve(outcome);
  }

  /**
   * Rejects a request that the workbench rejected. The workbench rejects runs at once, so the request is the latest
   * for its operation.
   */
  refuse({ to, operation }: Extract<MessageFromWorkbench, { type: 'refused' }>, cause: Error): void {
    if (to === 'get') this.#texts.shift()?.reject(cause);
    if (to !== 'run') return;
    const refused = this.#runs.findLast((run) => run.operation === operation);
    this.#runs = this.#runs.filter((run) => run !== refused);
    refused?.reject(cause);
  }

  /** Rejects requests to a workbench that is gone. */
  lose(cause: Error): void {
    for (const { reject } of [...this.#texts.splice(0), ...this.#runs.splice(0)]) reject(cause);
  }

  /** Rejects pending requests, and promises that wait for the workbench to become ready. */
  giveUp(cause: Error): void {
    for (const { reject } of this.#readiness.splice(0)) reject(cause);
    this.lose(cause);
  }
}
