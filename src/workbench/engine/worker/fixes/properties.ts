/** Properties with unknown names, missing ones, and ones in the wrong place. */

import { findNodeAtLocation, getNodeValue, type Node } from 'jsonc-parser';
import { ruleDetail } from '../../../../engine/index.ts';
import { declaredAt, objectAt } from '../../../../engine/model/locate.ts';
import type { AnyType } from '../../../../engine/model/object.ts';
import type { Step } from '../../../../engine/model/path.ts';
import { nearest } from '../../../../engine/text/nearest.ts';
import { say } from '../../../ui/texts/say.ts';
import { removalOf } from '../../document/removal.ts';
import { inside } from '../language/completion.ts';
import { type DocumentContext, valueAt } from '../language/document-context.ts';
import { offersFor } from '../language/offers.ts';
import * as texts from '../texts.ts';
import { insertProperty, nameNode, replaceValue } from './edits.ts';
import type { Candidate, FaultAt, Idea } from './fault.ts';

/** Renames an unknown property to the probable name, or removes it. */
export const renameUnknown: Idea = ({ code, node, steps, context, missing }) => {
  const name = nameNode(node);
  if (code !== 'BW-UNKNOWN-FIELD' || missing.length > 0 || !name) return [];
  const present = namesIn(node.parent?.parent, context);
  const known = objectAt(steps.slice(0, -1), context.typeAt)?.fields.map((field) => field.name) ?? [];
  const guess = nearest(
    name.value,
    known.filter((each) => !present.has(each)),
  );
  const renamed = { offset: name.offset, length: name.length, content: JSON.stringify(guess) };
  const removal: Candidate = {
    title: say(texts.remove, { name: name.value }),
    edits: removalOf(node),
    lossy: true,
  };
  return guess === undefined
    ? [removal]
    : [{ title: say(texts.rename, { name: guess }), edits: [renamed], renamed: guess }, removal];
};

const namesOf = new WeakMap<DocumentContext, Map<Node | undefined, ReadonlySet<unknown>>>();

/** Returns the names of the properties of an object, once for a text. */
function namesIn(object: Node | undefined, context: DocumentContext): ReadonlySet<unknown> {
  const known = namesOf.get(context) ?? new Map();
  namesOf.set(context, known);
  const names = known.get(object) ?? new Set(object?.children?.map(({ children }) => children?.[0]?.value));
  known.set(object, names);
  return names;
}

/** Adds a missing property: with each of its values if few, otherwise empty for the user to continue. */
export const addMissing: Idea = async (fault) => {
  const { missing, node, steps, context } = fault;
  const [name] = missing;
  if (name === undefined || name === '' || node.type !== 'object') return [];
  const path = [...steps, ...missing];
  // The extension itself is offered instead of an empty object for it.
  if (path.at(-1) === 'ext' && (ruleDetail(fault.code ?? '')?.extensions ?? []).length > 0) return [];
  const declared = declaredAt(path, context.typeAt);
  if (!declared) return [];
  const offers = await offersFor(declared, path, context);
  const label = missing.join('.');
  const few = offers.length <= FEW ? offers : [];
  const chosen = few.map(({ value, name: called, figure }) => ({
    title: noted(say(texts.addValue, { name: label, value }), called, figure),
    edits: [insertionOf(fault, missing, JSON.stringify(value)).edit],
    choice: few.length > 1,
  }));
  // Totals are filled in by building, not by hand.
  if (declared.field?.calculated && declared.type.kind === 'object') return [];
  return [...chosen, blank(fault, missing, say(texts.add, { name: label }), declared.type)];
};

/** Adds the usual treatment to a tax without one: addons derive their codes from it. */
export const addKey: Idea = (fault) => {
  const { missing, steps, value, context } = fault;
  const isCombo = objectAt(steps, context.typeAt)?.name === 'tax.Combo';
  if (!isCombo || missing[0] !== 'ext' || Object.hasOwn(Object(value), 'key')) return [];
  const title = say(texts.addValue, { name: 'key', value: 'standard' });
  return [{ title, edits: [insertionOf(fault, ['key'], '"standard"').edit] }];
};

/** Adds each rate of the country to a tax without a percentage. */
export const addRate: Idea = async (fault) => {
  const { code, steps, context, missing, value } = fault;
  if (code !== 'GOBL-TAX-COMBO-04' || missing.length > 0) return [];
  const path = [...steps, 'rate'];
  const declared = declaredAt(path, context.typeAt);
  if (!declared || Object.hasOwn(Object(value), 'rate')) return [];
  const offers = await offersFor(declared, path, context);
  return offers.slice(0, FEW).map(({ value: rate, name, figure }) => ({
    title: noted(say(texts.addValue, { name: 'rate', value: rate }), name, figure),
    edits: [insertionOf(fault, ['rate'], JSON.stringify(rate)).edit],
    choice: true,
  }));
};

