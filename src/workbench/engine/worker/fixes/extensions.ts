/** Extensions required by an addon. Its rules name them; its definition lists their codes. */

import { ruleDetail } from '../../../../engine/index.ts';
import { say } from '../../../ui/texts/say.ts';
import { localized, valueAt } from '../language/document-context.ts';
import { ownExtensions } from '../language/extension-offers.ts';
import * as texts from '../texts.ts';
import { replaceValue } from './edits.ts';
import type { Candidate, FaultAt, Idea } from './fault.ts';
import { blank, FEW, insertionOf, noted } from './properties.ts';

/** Adds the extension that a fault names: with each of its codes if few, otherwise for a choice from its list. */
export const addExtension: Idea = (fault) => {
  const { context, steps, missing } = fault;
  const path = [...steps, ...missing];
  const isExtensions = path.at(-1) === 'ext' && fault.node.type === 'object';
  if (!isExtensions) return [];
  const asked = extensionsOf(fault);
  const present = Object(valueAt(context.source.value, path));
  const named = ownExtensions(context).filter(({ key = '' }) => !Object.hasOwn(present, key) && asked.includes(key));
  return named.flatMap(({ key = '', name, values = [] }): Candidate[] => {
    const names = [...missing, key];
    const chosen = values.length > FEW ? [] : values;
    const added = chosen.map(({ code = '', name: called }) => ({
      title: noted(say(texts.addValue, { name: key, value: code }), localized(called, context.language)),
      edits: [insertionOf(fault, names, JSON.stringify(code)).edit],
      choice: chosen.length > 1,
    }));
    const title = noted(say(texts.add, { name: key }), localized(name, context.language));
    const count = values.length;
    const left = blank(fault, names, count > 0 ? say(texts.addChosen, { title, count }) : title);
    const called = localized(name, context.language);
    return [...added, called ? { ...left, asks: { path: `${fault.path}.${key}`, name: called } } : left];
  });
};

/** Replaces an unknown extension code: offers the whole list if short. */
export const correctExtension: Idea = (fault) => {
  const { context, steps, missing, value, node } = fault;
  if (missing.length > 0 || typeof value !== 'object' || steps.at(-1) !== 'ext') return [];
  const asked = extensionsOf(fault);
  const members = (node.children ?? []).flatMap(({ children: [name, code] = [] }) =>
    name && code && asked.includes(name.value) ? [{ key: String(name.value), code }] : [],
  );
  return members.flatMap(({ key, code }) => {
    const definition = ownExtensions(context).find((each) => each.key === key);
    const values = (definition?.values ?? []).slice(0, FEW);
    return values.map(({ code: known = '', name }) => ({
      title: noted(say(texts.use, { value: known }), localized(name, context.language)),
      edits: [replaceValue(code, JSON.stringify(known))],
      choice: true,
    }));
  });
};

/** Returns the keys of the extensions that a fault's rule requires. */
function extensionsOf({ code = '' }: FaultAt): readonly string[] {
  return ruleDetail(code)?.extensions ?? [];
}
