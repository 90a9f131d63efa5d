import { message } from '../../../engine/text/message.ts';
import { DEFAULT_LIMITS } from '../../../service/limits/limits.ts';
import { sizeText } from '../../../service/limits/quantities.ts';
import { SettingError, type Settings } from '../settings.ts';
import { longestFor, mostCostOf } from './cost.ts';
import type { ResourceLimits } from './resource-limits.ts';

/**
 * The limits of the service for the available memory and processors (chapter 09 §1.6), explained in docs/limits.md. Settings override
 * computed values.
 */
export interface Capacity {
  /** The maximum size of a body in bytes. */
  maxBody: number;
  /** Maximum total size of the bodies being received, in bytes. */
  incomingBytes: number;
  /** Requests that may wait for a thread, and bytes of their bodies. */
  waiting: number;
  waitingBytes: number;
  /** Maximum total size of the waiting answers when another task begins, in bytes. */
  outgoingBytes: number;
  /** The number of threads per serving process. */
  threads: number;
  /** The memory of a thread in MiB. A larger document takes the share of several threads. */
  memory: number;
  /** The memory of the thread for small tasks in MiB; undefined if there is too little for one. */
  laneMemory: number | undefined;
  /** The memory for values outside threads in MiB, per serving process. */
  heap: number;
  /** The maximum number of small requests in progress, per process. */
  inWork: number;
  /** Warnings for the operator. */
  warnings: readonly string[];
}

type CapacitySettings = Pick<Settings, 'memory' | 'workers' | 'maxBody' | 'threads' | 'threadMemory' | 'queue'>;

const MIB = 1024 * 1024;

/** MiB of the supervising process, and base memory of a serving process with its small values. */
const WATCHING = 72;
const SERVING = 208;
const HEAP = 160;

/** Share of the rest for threads. Incoming bodies, waiting bodies and waiting answers divide the remainder. */
const FOR_THREADS = 0.76;
const FOR_BYTES = 0.08;

/** Minimum MiB for threads: enough for documents of half a megabyte. */
const LEAST = 104;

/** The memory of a thread in MiB unless configured: the maximum, and the minimum if there are several threads. */
const MOST_THREAD = 1024;
const LEAST_THREAD = 96;

/** The memory of the thread for small tasks in MiB. It exists only if the memory left is enough for two other threads. */
const LANE = 72;

/** The minimum limit of a body in bytes: a small document. */
const LEAST_BODY = 1024;

/** Throws `SettingError` if settings contradict each other or the memory. */
export function capacityOf(given: CapacitySettings, limits: ResourceLimits): Capacity {
  const warnings: string[] = [];
  const processes = Math.max(1, given.workers);
  const watching = given.workers > 0 ? WATCHING : 0;
  const memory = (given.memory ?? limits.memory) / MIB;
  const least = watching + processes * (SERVING + LEAST);
  if (given.memory !== undefined && memory < least) {
    throw new SettingError(
      message(
        '--memory: {memory} is too little; {processes, plural, one {the service needs} other {# processes need}} at least {least}',
        { memory: sizeText(given.memory), processes, least: size(least) },
      ),
    );
  }
  if (memory < least) {
    const advice = `add memory, use fewer --workers, or send no documents of more than ${size(LEAST / 200)}`;
    warnings.push(
      `${size(memory)} of memory is too little for --workers ${given.workers}, which needs at least ${size(least)}; ${advice}`,
    );
  }
  if (given.memory !== undefined && given.memory > limits.memory) {
    const has = size(limits.memory / MIB);
    warnings.push(`--memory: ${size(memory)} is more than the ${has} of this machine; the system may kill the service`);
  }
  const all = Math.max(LEAST, (memory - watching) / processes - SERVING);
  const laneMemory = (all - LANE) * FOR_THREADS < 2 * LEAST_THREAD ? undefined : LANE;
  const left = all - (laneMemory ?? 0);
  const forThreads = Math.floor(left * FOR_THREADS);
  const { threads, each } = threadsOf(given, forThreads, Math.max(1, Math.floor(limits.processors / processes)));
  const maxBody = bodyOf(given, threads * each);
  const bytes = (most: number) => Math.max(2 * maxBody, Math.min(most, Math.floor(left * FOR_BYTES * MIB)));
  return {
    maxBody,
    incomingBytes: bytes(DEFAULT_LIMITS.incomingBytes),
    waiting: given.queue,
    waitingBytes: bytes(DEFAULT_LIMITS.waitingBytes),
    outgoingBytes: bytes(DEFAULT_LIMITS.incomingBytes),
    threads,
    memory: each,
    laneMemory,
    heap: HEAP,
    inWork: limits.processors * 2,
    warnings,
  };
}

/** Returns the number of threads, and the MiB of each. */
function threadsOf({ threads, threadMemory }: CapacitySettings, forThreads: number, processors: number) {
  const most = Math.max(1, Math.floor(forThreads / LEAST_THREAD));
  const given = threadMemory === undefined ? undefined : Math.floor(threadMemory / MIB);
  if (threadMemory !== undefined && threadMemory < LEAST_THREAD * MIB) {
    throw new SettingError(
      message('--thread-memory: {given} is too little; a thread needs at least {least}', {
        given: sizeText(threadMemory),
        least: size(LEAST_THREAD),
      }),
    );
  }
  if (given !== undefined && given > forThreads) {
    throw new SettingError(
      message(
        '--thread-memory: {given} is more than the {room} available for threads; raise --memory, or lower --thread-memory to that',
        { given: size(given), room: size(forThreads) },
      ),
    );
  }
  if (threads !== undefined && threads > most) {
    throw new SettingError(
      message(
        '--threads: {room} is too little for {threads} threads; set --threads to at most {most}, or raise --memory',
        { room: size(forThreads), threads, most },
      ),
    );
  }
  const room = given === undefined ? most : Math.max(1, Math.floor(forThreads / given));
  if (threads !== undefined && threads > room) {
    throw new SettingError(
      message(
        '--threads: {threads} threads of {each} need more than {room}; set --threads to at most {most}, lower --thread-memory, or raise --memory',
        { threads, each: size(given ?? 0), room: size(forThreads), most: room },
      ),
    );
  }
  const count = threads ?? Math.min(processors, room);
  return { threads: count, each: given ?? Math.min(MOST_THREAD, Math.floor(forThreads / count)) };
}

/** Returns the largest body, in bytes, that fits when nothing else is in progress. */
function bodyOf({ maxBody }: CapacitySettings, forThreads: number): number {
  const longest = longestFor(forThreads);
  if (maxBody === undefined) return Math.min(DEFAULT_LIMITS.maxBody, longest);
  if (maxBody < LEAST_BODY) {
    throw new SettingError(
      message('--max-body: {given} is too little for a document; give at least {least}', {
        given: sizeText(maxBody),
        least: sizeText(LEAST_BODY),
      }),
    );
  }
  if (maxBody <= longest) return maxBody;
  throw new SettingError(
    message(
      '--max-body: a document of {maxBody} can need {needed}, but only {room} is available; set --max-body to at most {longest}, or raise --memory (and --thread-memory, if set)',
      {
        maxBody: sizeText(maxBody),
        needed: size(mostCostOf(maxBody)),
        room: size(forThreads),
        longest: sizeText(longest),
      },
    ),
  );
}

function size(megabytes: number): string {
  return sizeText(Math.round(megabytes * 100) * (MIB / 100));
}
