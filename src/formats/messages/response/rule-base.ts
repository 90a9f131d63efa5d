/** Declares rules on ApplicationResponse by tables: what a place must have, may have, and the codes of values. */

import { type NationalRule, nationalRule } from '../../national/shared/rules.ts';
import { type Flag, normal, type Violation } from '../../rules/declare.ts';
import { elementsAt } from '../../rules/elements.ts';
import { localNameOf } from '../../schema/fault.ts';
import type { XmlElement } from '../../xml/element.ts';

export type ResponseRule = NationalRule<XmlElement>;

/** A path from the root, without the root: `cac:SenderParty/cbc:EndpointID`. Empty for the root. */
export type Path = string;

function at(root: XmlElement, path: Path): readonly XmlElement[] {
  return path === '' ? [root] : elementsAt(root, path.split('/'));
}

function nameOf(path: Path): string {
  return localNameOf(path.split('/').at(-1) || 'ApplicationResponse');
}

/** Declares a rule on the elements of a path. */
export function on(
  id: string,
  path: Path,
  holds: (element: XmlElement) => boolean | NonNullable<Violation['values']>,
  text: string,
  { flag = 'fatal', values, step }: { flag?: Flag; values?: Violation['values']; step?: string } = {},
): ResponseRule {
  return nationalRule<XmlElement>(
    id,
    flag,
    (root) =>
      at(root, path).flatMap((element): Violation[] => {
        const held = holds(element);
        return held === true ? [] : [{ element, step, ...(held !== false && { values: held }) }];
      }),
    text,
    values,
  );
}

/** Declares that elements must have a child. */
export function needs(id: string, path: Path, child: string): ResponseRule {
  const values = { name: localNameOf(child), parent: nameOf(path) };
  const has = (element: XmlElement) => element.child(child) !== undefined;
  return on(id, path, has, '{parent} has no {name}, which is required. Add it.', { values, step: child });
}

/** Declares that elements must have an attribute. */
export function needsAttribute(id: string, path: Path, attribute: string): ResponseRule {
  const values = { name: nameOf(path), attribute };
  const has = (element: XmlElement) => element.attribute(attribute) !== undefined;
  const text = '{name} has no attribute {attribute}, which says what the value is. Add it.';
  return on(id, path, has, text, { values, step: `@${attribute}` });
}

/** Declares that elements have no other children than some. */
export function only(id: string, path: Path, children: readonly string[]): ResponseRule {
  return nationalRule<XmlElement>(
    id,
    'fatal',
    (root) =>
      at(root, path).flatMap((element) =>
        element.children
          .filter(({ name }) => !children.includes(name))
          .map((child): Violation => ({ element: child, values: { name: child.localName } })),
      ),
    'Peppol does not use {name} in {parent}. Remove it.',
    { parent: nameOf(path) },
  );
}

/** Declares that a value is one of a few. */
export function oneOf(id: string, path: Path, codes: readonly string[]): ResponseRule {
  return on(
    id,
    path,
    ({ value }) => codes.includes(normal(value)) || { value: normal(value) },
    '{name} is {value}, but must be one of {codes}. Correct it.',
    { values: { name: nameOf(path), codes } },
  );
}

interface Codes {
  has(code: string): boolean;
}

/** Declares that a value is in a published list. */
export function inList(id: string, path: Path, codes: Codes, list: string): ResponseRule {
  return on(
    id,
    path,
    ({ value }) => codes.has(normal(value)) || { value: normal(value) },
    '{value} is not in the code list {list}. Use a code from the list.',
    { values: { list } },
  );
}

/** Declares that an attribute, if present, is in a published list. */
export function attributeInList(id: string, path: Path, attribute: string, codes: Codes, list: string): ResponseRule {
  return on(
    id,
    path,
    (element) => {
      const value = element.attribute(attribute);
      return value === undefined || codes.has(value) || { value };
    },
    '{value} is not in the code list {list}. Use a code from the list.',
    { values: { list }, step: `@${attribute}` },
  );
}
