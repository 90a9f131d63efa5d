/**
 * Counts the steps of a function, so that a test can distinguish linear from quadratic work without a clock. It counts
 * how often each block of our code and of its parsers runs, by V8's precise coverage, and how often a built-in function
 * scans a long list or text.
 */
import { Session } from 'node:inspector';
import v8 from 'node:v8';

export interface Steps {
  /** How often each block ran, by file, function and offsets, and each built-in function, by name. */
  readonly counts: ReadonlyMap<string, number>;
  /** The innermost block around another, if any. */
  readonly around: ReadonlyMap<string, string>;
}

interface Coverage {
  readonly result: readonly {
    readonly url: string;
    readonly functions: readonly {
      readonly functionName: string;
      readonly ranges: readonly { readonly startOffset: number; readonly endOffset: number; readonly count: number }[];
    }[];
  }[];
}

const session = new Session();

/** Starts counting. Only modules imported afterwards are counted, since modules compiled before have no counters. */
export function startCounting(): void {
  // Optimised code counts less than it runs.
  for (const flag of ['--no-opt', '--no-maglev', '--no-sparkplug']) v8.setFlagsFromString(flag);
  session.connect();
  session.post('Profiler.enable');
  session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
}

/** Returns the coverage since the last call. The inspector of the current thread answers synchronously. */
function counted(): Coverage {
  let coverage: Coverage = { result: [] };
  session.post('Profiler.takePreciseCoverage', (error, answer) => {
    if (error) throw error;
    coverage = answer;
  });
  return coverage;
}

/** Our files except tests, and the parsers of JSON and YAML. */
const COUNTED =
  /^(?:yaml|jsonc-parser|saxes|engine|formats|pdf|intake|inbox|operations|service|node|client|library|workbench)\/(?!(?:.*\/)?testing\/|.*\.test\.ts)/;

/**
 * Runs a function and counts its steps.
 * @param long the length of a long list; a text is long at a hundred times as much
 */
export async function stepsOf(run: () => unknown, long: number): Promise<Steps> {
  counted();
  const passes = countPasses(long);
  try {
    await run();
  } finally {
    passes.stop();
  }
  const counts = new Map(passes.counts);
  const around = new Map<string, string>();
  for (const { url, functions } of counted().result) {
    const file = withinProject(url);
    if (file === undefined || !COUNTED.test(file)) continue;
    for (const { functionName, ranges } of functions) {
      // The open blocks, innermost last: V8 lists a block before the ones inside it.
      const open: { block: string; endOffset: number }[] = [];
      for (const { startOffset, endOffset, count } of ranges) {
        const block = `${file} ${functionName} ${startOffset}-${endOffset}`;
        counts.set(block, (counts.get(block) ?? 0) + count);
        while ((open.at(-1)?.endOffset ?? endOffset) < endOffset) open.pop();
        const outer = open.at(-1);
        if (outer) around.set(block, outer.block);
        open.push({ block, endOffset });
      }
    }
  }
  return { counts, around };
}

interface Pass {
  owner: object;
  names: readonly (string | symbol)[];
  /** Returns the length of the scanned value. */
  length: (list: never) => number;
  /** Whether the functions scan only their result. */
  gives?: true;
}

/** Built-in functions that scan all of their target or of their result. */
const PASSES: readonly Pass[] = [
  { owner: Array.prototype, names: ['slice'], length: (part: readonly unknown[]) => part.length, gives: true },
  {
    owner: Array.prototype,
    names: [
      ...['includes', 'indexOf', 'lastIndexOf', 'splice', 'concat', 'join', 'reverse', 'shift', 'unshift'],
      ...['find', 'findIndex', 'some', 'every', 'filter', 'map', 'flatMap', 'reduce', 'forEach', 'sort', 'with'],
      Symbol.iterator,
    ],
    length: (list: readonly unknown[]) => list.length,
  },
  ...[Map.prototype, Set.prototype].map((owner) => ({
    owner,
    names: ['entries', 'keys', 'values', 'forEach', Symbol.iterator],
    length: ({ size }: ReadonlySet<unknown>) => size,
  })),
  {
    owner: String.prototype,
    names: ['split', 'replace', 'replaceAll', 'normalize', 'toLowerCase', 'isWellFormed', 'match', 'matchAll'],
    length: ({ length }: string) => length / 100,
  },
];

function countPasses(long: number): { counts: ReadonlyMap<string, number>; stop: () => void } {
  const counts = new Map<string, number>();
  const restore: (() => void)[] = [];
  for (const { owner, names, length, gives } of PASSES) {
    for (const name of names) {
      const property = Object.getOwnPropertyDescriptor(owner, name);
      if (!property) continue;
      const original = property.value;
      const label = `${owner.constructor.name}.${String(name)}`;
      const value = function (this: never, ...values: unknown[]): unknown {
        const before = gives ? 0 : length(this);
        const given = Reflect.apply(original, this, values);
        if ((gives ? length(given as never) : before) >= long) counts.set(label, (counts.get(label) ?? 0) + 1);
        return given;
      };
      Object.defineProperty(owner, name, { ...property, value });
      restore.push(() => Object.defineProperty(owner, name, property));
    }
  }
  return { counts, stop: () => restore.reverse().forEach((each) => void each()) };
}

/**
 * Returns the steps that grow faster than n log n, at three evenly growing sizes: n, 2n and 3n. A block that runs for each pair is recognised by
 * the increase of its growth. A block that never runs more often than its parent is not a loop and depends on the values, so only the parent
 * counts.
 */
export function fasterThanLinear(steps: readonly [Steps, Steps, Steps], n: number): string[] {
  const [first, second, third] = steps;
  const found: string[] = [];
  for (const [block, last] of third.counts) {
    const before = second.counts.get(block) ?? 0;
    const start = first.counts.get(block) ?? 0;
    const outer = third.around.get(block);
    if (outer !== undefined && steps.every(({ counts }) => (counts.get(block) ?? 0) <= (counts.get(outer) ?? 0)))
      continue;
    const [early, late] = [before - start, last - before];
    const isPass = !block.includes(' ');
    const grows = isPass
      ? Math.min(early, late) > n / 2
      : early > 0 && late > 1.35 * early && late - early > (n * n) / 3;
    if (grows) found.push(`${block}: ${start}, ${before}, ${last}`);
  }
  return found;
}

/** Returns the path of a module below `src` or `node_modules`; undefined for other modules. */
function withinProject(url: string): string | undefined {
  const [path = ''] = url.split('?', 1);
  const [room] = /\/(?:src|node_modules)\//.exec(path) ?? [];
  return room && path.slice(path.indexOf(room) + room.length);
}
