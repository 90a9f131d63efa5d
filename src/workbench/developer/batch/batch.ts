import { explain } from '../../engine/service/explain.ts';
import { chooseFiles, chooseFolder } from '../../state/drafts/choose-files.ts';
import { newId } from '../../state/drafts/drafts.ts';
import { filesBehind, pathOf } from '../../ui/file-entries.ts';
import { notify } from '../../ui/notice.ts';
import { say } from '../../ui/texts/say.ts';
import { isBatchFile } from './batch-file.ts';
import { type Batch, type KeptSources, noBatch, useBatch, useBatchOptions } from './batch-state.ts';
import { BatchWork } from './batch-work.ts';
import { chosenAgain, clearKept, keeperOf, keptBatch, noteKeep, withFiles } from './kept.ts';
import type { Row } from './row.ts';
import * as texts from './texts.ts';
import { type LeftFile, ofArchive, type Unpacked, unpackFiles } from './unpack-files.ts';

useBatchOptions.subscribe(({ keep }, before) => {
  const { run } = useBatch.getState();
  if (run !== '' && keep !== before.keep) noteKeep(run, keep);
});

/** Updates of the page per second. */
const DRAWN = 10;

/** Milliseconds after which new results are stored. */
const KEPT_AFTER = 1000;

let running: AbortController | undefined;

/**
 * Takes chosen files or the files of a folder, and starts processing their documents, or resumes the batch that waits for these files.
 * @param handles of dropped items, to find their files again
 * @param archive the name of the archive that contained them
 * @param left entries that stay in the archive
 * @param table the name of the table they were made from
 */
export function takeFiles(
  given: readonly File[],
  {
    handles = [],
    archive,
    left = [],
    table,
  }: {
    handles?: readonly FileSystemHandle[];
    archive?: string;
    left?: readonly LeftFile[];
    table?: string | undefined;
  } = {},
): void {
  if (given.length === 0 && left.length === 0) return;
  const files = given.filter((file) => isBatchFile(pathOf(file)));
  const taken =
    archive === undefined
      ? { files, passedOver: given.length - files.length }
      : ofArchive({ files: [...given], left: [...left] }, archive);
  const source = archive ?? table;
  void takeUnpacked(taken, { paths: source === undefined ? files.map(pathOf) : [source], handles });
}

/** Files that others issue. Users who build documents have tables, JSON or YAML. */
const RECEIVED = /\.(?:xml|xsig|pdf|p7m|eml)(?:\.gz)?$/i;

/** Begins with a check if all files were received, unless the user has chosen an operation. */
function beginWithCheck(files: readonly File[]): void {
  const { isChosen, operation } = useBatchOptions.getState();
  if (isChosen || operation !== 'build' || files.length === 0) return;
  if (files.every(({ name }) => RECEIVED.test(name))) useBatchOptions.setState({ operation: 'validate' });
}

/** Counts batches started or left: files unpacked after that are no longer wanted. */
let turn = 0;

async function takeUnpacked(taken: Unpacked, given: KeptSources): Promise<void> {
  const own = ++turn;
  const { files, passedOver } = await unpackFiles(taken.files);
  if (own !== turn || goneOn(files)) return;
  beginWithCheck(files);
  // Tables alone become documents once their columns are known.
  if (files.length > 0 || passedOver > 0 || taken.files.length === 0) {
    await run(files, taken.passedOver + passedOver, given);
  }
}

/** Resumes the batch that waits for its files if these are the files; returns whether they are. */
function goneOn(files: readonly File[]): boolean {
  const { waiting, rows, passedOver, phase, given } = useBatch.getState();
  const found = waiting && chosenAgain(waiting.files, files);
  if (!found) return false;
  const done = withFiles(rows, waiting.places, found);
  if (phase === 'done') useBatch.setState({ files: found, rows: done, waiting: undefined });
  else void run(found, passedOver, given, done);
  return true;
}

export function runAgain(): void {
  const { files, passedOver, given } = useBatch.getState();
  void run(files, passedOver, given);
}

