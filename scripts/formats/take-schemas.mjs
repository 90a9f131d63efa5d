/**
 * Takes from the official XML Schemas what src/formats/schema needs of them, and writes its modules of data: of every type that an invoice can
 * contain the elements within in their order, how often each may stand there, attributes and kinds of values.
 *
 *     node scripts/formats/take-schemas.mjs DIR
 *
 * DIR holds the schemas as they are published:
 *
 *     ubl-2.1/   UBL 2.1, https://docs.oasis-open.org/ubl/os-UBL-2.1/ (maindoc, common)
 *     cii-d16b/  Cross Industry Invoice D16B (decoupled code lists), https://unece.org/trade/uncefact/xml-schemas
 *     cii-d22b/  Cross Industry Invoice D22B, from the same place
 *
 * It ends with an error where a schema says something that the data have no form for; signatures of XML in extensions of UBL are left out.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { SaxesParser } from 'saxes';

const XSD = 'http://www.w3.org/2001/XMLSchema';
const UBL = 'urn:oasis:names:specification:ubl:schema:xsd:';
const CII = 'urn:un:unece:uncefact:data:standard:';

/** The prefixes of src/formats/xml/element.ts, and those of signatures, whose names are written out. */
const PREFIXES = new Map([
  [`${UBL}Invoice-2`, 'ubl'],
  [`${UBL}CreditNote-2`, 'cn'],
  [`${UBL}CommonAggregateComponents-2`, 'cac'],
  [`${UBL}CommonBasicComponents-2`, 'cbc'],
  [`${UBL}CommonExtensionComponents-2`, 'ext'],
  [`${CII}CrossIndustryInvoice:100`, 'rsm'],
  [`${CII}ReusableAggregateBusinessInformationEntity:100`, 'ram'],
  [`${CII}UnqualifiedDataType:100`, 'udt'],
  [`${CII}QualifiedDataType:100`, 'qdt'],
]);

const D16B = 'cii-d16b/CII/uncefact/data/standard/CrossIndustryInvoice_100pD16B.xsd';

const SCHEMAS = [
  {
    module: 'ubl',
    constant: 'UBL',
    release: 'UBL 2.1 (OASIS Standard, 4 November 2013)',
    files: ['ubl-2.1/maindoc/UBL-Invoice-2.1.xsd', 'ubl-2.1/maindoc/UBL-CreditNote-2.1.xsd'],
    roots: [`{${UBL}Invoice-2}Invoice`, `{${UBL}CreditNote-2}CreditNote`],
  },
  {
    module: 'cii-d16b',
    constant: 'CII_D16B',
    release: 'UN/CEFACT Cross Industry Invoice D16B (decoupled code lists)',
    files: [D16B],
    roots: [`{${CII}CrossIndustryInvoice:100}CrossIndustryInvoice`],
  },
  {
    module: 'cii-d22b',
    constant: 'CII_D22B',
    release: 'UN/CEFACT Cross Industry Invoice D22B',
    files: ['cii-d22b/CrossIndustryInvoice_100pD22B.xsd'],
    roots: [`{${CII}CrossIndustryInvoice:100}CrossIndustryInvoice`],
  },
];

/** @typedef {{ name: string, attributes: Record<string, string>, children: Node[], namespaces: Record<string, string> }} Node */
/** @typedef {{ name: string, type: string | Node, least: number, most: number }} Particle */
/** @typedef {{ name: string, kind: string, attributes: string[] }} Value */

/**
 * Returns the elements of a schema's file; names with the prefix `xsd:` whatever prefix it has.
 * @param {string} file
 * @returns {Node}
 */
function read(file) {
  const parser = new SaxesParser({ xmlns: true });
  /** @type {Node[]} */
  const open = [{ name: '', attributes: {}, children: [], namespaces: {} }];
  parser.on('opentag', (tag) => {
    const parent = open[open.length - 1];
    /** @type {Record<string, string>} */
    const attributes = {};
    for (const { name, value } of Object.values(tag.attributes)) attributes[name] = value;
    const name = tag.uri === XSD ? `xsd:${tag.local}` : `{${tag.uri}}${tag.local}`;
    const node = { name, attributes, children: [], namespaces: { ...parent?.namespaces, ...tag.ns } };
    parent?.children.push(node);
    open.push(node);
  });
  parser.on('closetag', () => void open.pop());
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(readFileSync(file, 'utf8')).close();
  const root = open[0]?.children[0];
  if (root === undefined) throw new Error(`${file} is empty`);
  return root;
}

/** The declarations of a schema and all that it imports and includes. */
class Schema {
  /** @type {Map<string, Node>} */ elements = new Map();
  /** @type {Map<string, Node>} */ types = new Map();
  /** @type {Map<Node, string>} */ namespaceOf = new Map();
  /** @type {Set<string>} */ #files = new Set();

