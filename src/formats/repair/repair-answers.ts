/** Writes the answers of the user. */

import type { XmlFault } from '../declare/checked.ts';
import { kindOf } from '../model/plan.ts';
import type { XmlElement } from '../xml/element.ts';
import { askedBy, type Question, questions } from './asks.ts';
import type { BareChange } from './change.ts';
import { encodedAs } from './file.ts';
import { insertion, matchingOnce, type Writing } from './insert.ts';
import { oncePer } from './once-per.ts';
import { type Edit, edited } from './source.ts';
import { placeOf, type Step } from './terms.ts';
import { dateOf } from './values.ts';
import type { Reading, Work } from './work.ts';

type Answer = readonly [name: string, value: string];

/** Writes the answers of the user. Returns those without a place. */
export async function writeAnswers(work: Work): Promise<string[]> {
  const all: readonly Answer[] = Object.entries(work.options.answers ?? {});
  const unused = new Set(all.filter((answer) => !isXml(answer[1])));
  let left = all.filter((answer) => !unused.has(answer));
  while (left.length > 0) {
    const { placed, waiting, placeless } = placedIn(work, left);
    const isWritten = await write(work, placed);
    for (const answer of isWritten ? placeless : left) unused.add(answer);
    left = isWritten ? waiting : [];
  }
  return all.filter((answer) => unused.has(answer)).map(([name]) => name);
}

/** Returns whether an answer is text that XML can contain. */
function isXml(text: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what XML does not allow
  return text.trim() !== '' && text.isWellFormed() && !/[\0-\x08\v\f\x0e-\x1f\ufffe\uffff]/.test(text);
}

/** An answer with its place in the file. */
interface Placed {
  readonly edits: readonly Edit[];
  readonly change: BareChange;
}

/** Finds the places of answers that can be written together: each in an element of its own. The others wait. */
function placedIn({ state: { read, faults } }: Work, answers: readonly Answer[]) {
  const placed: Placed[] = [];
  const waiting: Answer[] = [];
  const placeless: Answer[] = [];
  const taken = new Set<XmlElement>();
  const ruleOf = oncePer((question: Question) => faults.find((fault) => isAskedBy(fault, question))?.code ?? '');
  const childrenAt = matchingOnce();
  for (const answer of answers) {
    const [given, value] = answer;
    const [, name = given, line] = /^([\w-]+)(?:\[(\d+)\])?$/.exec(given) ?? [];
    const question = read && questions[read.syntax]?.find((each) => each.name === name);
    const writing =
      read && question && writingOf(question, read, value, line === undefined ? undefined : Number(line) - 1);
    const made = read && writing && insertion(read, writing, childrenAt);
    if (!made) placeless.push(answer);
    else if (taken.has(made.around)) waiting.push(answer);
    else {
      taken.add(made.around);
      const steps = writing.steps.map((step) => step.name.replace(/^.*:/, ''));
      const xpath =
        made.was === undefined ? `/${[read.root.localName, ...steps].join('/')}` : read.paths.local(made.around);
      placed.push({
        edits: made.edits,
        change: {
          xpath: writing.attribute ? `${xpath}/@${writing.attribute}` : xpath,
          from: made.was,
          to: value,
          rule: ruleOf(question),
          answers: question,
        },
      });
    }
  }
  return { placed, waiting, placeless };
}

function isAskedBy({ code, terms }: XmlFault, { name, term }: Question): boolean {
  return askedBy.get(code)?.includes(name) === true || (term !== undefined && terms.includes(term));
}

/**
 * Writes answers whose places do not depend on each other, together: each check reads the whole file. Returns whether it still is an
 * e-invoice.
 */
async function write(work: Work, placed: readonly Placed[]): Promise<boolean> {
  const { read, bytes } = work.state;
  if (read === undefined || placed.length === 0) return true;
  const text = edited(
    read.text,
    placed.flatMap(({ edits }) => edits),
  );
  const state = await work.checked(encodedAs(text, bytes));
  if (state.read === undefined) return false;
  work.take(
    state,
    placed.map(({ change }) => change),
  );
  return true;
}

/** Returns what to write for an answer. */
function writingOf(question: Question, read: Reading, value: string, line: number | undefined): Writing | undefined {
  if (question.path !== undefined) {
    const steps = question.path.map((name): Step => ({ name, attributes: {}, children: [] }));
    const repeated = question.path.findIndex((name) => name === 'DettaglioLinee' || name === 'FaWiersz');
    return { steps, value, position: question.isOfLine ? { step: repeated, index: line ?? 0 } : undefined };
  }
  if (question.term === undefined) return undefined;
  const place = placeOf(question.term, kindOf(read.root));
  if (place === undefined) return undefined;
  const { steps, attribute, term, repeated } = place;
  const isAddress = question.term === 'BT-34' || question.term === 'BT-49';
  const [, scheme, address] = (isAddress && /^([0-9]{4}|EM):(.+)$/s.exec(value)) || [];
  const text = term.type === 'date' ? dateText(value, read.syntax) : (address ?? value);
  return {
    steps,
    attribute,
    value: text,
    beside: scheme === undefined ? undefined : { schemeID: scheme },
    position: question.isOfLine && repeated !== undefined ? { step: repeated, index: line ?? 0 } : undefined,
  };
}

function dateText(value: string, syntax: string): string {
  return dateOf(value, syntax === 'cii' ? '' : '-') ?? value;
}
