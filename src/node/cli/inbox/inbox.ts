import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { type Message, message } from '../../../engine/text/message.ts';
import { judge } from '../../../inbox/judge.ts';
import { isContainer, kindOf, type Member } from '../../../inbox/open.ts';
import { type FileRead, unreadable } from '../../../inbox/read-file.ts';
import type { Row } from '../../../inbox/row.ts';
import { runPipeline } from '../../../operations/pipeline.ts';
import { isPdf } from '../../../pdf/is-pdf.ts';
import { CommandError, SIGNALS } from '../../files/exit.ts';
import { bytesOf } from '../../files/input.ts';
import type { RulesFile } from '../../files/rules-file.ts';
import { statOf } from '../../files/stat.ts';
import { findFiles } from '../batch/find-files.ts';
import type { Counts, Progress } from '../batch/progress.ts';
import { whyStopped } from '../batch/unpacking.ts';
import { createThreadPool, TaskStopped, type ThreadPool } from '../work/thread-pool.ts';
import type { InboxAnswer, InboxSetup, InboxTask } from './inbox-work.ts';
import type { InboxState } from './state.ts';

export interface InboxOptions {
  folder: string;
  jobs: number;
  /** The time limit of a file, in seconds. */
  timeLimit: number;
  state: InboxState;
  /** Whether to check each file for a report. */
  checks?: boolean;
  /** The language of checks. */
  language?: string | undefined;
  /** The day by whose official rules files are judged, or `issue`. Default: the newest rules. */
  asOf?: string | undefined;
  /** The file of house rules. */
  rules?: RulesFile | undefined;
  /** Whether a file in the folder is not read: one of ours, or one that is still being written. */
  isLeftOut: (file: string) => boolean;
}

/** The rows of a folder, or undefined if a signal stopped the work. */
export interface InboxAnswerRows {
  rows: Row[];
  reads: FileRead[];
  /** The exit code of the signal that stopped the work. */
  stopped?: number;
}

/** A file on disk with its bytes, one member of it, or its end. */
type Item =
  | { kind: 'known'; found: Found; reads: FileRead[] }
  | { kind: 'read'; found: Found; member: Member }
  | { kind: 'end'; found: Found };

interface Found {
  /** Its path from the folder. */
  name: string;
  digest: string;
  /** When it last changed, in milliseconds since 1970. */
  received: number;
  reads: FileRead[];
}

/** The largest file that is read, in bytes. */
const MOST_BYTES = 256 * 1024 * 1024;

/** Bytes of XML that are read in a moment. */
const QUICK = 48 * 1024;

/** Reads all files of a folder and judges them next to each other. */
export async function inbox(options: InboxOptions, progress: Progress): Promise<InboxAnswerRows> {
  const { folder, jobs, timeLimit, state, checks = false, language, asOf, rules } = options;
  const stop = stopping();
  const { files, unreadable: closed } = findFiles([folder], () => true);
  const wanted = files.filter(({ file }) => !options.isLeftOut(file));
  const counts: Counts = { done: 0, total: wanted.length + closed.length, faulty: 0 };
  const reads: FileRead[] = closed.map(({ path, why }) => unreadable(nameIn(folder, path), kindOf(path), why));
  const digests = new Set<string>();
  const pool = await createThreadPool({ kind: 'inbox', checks, language, asOf, rules }, jobs, {
    milliseconds: timeLimit * 1000,
    isQuick,
  });
  const run = attempt(pool, timeLimit);
  try {
    await runPipeline<{ file: string; within: string }, Item, Item>(
      {
        discover: discovered(wanted, stop),
        async *expand(found) {
          for await (const { file, within } of found)
            yield* expanded(file, within, (digest, name) => state.known(digest, name, checks), run);
        },
        async execute(item) {
          if (item.kind !== 'read') return item;
          item.found.reads.push(...(await readMember(item.member, run)));
          return item;
        },
        sink(item) {
          const { found } = item;
          if (item.kind === 'read') return;
          reads.push(...found.reads.map((read) => ({ ...read, received: found.received })));
          digests.add(found.digest);
          if (item.kind === 'end' && found.digest !== '') state.add(found.digest, found.name, found.reads);
          counts.done++;
          if (found.reads.some(({ verdict }) => verdict === 'invalid' || verdict === 'unreadable')) counts.faulty++;
          progress.show(counts);
        },
      },
      { ahead: jobs * 4, ordered: true },
    );
  } finally {
    progress.end();
    stop.release();
    await pool.end();
  }
  reads.sort((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : 0));
  if (stop.exit === undefined) {
    const rows = judge(reads, state.memory);
    state.end(reads, digests);
    return { rows, reads };
  }
  state.pause();
  return { rows: judge(reads, state.memory), reads, stopped: stop.exit };
}

