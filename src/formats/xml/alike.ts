/**
 * Many elements one after the other, most of them alike: what stands between two texts in one of them stands there in the next. It is put together
 * once, so that of each element only its texts are added: that takes half the time (CII, 1,000 lines).
 */

import type { XmlAttribute, XmlElement } from './element.ts';
import type { Names } from './names.ts';
import type { Text } from './text.ts';

/** So many ways of going on are kept at a place, and so many places in all: a list whose elements are all different takes no more memory, and no search. */
const MOST_WAYS = 16;
const MOST_STEPS = 4096;

/** An element of one of the list, where it stands: known by those before it. */
class Step {
  readonly name: string;
  readonly attributes: readonly XmlAttribute[];
  /** How many elements are in it. */
  readonly count: number;
  readonly isEmpty: boolean;
  readonly level: number;
  /** The step of the element around it. */
  readonly around: Step | undefined;
  /** What is written before its text: all since the text before; of an element without a text all of itself too. */
  readonly before: string;
  /** What comes after that, up to the next element; of one with others in it all since the text before. */
  readonly after: string;
  /** A step of an element that came after it. */
  next: Step | undefined = undefined;
  /** Another that came where this did. */
  other: Step | undefined = undefined;
  /** What is written at the end, once that is known: all since the last text. */
  end: string | undefined = undefined;

  constructor(
    { name, attributes, children, text }: XmlElement,
    level: number,
    around: Step | undefined,
    before: string,
    after: string,
  ) {
    this.name = name;
    this.attributes = attributes;
    this.count = children.length;
    this.isEmpty = text === '';
    this.level = level;
    this.around = around;
    this.before = before;
    this.after = after;
  }

  fits({ name, attributes, children, text }: XmlElement): boolean {
    return (
      this.name === name &&
      this.count === children.length &&
      this.isEmpty === (text === '') &&
      (this.attributes === attributes || isSame(this.attributes, attributes))
    );
  }
}

function isSame(one: readonly XmlAttribute[], other: readonly XmlAttribute[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ name, value }, at) => name === other[at]?.name && value === other[at]?.value)
  );
}

/** Writes the elements of a list. */
export class Alike {
  readonly #level: number;
  readonly #names: Names;
  readonly #written: Text;
  /** Steps of elements that stand first. */
  #first: Step | undefined = undefined;
  #steps = 0;

  constructor(level: number, names: Names, written: Text) {
    this.#level = level;
    this.#names = names;
    this.#written = written;
  }

  writeAll(elements: readonly XmlElement[]): void {
    for (const element of elements) this.#write(element);
  }

  #write(element: XmlElement): void {
    const last = this.#walk(element, undefined, undefined, this.#level);
    last.end ??= flat(last.after + this.#closing(last, this.#level));
    this.#written.add(last.end);
  }

  /** Adds the texts of an element, given the step of the one before it; returns the step of the last one in it. */
  #walk(element: XmlElement, before: Step | undefined, around: Step | undefined, level: number): Step {
    let step = before === undefined ? this.#first : before.next;
    while (step !== undefined && !step.fits(element)) step = step.other;
    step ??= this.#learnt(element, before, around, level);
    if (step.count > 0) return this.#walkAll(element.children, step, level + 1);
    this.#written.addText(step.before, element.text);
    return step;
  }

  #walkAll(elements: readonly XmlElement[], around: Step, level: number): Step {
    let last = around;
    for (const each of elements) last = this.#walk(each, last, around, level);
    return last;
  }

  /** Returns a step for an element; kept for others, unless there are too many. */
  #learnt(element: XmlElement, before: Step | undefined, around: Step | undefined, level: number): Step {
    const { open, close } = this.#names.tag(element.name, level);
    const start = open + this.#names.attributes(element.attributes, this.#written);
    const since = before === undefined ? '' : before.after + this.#closing(before, level);
    const step =
      element.children.length > 0
        ? new Step(element, level, around, '', flat(`${since}${start}>\n`))
        : element.text === ''
          ? new Step(element, level, around, flat(`${since}${start}/>\n`), '')
          : new Step(element, level, around, flat(`${since}${start}>`), close);
    this.#keep(step, before);
    return step;
  }

  #keep(step: Step, before: Step | undefined): void {
    if (this.#steps === MOST_STEPS) return;
    const first = before === undefined ? this.#first : before.next;
    let ways = 0;
    for (let at = first; at !== undefined; at = at.other) ways++;
    if (ways === MOST_WAYS) return;
    this.#steps++;
    step.other = first;
    if (before === undefined) this.#first = step;
    else before.next = step;
  }

  /** Returns the ends of the elements around a step that do not go on at a level. */
  #closing(last: Step, level: number): string {
    let text = '';
    for (let at = last.count > 0 ? last : last.around; at !== undefined && at.level >= level; at = at.around) {
      text += this.#names.tag(at.name, at.level).closeLine;
    }
    return text;
  }
}

/** Returns a text that V8 has as one piece: it makes one of the pieces that a text was put together from when it is asked for a character. */
function flat(text: string): string {
  text.charCodeAt(0);
  return text;
}
