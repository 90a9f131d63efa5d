import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Answer, type Document, ServiceError, UnreachableError } from '../../../client/index.ts';
import { isJson } from '../../engine/document/is-json.ts';
import { writeText } from '../../engine/document/write.ts';
import { fallBackAfter, useBackend } from '../../engine/service/backend.ts';
import { explain } from '../../engine/service/explain.ts';
import { service, versionQuery } from '../../engine/service/service.ts';
import { announce } from '../../ui/announcer.tsx';
import { notify } from '../../ui/notice.ts';
import { say } from '../../ui/texts/say.ts';
import type { Draft } from '../drafts/draft-storage.ts';
import { draftById } from '../drafts/drafts.ts';
import { keepVersion } from '../drafts/history.ts';
import { type CheckResult, changeRun, runAnswered, runOf, type TextChecked } from '../drafts/runs.ts';
import { useShowDraft } from '../drafts/use-active-draft.ts';
import { problemsFrom, warningsAmong } from '../view/problem.ts';
import { checkAll } from '../view/quiet.ts';
import { emitNotJson, operationDone, waitsForAnswer } from './done.ts';
import * as texts from './texts.ts';

/** A draft at the start of the operation. */
export type Job = Draft & { signal: AbortSignal };

type Awaitable<T> = T | Promise<T>;

interface Operation<T> {
  /** The message for a refused text, with its number of faults. */
  refusal: string;
  call(job: Job): Promise<Answer<T>>;
  /** Stores and shows the answer; returns the document, if one was made. */
  finish(answer: Answer<T>, job: Job, show: (draft: string) => void): Awaitable<Document | undefined>;
}

/** An operation with any type of answer. */
function operation<T>({ refusal, call, finish }: Operation<T>) {
  const perform = async (job: Job, show: (draft: string) => void) => {
    const answer = await call(job);
    return { document: await finish(answer, job, show), warnings: answer.warnings };
  };
  return { refusal, perform };
}

/** Operations of the service on a draft. */
const operations = {
  build: operation({
    refusal: texts.notBuilt,
    call: ({ text, envelop, signal }) => service.build({ data: text, envelop, warnings: true }, { signal }),
    async finish({ value, warnings, time }, { id, text, envelop }) {
      const how = { from: text, envelop, time, faults: 0, partial: false, by: 'button' as const };
      const built = { document: value, text: writeText(value), ...how };
      keepAnswer({ draft: id, text, faults: [], warnings }, { built, time });
      keepVersion(id, text, 'built');
      const { completedIn } = await import('./completed.ts');
      notify({
        title: say(texts.built, { count: warnings.length }),
        description: say(texts.completed, { count: completedIn(value, text) }),
        tone: 'good',
        // Each build replaces the notice of the previous one.
        id: 'built',
      });
      return value;
    },
  }),
  validate: operation({
    refusal: texts.notValid,
    call: ({ text, signal }) => service.validate({ data: text, warnings: true }, { signal }),
    finish({ warnings, time }, { id, text }) {
      keepAnswer({ draft: id, text, faults: [], warnings }, { time });
      notify({
        title: say(texts.valid, { count: warnings.length }),
        description: say(texts.validHow),
        tone: 'good',
      });
      return undefined;
    },
  }),
  replicate: operation({
    refusal: texts.notCopied,
    call: async (job) => (await import('./replicate.ts')).askForCopy(job),
    finish: async (answer, job, show) => (await import('./replicate.ts')).openCopy(answer, job, show),
  }),
};

export type OperationName = keyof typeof operations;

interface Performed {
  by: OperationName;
  job: Job;
  /** What was to answer. */
  backend: 'server' | 'browser';
}

/** The running operation of each draft. A new one cancels the previous one. */
const running = new Map<string, AbortController>();

/** Cancels a draft's running operation. */
export function cancelOperation(draft: string): void {
  running.get(draft)?.abort();
}