type Run = (task: InboxTask) => Promise<InboxAnswer | { why: Message }>;

/** Runs tasks; a task that is stopped is a file with a reason. */
function attempt(pool: ThreadPool<InboxSetup>, timeLimit: number): Run {
  return (task) =>
    pool.run(task).catch((error: unknown) => {
      if (!(error instanceof TaskStopped)) throw error;
      return { why: whyStopped(error, timeLimit) };
    });
}

async function* discovered<T>(files: readonly T[], stop: Stop): AsyncGenerator<T> {
  for (const each of files) {
    if (stop.exit !== undefined) return;
    yield each;
  }
}

/** Yields a file, or the files in it. */
async function* expanded(
  file: string,
  name: string,
  knownOf: (digest: string, name: string) => FileRead[] | undefined,
  run: Run,
): AsyncGenerator<Item> {
  const found: Found = { name, digest: '', received: Math.floor(statOf(file)?.mtimeMs ?? 0), reads: [] };
  const content = await contentOf(file);
  if ('why' in content) {
    found.reads.push(unreadable(name, kindOf(name), content.why));
    yield { kind: 'end', found };
    return;
  }
  const { bytes } = content;
  found.digest = createHash('sha256').update(bytes).digest('hex');
  const known = knownOf(found.digest, name);
  if (known) {
    found.reads.push(...known);
    yield { kind: 'known', found, reads: known };
    return;
  }
  if (isContainer(bytes)) {
    const opened = await run({ step: 'open', file: name, bytes });
    if ('why' in opened) found.reads.push(unreadable(name, kindOf(name), opened.why, found.digest));
    else if ('members' in opened) {
      for (const member of opened.members) yield { kind: 'read', found, member };
    }
  } else yield { kind: 'read', found, member: { file: name, bytes } };
  yield { kind: 'end', found };
}

async function contentOf(file: string): Promise<{ bytes: Uint8Array<ArrayBuffer> } | { why: Message }> {
  try {
    if ((statOf(file)?.size ?? 0) > MOST_BYTES) {
      return { why: message('it is larger than {megabytes} MB', { megabytes: MOST_BYTES / 1024 / 1024 }) };
    }
    return { bytes: new Uint8Array(await bytesOf(file)) };
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    return { why: error.reason };
  }
}

async function readMember(member: Member, run: Run): Promise<FileRead[]> {
  if (member.bytes === undefined) return [unreadable(member.file, member.format, member.why)];
  const { file, bytes, email } = member;
  const answer = await run({ step: 'read', file, bytes });
  if ('reads' in answer) return answer.reads.map((read) => ({ ...read, ...(email && { email }) }));
  const digest = createHash('sha256').update(bytes).digest('hex');
  return [unreadable(file, kindOf(file), 'why' in answer ? answer.why : message('it cannot be read'), digest)];
}

/** Whether this thread may read a file without a time limit. */
function isQuick({ step, bytes }: InboxTask): boolean {
  return step === 'read' && bytes.length <= QUICK && !isPdf(bytes);
}

function nameIn(folder: string, path: string): string {
  return relative(folder, path) || path;
}

interface Stop {
  exit: number | undefined;
  release(): void;
}

/** Ends the work after the files in progress when a signal asks for it. */
function stopping(): Stop {
  const handlers = Object.entries(SIGNALS).map(([signal, exit]) => {
    const handle = () => {
      stop.exit ??= exit;
    };
    process.on(signal, handle);
    return [signal, handle] as const;
  });
  const stop: Stop = {
    exit: undefined,
    release() {
      for (const [signal, handle] of handlers) process.off(signal, handle);
    },
  };
  return stop;
}
