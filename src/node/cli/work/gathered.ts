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
