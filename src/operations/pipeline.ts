/**
 * The stage of a pipeline that works on many items at once. `batch`, `bulk` and the batches of the workbench pass it their items as an async
 * iterable, and take the answers from an async iterable.
 */

/** Default of `window`. */
const WINDOW = 1024;

export interface Concurrency<Item> {
  /** The largest number of items in progress. */
  ahead: number;
  /** Yield answers in the order of the items, not in the order of completion. */
  ordered: boolean;
  /** With `ordered`, the largest number of answers that wait for an earlier one. Default 1,024. */
  window?: number;
  /**
   * The maximum weight of the items in progress (`most`), and of these plus the finished ones that wait for their turn
   * (`mostKept`). A single item may weigh more.
   */
  load?: { of(item: Item): number; most: number; mostKept?: number };
}

/**
 * Runs work for each item and yields each answer. Items are taken only as fast as answers are taken, so that neither a
 * long stream of items nor a slow reader of answers fills the memory. Throws what work throws. Leaving the loop ends the
 * work.
 */
export async function* execute<Item, Answer>(
  items: AsyncIterable<Item> | Iterable<Item>,
  run: (item: Item) => Promise<Answer>,
  concurrency: Concurrency<Item>,
): AsyncGenerator<Answer> {
  let offered: { answer: Answer } | undefined;
  let hasEnded = false;
  let isLeft = false;
  let wake = () => {};
  let taken = () => {};
  /** Resolves when the consumer asks for the next answer. */
  const offer = (answer: Answer) =>
    new Promise<void>((resolve, reject) => {
      if (isLeft) return reject(new Error('the reader stopped reading the answers'));
      offered = { answer };
      taken = resolve;
      wake();
    });
  const running = runAll(items, run, offer, concurrency).finally(() => {
    hasEnded = true;
    wake();
  });
  running.catch(() => {}); // It is awaited after the answers.
  try {
    for (;;) {
      while (!offered && !hasEnded) {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
      if (!offered) break;
      const { answer } = offered;
      offered = undefined;
      yield answer;
      taken();
    }
    await running;
  } finally {
    isLeft = true;
    taken();
  }
}

async function runAll<Item, Answer>(
  items: AsyncIterable<Item> | Iterable<Item>,
  run: (item: Item) => Promise<Answer>,
  give: (answer: Answer) => Promise<void> | void,
  { ahead, ordered, load, window = WINDOW }: Concurrency<Item>,
): Promise<void> {
  const inWork = new Set<Promise<void>>();
  const ready = new Map<number, { answer: Answer; weight: number }>();
  let begun = 0;
  let carried = 0;
  let kept = 0;
  let next = 0;
  let giving: Promise<void> = Promise.resolve();
  let failure: { error: unknown } | undefined;

  const giveReady = async () => {
    for (let found = ready.get(next); found; found = ready.get(next)) {
      ready.delete(next++);
      await giveOne(found);
    }
  };
  const giveOne = async ({ answer, weight }: { answer: Answer; weight: number }) => {
    await give(answer);
    kept -= weight;
  };
  const finish = (position: number, answer: Answer, weight: number) => {
    if (ordered) ready.set(position, { answer, weight });
    giving = giving.then(ordered ? giveReady : () => giveOne({ answer, weight }));
    return giving;
  };
  const isFull = (weight: number) =>
    load !== undefined && (carried + weight > load.most || kept + weight > (load.mostKept ?? Number.POSITIVE_INFINITY));

  for await (const item of items) {
    const weight = load?.of(item) ?? 0;
    while (inWork.size > 0 && isFull(weight)) await Promise.race(inWork);
    carried += weight;
    kept += weight;
    const position = begun++;
    const job: Promise<void> = run(item)
      .then((answer) => finish(position, answer, weight))
      .catch((error: unknown) => {
        failure ??= { error };
      })
      .finally(() => {
        carried -= weight;
        inWork.delete(job);
      });
    inWork.add(job);
    while (inWork.size >= ahead || (ordered && inWork.size > 0 && begun - next > window)) await Promise.race(inWork);
    if (failure) break;
  }
  await Promise.all(inWork);
  if (failure) throw failure.error;
}
