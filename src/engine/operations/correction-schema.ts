/**
 * The JSON Schema of correction options, limited to those that the document's regime and addons allow (chapter 02
 * §14.5).
 */
import { CorrectionOptions } from '../bill/correction-options.ts';
import { invoiceTypes } from '../bill/invoice.ts';
import type { RegimeDocument } from '../bill/prepare.ts';
import type { JsonObject } from '../model/json.ts';
import { schemaId } from '../model/schema-id.ts';
import { registry } from '../registry.ts';
import { objectSchema } from '../schema/object-schema.ts';
import { type CorrectionTerms, correctionTerms } from '../tax/corrections.ts';
import type { Definition, I18n } from '../tax/definitions.ts';

/** Returns the schema for an invoice, which may be a draft. Without a known regime, it is the general one. */
export function correctionSchema(invoice: RegimeDocument & { series?: string }): JsonObject {
  const plan = registry.planOf(invoice);
  const regime = (invoice.$regime ?? '').toLowerCase();
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: `${schemaId(CorrectionOptions.path)}?tax_regime=${regime}`,
    $ref: `#/$defs/${CorrectionOptions.name}`,
    $defs: {
      [CorrectionOptions.name]: plan.regime
        ? narrowed(correctionTerms('bill/invoice', plan), invoice.series)
        : general(),
    },
    $comment: `Generated dynamically for ${regime}`,
  };
}

function general() {
  const { title: _, ...schema } = objectSchema(CorrectionOptions, CorrectionOptions.path);
  return schema;
}

function narrowed(terms: CorrectionTerms, series: string | undefined): JsonObject {
  const schema = general();
  const properties = schema.properties as { [name: string]: JsonObject };
  const keys = terms.extensions.filter((key) => registry.extension(key) !== undefined);
  if (terms.types.length > 0) {
    const { $ref = '', ...labels } = properties.type ?? {};
    properties.type = { $ref, oneOf: terms.types.map(typeChoice), ...labels, default: terms.types[0] ?? '' };
  }
  if (series) properties.series = { ...properties.series, default: series };
  if (keys.length > 0) {
    const { $ref: _, ...labels } = properties.ext ?? {};
    properties.ext = { ...extensionsSchema(keys), ...labels, recommended: keys };
  } else delete properties.ext;
  return {
    ...schema,
    required: terms.reasonRequired ? [...(schema.required as string[]), 'reason'] : (schema.required ?? []),
    recommended: ['series', ...(keys.length > 0 ? ['ext'] : []), ...(terms.copyTax ? ['copy_tax'] : [])],
  };
}

function typeChoice(type: string): JsonObject {
  const [, title = type, description = type] = invoiceTypes.choices.find(([known]) => known === type) ?? [];
  return { const: type, title, description };
}

function extensionsSchema(keys: readonly string[]): JsonObject {
  const properties = Object.fromEntries(
    keys.flatMap((key) => {
      const definition = registry.extension(key);
      return definition ? [[key, extensionSchema(definition)]] : [];
    }),
  );
  return { properties, type: 'object' };
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
