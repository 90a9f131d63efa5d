import type { EditorOperation, EditorOutcome, EditorText, MessageFromWorkbench } from './messages.ts';

interface Waiting<T> {
  resolve(value: T): void;
  reject(cause: Error): void;
}

/** What was asked of the workbench and is not answered yet, each in the order in which it was asked. */
export class Requests {
  readonly #readiness: Waiting<void>[] = [];
  readonly #texts: (Waiting<EditorText> & { isReadBack: boolean })[] = [];
  #runs: (Waiting<EditorOutcome> & { operation: EditorOperation })[] = [];

  /** Whether the text that was set last is still to be read back: what is said of texts until then is of those before. */
  get isReadingBack(): boolean {
    return this.#texts.some(({ isReadBack }) => isReadBack);
  }

  ready(): Promise<void> {
    return new Promise((resolve, reject) => this.#readiness.push({ resolve, reject }));
  }

  /** @param isReadBack whether it is asked to learn what the workbench made of a text that was set */
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
    // A dialog that is asked for while it is open is the same one; else each run is answered.
    const opensDialog = operation === 'correct' || operation === 'sign';
    const all = this.#runs.filter((run) => run.operation === operation);
    const answered = opensDialog ? all : all.slice(0, 1);
    this.#runs = this.#runs.filter((run) => !answered.includes(run));
    for (const { resolve } of answered) resolve(outcome);
  }

  /** Rejects what the workbench has refused. A run is refused at once, so of those of its operation it is the last. */
  refuse({ to, operation }: Extract<MessageFromWorkbench, { type: 'refused' }>, cause: Error): void {
    if (to === 'get') this.#texts.shift()?.reject(cause);
    if (to !== 'run') return;
    const refused = this.#runs.findLast((run) => run.operation === operation);
    this.#runs = this.#runs.filter((run) => run !== refused);
    refused?.reject(cause);
  }

  /** Rejects what was asked of a workbench that is there no more. */
  lose(cause: Error): void {
    for (const { reject } of [...this.#texts.splice(0), ...this.#runs.splice(0)]) reject(cause);
  }

  /** Rejects that too, and whoever waits until the workbench is there. */
  giveUp(cause: Error): void {
    for (const { reject } of this.#readiness.splice(0)) reject(cause);
    this.lose(cause);
  }
}