/** Returns a function that performs an operation on a draft by id. The outcome is stored in its run. */
export function usePerform(): (by: OperationName, id: string) => void {
  const queries = useQueryClient();
  const show = useShowDraft();
  const { mutate } = useMutation({
    mutationFn: ({ by, job }: Performed) => operations[by].perform(job, show),
    onMutate: ({ by, job }) => changeRun(job.id, { busy: by }),
    onSettled(_done, _error, { job: { id, signal } }) {
      if (running.get(id)?.signal !== signal) return;
      running.delete(id);
      changeRun(id, { busy: undefined });
    },
    onSuccess: (done, { by, job }) => operationDone.emit({ operation: by, draft: job.id, ...done }),
    async onError(error, { by, job: { id, text, signal }, backend }) {
      if (signal.aborted) {
        operationDone.emit({ operation: by, draft: id, failure: say(texts.cancelled) });
        return;
      }
      const faults = error instanceof ServiceError ? faultsOf(error) : [];
      if (error instanceof ServiceError && faults.length > 0) {
        const warnings = keepRefusal(by, { draft: id, text, faults }, error.time);
        if (by === 'validate') offerToBuild(faults.length, () => perform('build', id));
        operationDone.emit({ operation: by, draft: id, faults, warnings });
        return;
      }
      // A missing answer reveals nothing about the text, so earlier findings stay.
      const why = explain(error);
      if (error instanceof UnreachableError) {
        await queries.invalidateQueries(versionQuery);
        fallBackAfter(queries.getQueryState(versionQuery.queryKey)?.error);
        if (backend === 'server' && useBackend.getState().fellBack) return perform(by, id);
      }
      // The page has a notice while nothing answers, and this would only repeat it.
      const away = queries.getQueryState(versionQuery.queryKey)?.error;
      const isSaid = useBackend.getState().fellBack || (away && explain(away).title === why.title);
      changeRun(id, { failure: isSaid ? undefined : { ...why, text } });
      operationDone.emit({
        operation: by,
        draft: id,
        failure: say(texts.failed, { problem: why.title.replace(/\.$/, ''), advice: why.advice }),
      });
    },
  });

  const perform = (by: OperationName, id: string) => {
    const draft = draftById(id);
    if (!draft) return;
    if (by !== 'replicate') checkAll(id);
    if (waitsForAnswer(id, by)) return;
    // Text that is not JSON is not sent: the editor already shows the faults.
    if (!isJson(draft.text)) {
      changeRun(id, { failure: { title: say(texts.notSent), advice: '', text: draft.text } });
      void emitNotJson(by, draft);
      return;
    }
    cancelOperation(id);
    const controller = new AbortController();
    running.set(id, controller);
    mutate({ by, job: { ...draft, signal: controller.signal }, backend: useBackend.getState().backend });
  };
  return perform;
}

/** Stores the faults of a refused text, and says so. Returns its warnings. */
function keepRefusal(by: OperationName, found: Omit<CheckResult, 'warnings'>, time: number | undefined) {
  const { draft, text, faults } = found;
  // A refusal lists no warnings, so earlier ones of this text stay.
  const { checked, problems } = runOf(draft);
  const warnings = checked === text ? warningsAmong(problems) : [];
  const title = say(operations[by].refusal, { count: faults.length });
  // Where a new document is expected, the problems of this one alone would not say that there is none.
  const failure = by === 'replicate' ? { title, advice: faults[0]?.description ?? '', text } : undefined;
  keepAnswer({ ...found, warnings }, { time, failure });
  if (!failure) announce(title);
  return warnings;
}

/** Reports that a text was checked unchanged, although building could have completed it. */
function offerToBuild(count: number, build: () => void): void {
  notify({
    title: say(texts.notValid, { count }),
    description: say(texts.asItStands),
    tone: 'bad',
    duration: 8_000,
    action: { label: say(texts.buildFirst), onClick: build },
  });
}

/** Stores an answer about a text. The locations of its faults follow. */
export function keepAnswer(found: CheckResult, answer: Partial<TextChecked>): void {
  const { draft, text, faults, warnings } = found;
  const problems = [...problemsFrom(faults, 'error'), ...problemsFrom(warnings, 'warning')];
  changeRun(draft, { checked: text, asked: text, problems, notJson: false, failure: undefined, ...answer });
  runAnswered.emit(found);
}

/** Returns the faults in a service's error. A refusal without properties becomes a fault of the whole document. */
function faultsOf(error: ServiceError) {
  if (error.faults.length > 0) return error.faults;
  const aboutDocument = error.code === 400 || error.code === 422;
  return aboutDocument ? [{ code: error.key, properties: ['$'], description: error.message }] : [];
}
