import { type Message, message } from '../engine/text/message.ts';

/**
 * Regular expressions from files of users, tested in time linear in the text. An automaton follows all ways to match at
 * once, as in RE2, so no pattern can hang. Look-around, back-references and word boundaries are not supported.
 *
 * Own code, because re2js has 263 KB, which every page with rules would load, and reports no steps for the budget of a document.
 */
export interface Pattern {
  /** Returns whether the text contains a match. `^` and `$` anchor it. Reports its steps, which are linear in the text. */
  test(text: string, spend?: (steps: number) => void): boolean;
}

/** The longest pattern, in characters. */
const LONGEST_PATTERN = 500;

/** The largest automaton. Repetitions with counts are written out. */
const MOST_STEPS = 2000;

/** The number of states that are kept. Beyond that they are computed again. */
const MOST_STATES = 500;

/** Compiles a pattern, or returns what is wrong with it. */
export function patternOf(source: string): { ok: true; pattern: Pattern } | { ok: false; problem: Message } {
  if (source.length > LONGEST_PATTERN) {
    return { ok: false, problem: message('It has more than {most} characters.', { most: LONGEST_PATTERN }) };
  }
  try {
    return { ok: true, pattern: new Automaton(new Compiler().programOf(new Parser(source).parse())) };
  } catch (error) {
    if (error instanceof Unsupported) return { ok: false, problem: error.why };
    throw error;
  }
}

class Unsupported extends Error {
  readonly why: Message;
  constructor(why: Message) {
    super();
    this.why = why;
  }
}

type Fits = (character: string) => boolean;

type Node =
  | { kind: 'character'; fits: Fits }
  | { kind: 'start' | 'end' }
  | { kind: 'sequence' | 'choice'; parts: Node[] }
  | { kind: 'repeat'; part: Node; min: number; max: number };

class Parser {
  readonly #source: string;
  #at = 0;

  constructor(source: string) {
    this.#source = source;
  }

