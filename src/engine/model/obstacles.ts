import { pathBelow, type Step } from './path.ts';

/** The place of a missing value, after the places of missing objects around it. */
export type Source = readonly string[];

/**
 * The places of a document whose values a check cannot use: they cannot be read, a step failed there, or they were not calculated. Places are
 * paths in the input.
 */
export class Obstacles {
  readonly #unreadable = new Set<string>();
  /** The places around unreadable values, each with the first of these values. */
  readonly #around = new Map<string, string>();
  readonly #failed = new Set<string>();
  readonly #uncalculated = new Map<string, readonly Source[]>();

  /** Notes a value that cannot be read. */
  unreadable(path: readonly Step[]): void {
    let place = '$';
    const around = path.map((step) => {
      const owner = place;
      place = pathBelow(place, step);
      return owner;
    });
    this.#unreadable.add(place);
    for (const each of around) if (!this.#around.has(each)) this.#around.set(each, place);
  }

  /** Notes the place where a step of the calculation failed. */
  failedAt(place: string): void {
    this.#failed.add(place);
  }

  get failed(): Iterable<string> {
    return this.#failed;
  }

  /** Notes a value that was not calculated, and what it would have been calculated from. */
  uncalculated(place: string, from: readonly Source[]): void {
    const known = this.#uncalculated.get(place);
    this.#uncalculated.set(place, known ? [...known, ...from] : from);
  }

  /** Returns the unreadable value that contains a place. */
  unreadableAround(path: readonly Step[]): string | undefined {
    if (this.#unreadable.size === 0) return undefined;
    let place = '$';
    if (this.#unreadable.has(place)) return place;
    for (const step of path) {
      place = pathBelow(place, step);
      if (this.#unreadable.has(place)) return place;
    }
    return undefined;
  }

  /** Returns whether a place is in an unreadable value. */
  hasUnreadableAround(place: string): boolean {
    if (this.#unreadable.size === 0) return false;
    for (
      let end = place.length;
      end > 0;
      end = Math.max(place.lastIndexOf('.', end - 1), place.lastIndexOf('[', end - 1))
    )
      if (this.#unreadable.has(place.slice(0, end))) return true;
    return false;
  }

  isUnreadable(place: string): boolean {
    return this.#unreadable.has(place);
  }

  /** Returns the first unreadable value below a place. */
  unreadableBelow(place: string): string | undefined {
    return this.#around.get(place);
  }

  /** Returns whether a check cannot use the value at a place. */
  blocks(place: string): boolean {
    return this.#unreadable.has(place) || this.#failed.has(place) || this.#uncalculated.has(place);
  }

  /** Returns what the value at a place would have been calculated from; undefined if it was calculated. */
  sourcesOf(place: string): readonly Source[] | undefined {
    return this.#uncalculated.get(place);
  }
}
