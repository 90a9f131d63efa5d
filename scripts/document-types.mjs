/**
 * Generates the document types for programs from the JSON Schemas of the built library: an interface for each object, a draft for input,
 * and each property with its description. In the repository the types are derived from the declarations, `src/engine/document-types.ts`;
 * the compiler would expand these wherever they are used.
 *
 * Own code, because json-schema-to-typescript makes no drafts for input and does not know the definitions of extensions.
 */

/** @typedef {{ [keyword: string]: any }} Schema */

/**
 * Returns the text of the module that replaces the compiler's `document-types.ts`.
 * @param {string} declared @param {(path: string, options: { bundle: true }) => Schema | undefined} schemaOf
 * @param {Map<string, Schema>} extensions the definitions of extensions, by key
 */
export function documentTypes(declared, schemaOf, extensions) {
  /** @type {Map<string, Schema>} definitions by the name of their object */
  const definitions = new Map();
  /** @type {Map<string, string>} the name of the object that a module of the engine declares */
  const objects = new Map();
  const text = declared.replace(
    /^import type \{ \w+ as (\w+Object) \} from ['"]\.\/(.+)\.tsx?['"];\n/gm,
    (_line, object, module) => {
      const schema = schemaOf(module === 'envelope/envelope' ? 'envelope' : module, { bundle: true });
      if (!schema) throw new Error(`there is no schema of ${module}`);
      for (const [name, definition] of Object.entries(schema.$defs)) definitions.set(name, definition);
      objects.set(object, interfaceName(schema.$ref));
      return '';
    },
  );
  const module = text
    .replace(/^import .*(?:draft|object)\.tsx?['"];\n/gm, '')
    .replace(/\bWritten<typeof (\w+)>/g, (_type, object) => `${objects.get(object)}`)
    .replace(/\bDraft<InstanceOf<typeof (\w+)>>/g, (_type, object) => `${objects.get(object)}Draft`);
  const interfaces = [...definitions].flatMap(([name, definition]) =>
    definition.properties ? [written(name, definition), draft(name, definition)] : [],
  );
  const names = ['Known', ...new Set([...Object.values(TYPES), ...Object.values(NAMES)])].filter(
    (name) => name !== 'JsonObject' && name !== 'Percentage',
  );
  return [
    `import type { ${names.join(', ')} } from './known-names.ts';`,
    module,
    'type Decimal = string | number | bigint;',
    '/** A percentage as text, with its sign: `21%`. Without the sign, 21 would be 2,100%. */\n' +
      // biome-ignore lint/suspicious/noTemplateCurlyInString: the type itself
      'type Percentage = `${number}%`;',
    extensionsDraft(),
    ...interfaces,
  ].join('\n');

  /** Returns extension keys with their codes, if not too many. */
  function extensionsDraft() {
    const members = [...extensions].map(([key, { name, values = [], pattern }]) => {
      const codes = values.map((/** @type {Schema} */ { code, key: valueKey }) => JSON.stringify(code ?? valueKey));
      const type = !pattern && codes.length > 0 && codes.length <= MOST_CODES ? codes.join(' | ') : 'string';
      return `${doc(name.en, '  ')}  readonly ${JSON.stringify(key)}?: ${type} | undefined;\n`;
    });
    return `/** Codes under the keys of extensions. */\nexport type ExtensionsDraft = {\n${members.join('')}};\n`;
  }

  /** @param {string} name @param {Schema} definition */
  function written(name, { description, properties, required = [] }) {
    const members = Object.entries(properties).map(
      ([member, schema]) =>
        `${doc(schema.description, '  ')}  ${member}${required.includes(member) ? '' : '?'}: ${typeOf(schema, '', `${name}.${member}`)};\n`,
    );
    return `${doc(description)}export interface ${interfaceName(name)} {\n${members.join('')}}\n`;
  }

  /** @param {string} name @param {Schema} definition */
  function draft(name, { description, properties }) {
    const members = Object.entries(properties).map(([member, schema]) => {
      const type = typeOf(schema, 'Draft', `${name}.${member}`);
      const rest = NEEDED[name]?.includes(member) ? `: ${type}` : `?: ${type} | null | undefined`;
      return `${doc(schema.description, '  ')}  readonly ${member}${rest};\n`;
    });
    return `${doc(description)}export interface ${interfaceName(name)}Draft {\n${members.join('')}}\n`;
  }

  /**
   * Returns the type of a value; with `Draft`, of its input.
   * @param {Schema} schema @param {'' | 'Draft'} [kind] @param {string} [place] its property @returns {string}
   */
  function typeOf(schema, kind = '', place = '') {
    // The choices of a property. Those of a definition, such as all currencies, have a name.
    const choices = (schema.oneOf ?? schema.anyOf)?.flatMap((/** @type {Schema} */ each) => each.const ?? []);
    if (choices?.length) {
      const known = choices.map((/** @type {unknown} */ each) => JSON.stringify(each)).join(' | ');
      return schema.anyOf ? `${known} | (string & {})` : known;
    }
    const name = schema.$ref?.split('/').at(-1);
    const named = (/** @type {string | undefined} */ type) =>
      kind && type && CLOSED.includes(type) && !place.startsWith('org.') ? `Known<${type}>` : type;
    const type = named(NAMES[place] ?? (kind ? DRAFTS : TYPES)[name]);
    const definition = definitions.get(name);
    if (definition?.properties) return interfaceName(name) + kind;
    const { items } = definition ?? schema;
    const entry = named(NAMES[name]) ?? (items && typeOf(items, kind));
    return type ?? plainType(definition ?? schema, kind, entry);
  }
}

/** Drafts take only known names of these types. Those in `org` stay open: parties of built documents are parts of drafts too. */
const CLOSED = ['AddonKey', 'CurrencyCode', 'TaxCategoryCode', 'TaxRateKey', 'TaxKey'];

/** Members without which a row counts as 0, so drafts must have them. @type {{ [name: string]: readonly string[] }} */
const NEEDED = {
  'bill.Line': ['quantity', 'item'],
  'bill.SubLine': ['quantity', 'item'],
  'bill.PaymentLine': ['amount'],
};

/** @type {{ [name: string]: string }} */
const TYPES = {
  'schema.Object': 'JsonObject',
  'currency.Code': 'CurrencyCode',
  'l10n.ISOCountryCode': 'CountryCode',
  'l10n.TaxCountryCode': 'TaxCountryCode',
  'tax.RegimeCode': 'RegimeCode',
  'num.Percentage': 'Percentage',
};
/** Names for editor completion, where the schema has only a key or code. @type {{ [member: string]: string }} */
const NAMES = {
  'tax.AddonList': 'AddonKey',
  'tax.Combo.cat': 'TaxCategoryCode',
  'tax.Combo.rate': 'TaxRateKey',
  'tax.Combo.key': 'TaxKey',
  'tax.CategoryTotal.code': 'TaxCategoryCode',
  'tax.RateTotal.key': 'TaxKey',
  'tax.Note.cat': 'TaxCategoryCode',
  'tax.Note.key': 'TaxKey',
  'bill.Tax.prices_include': 'TaxCategoryCode',
  'bill.LineCharge.unit': 'UnitKey',
  'org.Attribute.unit': 'UnitKey',
  'org.Item.unit': 'UnitKey',
};
/** @type {{ [name: string]: string }} */
const DRAFTS = {
  ...TYPES,
  'schema.Object': 'object',
  'tax.Extensions': 'ExtensionsDraft',
  'num.Amount': 'Decimal',
};

/** More codes are not a useful list. */
const MOST_CODES = 60;

/** @param {Schema} schema @param {'' | 'Draft'} kind @param {string} entry the type of a list's entries */
function plainType({ type }, kind, entry) {
  if (type === 'array') return kind ? `readonly (${entry} | null)[]` : `(${entry})[]`;
  if (type === 'object') return kind ? '{ readonly [key: string]: string | undefined }' : '{ [key: string]: string }';
  return type === 'integer' ? 'number' : type;
}

/** `bill.SubLine` → `BillSubLine`. @param {string} name of an object, or a reference to it */
function interfaceName(name) {
  const [namespace = '', object = ''] = name.replace(/^.*\//, '').split('.');
  return namespace.charAt(0).toUpperCase() + namespace.slice(1) + object;
}

/** @param {string} text */
function doc(text, indent = '') {
  return `${indent}/** ${text.replaceAll('*/', '')} */\n`;
}
