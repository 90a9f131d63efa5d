/** What an addon would change in a document: the document is built with and without it. */

import type { Fault, Outcome, WordedFault } from '../../../engine/faults.ts';
import { build, worded } from '../../../engine/index.ts';
import { load } from '../../../engine/loading.ts';
import { isJsonObject, type Json, type JsonObject } from '../../../engine/model/json.ts';
import { pathText, type Step } from '../../../engine/model/path.ts';
import { ENVELOPE_ID } from '../../../engine/model/schema-id.ts';
import type { Definition } from '../../../engine/tax/definitions.ts';
import { language } from '../../ui/texts/say.ts';
import { locate } from '../document/locate.ts';
import { contentsOf, isWithin } from '../document/values.ts';
import { objectIn, system } from './check.ts';
import { contextOf } from './language/document-context.ts';
import { extensionOf } from './language/extension-offers.ts';
import { parsed } from './text.ts';

export interface AddonRequest {
  text: string;
  addon: string;
}

/** A value that is set, once for all places that get the same. */
export interface SetValue {
  /** The path of the first place: `$.lines[0].taxes[0].ext.untdid-tax-category`. */
  path: string;
  value: string;
  places: number;
  /** The definition of the extension, if it is the value of one. */
  extension?: Definition;
}

export interface AddonEffect {
  /** Faults about values that the document does not have, with the definition of the extension that one names. */
  asks: readonly (WordedFault & { extension?: Definition })[];
  /** Faults about values that it has. */
  forbids: readonly WordedFault[];
  sets: readonly SetValue[];
}

/** Returns what an addon changes in the document of a text, whether the document has it or not; undefined if the text is not a document. */
export async function addonEffect({ text, addon }: AddonRequest): Promise<AddonEffect | undefined> {
  const before = await builtWithout(text, addon);
  const after = await built(text, (addons) => [...addons.filter((each) => each !== addon), addon]);
  if (!before || !after) return undefined;
  const known = faultsOf(before);
  const faults = faultsOf(after).filter(
    (fault) => fault.caused_by === undefined && !known.some((each) => isSameLack(each, fault)),
  );
  const { root } = parsed(text);
  const isMissing = ({ properties: [path = ''] }: Fault) => !root || locate(root, path)?.missing !== '';
  const inWords = (fault: Fault) => worded(fault, language.translation);
  return {
    asks: await withNamedExtensions(text, faults.filter(isMissing).map(inWords)),
    forbids: faults.filter((fault) => !isMissing(fault)).map(inWords),
    sets: await withExtensions(text, setValues(documentOf(before), documentOf(after))),
  };
}

/** The last document built without an addon: the same for all addons that a text does not have. */
let last: { text: string; addon: string | undefined; outcome: ReturnType<typeof built> } | undefined;

function builtWithout(text: string, addon: string): ReturnType<typeof built> {
  const present = addonsIn(text).includes(addon) ? addon : undefined;
  if (last?.text !== text || last.addon !== present)
    last = { text, addon: present, outcome: built(text, (addons) => addons.filter((each) => each !== addon)) };
  return last.outcome;
}

function addonsIn(text: string): readonly Json[] {
  const value = objectIn(text);
  const { $addons } = Object(value?.$schema === ENVELOPE_ID ? value.doc : value);
  return Array.isArray($addons) ? $addons : [];
}

/** Builds the document of a text with other addons, and without signatures. */
async function built(
  text: string,
  change: (addons: readonly Json[]) => Json[],
): Promise<Outcome<JsonObject> | undefined> {
  const value = objectIn(text);
  const document = value?.$schema === ENVELOPE_ID ? value.doc : value;
  if (!value || document === undefined || !isJsonObject(document)) return undefined;
  document.$addons = change(Array.isArray(document.$addons) ? document.$addons : []);
  delete value.sigs;
  await load(value);
  return build(value, {}, system);
}

function faultsOf(outcome: Outcome<JsonObject>): readonly Fault[] {
  return outcome.ok ? [] : outcome.faults;
}

/**
 * Returns whether a fault was there without the addon: the same, or one of the same rules further up, where the addon has made the object
 * that was missing.
 */
function isSameLack(before: Fault, after: Fault): boolean {
  const [path = ''] = before.properties;
  const [now = ''] = after.properties;
  if (before.code === after.code) return before.properties.join(' ') === after.properties.join(' ');
  return ruleSetOf(before) === ruleSetOf(after) && isWithin(now, path) && now !== path;
}

const ruleSetOf = ({ code }: Fault) => code.replace(/-\d+$/, '');

function documentOf(outcome: Outcome<JsonObject>): JsonObject {
  return (contentsOf(outcome.ok ? outcome.result : outcome.document) ?? {}) as JsonObject;
}

/** Values that are not effects: the addon itself, values that differ in every build, and values that only repeat those of rows. */
const OWN = new Set(['$addons', 'uuid', 'totals']);

/** Returns the values that only the second document has. Those of equal fields are together. */
function setValues(before: JsonObject, after: JsonObject): SetValue[] {
  const found = new Map<string, SetValue>();
  const collect = (here: Json | undefined, was: Json | undefined, path: readonly Step[]): void => {
    if (typeof here === 'object' && here !== null) {
      for (const [name, each] of Object.entries(here)) {
        if (path.length === 0 && OWN.has(name)) continue;
        const step = Array.isArray(here) ? Number(name) : name;
        collect(each, (was as { [step: string]: Json } | null | undefined)?.[step], [...path, step]);
      }
      return;
    }
    if (here === undefined || here === was) return;
    const value = String(here);
    // An extension is the same thing on a line and a charge.
    const names = path.filter((step) => typeof step === 'string');
    const key = `${names.slice(Math.max(0, names.lastIndexOf('ext'))).join('.')} ${value}`;
    const known = found.get(key);
    if (known) known.places += 1;
    else found.set(key, { path: pathText(path), value, places: 1 });
  };
  collect(after, before, []);
  return [...found.values()];
}

/** Adds the extension that a fault names, if it is about extensions. */
async function withNamedExtensions(text: string, faults: readonly WordedFault[]): Promise<AddonEffect['asks']> {
  const context = await contextOf(parsed(text), language.translation?.language ?? 'en');
  return Promise.all(
    faults.map(async (fault) => {
      const isOfExtensions = fault.properties.some((path) => /\.(?:ext|tax)$/.test(path));
      const [key] = (isOfExtensions && /\b[a-z\d]+(?:-[a-z\d]+)+\b/.exec(fault.description)) || [];
      const extension = key === undefined ? undefined : await extensionOf(key, context);
      if (!extension) return fault;
      // Of a missing object of taxes, the extension in it is asked for.
      return { ...fault, extension, properties: fault.properties.map((path) => path.replace(/\.tax$/, '.tax.ext')) };
    }),
  );
}

async function withExtensions(text: string, values: readonly SetValue[]): Promise<SetValue[]> {
  const context = await contextOf(parsed(text), language.translation?.language ?? 'en');
  return Promise.all(
    values.map(async (each) => {
      const [, key] = /\.ext\.(.+)$/.exec(each.path) ?? [];
      const extension = key === undefined ? undefined : await extensionOf(key, context);
      return { ...each, ...(extension && { extension }) };
    }),
  );
}