/** Removes a property that is not allowed. */
export const removeExcess: Idea = ({ code, missing, node, declared }) => {
  const name = nameNode(node);
  // The number is needed, only in another form.
  if (code === 'BW-IBAN' || (/TAX-(?:IDENTITY|NUMBER)/.test(code ?? '') && name?.value === 'code')) return [];
  if (missing.length > 0 || !name || declared?.field?.required || name.value === '$schema') return [];
  return [{ title: say(texts.remove, { name: name.value }), edits: removalOf(node), lossy: true }];
};

/** Maximum number of values that are each listed as a fix. */
export const FEW = 8;

/** Returns the title of a fix with details of its value: `Use "380" – Commercial Invoice, 21%`. */
export function noted(title: string, ...known: readonly (string | undefined)[]): string {
  const note = known.flatMap((each) => each || []).join(', ');
  return note === '' ? title : say(texts.noted, { title, note });
}

/** Adds an empty property with the cursor in it. */
export function blank(fault: FaultAt, missing: readonly string[], title: string, type?: AnyType): Candidate {
  const [json, at] = emptyOf(type);
  const { edit, valueOffset } = insertionOf(fault, missing, json);
  return { title, edits: [edit], goOn: valueOffset + at };
}

/** Adds a property at the end of names, creating the objects on its path. */
export function insertionOf({ node, steps, context }: FaultAt, missing: readonly string[], json: string) {
  const [name = '', ...rest] = missing;
  let value = json;
  let lead = 0;
  for (const inner of rest.toReversed()) {
    const head = `{ ${JSON.stringify(inner)}: `;
    value = `${head}${value} }`;
    lead += head.length;
  }
  const { edit, valueOffset } = insertProperty(context.source, node, name, value, orderAt(steps, context));
  return { edit, valueOffset: valueOffset + lead };
}

function orderAt(steps: readonly Step[], { typeAt }: DocumentContext): string[] {
  return ['$schema', ...(objectAt(steps, typeAt)?.fields.map(({ name }) => name) ?? [])];
}

/** Returns an empty value, and the cursor offset inside it. */
function emptyOf(type: AnyType | undefined): [json: string, at: number] {
  const shape = type ? inside(type) : '"$1"';
  let innermost = type;
  while (innermost?.kind === 'list') innermost = innermost.element;
  return [shape.replace('$1', plainValues[innermost?.kind ?? ''] ?? ''), shape.indexOf('$1')];
}

/** Initial values that are neither texts nor have parts. */
const plainValues: Readonly<Record<string, string>> = { boolean: 'false', integer: '0', number: '0' };

/** Suggests a party's tax number with its scheme, and its e-mail, as its electronic address. Each is tried with the wanted format. */
export const addAddress: Idea = async (fault) => {
  const { steps, missing, context, path } = fault;
  if (!path.includes('inboxes')) return await addUsualAddress(fault);
  const within = steps.indexOf('inboxes');
  const party = Object(valueAt(context.source.value, within < 0 ? steps : steps.slice(0, within)));
  const { addressesOf } = await import('../../document/addresses.ts');
  // The address itself, around its member at fault.
  const up = steps.length - within - 2;
  const node = up > 0 ? fault.node.parent?.parent : fault.node;
  const email = Object(valueAt(context.source.value, steps.slice(0, within + 2))).email;
  return addressesOf(party).flatMap(({ value, inbox }): Candidate[] => {
    const json = JSON.stringify(inbox);
    if (within < 0) {
      const edits = missing[0] === 'inboxes' ? [insertionOf(fault, ['inboxes'], JSON.stringify([inbox])).edit] : [];
      return [{ title: say(texts.use, { value }), edits, choice: true }];
    }
    if (!node || up < 0) return [];
    const lossy = email !== undefined && !JSON.stringify(party.emails ?? '').includes(email);
    return [{ title: say(texts.use, { value }), edits: [replaceValue(node, json)], lossy }];
  });
};

/** Suggests the address that the law wants of a party with another one: in France, its SIREN. */
async function addUsualAddress({ path, node }: FaultAt): Promise<readonly Candidate[]> {
  const last = /\.(?:supplier|customer)$/.test(path)
    ? findNodeAtLocation(node, ['inboxes'])?.children?.at(-1)
    : undefined;
  if (!last) return [];
  const { addressesOf } = await import('../../document/addresses.ts');
  return addressesOf(Object(getNodeValue(node)))
    .filter(({ isUsual }) => isUsual)
    .map(({ value, inbox }) => ({
      title: say(texts.use, { value }),
      edits: [{ offset: last.offset + last.length, length: 0, content: `, ${JSON.stringify(inbox)}` }],
    }));
}
