/**
 * One step of a path into a document. Faults write paths as `$.lines[0].item.name` (chapter 09 §2.2, chapter 01 §13.5):
 * names unchanged and unquoted, array positions from 0.
 */
export type Step = string | number;

/** Returns the public form of a path: `$` for the whole value. */
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

/** Returns the public form of the path of a member or entry, from that of its owner. */
export function pathBelow(owner: string, step: Step): string {
  if (typeof step === 'number') return `${owner}[${step}]`;
  if (step === '') return owner;
  return step.startsWith('[') ? owner + step : `${owner}.${step}`;
}

/**
 * The member names of an object, used to follow paths through it. Paths contain names unchanged, and names may contain
 * dots and brackets, so several names can match. The cost of a look-up does not grow with the number of members.
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
