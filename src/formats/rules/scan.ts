/** Checks rules on elements, from tables and code, in one traversal of a document (chapter 12 §7, §8). */

import { type Message, message } from '../../engine/text/message.ts';
import { attributeAt, type Plan, type PlanNode } from '../model/plan.ts';
import type { TermId } from '../terms/declare.ts';
import type { XmlElement } from '../xml/element.ts';
import {
  foundIn,
  type Judged,
  type ListedRule,
  MOST_PLACES,
  type Scan,
  type ScanFinding,
  type Verdict,
  type Violation,
} from './declare.ts';
import { Compiled, type CompiledContext, type Counted, type State } from './scan-states.ts';
import {
  type CheckEntry,
  type Entry,
  type PathEntry,
  type Syntax,
  type SyntaxSelection,
  selectedContexts,
} from './syntax-table.ts';
import { countAt, elementsAlong } from './verdicts.ts';

/** Returns a scan of the rules of a table that a set selects. The table is parsed on first use. */
export function syntaxScan(syntax: Syntax, selection: SyntaxSelection = {}): Scan {
  const { standard = 'EN 16931' } = selection;
  let compiled: Compiled | undefined;
  const scan = (judged: Judged) => {
    compiled ??= new Compiled(selectedContexts(syntax, selection));
    return new Walk(compiled, judged, standard).findings();
  };
  const tables = [syntax.table, selection.own?.table ?? ''];
  // A table names each series once, and then counts: `CII-SR-`.
  const mayHave = (code: string) => tables.some((table) => table.includes(code.replace(/(?<!\d)\d+$/, '')));
  return Object.assign(scan, {
    rules: (code?: string) => (code && !mayHave(code) ? [] : listed(syntax, selection, standard)),
  });
}

/** Yields the rules of a set with their requirements, for lists. */
function* listed(syntax: Syntax, selection: SyntaxSelection, standard: string): Generator<ListedRule> {
  for (const { at, entries } of selectedContexts(syntax, selection)) {
    for (const entry of entries) {
      const { id, flag } = entry;
      if (entry.form === 'code') yield { id, flag, text: { template: entry.text, values: undefined } };
      else {
        const once = entry.form.endsWith('-1') && entry.form !== 'at-least-1' ? { once: entry.path } : undefined;
        yield { id, flag, text: wantedBy(entry, at, standard), fix: FIXES[entry.form], ...once };
      }
    }
  }
}

/** How to fix a broken rule of each form. */
const FIXES: Readonly<Record<PathEntry['form'], Message>> = {
  absent: message('Remove it, or move its content to a note (BT-22, of a line BT-127).'),
  'at-most-1': message('Keep one and remove the others.'),
  'exactly-1': message('Add it if it is missing; otherwise keep one and remove the others.'),
  'at-least-1': message('Add it.'),
};

function wantedBy({ form, path }: PathEntry, at: string, standard: string): Message {
  if (form === 'absent') return message('{standard} has no term for {path} in {at}.', { standard, path, at });
  if (form === 'at-most-1') return message('{path} can occur at most once in {at}.', { path, at });
  if (form === 'exactly-1') return message('{path} must occur exactly once in {at}.', { path, at });
  return message('{at} must have {path}.', { path, at });
}

const NONE: readonly never[] = [];

/** One pass over a document, for all rules at once. */
class Walk {
  readonly #rules: Compiled;
  readonly #judged: Judged;
  readonly #standard: string;
  readonly #findings: ScanFinding[] = [];
  readonly #places = new Map<string, number>();

  constructor(rules: Compiled, judged: Judged, standard: string) {
    this.#rules = rules;
    this.#judged = judged;
    this.#standard = standard;
  }

  findings(): readonly ScanFinding[] {
    const { root } = this.#judged;
    this.#visit(root, this.#rules.next(this.#rules.first, root.name));
    return this.#findings;
  }

  /** Visits an element and its descendants. No functions are created, because there may be many. */
  #visit(element: XmlElement, state: State): void {
    for (const entry of state.absent) if (this.#isReported(entry)) this.#findings.push(this.#unwanted(entry, element));
    if (state.attributes.size > 0) {
      for (const { name } of element.attributes) {
        for (const entry of state.attributes.get(name) ?? NONE) {
          if (this.#isReported(entry)) this.#findings.push(this.#unwanted(entry, element, name));
        }
      }
    }
    if (state.context) {
      if (state.context.counted.length > 0) this.#count(state.context, element);
      for (const check of state.context.checks) this.#judge(check, check.holds(element, this.#judged), element);
    }
    this.#visitWithin(element, state);
  }

  /** A separate loop, as in `writeAll` of `xml/write.ts`. */
  #visitWithin({ first }: XmlElement, state: State): void {
    for (let child = first; child !== undefined; child = child.next) {
      this.#visit(child, this.#rules.next(state, child.name));
    }
  }

