import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ServiceError, UnreachableError } from '../../client/index.ts';
import { writeText } from '../document/edits.ts';
import type { Draft } from '../drafts/draft-storage.ts';
import { useDrafts } from '../drafts/drafts.ts';
import { keepVersion } from '../drafts/history.ts';
import { changeRun, runOf } from '../drafts/runs.ts';
import { explain } from '../service/explain.ts';
import { service, versionQuery } from '../service/service.ts';
import { syntaxFaults, tellDone } from './done.ts';

/** What to do with an outcome, beside keeping it with the draft. */
interface Reactions {
  onBuilt(warnings: number): void;
  onReplicated(text: string, original: Draft): void;
  onValid(warnings: number): void;
  /** The text has faults: so many, or none counted as it is not JSON. */
  onRefused(faults: number | undefined, by: Operation): void;
}

/** What the service does with a draft. */
export type Operation = 'build' | 'validate' | 'replicate';

type Job = Draft & { signal: AbortSignal };

/** The operation being done with a draft: one at a time, a new one ends the one before. */
const running = new Map<string, AbortController>();

/** Build, Validate and Replicate of the draft `id`. What comes of it is kept in its run. */
export function useOperations(id: string, { onBuilt, onReplicated, onValid, onRefused }: Reactions) {
  const queries = useQueryClient();

  const onSettled = (_answer: unknown, _error: unknown, { signal }: Job) => {
    if (running.get(id)?.signal !== signal) return;
    running.delete(id);
    changeRun(id, { busy: undefined });
  };

  const onError =
    (by: Operation) =>
    (error: Error, { text, signal }: Job) => {
      if (signal.aborted) {
        tellDone({ operation: by, draft: id, failure: 'It was given up before there was an answer.' });
        return;
      }
      const faults = error instanceof ServiceError ? faultsOf(error) : [];
      if (error instanceof ServiceError && faults.length > 0) {
        // A refusal lists no warnings: those that were found in this text stay.
        const warnings = runOf(id).checked === text ? runOf(id).warnings : [];
        changeRun(id, { ...answer(id, text), faults, warnings, time: error.time });
        onRefused(faults.length, by);
        tellDone({ operation: by, draft: id, faults, warnings });
        return;
      }
      // No answer says nothing about the text: what was found in it before stays.
      const why = explain(error);
      changeRun(id, { failure: { ...why, text } });
      tellDone({ operation: by, draft: id, failure: `${why.title}. ${why.advice}` });
      if (error instanceof UnreachableError) queries.invalidateQueries(versionQuery);
    };

  const build = useMutation({
    mutationFn: ({ text, envelop, signal }: Job) => service.build({ data: text, envelop, warnings: true }, { signal }),
    onMutate: () => changeRun(id, { busy: 'build' }),
    onSettled,
    onError: onError('build'),
    onSuccess: ({ value, warnings, time }, { text, envelop }) => {
      const how = { from: text, envelop, time, faults: 0, partial: false, by: 'button' as const };
      const built = { document: value, text: writeText(value), ...how };
      changeRun(id, { ...answer(id, text), built, faults: [], warnings, time });
      keepVersion(id, text, 'built');
      onBuilt(warnings.length);
      tellDone({ operation: 'build', draft: id, document: value, warnings });
    },
  });

  const validate = useMutation({
    mutationFn: ({ text, signal }: Job) => service.validate({ data: text, warnings: true }, { signal }),
    onMutate: () => changeRun(id, { busy: 'validate' }),
    onSettled,
    onError: onError('validate'),
    onSuccess: ({ warnings, time }, { text }) => {
      changeRun(id, { ...answer(id, text), faults: [], warnings, time });
      onValid(warnings.length);
      tellDone({ operation: 'validate', draft: id, warnings });
    },
  });

  const replicate = useMutation({
    mutationFn: ({ text, signal }: Job) => service.replicate({ data: text }, { signal }),
    onMutate: () => changeRun(id, { busy: 'replicate' }),
    onSettled,
    onError: onError('replicate'),
    onSuccess: ({ value }, original) => {
      changeRun(id, { failure: undefined });
      onReplicated(writeText(value), original);
      tellDone({ operation: 'replicate', draft: id, document: value });
    },
  });

  /** Text that is not JSON is not sent: the editor has said what is wrong, and where. */
  const unlessBroken = (by: Operation, run: (job: Job) => void) => () => {
    const draft = useDrafts.getState().drafts.find((known) => known.id === id);
    if (!draft) return;
    const syntax = syntaxFaults(draft.text);
    if (syntax.length > 0) {
      onRefused(undefined, by);
      tellDone({ operation: by, draft: id, faults: syntax });
      return;
    }
    running.get(id)?.abort();
    const controller = new AbortController();
    running.set(id, controller);
    run({ ...draft, signal: controller.signal });
  };

  return {
    build: unlessBroken('build', build.mutate),
    validate: unlessBroken('validate', validate.mutate),
    replicate: unlessBroken('replicate', replicate.mutate),
    cancel: () => running.get(id)?.abort(),
  };
}

/** An answer about a text came. */
function answer(id: string, text: string) {
  return { checked: text, notJson: false, answered: runOf(id).answered + 1, failure: undefined };
}

/** What the service found; a refusal of the document that names no place is a fault of the whole. */
function faultsOf(error: ServiceError) {
  if (error.faults.length > 0) return error.faults;
  const aboutDocument = error.code === 400 || error.code === 422;
  return aboutDocument ? [{ code: error.key, properties: ['$'], description: error.message }] : [];
}
