/**
 * Paths into a document, as faults name them: `$.lines[0].item.name` (chapter 09 §2.2, chapter 01 §13.5).
 * Names stand exactly as they are, without quoting; array positions are 0-based.
 */
export type Step = string | number;

/** The public form of a path: `$` for the whole value. */
export function pathText(steps: readonly Step[]): string {
  let text = '';
  for (const step of steps) {
    if (typeof step === 'number') text += `[${step}]`;
    else if (step === '') continue;
    else if (step.startsWith('[') || text === '') text += step;
    else text += `.${step}`;
  }
  if (text === '') return '$';
  return text.startsWith('[') ? `$${text}` : `$.${text}`;
}

/**
 * The names of an object's members, to follow paths through it. Names stand in paths as they are and may hold dots and
 * brackets, so that several may fit. The cost of a look-up does not grow with the number of members.
 */
export class MemberNames {
  readonly #names: ReadonlySet<string>;
  readonly #lengths: readonly number[];

  constructor(names: Iterable<string>) {
    this.#names = new Set(names);
    this.#lengths = [...new Set(Array.from(this.#names, ({ length }) => length))].sort((a, b) => b - a);
  }

  /** Returns the names that a path such as `a.b[0]` may begin with, the longest first. */
  startsOf(path: string): string[] {
    return this.#lengths
      .filter((length) => length === path.length || path[length] === '.' || path[length] === '[')
      .map((length) => path.slice(0, length))
      .filter((name) => this.#names.has(name));
  }
}