/** Resumes an aborted or interrupted batch without repeating finished work. After a reload, it asks for the files. */
export async function goOn(): Promise<void> {
  const { files, passedOver, rows, waiting, given } = useBatch.getState();
  if (!waiting) return await run(files, passedOver, given, rows);
  const { paths, handles } = given;
  const behind = await filesBehind(handles);
  const isFolder = paths.some((path) => path.includes('/'));
  const chosen = behind.length > 0 ? behind : await (isFolder ? chooseFolder() : chooseFiles());
  const { files: found } = await unpackFiles(chosen.filter((file) => isBatchFile(pathOf(file))));
  // For tables alone, the column dialog comes first and then resumes the batch.
  if (goneOn(found) || found.length === 0) return;
  const known = new Set(chosen.map(pathOf));
  const missing = paths.find((path) => !known.has(path)) ?? paths[0];
  notify({
    title: say(texts.otherFiles),
    description: say(texts.otherFilesAbout, { file: missing ?? '' }),
    tone: 'bad',
  });
}

/** Shows the running or finished batch after a reload. */
export async function restoreBatch(): Promise<void> {
  const own = turn;
  if (useBatch.getState().phase !== 'empty') return;
  const kept = await keptBatch();
  if (!kept || own !== turn || useBatch.getState().phase !== 'empty') return;
  const { run, files, given, options, keep, state, places, rows } = kept;
  const { isDone, ...far } = state;
  // Some finished results may not be stored, if there were too many or no room.
  const phase = isDone && rows.length === far.total ? 'done' : 'aborted';
  useBatchOptions.setState({ ...options, keep });
  useBatch.setState({
    ...noBatch,
    ...far,
    ...{ run, rows, given, operation: options.operation, waiting: { files, places }, phase },
  });
}

/** Aborts the running batch and keeps its results. */
export function abortBatch(): void {
  running?.abort();
}

/** Aborts the batch and clears all results. */
export function clearBatch(): void {
  turn++;
  running?.abort();
  running = undefined;
  const { run } = useBatch.getState();
  if (run !== '') void clearKept(run).catch(() => {});
  useBatch.setState(noBatch);
}

/** Ends the batch when the page is left. */
export function leaveBatch(): void {
  if (!useBatchOptions.getState().keep) clearBatch();
}

async function run(
  files: readonly File[],
  passedOver: number,
  given: KeptSources,
  done: readonly Row[] = [],
): Promise<void> {
  running?.abort();
  const controller = new AbortController();
  running = controller;
  const { keep, ...options } = useBatchOptions.getState();
  // A resumed batch keeps its operation.
  const isFurther = done.length > 0;
  const operation = isFurther ? useBatch.getState().operation : options.operation;
  const id = isFurther ? useBatch.getState().run : newId();
  const { envelop, correction } = options;
  const keeper = keeperOf(id, files, { operation, envelop, correction }, given, isFurther);
  const work = new BatchWork(files, done, keeper.add);
  const show = (change: Partial<Batch>) => {
    if (running === controller) useBatch.setState({ ...work.progress(), ...change });
  };
  const earlier = done.length;
  useBatch.setState({ ...noBatch, phase: 'running', files, given, passedOver, operation, run: id, earlier });
  noteKeep(id, keep);
  const ticking = setInterval(show, 1000 / DRAWN, {});
  const flush = (isDone = false) => {
    const { total, guessed } = work.progress();
    if (running === controller) void keeper.flush({ passedOver, total, guessed, isDone });
  };
  const keeping = setInterval(flush, KEPT_AFTER);
  try {
    await work.run({ ...options, operation, signal: controller.signal });
    show({ phase: 'done' });
    flush(true);
  } catch (error) {
    flush();
    if (controller.signal.aborted) show({ phase: 'aborted' });
    else show({ phase: 'failed', failure: explain(error) });
  } finally {
    clearInterval(ticking);
    clearInterval(keeping);
    // The other workers of the pool stop too.
    controller.abort();
  }
}
