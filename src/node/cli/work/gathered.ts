/** The milliseconds after which items are sent within a turn of the event loop. */
const LONGEST = 100;

/**
 * Collects the items of one turn of the event loop and sends them together: a message costs more than a small task.
 * During a long turn it sends what it has with the next item.
 */
export function gathered<Item>(send: (items: Item[]) => void): (item: Item) => void {
  let items: Item[] = [];
  let since = 0;
  const sendAll = () => {
    const all = items;
    items = [];
    if (all.length > 0) send(all);
  };
  return (item) => {
    if (items.length === 0) {
      since = performance.now();
      setImmediate(sendAll);
    }
    items.push(item);
    if (performance.now() - since > LONGEST) sendAll();
  };
}
