/** The median of numbers that come one by one, in two heaps: of the smaller and of the larger half. */
export class RunningMedian {
  /** The smaller half, negated, so that its largest number comes first. */
  readonly #smaller: number[] = [];
  readonly #larger: number[] = [];

  get count(): number {
    return this.#smaller.length + this.#larger.length;
  }

  /** The median, or 0 without numbers. */
  get median(): number {
    const upper = this.#larger[0] ?? 0;
    return this.#larger.length > this.#smaller.length ? upper : (upper - (this.#smaller[0] ?? 0)) / 2;
  }

  add(value: number): void {
    push(this.#smaller, -value);
    push(this.#larger, -pop(this.#smaller));
    if (this.#larger.length > this.#smaller.length + 1) push(this.#smaller, -pop(this.#larger));
  }
}

/** Adds a number to a heap, whose smallest comes first. */
function push(heap: number[], value: number): void {
  let at = heap.push(value) - 1;
  while (at > 0) {
    const above = (at - 1) >> 1;
    if ((heap[above] ?? 0) <= value) break;
    heap[at] = heap[above] ?? 0;
    at = above;
  }
  heap[at] = value;
}

/** Removes the smallest number of a heap. */
function pop(heap: number[]): number {
  const [first = 0] = heap;
  const last = heap.pop() ?? 0;
  if (heap.length === 0) return first;
  let at = 0;
  for (;;) {
    const left = 2 * at + 1;
    const next = (heap[left + 1] ?? Number.POSITIVE_INFINITY) < (heap[left] ?? 0) ? left + 1 : left;
    if (next >= heap.length || (heap[next] ?? 0) >= last) break;
    heap[at] = heap[next] ?? 0;
    at = next;
  }
  heap[at] = last;
  return first;
}