  /** @param {string} file */
  add(file) {
    if (this.#files.has(file)) return;
    this.#files.add(file);
    const root = read(file);
    const namespace = root.attributes.targetNamespace ?? '';
    for (const node of root.children) {
      if (node.name === 'xsd:import' || node.name === 'xsd:include') {
        const place = node.attributes.schemaLocation;
        if (place === undefined) throw new Error(`${file}: an import without a place`);
        // Signatures and their certificates have schemas of their own.
        if (!/xmldsig|XAdES|Signature/.test(place)) this.add(join(dirname(file), place));
      } else if (node.name === 'xsd:element') this.#declare(this.elements, namespace, node);
      else if (/^xsd:(complex|simple)Type$/.test(node.name)) this.#declare(this.types, namespace, node);
      else if (node.name !== 'xsd:annotation') throw new Error(`${file}: ${node.name} has no form here`);
    }
  }

  /** @param {Map<string, Node>} table @param {string} namespace @param {Node} node */
  #declare(table, namespace, node) {
    table.set(`{${namespace}}${node.attributes.name}`, node);
    this.#own(node, namespace);
  }

  /** @param {Node} node @param {string} namespace */
  #own(node, namespace) {
    this.namespaceOf.set(node, namespace);
    for (const child of node.children) this.#own(child, namespace);
  }
}

/** Returns a name of a schema by its namespace: `{namespace}name`. @param {Node} node @param {string} name */
function resolved(node, name) {
  const [prefix, local] = name.includes(':') ? name.split(':') : ['', name];
  return `{${node.namespaces[prefix ?? ''] ?? ''}}${local}`;
}

/** Returns the name of an element as documents are read. @param {string} name `{namespace}name` */
function prefixed(name) {
  const [, namespace, local] = /^\{(.*)\}(.*)$/.exec(name) ?? [];
  const prefix = PREFIXES.get(namespace ?? '');
  if (prefix === undefined) throw new Error(`${name} has no prefix`);
  return `${prefix}:${local}`;
}

/** The kinds of values of XML Schema that need no check, and the names that others have here. */
const KINDS = new Map([
  ['string', 'string'],
  ['normalizedString', 'string'],
  ['token', 'string'],
  ['anyURI', 'uri'],
  ['base64Binary', 'base64'],
  ...['boolean', 'date', 'dateTime', 'decimal', 'language', 'time'].map((kind) => /** @type {const} */ ([kind, kind])),
]);

/** Returns the children that are not for people. @param {Node} node */
const parts = (node) => node.children.filter(({ name }) => name !== 'xsd:annotation');

/** What a schema says, collected from its roots. */
class Facts {
  /** @param {Schema} schema */
  constructor(schema) {
    this.schema = schema;
    /** Types that hold elements, by their names. @type {Map<string, { choice: boolean, any: boolean, particles: Particle[] }>} */
    this.contents = new Map();
    /** Types that hold values. @type {Map<string, Value>} */
    this.values = new Map();
    /** The names of types that have been taken. */
    /** @type {Map<string | Node, string>} */
    this.taken = new Map();
  }

  /** Returns the name of an element's type, having taken what it says. @param {Node} element @returns {string} */
  typeOf(element) {
    const { type } = element.attributes;
    const inner = parts(element);
    if (type === undefined && inner.length === 1) return this.take(inner[0], `${element.attributes.name}Type`);
    if (type === undefined || inner.length > 0) throw new Error(`${element.attributes.name} has no type`);
    for (const name of Object.keys(element.attributes)) {
      if (!/^(name|type|ref|minOccurs|maxOccurs|id)$/.test(name))
        throw new Error(`${element.attributes.name}: ${name}`);
    }
    const name = resolved(element, type);
    if (name.startsWith(`{${XSD}}`)) return this.valueName({ name: local(name), kind: kindOf(name), attributes: [] });
    const node = this.schema.types.get(name);
    if (node === undefined) throw new Error(`There is no type ${name}`);
    return this.take(node, local(name));
  }

  /** @param {Node | undefined} node @param {string} name @returns {string} */
  take(node, name) {
    if (node === undefined) throw new Error(`${name} is empty`);
    const known = this.taken.get(node);
    if (known !== undefined) return known;
    const short = shortOf(name);
    if (node.name === 'xsd:simpleType' || parts(node)[0]?.name === 'xsd:simpleContent') {
      const taken = this.valueName(this.valueOf(node, short));
      this.taken.set(node, taken);
      return taken;
    }
    if (this.contents.has(short) || this.values.has(short)) throw new Error(`Two types are named ${short}`);
    this.taken.set(node, short);
    this.contents.set(short, { choice: false, any: false, particles: [] });
    this.contents.set(short, this.contentOf(node));
    return short;
  }

