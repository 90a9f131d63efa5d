/** How far answers may be ahead of the one that is to be given next, if nothing else is said. */
const WINDOW = 1024;

export interface RunOptions<Item> {
  /** How many items are taken before an answer is given. */
  ahead: number;
  /** Yield answers in the order of the items, not in that of completion. */
  ordered: boolean;
  /** How far answers may be ahead of the one that is to be given next. */
  window?: number;
  /** What the items in work weigh together at most, and what they weigh with those whose answers wait for their turn; one alone may weigh more. */
  load?: { of(item: Item): number; most: number; mostKept?: number };
}

/**
 * Runs work for each item and yields each answer. Items are taken only as fast as answers are taken, so that neither a
 * long stream of items nor a slow reader of answers fills the memory. Rejects when work does.
 */
export async function runAll<Item, Answer>(
  items: AsyncIterable<Item> | Iterable<Item>,
  run: (item: Item) => Promise<Answer>,
  give: (answer: Answer) => Promise<void> | void,
  { ahead, ordered, load, window = WINDOW }: RunOptions<Item>,
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
