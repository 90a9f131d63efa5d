/** The JSON Schema of a correction's options, narrowed to what the document's regime and addons allow (chapter 02 §14.5). */
import { CorrectionOptions } from '../bill/correction-options.ts';
import { invoiceTypes } from '../bill/invoice.ts';
import type { RegimeDocument } from '../bill/prepare.ts';
import type { JsonObject } from '../model/json.ts';
import type { NamedField, ObjectType } from '../model/object.ts';
import type { ValueType } from '../model/value.ts';
import { registry } from '../registry.ts';
import { SCHEMA_BASE } from '../schemas.ts';
import { type CorrectionTerms, correctionTerms } from '../tax/corrections.ts';
import type { Definition, I18n } from '../tax/definitions.ts';

/** The schema for an invoice, which may be a draft. Without a regime it is the general one. */
export function correctionSchema(invoice: RegimeDocument & { series?: string }): JsonObject {
  const plan = registry.planOf(invoice);
  const regime = plan.regime ? (invoice.$regime ?? '').toLowerCase() : '';
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: `${SCHEMA_BASE}${CorrectionOptions.path}?tax_regime=${regime}`,
    $ref: `#/$defs/${CorrectionOptions.name}`,
    $defs: {
      [CorrectionOptions.name]: plan.regime
        ? narrowed(correctionTerms('bill/invoice', plan), invoice.series)
        : general(),
    },
    $comment: `Generated dynamically for ${regime}`,
  };
}

function general(): JsonObject & { properties: JsonObject; required: string[] } {
  return {
    properties: Object.fromEntries(CorrectionOptions.fields.map((field) => [field.name, fieldSchema(field)])),
    type: 'object',
    required: CorrectionOptions.fields.filter(({ required }) => required).map(({ name }) => name),
    description: CorrectionOptions.description,
  };
}

function fieldSchema({ type, title, description }: NamedField): JsonObject {
  return { ...(typeSchema(type) as JsonObject), title, description };
}

function typeSchema(type: ValueType<unknown>): object {
  if (type.kind === 'object') return { $ref: SCHEMA_BASE + (type as unknown as ObjectType<object>).path };
  if (type.kind !== 'list') return type.schema ?? {};
  return { items: typeSchema((type as ValueType<unknown> & { element: ValueType<unknown> }).element), type: 'array' };
}

function narrowed(terms: CorrectionTerms, series: string | undefined): JsonObject {
  const { properties, required, ...rest } = general();
  const { type, series: seriesSchema, ext } = properties as { [name: string]: JsonObject };
  const keys = terms.extensions.filter((key) => registry.extension(key) !== undefined);
  if (terms.types.length > 0)
    properties.type = { ...type, oneOf: terms.types.map(typeChoice), default: terms.types[0] ?? '' };
  if (series) properties.series = { ...seriesSchema, default: series };
  if (keys.length > 0)
    properties.ext = { ...extensionsSchema(keys), title: ext?.title ?? '', description: ext?.description ?? '' };
  else delete properties.ext;
  return {
    properties,
    ...rest,
    required: terms.reasonRequired ? [...required, 'reason'] : required,
    recommended: ['series', ...(keys.length > 0 ? ['ext'] : []), ...(terms.copyTax ? ['copy_tax'] : [])],
  };
}

function typeChoice(type: string): JsonObject {
  const [, title = type, description = type] = invoiceTypes.find(([known]) => known === type) ?? [];
  return { const: type, title, description };
}

function extensionsSchema(keys: readonly string[]): JsonObject {
  const properties = Object.fromEntries(
    keys.flatMap((key) => {
      const definition = registry.extension(key);
      return definition ? [[key, extensionSchema(definition)]] : [];
    }),
  );
  return { properties, type: 'object', recommended: [...keys] };
}

function extensionSchema({ name, desc, values }: Definition): JsonObject {
  const choices = values?.map((value) => ({ const: value.code ?? value.key ?? '', ...labels(value.name, value.desc) }));
  return { ...(choices?.length && { oneOf: choices }), type: 'string', ...labels(name, desc) };
}

function labels(name: I18n, desc: I18n | undefined): JsonObject {
  const description = desc && inEnglish(desc);
  return { title: inEnglish(name), ...(description && { description }) };
}

function inEnglish(text: I18n): string {
  return text.en ?? Object.values(text)[0] ?? '';
}
