/** Writes the answers of the user. */

import { kindOf } from '../model/plan.ts';
import { askedBy, type Question, questions } from './asks.ts';
import { encodedAs } from './file.ts';
import { insertion, type Writing } from './insert.ts';
import { edited } from './source.ts';
import { placeOf, type Step } from './terms.ts';
import { dateOf } from './values.ts';
import type { Reading, Work } from './work.ts';

/** Writes the answers of the user. Returns those without a place. */
export async function writeAnswers(work: Work): Promise<string[]> {
  const unused: string[] = [];
  for (const [given, value] of Object.entries(work.options.answers ?? {})) {
    const { read, bytes } = work.state;
    const [, name = given, line] = /^([\w-]+)(?:\[(\d+)\])?$/.exec(given) ?? [];
    const question = read && questions[read.syntax]?.find((each) => each.name === name);
    const writing =
      read && question && writingOf(question, read, value, line === undefined ? undefined : Number(line) - 1);
    const made = read && writing && insertion(read, writing);
    if (!read || !made || value.trim() === '') {
      unused.push(given);
      continue;
    }
    const state = await work.checked(encodedAs(edited(read.text, made.edits), bytes));
    // Characters that XML does not allow.
    if (state.read === undefined) {
      unused.push(given);
      continue;
    }
    const rule =
      work.state.faults.find(
        ({ code, terms }) => askedBy.get(code)?.includes(name) || (question.term && terms.includes(question.term)),
      )?.code ?? '';
    const steps = writing.steps.map((step) => step.name.replace(/^.*:/, ''));
    const xpath =
      made.was === undefined ? `/${[read.root.localName, ...steps].join('/')}` : read.paths.local(made.around);
    work.take(state, [
      {
        xpath: writing.attribute ? `${xpath}/@${writing.attribute}` : xpath,
        from: made.was,
        to: value,
        rule,
        answers: question,
      },
    ]);
  }
  return unused;
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
