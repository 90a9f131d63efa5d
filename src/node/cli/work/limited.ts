/** The same work, but at most so many at once; what comes beyond waits its turn. */
export function limited<Task, Answer>(
  work: (task: Task) => Promise<Answer>,
  most: number,
): (task: Task) => Promise<Answer> {
  const waiting: (() => void)[] = [];
  let free = most;
  return async (task) => {
    if (free > 0) free--;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work(task);
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free++;
    }
  };
}

/** Gathers what comes in one turn of the event loop, and sends it together: a message costs more than a small task. */
export function gathered<Item>(send: (items: Item[]) => void): (item: Item) => void {
  let items: Item[] = [];
  return (item) => {
    if (items.length === 0) {
      setImmediate(() => {
        const all = items;
        items = [];
        send(all);
      });
    }
    items.push(item);
  };
}
