/** Extensions that an addon asks for. Its rules name their keys; which codes they take is in its definition. */

import { say } from '../../texts/say.ts';
import { localized, valueAt } from '../language/document-context.ts';
import { ownExtensions } from '../language/extension-offers.ts';
import * as texts from '../texts.ts';
import { replaceValue } from './edits.ts';
import type { Candidate, Idea } from './fault.ts';
import { blank, FEW, insertionOf, noted } from './properties.ts';

/** Adds the extension that a fault names: with each of its codes where these are few, else for a choice from its list. */
export const addExtension: Idea = (fault) => {
  const { description, context, steps, missing } = fault;
  const path = [...steps, ...missing];
  const isExtensions = path.at(-1) === 'ext' && fault.node.type === 'object';
  if (!isExtensions) return [];
  const present = Object(valueAt(context.source.value, path));
  const named = ownExtensions(context).filter(
    ({ key }) => key !== undefined && !Object.hasOwn(present, key) && mentions(description, key),
  );
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
    return [...added, blank(fault, names, count > 0 ? say(texts.addChosen, { title, count }) : title)];
  });
};

/** The code of an extension that is none of its list: all of its list, where they are few. */
export const correctExtension: Idea = ({ description, context, steps, missing, value, node }) => {
  if (missing.length > 0 || typeof value !== 'object' || steps.at(-1) !== 'ext') return [];
  const members = (node.children ?? []).flatMap(({ children: [name, code] = [] }) =>
    name && code && mentions(description, name.value) ? [{ key: String(name.value), code }] : [],
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

/** Whether a sentence names a key, and not a longer one that it is part of. */
function mentions(sentence: string, key: string): boolean {
  const start = sentence.indexOf(key);
  const ends = /^(?![\w+-])/.test(sentence.slice(start + key.length).replace(/^-(?=\s)/, ''));
  return start >= 0 && ends && !/[\w+-]$/.test(sentence.slice(0, start));
}
