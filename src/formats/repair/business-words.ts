/** Changes and questions in the words of the business: the names of terms, not of elements. */

import { detailed, type Message, message } from '../../engine/text/message.ts';
import { isPlan } from '../declare/meanings.ts';
import type { Meanings } from '../declare/syntax.ts';
import { syntaxOf } from '../list/syntaxes.ts';
import { type Plan, type PlanNode, termName } from '../model/plan.ts';
import { localNameOf } from '../schema/fault.ts';
import type { Question } from './asks.ts';
import type { BareChange, BareRemaining, Change, FileChange, Remaining } from './change.ts';
import * as notes from './notes.ts';
import { LINES } from './remaining.ts';
import { localSteps, type Reading } from './work.ts';

type Names = Meanings | Plan;
/** The name of a field, after those of the places that it is in. */
type Name = readonly Message[];

/** Returns changes and open questions in business words. */
export async function inBusinessWords(
  { changes, remaining }: { changes: readonly BareChange[]; remaining: readonly BareRemaining[] },
  read: Reading | undefined,
): Promise<{ changes: Change[]; remaining: Remaining[] }> {
  const names = read && (await (await syntaxOf(read.format.syntax).load()).meaningsOf(read.root, read.format));
  const found = new Map<string, Name>();
  const nameOfChange = (change: BareChange) => {
    const key = `${change.answers?.name} ${change.what} ${bareSteps(change.xpath).join('/')}`;
    const name = found.get(key) ?? nameOf(change, change.answers, names);
    found.set(key, name);
    return name;
  };
  return {
    changes: changes.map((given) => {
      const { answers, ...change } = given;
      return { ...change, kind: answers ? 'ask' : 'repair', text: textOf(change, nameOfChange(given)) };
    }),
    remaining: remaining.map(({ question, ...rest }) => {
      if (question === undefined) return rest;
      const { example, term } = question;
      const field = names && nameOfQuestion(question, names);
      return { ...rest, example, ...(field !== undefined && { field }), ...(term && { term }) };
    }),
  };
}

const OF_FILE: Readonly<Record<FileChange | 'namespace', Message>> = {
  base64: notes.base64Removed,
  blanks: notes.blanksRemoved,
  encoding: notes.encodingChanged,
  mark: notes.markRemoved,
  instructions: notes.instructionsRemoved,
  namespace: notes.namespaceChanged,
};

function textOf({ xpath, from, to, what }: BareChange, name: Name): Message {
  if (what !== undefined && what !== 'order' && what !== 'copy') return OF_FILE[what];
  const line = lineOf(xpath);
  const places = line === undefined ? name : [message('Line {line}', { line }), ...name];
  return places.reduceRight((said, place) => detailed(place, said), changed(what, from, to));
}

function changed(what: BareChange['what'], from: string | undefined, to: string | undefined): Message {
  if (what === 'order') return message('its elements are in the right order now');
  if (what === 'copy') return message('an exact copy removed');
  if (to === undefined) return from ? message('removed {from}', { from }) : message('removed, because it was empty');
  if (from?.trim() === to) return message('spaces around {to} removed', { to });
  return from?.trim() ? message('{from} is now {to}', { from: from.trim(), to }) : message('added {to}', { to });
}

function nameOf({ xpath, what }: BareChange, question: Question | undefined, names: Names | undefined): Name {
  const asked = question && names && nameOfQuestion(question, names);
  if (asked) return [asked];
  return what === 'order' && names && isPlan(names) ? groupAt(xpath, names) : nameAt(xpath, names);
}

/** Returns the number of the line that an XPath is in, if there are several. */
function lineOf(xpath: string): number | undefined {
  const [, line] = LINES.exec(xpath) ?? [];
  return line === undefined ? undefined : Number(line);
}

function nameOfQuestion({ term, path }: Question, names: Names): Message | undefined {
  if (isPlan(names)) return term && termName(names, term);
  const last = path?.at(-1);
  return last === undefined ? undefined : named(names[last] ?? last);
}

/** Returns the name of the field at a local XPath; that of its element if it has none. */
function nameAt(xpath: string, names: Names | undefined): Name {
  const steps = bareSteps(xpath);
  const attribute = steps.at(-1)?.startsWith('@') ? steps.pop() : undefined;
  const element = steps.at(-1) ?? '';
  if (names === undefined) return [named(attribute ?? element)];
  if (steps.length === 1) return [message('Document')];
  if (!isPlan(names)) return withAttribute(named(names[element] || element), attribute);
  const nodes = nodesAt(steps, names);
  const own =
    attribute && nodes.flatMap((node) => node.attributes).find((each) => each.attribute === attribute.slice(1));
  if (own && !own.of) return [termName(names, own.term.id)];
  return withAttribute(nearest(steps, names) ?? named(element), attribute);
}

/** Returns the name of the group at a local XPath, or of the one around it. */
function groupAt(xpath: string, plan: Plan): Name {
  const steps = bareSteps(xpath);
  for (let length = steps.length; length > 1; length--) {
    const group = nodesAt(steps.slice(0, length), plan).find(({ opens }) => opens)?.opens?.group;
    if (group) return [termName(plan, group.id)];
  }
  return [message('Document')];
}

function bareSteps(xpath: string): string[] {
  return localSteps(xpath).map((step) => step.replace(/\[\d+\]$/, ''));
}

function withAttribute(name: Message, attribute: string | undefined): Name {
  if (attribute === undefined) return [name];
  const own = attribute.slice(1);
  return [name, notes.attributes[own] ?? named(own)];
}

function named(name: string | Message): Message {
  return typeof name === 'string' ? message('{name}', { name }) : name;
}

function nodesAt(steps: readonly string[], { root }: Plan): readonly PlanNode[] {
  return steps
    .slice(1)
    .reduce<readonly PlanNode[]>(
      (around, step) => around.flatMap(({ children }) => children.filter(({ name }) => localNameOf(name) === step)),
      [root],
    );
}

/** Returns the name of the element itself, of the first field in it, or of the group around it. */
function nearest(steps: readonly string[], plan: Plan): Message | undefined {
  for (let length = steps.length; length > 1; length--) {
    for (let [node] = nodesAt(steps.slice(0, length), plan); node !== undefined; [node] = node.children) {
      const id = node.opens?.group.id ?? node.terms[0]?.term.id ?? node.repeats?.term.id;
      if (id !== undefined) return termName(plan, id);
    }
  }
  return undefined;
}