  /** Counts a place of a rule; returns whether it is still reported. */
  #isReported({ id }: Entry): boolean {
    const places = (this.#places.get(id) ?? 0) + 1;
    this.#places.set(id, places);
    return places <= MOST_PLACES;
  }

  #judge(check: CheckEntry, verdict: Verdict, around: XmlElement): void {
    const { id, flag, text } = check;
    for (const { element = around, step, values } of foundIn(verdict)) {
      if (this.#isReported(check)) this.#findings.push({ id, flag, element, step, text: { template: text, values } });
    }
  }

  #count({ counted, countedByName, tally }: CompiledContext, element: XmlElement): void {
    for (const { path, index, ofAttribute } of counted) tally[index] = ofAttribute ? countAt(element, path, 0) : 0;
    for (let child = element.first; child !== undefined; child = child.next) {
      for (const { path, index } of countedByName.get(child.name) ?? NONE) {
        tally[index] = (tally[index] ?? 0) + countAt(child, path, 1);
      }
    }
    for (const rule of counted) {
      const count = tally[rule.index] ?? 0;
      if (count >= rule.least && count <= rule.most) continue;
      if (this.#isReported(rule)) this.#findings.push(this.#miscounted(rule, element));
    }
  }

  #unwanted({ id, flag }: Entry, element: XmlElement, attribute?: string): ScanFinding {
    const standard = this.#standard;
    const name = element.name;
    if (attribute !== undefined) {
      const values = { standard, attribute, element: name };
      const text = message('{standard} does not allow the attribute {attribute} of {element}. Remove it.', values);
      return { id, flag, element, step: `@${attribute}`, text };
    }
    const text = message(
      '{standard} has no term for {element} in {parent}. Remove it; you can move its content to a note ({note}).',
      { standard, element: name, parent: element.parent?.name ?? '', note: isInLine(element) ? 'BT-127' : 'BT-22' },
    );
    return { id, flag, element, text };
  }

  #miscounted({ id, flag, path, most }: Counted, context: XmlElement): ScanFinding {
    const found = elementsAlong(context, path);
    const isMissing = found.length <= most;
    const place = isMissing ? missingElement(context, path) : surplusElement(found, path);
    const known = termAt(this.#judged.plan, context, path);
    const values = { standard: this.#standard, child: path.join('/'), parent: context.name, count: found.length };
    if (known === undefined) {
      const text = isMissing
        ? message('{standard} requires {child} in {parent}. Add it.', values)
        : message('{child} occurs {count} times in {parent}; {standard} allows at most one. Keep one.', values);
      return { id, flag, ...place, text };
    }
    const named = { ...values, term: known.name, number: known.id };
    const text = isMissing
      ? message('{term} ({number}), which {standard} requires, is missing. Add {child} to {parent}.', named)
      : message(
          '{term} ({number}) occurs {count} times; {standard} allows it at most once. Keep one {child} in {parent}.',
          named,
        );
    return { id, flag, ...place, terms: [known.id], text };
  }
}

/** Returns the first excess element, and the attribute that makes it so. */
function surplusElement(found: readonly XmlElement[], path: readonly string[]): Violation {
  const last = path.at(-1);
  return { element: found[1], step: last?.startsWith('@') ? last : undefined };
}

/** Returns the last existing element on a path, and the missing step. */
function missingElement(context: XmlElement, path: readonly string[]): Violation {
  let element = context;
  for (const step of path) {
    const next = step.startsWith('@') ? undefined : element.child(step);
    if (next === undefined) return { element, step };
    element = next;
  }
  return { element };
}

const LINES = ['cac:InvoiceLine', 'cac:CreditNoteLine', 'ram:IncludedSupplyChainTradeLineItem'];

function isInLine(element: XmlElement): boolean {
  for (let at = element.parent; at !== undefined; at = at.parent) if (LINES.includes(at.name)) return true;
  return false;
}

/** Returns the term or group at a path below an element, or undefined. */
function termAt(
  plan: Plan,
  context: XmlElement,
  path: readonly string[],
): { readonly id: TermId; readonly name: string } | undefined {
  const names = [...path];
  for (let at = context; at.parent !== undefined; at = at.parent) names.unshift(at.name);
  let node: PlanNode | undefined = plan.root;
  for (const name of names) {
    if (name.startsWith('@')) return node && attributeAt(node, name.slice(1))?.term;
    node = node?.byName.get(name)?.[0];
  }
  return node?.opens?.group ?? node?.terms[0]?.term;
}