  parse(): Node {
    const node = this.#choice();
    if (this.#at < this.#source.length) throw new Unsupported(message('It has a ) without a matching (.'));
    return node;
  }

  #choice(): Node {
    const parts = [this.#sequence()];
    while (this.#take('|')) parts.push(this.#sequence());
    return parts.length === 1 && parts[0] ? parts[0] : { kind: 'choice', parts };
  }

  #sequence(): Node {
    const parts: Node[] = [];
    while (this.#at < this.#source.length && !/[|)]/.test(this.#source.charAt(this.#at))) {
      parts.push(this.#repeated(this.#atom()));
    }
    return { kind: 'sequence', parts };
  }

  #repeated(part: Node): Node {
    const [whole, sign, min = '', comma, max = ''] =
      /^(?:([*+?])|\{(\d+)(,?)(\d*)\})\??/.exec(this.#source.slice(this.#at, this.#at + 20)) ?? [];
    if (whole === undefined) return part;
    if (part.kind === 'start' || part.kind === 'end')
      throw new Unsupported(message('{sign} has nothing to repeat.', { sign: whole }));
    this.#at += whole.length;
    if (/^[*+?{]/.test(this.#source.slice(this.#at))) {
      throw new Unsupported(message('{sign} has nothing to repeat.', { sign: this.#source.charAt(this.#at) }));
    }
    if (sign !== undefined) {
      return { kind: 'repeat', part, min: sign === '+' ? 1 : 0, max: sign === '?' ? 1 : Number.POSITIVE_INFINITY };
    }
    const least = Number(min);
    const most = max !== '' ? Number(max) : comma === '' ? least : Number.POSITIVE_INFINITY;
    if (most < least) throw new Unsupported(message('{sign} has its numbers in the wrong order.', { sign: whole }));
    return { kind: 'repeat', part, min: least, max: most };
  }

  #atom(): Node {
    const character = String.fromCodePoint(this.#source.codePointAt(this.#at) ?? 0);
    if (character === '(') return this.#group();
    if (character === '[') return this.#class();
    if (character === '\\') return this.#escape();
    if (/[*+?]/.test(character)) throw new Unsupported(message('{sign} has nothing to repeat.', { sign: character }));
    this.#at += character.length;
    if (character === '^') return { kind: 'start' };
    if (character === '$') return { kind: 'end' };
    if (character === '.') return { kind: 'character', fits: (other) => !/[\n\r\u2028\u2029]/.test(other) };
    return literal(character);
  }

  #group(): Node {
    const [opening = '('] = /^\((?:\?(?:<?[=!]|:|<[^>]*>|.?))?/s.exec(this.#source.slice(this.#at)) ?? [];
    if (/^\(\?<?[=!]/.test(opening))
      throw new Unsupported(message('It uses look-around, {part}, which is not supported.', { part: opening }));
    if (/^\(\?(?!:|<[^>]*>$)/.test(opening))
      throw new Unsupported(message('It uses {part}, which is not supported.', { part: opening }));
    this.#at += opening.length;
    const node = this.#choice();
    if (!this.#take(')')) throw new Unsupported(message('It has a ( without a matching ).'));
    return node;
  }

  #class(): Node {
    const [whole] = /^\[\^?(?:\\.|[^\]\\])*\]/su.exec(this.#source.slice(this.#at)) ?? [];
    if (whole === undefined) throw new Unsupported(message('It has a [ without a matching ].'));
    this.#at += whole.length;
    const inside = whole.replace(/\\([^A-Za-z0-9])/gu, (_, sign: string) => codeOf(sign));
    return { kind: 'character', fits: fitting(inside, whole) };
  }

  #escape(): Node {
    const [whole = '\\'] =
      /^\\(?:u\{[0-9A-Fa-f]+\}|u[0-9A-Fa-f]{4}|x[0-9A-Fa-f]{2}|[pP]\{[^}]*\}|.)/su.exec(this.#source.slice(this.#at)) ??
      [];
    const name = whole.slice(1);
    if (name === '') throw new Unsupported(message('It ends with a backslash.'));
    this.#at += whole.length;
    if (/^[^A-Za-z0-9]/u.test(name)) return literal(name);
    if (/^(?:[dDwWsStnrfv]$|[uxpP].)/.test(name)) return { kind: 'character', fits: fitting(whole, whole) };
    throw new Unsupported(message('It uses {part}, which is not supported.', { part: whole }));
  }

  #take(sign: string): boolean {
    const is = this.#source.startsWith(sign, this.#at);
    if (is) this.#at += sign.length;
    return is;
  }
}

function literal(character: string): Node {
  return { kind: 'character', fits: (other) => other === character };
}

function codeOf(character: string): string {
  return `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;
}

/** Returns the test of a single character by a class. A single character cannot take long. */
function fitting(source: string, written: string): Fits {
  try {
    const one = new RegExp(`^${source}$`, 'u');
    return (character) => one.test(character);
  } catch {
    throw new Unsupported(message('{part} is not a class of characters.', { part: written }));
  }
}

type Instruction =
  | { kind: 'character'; fits: Fits }
  | { kind: 'start' | 'end' | 'match' }
  | { kind: 'split'; to: number[] };

type Split = Extract<Instruction, { kind: 'split' }>;

class Compiler {
  readonly #program: Instruction[] = [];
  #parts = 0;

  programOf(node: Node): Instruction[] {
    this.#emit(node);
    this.#program.push({ kind: 'match' });
    return this.#program;
  }

  #emit(node: Node): void {
    if (++this.#parts > MOST_STEPS)
      throw new Unsupported(message('It is too large once its repetitions are written out.'));
    if (node.kind === 'repeat') this.#repeat(node);
    else if (!('parts' in node)) this.#program.push(node);
    else if (node.kind === 'choice') this.#choice(node.parts);
    else for (const part of node.parts) this.#emit(part);
  }

  /** Adds a split, whose targets are given later. */
  #split(...to: number[]): Split {
    const split: Split = { kind: 'split', to };
    this.#program.push(split);
    return split;
  }

  #choice(parts: readonly Node[]): void {
    const split = this.#split();
    const ends = parts.map((part) => {
      split.to.push(this.#program.length);
      this.#emit(part);
      return this.#split();
    });
    for (const { to } of ends) to.push(this.#program.length);
  }

  #repeat({ part, min, max }: Extract<Node, { kind: 'repeat' }>): void {
    for (let count = 0; count < min; count++) this.#emit(part);
    const loops = max === Number.POSITIVE_INFINITY;
    const splits: Split[] = [];
    for (let count = min; count < (loops ? min + 1 : max); count++) {
      const start = this.#program.length;
      splits.push(this.#split(start + 1));
      this.#emit(part);
      if (loops) this.#split(start);
    }
    for (const { to } of splits) to.push(this.#program.length);
  }
}

/** A set of instructions that are reached at the same time. */
interface State {
  /** The instructions that test a character, or the end. */
  readonly at: readonly number[];
  readonly matches: boolean;
  readonly next: Map<string, State>;
}

class Automaton implements Pattern {
  readonly #program: readonly Instruction[];
  #states = new Map<string, State>();

  constructor(program: readonly Instruction[]) {
    this.#program = program;
  }

  test(text: string, spend: (steps: number) => void = () => {}): boolean {
    spend(text.length);
    let state = this.#stateOf(this.#reached([0], true, false));
    for (const character of text) {
      if (state.matches) return true;
      state = state.next.get(character) ?? this.#after(state, character, spend);
    }
    return state.matches || this.#matches(this.#reached(state.at, text === '', true));
  }

  #after(state: State, character: string, spend: (steps: number) => void): State {
    spend(this.#program.length);
    const passed = state.at.filter((at) => {
      const step = this.#program[at];
      return step?.kind === 'character' && step.fits(character);
    });
    const from = [...passed.map((at) => at + 1), 0];
    const after = this.#stateOf(this.#reached(from, false, false));
    if (state.next.size < MOST_STATES) state.next.set(character, after);
    return after;
  }

  /** Returns the instructions reached without a character. */
  #reached(from: readonly number[], isStart: boolean, isEnd: boolean): Set<number> {
    const reached = new Set<number>();
    const open = [...from];
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      if (reached.has(at)) continue;
      reached.add(at);
      const step = this.#program[at];
      if (step?.kind === 'split') open.push(...step.to);
      else if ((step?.kind === 'start' && isStart) || (step?.kind === 'end' && isEnd)) open.push(at + 1);
    }
    return reached;
  }

  #matches(reached: ReadonlySet<number>): boolean {
    return reached.has(this.#program.length - 1);
  }

  #stateOf(reached: ReadonlySet<number>): State {
    const at = [...reached].filter((each) => this.#program[each]?.kind !== 'split').sort((a, b) => a - b);
    const key = at.join();
    const known = this.#states.get(key);
    if (known) return known;
    if (this.#states.size >= MOST_STATES) this.#states = new Map();
    const state = { at, matches: this.#matches(reached), next: new Map() };
    this.#states.set(key, state);
    return state;
  }
}
