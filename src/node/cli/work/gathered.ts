/** Collects the items of one turn of the event loop and sends them together: a message costs more than a small task. */
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