  /** Returns what a type of elements holds. @param {Node} node */
  contentOf(node) {
    const [group, ...others] = parts(node);
    if (
      group === undefined ||
      others.length > 0 ||
      node.attributes.mixed !== undefined ||
      'minOccurs' in group.attributes
    ) {
      throw new Error(`${node.attributes.name} has no form here`);
    }
    const inner = parts(group);
    const choice = group.name === 'xsd:choice';
    if (inner.length === 1 && inner[0]?.name === 'xsd:any') {
      const { namespace, processContents, minOccurs, maxOccurs } = inner[0].attributes;
      if (choice || namespace !== '##other' || processContents !== 'lax' || minOccurs !== '1' || maxOccurs !== '1') {
        throw new Error(`${node.attributes.name}: another wildcard`);
      }
      return { choice: false, any: true, particles: [] };
    }
    if (group.name !== 'xsd:sequence' && !choice) throw new Error(`${node.attributes.name}: ${group.name}`);
    return { choice, any: false, particles: inner.map((element) => this.particleOf(element, choice)) };
  }

  /** @param {Node} node @param {boolean} inChoice @returns {Particle} */
  particleOf(node, inChoice) {
    if (node.name !== 'xsd:element') throw new Error(`${node.name} in a type has no form here`);
    const { ref, minOccurs = '1', maxOccurs = '1', name } = node.attributes;
    const most = maxOccurs === 'unbounded' ? Number.POSITIVE_INFINITY : Number(maxOccurs);
    const least = Number(minOccurs);
    if (inChoice && (least !== 1 || most !== 1)) throw new Error(`${name} stands in a choice several times`);
    if (ref === undefined) {
      return { name: prefixed(`{${this.schema.namespaceOf.get(node)}}${name}`), type: this.typeOf(node), least, most };
    }
    const target = resolved(node, ref);
    const element = this.schema.elements.get(target);
    if (element === undefined) throw new Error(`There is no element ${target}`);
    return { name: prefixed(target), type: this.typeOf(element), least, most };
  }

  /** Returns what a value must be, under the name of the type that says it first. @param {Node} node @param {string} name @returns {Value} */
  valueOf(node, name) {
    if (node.name === 'xsd:simpleType') return { name, kind: this.simpleKind(node), attributes: [] };
    const derivation = parts(parts(node)[0] ?? node)[0];
    if (derivation === undefined) throw new Error(`${name} is empty`);
    const from = this.baseOf(resolved(derivation, derivation.attributes.base ?? ''), name);
    const own = parts(derivation).map((attribute) => this.attributeOf(attribute));
    // A restriction without a word on an attribute leaves it as it is.
    const kept = from.attributes.filter((given) => !own.some((attribute) => nameIn(attribute) === nameIn(given)));
    return { name: own.length === 0 ? from.name : name, kind: from.kind, attributes: [...own, ...kept] };
  }

  /** @param {string} base @param {string} name The name of what is derived from it. @returns {Value} */
  baseOf(base, name) {
    if (base.startsWith(`{${XSD}}`)) return { name, kind: kindOf(base), attributes: [] };
    const node = this.simple(base);
    return this.valueOf(node, node.name === 'xsd:simpleType' ? name : shortOf(local(base)));
  }

  /** @param {string} name @returns {Node} */
  simple(name) {
    const node = this.schema.types.get(name);
    if (node === undefined) throw new Error(`There is no type ${name}`);
    return node;
  }

  /** @param {Node} node @returns {string} */
  simpleKind(node) {
    const [restriction, ...others] = parts(node);
    if (restriction?.name !== 'xsd:restriction' || others.length > 0)
      throw new Error(`${node.attributes.name}: no form`);
    const base = resolved(restriction, restriction.attributes.base ?? '');
    const kind = base.startsWith(`{${XSD}}`) ? kindOf(base) : this.simpleKind(this.simple(base));
    const facets = parts(restriction);
    if (facets.length === 0) return kind;
    const [least, most, ...rest] = facets;
    if (least?.name !== 'xsd:minLength' || most?.name !== 'xsd:maxLength' || rest.length > 0 || kind !== 'string') {
      throw new Error(`${node.attributes.name}: facets that have no form here`);
    }
    return `length${least.attributes.value}-${most.attributes.value}`;
  }

  /** Returns an attribute as it is written in the data. @param {Node} node */
  attributeOf(node) {
    const { name, type = '', use = 'optional', fixed } = node.attributes;
    if (node.name !== 'xsd:attribute' || use === 'prohibited') throw new Error(`${node.name} ${name} has no form here`);
    const target = resolved(node, type);
    const kind = target.startsWith(`{${XSD}}`) ? kindOf(target) : this.simpleKind(this.simple(target));
    if (fixed !== undefined && !/^[\w. -]+$/.test(fixed)) throw new Error(`${name}: "${fixed}" has no form here`);
    return `${name}${use === 'required' ? '!' : ''}${kind === 'string' ? '' : `:${kind}`}${fixed === undefined ? '' : `=${fixed.replaceAll(' ', '~')}`}`;
  }

