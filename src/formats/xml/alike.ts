/**
 * Many elements one after the other, most of them alike: what stands between two texts in one of them stands there in the next. It is put together
 * once, so that of each element only its texts are added: that takes half the time (CII, 1,000 lines).
 */

import type { XmlAttribute, XmlElement } from './element.ts';
import type { Names } from './names.ts';
import type { Text } from './text.ts';

/** So many ways of going on are kept at a place: a list whose elements are all different takes no long search. */
const MOST_WAYS = 16;

const BLANK = 32;

/** An element of one of the list, where it stands: known by those before it. */
class Step {
  readonly name: string;
  readonly attributes: readonly XmlAttribute[];
  readonly filling: Filling;
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
  readonly other: Step | undefined;
  /** What is written at the end, once that is known: all since the last text. */
  end: string | undefined = undefined;
  /** The text that came here last, and once it has come again what is written up to its end: of a thousand lines most have the same rate of tax. */
  text: string | undefined = undefined;
  withText: string | undefined = undefined;

  constructor(
    { name, attributes }: XmlElement,
    filling: Filling,
    level: number,
    around: Step | undefined,
    before: string,
    after: string,
    other: Step | undefined,
  ) {
    this.name = name;
    this.attributes = attributes;
    this.filling = filling;
    this.level = level;
    this.around = around;
    this.before = before;
    this.after = after;
    this.other = other;
  }

  /** Returns whether an element is like those that came here, given what is in it. */
  isOf(element: XmlElement, filling: Filling): boolean {
    const { attributes } = element;
    return (
      this.filling === filling &&
      this.name === element.name &&
      (this.attributes === attributes || isSame(this.attributes, attributes))
    );
  }
}

/** What is in an element. A text that begins with a blank may be nothing else: elements of such texts are like none. */
type Filling = 'elements' | 'text' | 'blank' | 'nothing';

function fillingOf(text: string): Filling {
  if (text === '') return 'nothing';
  return text.charCodeAt(0) > BLANK ? 'text' : 'blank';
}

/** What elements have in common that are alike: all but what their texts say. */
export type Likeness = object;

/** What each element of a long list is like, by the element around them. */
export type Likenesses = ReadonlyMap<XmlElement, readonly Likeness[]>;

function isSame(some: readonly XmlAttribute[], others: readonly XmlAttribute[]): boolean {
  return (
    some.length === others.length &&
    some.every(({ name, value }, at) => name === others[at]?.name && value === others[at]?.value)
  );
}

/** Writes the elements of a list. */
export class Alike {
  readonly #level: number;
  readonly #names: Names;
  readonly #written: Text;
  /** Steps of the elements of the list by their names: those of a document's root are of many names before its lines come. */
  readonly #first = new Map<string, Step>();

  constructor(level: number, names: Names, written: Text) {
    this.#level = level;
    this.#names = names;
    this.#written = written;
  }

  /** Writes all elements in another, and returns what each is like. */
  writeAll({ first }: XmlElement): readonly Likeness[] {
    const alike: Likeness[] = [];
    for (let element = first; element !== undefined; element = element.next) alike.push(this.#write(element));
    return alike;
  }

  #write(element: XmlElement): Likeness {
    const last = this.#walk(element, undefined, undefined, this.#level);
    last.end ??= flat(last.after + this.#closing(last, this.#level));
    this.#written.add(last.end);
    return last;
  }

  /** Adds the texts of an element, given the step of the one before it; returns the step of the last one in it. */
  #walk(element: XmlElement, before: Step | undefined, around: Step | undefined, level: number): Step {
    const { first, text } = element;
    const filling = first === undefined ? fillingOf(text) : 'elements';
    let step = before === undefined ? this.#first.get(element.name) : before.next;
    while (step !== undefined && !(step.around === around && step.isOf(element, filling))) step = step.other;
    step ??= this.#learnt(element, filling, before, around, level);
    if (first !== undefined) return this.#walkAll(first, step, level + 1);
    this.#addText(step, text);
    return step;
  }

  /** Adds the text of an element; what stands before it is put together with it once, where the same comes again. */
  #addText(step: Step, text: string): void {
    if (step.text === text) {
      step.withText ??= flat(step.before + this.#written.escaped(text));
      this.#written.add(step.withText);
    } else {
      step.text = text;
      step.withText = undefined;
      this.#written.addText(step.before, text);
    }
  }

  #walkAll(first: XmlElement, around: Step, level: number): Step {
    let last = around;
    for (let at: XmlElement | undefined = first; at !== undefined; at = at.next) {
      last = this.#walk(at, last, around, level);
    }
    return last;
  }

  /** Returns a step for an element; kept for others, unless there are too many. */
  #learnt(
    element: XmlElement,
    filling: Filling,
    last: Step | undefined,
    around: Step | undefined,
    level: number,
  ): Step {
    const { open, close } = this.#names.tag(element.name, level);
    const since = last === undefined ? '' : last.after + this.#closing(last, level);
    const start = since + open + this.#names.attributes(element.attributes, this.#written);
    const [before, after] =
      filling === 'elements'
        ? ['', `${start}>\n`]
        : filling === 'nothing'
          ? [`${start}/>\n`, '']
          : [`${start}>`, close];
    const first = last === undefined ? this.#first.get(element.name) : last.next;
    const step = new Step(element, filling, level, around, flat(before), flat(after), first);
    let ways = 0;
    for (let at = first; at !== undefined; at = at.other) ways++;
    if (ways === MOST_WAYS || filling === 'blank') return step;
    if (last === undefined) this.#first.set(element.name, step);
    else last.next = step;
    return step;
  }

  /** Returns the ends of the elements around a step that do not go on at a level. */
  #closing(last: Step, level: number): string {
    let text = '';
    for (let { around: at } = last; at !== undefined && at.level >= level; at = at.around) {
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
