/**
 * The pipeline of `batch`, `bulk` and the batches of the workbench: `discover → expand → execute → sink`. Each stage consumes what the
 * previous one yields.
 */

/** The stages of a pipeline. */
export interface Stages<Found, Item, Answer> {
  /** Yields the input to process: files, or pieces of a stream. */
  discover: AsyncIterable<Found>;
  /** Expands it into items: documents, or groups of them. */
  expand(found: AsyncIterable<Found>): AsyncIterable<Item>;
  /** Processes an item, while others are in progress. */
  execute(item: Item): Promise<Answer>;
  /** Takes one answer after another: reports, stores or sends it. */
  sink(answer: Answer): Promise<void> | void;
}

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
 * Runs a pipeline to its end. Items are taken only as fast as the sink takes answers, so that neither a long stream of items nor a slow
 * sink fills the memory. Rejects with the first error of a stage; an error of the sink ends the pipeline without waiting for the items
 * in progress.
 */
export async function runPipeline<Found, Item, Answer>(
  { discover, expand, execute, sink }: Stages<Found, Item, Answer>,
  concurrency: Concurrency<Item>,
): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const give = async (answer: Answer) => {
      try {
        await sink(answer);
      } catch (error) {
        reject(error);
        throw error;
      }
    };
    executeAll(expand(discover), execute, give, concurrency).then(resolve, reject);
  });
}

async function executeAll<Item, Answer>(
  items: AsyncIterable<Item>,
  run: (item: Item) => Promise<Answer>,
  give: (answer: Answer) => Promise<void>,
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