  /** Returns the name of a type of values, having taken it. @param {Value} value */
  valueName(value) {
    const known = this.values.get(value.name);
    if (this.contents.has(value.name) || (known !== undefined && JSON.stringify(known) !== JSON.stringify(value))) {
      throw new Error(`Two types are named ${value.name}`);
    }
    this.values.set(value.name, value);
    return value.name;
  }
}

/** @param {string} type */
const shortOf = (type) => type.replace(/Type$/, '');
/** @param {string} attribute */
const nameIn = (attribute) => /^\w+/.exec(attribute)?.[0];
/** @param {string} name */
const local = (name) => name.slice(name.indexOf('}') + 1);
/** @param {string} name */
function kindOf(name) {
  const kind = KINDS.get(local(name));
  if (kind === undefined) throw new Error(`${name} has no form here`);
  return kind;
}

/** Returns the type that most elements of each name have. @param {Facts} facts */
function usualTypes(facts) {
  /** @type {Map<string, Map<string, number>>} */
  const counts = new Map();
  for (const { particles } of facts.contents.values()) {
    for (const { name, type } of particles) {
      const types = counts.get(name) ?? new Map();
      counts.set(name, types.set(type, (types.get(type) ?? 0) + 1));
    }
  }
  return new Map([...counts].map(([name, types]) => [name, [...types].sort((a, b) => b[1] - a[1])[0]?.[0] ?? '']));
}

const SIGNS = new Map([
  ['0-1', ''],
  ['1-1', '!'],
  ['0-Infinity', '*'],
  ['1-Infinity', '+'],
]);

/** Returns how often an element may stand, as a sign behind its name. @param {Particle} particle */
function signOf({ name, least, most }) {
  const sign = SIGNS.get(`${least}-${most}`);
  if (sign === undefined) throw new Error(`${name} ${least} to ${most} times has no form here`);
  return sign;
}

/** Returns names with their prefix before the first of those that share it. @param {string[]} names */
function withPrefixes(names) {
  let last = '';
  return names
    .map((name) => {
      const [prefix = '', rest = ''] = name.split(':');
      if (prefix === last) return rest;
      last = prefix;
      return `${prefix}:${rest}`;
    })
    .join(' ');
}

/** @param {string} folder @param {(typeof SCHEMAS)[number]} wanted */
function moduleOf(folder, { constant, release, files, roots }) {
  const schema = new Schema();
  for (const file of files) schema.add(resolve(folder, file));
  const facts = new Facts(schema);
  const rootTypes = roots.map((root) => {
    const element = schema.elements.get(root);
    if (element === undefined) throw new Error(`There is no element ${root}`);
    return `${prefixed(root)} ${facts.typeOf(element)}`;
  });
  const usual = usualTypes(facts);
  const values = [...facts.values].map(([name, { kind, attributes }]) => [name, kind, ...attributes].join(' '));
  /** @type {Map<string, string[]>} */
  const elements = new Map();
  for (const [name, type] of [...usual].sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (name.slice(name.indexOf(':') + 1) === type) continue;
    elements.set(type, [...(elements.get(type) ?? []), name]);
  }
  const contents = [...facts.contents].map(([name, { choice, any, particles }]) => {
    if (any) return `${name} #any`;
    const children = particles.map((particle) => {
      const other = particle.type === usual.get(particle.name) ? '' : `=${particle.type}`;
      return `${particle.name}${choice ? '' : signOf(particle)}${other}`;
    });
    return `${name} ${choice ? '#choice ' : ''}${withPrefixes(children)}`;
  });
  return [
    '/**',
    ` * What ${release} says of the elements of an invoice.`,
    ' * Written by `node scripts/formats/take-schemas.mjs DIR`, not by hand; structure.ts says how it is read.',
    ' */',
    '',
    "import type { StructureData } from './structure.ts';",
    '',
    `export const ${constant}: StructureData = {`,
    `  roots: \`${rootTypes.join('\n')}\`,`,
    `  values: \`${values.join('\n')}\`,`,
    `  elements: \`${[...elements].map(([type, names]) => `${type} ${withPrefixes(names)}`).join('\n')}\`,`,
    `  contents: \`${contents.join('\n')}\`,`,
    '};',
    '',
  ].join('\n');
}

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('node scripts/formats/take-schemas.mjs DIR');
const to = resolve(import.meta.dirname, '../../src/formats/schema');
const written = SCHEMAS.map((schema) => {
  const file = join(to, `${schema.module}.ts`);
  writeFileSync(file, moduleOf(folder, schema));
  return file;
});
execFileSync('npx', ['biome', 'check', '--write', ...written], { stdio: 'inherit' });
