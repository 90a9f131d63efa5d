/**
 * The types of documents as programs see them, from the JSON Schemas of the built library: an interface for each object,
 * one for what is written before it is built, each property with its description. In the repository the types follow
 * from the declarations, `src/engine/document-types.ts`; the compiler would write these out whole wherever they are used.
 */

/** @typedef {{ [keyword: string]: any }} Schema */

/**
 * The text of the module, for that which the compiler made of `document-types.ts`.
 * @param {string} declared @param {(path: string, options: { bundle: true }) => Schema | undefined} schemaOf
 */
export function documentTypes(declared, schemaOf) {
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
  return [module, 'type Decimal = string | number | bigint;', ...interfaces].join('\n');

  /** @param {string} name @param {Schema} definition */
  function written(name, { description, properties, required = [] }) {
    const members = Object.entries(properties).map(
      ([member, schema]) =>
        `${doc(schema.description, '  ')}  ${member}${required.includes(member) ? '' : '?'}: ${typeOf(schema)};\n`,
    );
    return `${doc(description)}export interface ${interfaceName(name)} {\n${members.join('')}}\n`;
  }

  /** @param {string} name @param {Schema} definition */
  function draft(name, { description, properties }) {
    const members = Object.entries(properties).map(
      ([member, schema]) =>
        `${doc(schema.description, '  ')}  readonly ${member}?: ${typeOf(schema, 'Draft')} | null | undefined;\n`,
    );
    return `${doc(description)}export interface ${interfaceName(name)}Draft {\n${members.join('')}}\n`;
  }

  /**
   * The type of a value; with `Draft`, of what may be written for it.
   * @param {Schema} schema @param {'' | 'Draft'} [kind] @returns {string}
   */
  function typeOf(schema, kind = '') {
    // The choices of a property; those of a definition, such as that of all currencies, are too many for a union.
    const choices = (schema.oneOf ?? schema.anyOf)?.flatMap((/** @type {Schema} */ each) => each.const ?? []);
    if (choices?.length) {
      const known = choices.map((/** @type {unknown} */ each) => JSON.stringify(each)).join(' | ');
      return schema.anyOf ? `${known} | (string & {})` : known;
    }
    const name = schema.$ref?.split('/').at(-1);
    const type = (kind ? DRAFTS : TYPES)[name];
    const definition = definitions.get(name);
    if (definition?.properties) return interfaceName(name) + kind;
    // What a definition of its own lists, as the keys of addons, is no union either.
    const { items } = definition ?? schema;
    return (
      type ??
      plainType(
        definition ?? schema,
        kind,
        items && typeOf({ ...items, ...(definition && { oneOf: undefined }) }, kind),
      )
    );
  }
}

/** @type {{ [name: string]: string }} */
const TYPES = { 'schema.Object': 'JsonObject' };
/** @type {{ [name: string]: string }} */
const DRAFTS = { 'schema.Object': 'object', 'num.Amount': 'Decimal', 'num.Percentage': 'Decimal' };

/** @param {Schema} schema @param {'' | 'Draft'} kind @param {string} entry the type of a list's entries */
function plainType({ type }, kind, entry) {
  if (type === 'array') return kind ? `readonly (${entry} | null)[]` : `(${entry})[]`;
  if (type === 'object') return kind ? '{ readonly [key: string]: string }' : '{ [key: string]: string }';
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
