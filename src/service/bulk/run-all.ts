/** How far answers may be ahead of the one that is to be given next, if nothing else is said. */
const WINDOW = 1024;

export interface RunOptions<Item> {
  /** How many items are taken before an answer is given. */
  ahead: number;
  /** Yield answers in the order of the items, not in that of completion. */
  ordered: boolean;
  /** How far answers may be ahead of the one that is to be given next. */
  window?: number;
  /** What the items in work weigh together at most; one alone may weigh more. */
  load?: { of(item: Item): number; most: number };
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
  const ready = new Map<number, Answer>();
  let begun = 0;
  let carried = 0;
  let next = 0;
  let giving: Promise<void> = Promise.resolve();
  let failure: { error: unknown } | undefined;

  const giveReady = async () => {
    for (let answer = ready.get(next); ready.has(next); answer = ready.get(next)) {
      ready.delete(next++);
      // The map has it: only an answer may be undefined here.
      await give(answer as Answer);
    }
  };
  const finish = (position: number, answer: Answer) => {
    if (ordered) ready.set(position, answer);
    giving = giving.then(ordered ? giveReady : () => give(answer));
    return giving;
  };

  for await (const item of items) {
    const weight = load?.of(item) ?? 0;
    while (load && inWork.size > 0 && carried + weight > load.most) await Promise.race(inWork);
    carried += weight;
    const position = begun++;
    const job: Promise<void> = run(item)
      .then((answer) => finish(position, answer))
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
