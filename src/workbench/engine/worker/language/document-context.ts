import { today } from '../../../../engine/cal/date.ts';
import { Envelope } from '../../../../engine/envelope/envelope.ts';
import { load } from '../../../../engine/loading.ts';
import { isJsonObject, type Json, type JsonObject } from '../../../../engine/model/json.ts';
import type { TypeAt } from '../../../../engine/model/locate.ts';
import type { ObjectType } from '../../../../engine/model/object.ts';
import type { Step } from '../../../../engine/model/path.ts';
import { ENVELOPE_ID } from '../../../../engine/model/schema-id.ts';
import { registry } from '../../../../engine/registry.ts';
import { objectOfSchema } from '../../../../engine/schemas.ts';
import type { AddonModule } from '../../../../engine/tax/declare.ts';
import type { I18n } from '../../../../engine/tax/definitions.ts';
import { type Regime, timeZoneOf } from '../../../../engine/tax/registry.ts';
import { schemaPath } from '../../document/names.ts';
import type { ParsedText } from '../text.ts';

/** The context of help about a text: its kind of document, the applicable law, and the language. */
export interface DocumentContext {
  source: ParsedText;
  /** The language of names and descriptions. */
  language: string;
  typeAt: TypeAt;
  /** The document's schema path, such as `bill/invoice`. */
  schema: string;
  /** The document's path in the text: `doc` in an envelope. */
  root: readonly Step[];
  regime: Regime | undefined;
  /** The document's addons with their requirements. */
  addons: readonly AddonModule[];
  /** The date of the rates, as YYYY-MM-DD. */
  day: string;
}

/** Returns the context of a text, loading the regimes and addons that it uses. */
export async function contextOf(source: ParsedText, language: string): Promise<DocumentContext> {
  await load(source.value);
  const envelope = isJsonObject(source.value) && source.value.$schema === ENVELOPE_ID;
  const root = envelope ? ['doc'] : [];
  const found = valueAt(source.value, root);
  const document = isJsonObject(found) ? found : {};
  const regime =
    registry.regime(textIn(document, '$regime')) ??
    registry.regime(textIn(valueAt(document, ['supplier', 'tax_id']), 'country'));
  const keys = Array.isArray(document.$addons) ? document.$addons.filter((key) => typeof key === 'string') : [];
  return {
    source,
    language,
    typeAt: (path) => typeOf(valueAt(source.value, path)),
    schema: schemaPath(textIn(document, '$schema')),
    root,
    regime,
    addons: registry.expandAddons(keys).flatMap((key) => registry.addon(key) ?? []),
    day: dayIn(document) ?? today(new Date(), timeZoneOf({ regime })),
  };
}

/** Returns the value at a path, or undefined. */
export function valueAt(value: Json | undefined, path: readonly Step[]): Json | undefined {
  let here: Json | undefined = value;
  for (const step of path) {
    if (Array.isArray(here)) here = here[Number(step)];
    else here = isJsonObject(here) && Object.hasOwn(here, step) ? here[step] : undefined;
  }
  return here;
}

/** Returns the text of a member, or an empty text. */
export function textIn(owner: Json | undefined, name: string): string {
  const member = isJsonObject(owner) ? owner[name] : undefined;
  return typeof member === 'string' ? member : '';
}

/** Returns a text in the requested language, otherwise in English. */
export function localized(texts: I18n | undefined, language: string): string {
  return texts?.[language] ?? texts?.en ?? Object.values(texts ?? {})[0] ?? '';
}

/** A possible value. */
export interface Offer {
  value: string;
  /** Its name, in the chosen language if available. */
  name: string;
  /** A figure that belongs to it, such as the percentage of a rate. */
  figure?: string | undefined;
  /** Further information. */
  about?: string | undefined;
}

/** Returns the offer of a value from its definition. */
export function offerOf(value: string, { name, desc }: { name?: I18n; desc?: I18n }, language: string): Offer {
  return { value, name: localized(name, language), about: localized(desc, language) || undefined };
}

function typeOf(value: Json | undefined): ObjectType<object> | undefined {
  const id = textIn(value, '$schema');
  // One table holds the types of all objects.
  return id === ENVELOPE_ID ? Envelope : objectOfSchema(id);
}

function dayIn(document: JsonObject): string | undefined {
  const given = textIn(document, 'value_date') || textIn(document, 'issue_date');
  return /^\d{4}-\d\d-\d\d$/.test(given) && given !== '0000-00-00' ? given : undefined;
}
