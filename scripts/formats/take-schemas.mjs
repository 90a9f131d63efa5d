/**
 * Extracts the data of src/formats/schema from the official XML Schemas, and writes its modules (`generated/`): for every type in an
 * invoice the child elements in order, with cardinality, attributes and kinds of values.
 *
 *     npx tsx scripts/formats/take-schemas.mjs DIR
 *
 * DIR, or its folder `xsd`, holds the schemas as published:
 *
 *     ubl-2.1/   UBL 2.1, https://docs.oasis-open.org/ubl/os-UBL-2.1/ (maindoc, common)
 *     cii-d16b/  Cross Industry Invoice D16B (decoupled code lists), https://unece.org/trade/uncefact/xml-schemas
 *     cii-d22b/  Cross Industry Invoice D22B, from the same place
 *     ksef/xsd/  FA(3) and FA(2) of KSeF, https://github.com/CIRFMF/ksef-docs, with the base schemas of crd.gov.pl
 *     fatturapa/xsd/  FatturaPA, https://www.fatturapa.gov.it, with the schema of XML signatures
 *     cfdi/xsd/  CFDI 4.0 with its complements, http://www.sat.gob.mx/sitio_internet/cfd/; catalogues of patterns only are enough for the long lists
 *     flux10/xsd/  Flux 10 1.0 (e-reporting), a schema of our own by chapter 24 §3
 *     facturae/xsd/  Facturae 3.2.2, 3.2.1 and 3.2, https://www.facturae.gob.es, with the schema of XML signatures
 *     verifactu/xsd/  VERI*FACTU ("tike" 1.0), https://www2.agenciatributaria.gob.es (static_files/common/internet/dep/aplicaciones/es/aeat)
 *
 * Schemas whose folder is missing stay unchanged. Those of national formats include facets of values and nested choices of elements. The
 * script ends with an error for schema constructs that the data cannot express; XML signatures in UBL extensions are omitted.
 *
 * Own code, because validators for browsers (libxml2 as WebAssembly) load more than the whole product, and the schemas as well.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { namespaces } from '../../src/formats/list/namespaces.ts';
import { TIKE } from '../../src/formats/national/verifactu/facts.ts';
import { readXml } from './read-xml.mjs';
import { writeGenerated } from './write-generated.mjs';

const XSD = 'http://www.w3.org/2001/XMLSchema';
const UBL = 'urn:oasis:names:specification:ubl:schema:xsd:';
const CII = 'urn:un:unece:uncefact:data:standard:';

const D16B = 'cii-d16b/CII/uncefact/data/standard/CrossIndustryInvoice_100pD16B.xsd';

/**
 * `national` schemas include facets and nested groups; `module` is a name in src/formats/schema/generated. A schema with a `base` is written as
 * its difference to that one, whose prefix may be another one: [base's, own]. `described` names the description that a schema of our own follows.
 * `lists` are code lists of a namespace that rules check, not the structure: those named go into a module of their own.
 * @typedef {{ module: string, constant: string, release: string, files: string[], roots: string[], national?: boolean, base?: string, prefix?: [string, string], described?: string, lists?: { namespace: string, module: string, names: string[] } }} Wanted
 */

/** @type {readonly Wanted[]} */
const SCHEMAS = [
  {
    module: 'ubl',
    constant: 'UBL',
    release: 'UBL 2.1 (OASIS Standard, 4 November 2013)',
    files: ['ubl-2.1/maindoc/UBL-Invoice-2.1.xsd', 'ubl-2.1/maindoc/UBL-CreditNote-2.1.xsd'],
    roots: [`{${UBL}Invoice-2}Invoice`, `{${UBL}CreditNote-2}CreditNote`],
  },
  {
    module: 'application-response',
    constant: 'APPLICATION_RESPONSE',
    release: 'UBL 2.1, ApplicationResponse',
    files: ['ubl-2.1/maindoc/UBL-ApplicationResponse-2.1.xsd'],
    base: 'ubl',
    described: 'the tables of OASIS',
    roots: [`{${UBL}ApplicationResponse-2}ApplicationResponse`],
  },
  {
    module: 'cii-d16b',
    constant: 'CII_D16B',
    release: 'UN/CEFACT Cross Industry Invoice D16B (decoupled code lists)',
    files: [D16B],
    base: 'cii-d22b',
    roots: [`{${CII}CrossIndustryInvoice:100}CrossIndustryInvoice`],
  },
  {
    module: 'cii-d22b',
    constant: 'CII_D22B',
    release: 'UN/CEFACT Cross Industry Invoice D22B',
    files: ['cii-d22b/CrossIndustryInvoice_100pD22B.xsd'],
    roots: [`{${CII}CrossIndustryInvoice:100}CrossIndustryInvoice`],
  },
  {
    module: 'fa-3',
    constant: 'FA_3',
    release: 'FA(3) 1-0E of the Polish Ministry of Finance',
    files: ['ksef/xsd/schemat_FA(3)_v1-0E.xsd'],
    roots: ['{http://crd.gov.pl/wzor/2025/06/25/13775/}Faktura'],
    national: true,
  },
  {
    module: 'fa-2',
    constant: 'FA_2',
    release: 'FA(2) 1-0E of the Polish Ministry of Finance',
    files: ['ksef/xsd/schemat_FA(2)_v1-0E.xsd'],
    base: 'fa-3',
    prefix: ['fa', 'fa2'],
    roots: ['{http://crd.gov.pl/wzor/2023/06/29/12648/}Faktura'],
    national: true,
  },
  {
    module: 'fpr-12',
    constant: 'FATTURA_ORDINARIA',
    release: 'FatturaPA 1.2.3, ordinary invoices',
    files: ['fatturapa/xsd/FatturaPA_v1.2.3.xsd'],
    roots: ['{http://ivaservizi.agenziaentrate.gov.it/docs/xsd/fatture/v1.2}FatturaElettronica'],
    national: true,
  },
  {
    module: 'fsm-10',
    constant: 'FATTURA_SEMPLIFICATA',
    release: 'FatturaPA 1.0.2, simplified invoices',
    files: ['fatturapa/xsd/SVFSM10_v1.0.2.xsd'],
    roots: ['{http://ivaservizi.agenziaentrate.gov.it/docs/xsd/fatture/v1.0}FatturaElettronicaSemplificata'],
    national: true,
  },
  {
    module: 'verifactu',
    constant: 'VERIFACTU',
    release: 'VERI*FACTU 1.0 of the Spanish tax office: records, messages, answers and events',
    files: ['verifactu/xsd/SuministroLR.xsd', 'verifactu/xsd/RespuestaSuministro.xsd', 'verifactu/xsd/EventosSIF.xsd'],
    roots: [
      `{${TIKE}SuministroInformacion.xsd}RegistroAlta`,
      `{${TIKE}SuministroInformacion.xsd}RegistroAnulacion`,
      `{${TIKE}SuministroLR.xsd}RegFactuSistemaFacturacion`,
      `{${TIKE}RespuestaSuministro.xsd}RespuestaRegFactuSistemaFacturacion`,
      `{${TIKE}EventosSIF.xsd}RegistroEvento`,
    ],
    national: true,
  },
  {
    module: 'facturae-322',
    constant: 'FACTURAE_322',
    release: 'Facturae 3.2.2 of the Spanish administration',
    files: ['facturae/xsd/Facturaev3_2_2.xsd'],
    roots: ['{http://www.facturae.gob.es/formato/Versiones/Facturaev3_2_2.xml}Facturae'],
    national: true,
  },
  {
    module: 'facturae-321',
    constant: 'FACTURAE_321',
    release: 'Facturae 3.2.1 of the Spanish administration',
    files: ['facturae/xsd/Facturaev3_2_1.xsd'],
    base: 'facturae-322',
    prefix: ['fe', 'fe321'],
    roots: ['{http://www.facturae.es/Facturae/2014/v3.2.1/Facturae}Facturae'],
    national: true,
  },
  {
    module: 'facturae-320',
    constant: 'FACTURAE_320',
    release: 'Facturae 3.2 of the Spanish administration',
    files: ['facturae/xsd/Facturaev3_2.xsd'],
    base: 'facturae-322',
    prefix: ['fe', 'fe320'],
    roots: ['{http://www.facturae.es/Facturae/2009/v3.2/Facturae}Facturae'],
    national: true,
  },
  {
    module: 'cfdi-40',
    constant: 'CFDI_40',
    release: 'CFDI 4.0 of the Mexican tax administration, with its complements',
    files: [
      'cfdi/xsd/cfdv40.xsd',
      ...['Pagos20', 'TimbreFiscalDigitalv11', 'valesdedespensa', 'ecc12', 'implocal'].map(
        (name) => `cfdi/xsd/${name}.xsd`,
      ),
    ],
    roots: [
      '{http://www.sat.gob.mx/cfd/4}Comprobante',
      '{http://www.sat.gob.mx/Pagos20}Pagos',
      '{http://www.sat.gob.mx/TimbreFiscalDigital}TimbreFiscalDigital',
      '{http://www.sat.gob.mx/valesdedespensa}ValesDeDespensa',
      '{http://www.sat.gob.mx/EstadoDeCuentaCombustible12}EstadoDeCuentaCombustible',
      '{http://www.sat.gob.mx/implocal}ImpuestosLocales',
    ],
    lists: {
      namespace: 'http://www.sat.gob.mx/sitio_internet/cfd/catalogos',
      module: 'cfdi-lists',
      names: ['c_ClaveUnidad', 'c_Moneda', 'c_Pais'],
    },
    national: true,
  },
  {
    module: 'flux10',
    constant: 'FLUX_10',
    release: 'Flux 10 1.0 of the French tax administration, e-reporting',
    files: ['flux10/xsd/report.xsd'],
    described: 'chapter 24 §3',
    roots: ['{}Report'],
    national: true,
  },
];

/** @typedef {import('./read-xml.mjs').Node} Node */
/** @typedef {{ name: string, type: string, least: number, most: number }} Particle */
/** @typedef {{ sort: 'sequence' | 'choice', least: number, most: number, parts: Part[] }} Group Elements, and groups of them, in a row or one of them. */
/** @typedef {Particle | Group} Part */
/** @typedef {{ choice: boolean, any: boolean, particles: Part[], attributes: string[] }} Content */
/** @typedef {{ name: string, kind: string, attributes: string[] }} Value */

/** The declarations of a schema with all imports and includes. */
class Schema {
  /** @type {Map<string, Node>} */ elements = new Map();
  /** @type {Map<string, Node>} */ types = new Map();
  /** @type {Map<Node, string>} */ namespaceOf = new Map();
  /** @type {Set<string>} */ #files = new Set();

  /** @param {string} file */
  add(file) {
    if (this.#files.has(file)) return;
    this.#files.add(file);
    const root = readXml(file);
    const namespace = root.attributes.targetNamespace ?? '';
    const isQualified = root.attributes.elementFormDefault === 'qualified';
    for (const node of root.children) {
      if (node.name === 'xsd:import' || node.name === 'xsd:include') {
        const place = node.attributes.schemaLocation;
        if (place === undefined) throw new Error(`${file}: an import without a place`);
        // Signatures and their certificates have separate schemas.
        if (!/xmldsig|XAdES|Signature/.test(place)) this.add(placeOf(file, place));
      } else if (node.name === 'xsd:element') this.#declare(this.elements, namespace, node, isQualified);
      else if (/^xsd:(complex|simple)Type$/.test(node.name)) this.#declare(this.types, namespace, node, isQualified);
      else if (node.name !== 'xsd:annotation') throw new Error(`${file}: ${node.name} has no form here`);
    }
  }

  /** @param {Map<string, Node>} table @param {string} namespace @param {Node} node @param {boolean} isQualified elements within have the namespace too */
  #declare(table, namespace, node, isQualified) {
    table.set(`{${namespace}}${node.attributes.name}`, node);
    this.#own(node, isQualified ? namespace : '');
  }

  /** @param {Node} node @param {string} namespace */
  #own(node, namespace) {
    this.namespaceOf.set(node, namespace);
    for (const child of node.children) this.#own(child, namespace);
  }
}

/** Returns the file of an import: next to the importing one if its location is a web address. @param {string} file @param {string} place */
function placeOf(file, place) {
  return join(dirname(file), /^https?:/.test(place) ? basename(place) : place);
}

/** Returns a schema name with its namespace: `{namespace}name`. @param {Node} node @param {string} name */
function resolved(node, name) {
  const [prefix, local] = name.includes(':') ? name.split(':') : ['', name];
  return `{${node.namespaces[prefix ?? ''] ?? ''}}${local}`;
}

/** Returns an element name as used in documents. @param {string} name `{namespace}name` */
function prefixed(name) {
  const [, namespace, local] = /^\{(.*)\}(.*)$/.exec(name) ?? [];
  if (namespace === '') return local ?? '';
  if (!namespaces.has(namespace ?? '')) throw new Error(`${name} has no prefix`);
  return namespaces.nameOf(namespace ?? '', local ?? '');
}

/** Kinds of XML Schema values that need no check, and our names of others. */
const KINDS = new Map([
  ['string', 'string'],
  ['normalizedString', 'string'],
  ['token', 'string'],
  ['anyURI', 'uri'],
  ['base64Binary', 'base64'],
  ...['boolean', 'date', 'dateTime', 'decimal', 'language', 'time'].map((kind) => /** @type {const} */ ([kind, kind])),
]);

/** Returns the children except annotations. @param {Node} node */
const parts = (node) => node.children.filter(({ name }) => name !== 'xsd:annotation');

/** The data of a schema, collected from its roots. */
class Facts {
  /** @param {Schema} schema @param {boolean} isNational with facets and nested groups @param {string | undefined} lists the namespace of code lists that rules check */
  constructor(schema, isNational, lists) {
    this.schema = schema;
    this.isNational = isNational;
    this.lists = lists;
    /** Restrictions of values beyond their kind, by type name. @type {Map<string, object>} */
    this.facets = new Map();
    /** Types with elements, by name. @type {Map<string, Content>} */
    this.contents = new Map();
    /** Types with values. @type {Map<string, Value>} */
    this.values = new Map();
    /** The names of types that have been taken. */
    /** @type {Map<string | Node, string>} */
    this.taken = new Map();
  }

  /** Returns the name of an element's type, after adding its data. @param {Node} element @returns {string} */
  typeOf(element) {
    const { type, default: standard, fixed } = element.attributes;
    const inner = parts(element);
    if (type === undefined && inner.length === 1) return this.take(inner[0], `${element.attributes.name}Type`);
    if (type === undefined || inner.length > 0) throw new Error(`${element.attributes.name} has no type`);
    for (const name of Object.keys(element.attributes)) {
      if (!/^(name|type|ref|minOccurs|maxOccurs|id|default|fixed)$/.test(name))
        throw new Error(`${element.attributes.name}: ${name}`);
    }
    const name = resolved(element, type);
    if (name.startsWith(`{${XSD}}`)) {
      const kind = this.isNational ? this.facetsName({ base: local(name) }, local(name)) : kindOf(name);
      return this.valueName({ name: local(name), kind, attributes: [] });
    }
    const node = this.schema.types.get(name);
    if (node === undefined) throw new Error(`There is no type ${name}`);
    if (standard !== undefined || fixed !== undefined) {
      if (!this.isNational) throw new Error(`${element.attributes.name} has a value that has no form here`);
      const own = String(element.attributes.name);
      const kind = this.facetsName({ ...this.facetsOf(node), standard, fixed }, own);
      return this.valueName({ name: own, kind, attributes: [] });
    }
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
    if (this.isNational) return this.takeNational(node, short);
    if (this.contents.has(short) || this.values.has(short)) throw new Error(`Two types are named ${short}`);
    this.taken.set(node, short);
    this.contents.set(short, { choice: false, any: false, particles: [], attributes: [] });
    this.contents.set(short, this.contentOf(node));
    return short;
  }

  /** Adds a type with elements under its name, with a number if that is taken. @param {Node} node @param {string} short */
  takeNational(node, short) {
    const known = this.taken.get(node);
    if (known !== undefined) return known;
    let name = short;
    for (let at = 2; this.contents.has(name) || this.values.has(name); at++) name = `${short}${at}`;
    this.taken.set(node, name);
    this.contents.set(name, { choice: false, any: false, particles: [], attributes: [] });
    const content = this.nestedContentOf(node);
    const same = [...this.contents].find(
      ([other, { ...each }]) =>
        other !== name && other.startsWith(short) && JSON.stringify(each) === JSON.stringify(content),
    )?.[0];
    if (same === undefined) {
      this.contents.set(name, content);
      return name;
    }
    this.contents.delete(name);
    this.taken.set(node, same);
    return same;
  }

  /** Returns the content of a type with elements, including nested groups and attributes. @param {Node} node @returns {Content} */
  nestedContentOf(node) {
    if (node.attributes.mixed !== undefined || node.attributes.abstract !== undefined) {
      throw new Error(`${node.attributes.name} has no form here`);
    }
    const [first, ...others] = parts(node);
    if (first?.name === 'xsd:complexContent') {
      const [extension] = parts(first);
      const base = this.schema.types.get(resolved(extension ?? first, extension?.attributes.base ?? ''));
      if (others.length > 0 || extension?.name !== 'xsd:extension' || base === undefined) {
        throw new Error(`${node.attributes.name}: a derivation that has no form here`);
      }
      const from = this.nestedContentOf(base);
      const own = this.nestedContentOf({ ...extension, attributes: {} });
      return {
        ...from,
        particles: [...from.particles, ...own.particles],
        attributes: [...from.attributes, ...own.attributes],
      };
    }
    const isGroup = first?.name === 'xsd:sequence' || first?.name === 'xsd:choice';
    const attributes = (isGroup ? others : parts(node)).map((attribute) => this.attributeOf(attribute));
    if (!isGroup || first === undefined) return { choice: false, any: false, particles: [], attributes };
    const group = this.partOf(first);
    const isPlain = 'parts' in group && group.sort === 'sequence' && group.least === 1 && group.most === 1;
    return { choice: false, any: false, particles: isPlain ? group.parts : [group], attributes };
  }

  /** @param {Node} node @returns {Part} */
  partOf(node) {
    const { minOccurs = '1', maxOccurs = '1' } = node.attributes;
    const most = maxOccurs === 'unbounded' ? Number.POSITIVE_INFINITY : Number(maxOccurs);
    const least = Number(minOccurs);
    if (node.name === 'xsd:any') return { name: '#any', type: this.unchecked(), least, most };
    if (node.name === 'xsd:element') return this.particleOf(node, false);
    if (node.name !== 'xsd:sequence' && node.name !== 'xsd:choice') throw new Error(`${node.name} has no form here`);
    const inner = parts(node).map((part) => this.partOf(part));
    return { sort: node.name === 'xsd:choice' ? 'choice' : 'sequence', least, most, parts: inner };
  }

  /** Returns the type of unchecked elements, such as signatures. */
  unchecked() {
    this.contents.set('unchecked', { choice: false, any: false, particles: [], attributes: ['#unchecked'] });
    return 'unchecked';
  }

  /**
   * Returns the facets of a value type and of the types it restricts. @param {Node} node @returns {Record<string, unknown>}
   */
  facetsOf(node) {
    const [derivation, ...others] = parts(node.name === 'xsd:complexType' ? (parts(node)[0] ?? node) : node);
    if (derivation === undefined || others.length > 0) throw new Error(`${node.attributes.name}: no form`);
    if (derivation.name === 'xsd:union') {
      if (derivation.attributes.memberTypes !== undefined) throw new Error(`${node.attributes.name}: a union of names`);
      return { base: 'string', union: parts(derivation).map((each) => this.facetsOf(each)) };
    }
    const inner = parts(derivation).find(({ name }) => name === 'xsd:simpleType');
    const base = inner ? '' : resolved(derivation, derivation.attributes.base ?? '');
    const from = inner
      ? this.facetsOf(inner)
      : this.isList(base)
        ? { base: 'string' }
        : base.startsWith(`{${XSD}}`)
          ? { base: local(base) }
          : this.facetsOf(this.simple(base));
    if (derivation.name === 'xsd:extension') return from;
    if (derivation.name !== 'xsd:restriction') throw new Error(`${derivation.name} has no form here`);
    const { own, patterns } = ownFacets(derivation);
    const before = /** @type {string[]} */ (from.pattern ?? []);
    if (patterns.length > 0) own.pattern = [...before, expressionOf(patterns)];
    return { ...from, ...own };
  }

  /**
   * Returns the name of facets after adding them, or of a kind that needs no check. @param {Record<string, unknown>} facets @param {string}
   * name
   */
  facetsName(facets, name) {
    if (Object.keys(facets).length === 1 && KINDS.get(String(facets.base)) === 'string') return 'string';
    for (let at = 1; ; at++) {
      const own = at === 1 ? name : `${name}${at}`;
      const known = this.facets.get(own);
      if (known === undefined) this.facets.set(own, facets);
      if (known === undefined || JSON.stringify(known) === JSON.stringify(facets)) return own;
    }
  }

  /** Returns the content of a type with elements. @param {Node} node @returns {Content} */
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
      return { choice: false, any: true, particles: [], attributes: [] };
    }
    if (group.name !== 'xsd:sequence' && !choice) throw new Error(`${node.attributes.name}: ${group.name}`);
    return { choice, any: false, particles: inner.map((element) => this.particleOf(element, choice)), attributes: [] };
  }

  /** @param {Node} node @param {boolean} inChoice @returns {Particle} */
  particleOf(node, inChoice) {
    if (node.name !== 'xsd:element') throw new Error(`${node.name} in a type has no form here`);
    const { ref, minOccurs = '1', maxOccurs = '1', name } = node.attributes;
    const most = maxOccurs === 'unbounded' ? Number.POSITIVE_INFINITY : Number(maxOccurs);
    const least = Number(minOccurs);
    if (inChoice && (least !== 1 || most !== 1)) throw new Error(`${name} stands in a choice several times`);
    if (ref !== undefined && this.isNational && !this.schema.elements.has(resolved(node, ref))) {
      return { name: prefixed(resolved(node, ref)), type: this.unchecked(), least, most };
    }
    if (ref === undefined) {
      return { name: prefixed(`{${this.schema.namespaceOf.get(node)}}${name}`), type: this.typeOf(node), least, most };
    }
    const target = resolved(node, ref);
    const element = this.schema.elements.get(target);
    if (element === undefined) throw new Error(`There is no element ${target}`);
    return { name: prefixed(target), type: this.typeOf(element), least, most };
  }

  /**
   * Returns the restrictions of a value, under the name of the type that declares them first. @param {Node} node @param {string} name
   * @returns {Value}
   */
  valueOf(node, name) {
    if (node.name === 'xsd:simpleType') return { name, kind: this.kindNamed(node, name), attributes: [] };
    const derivation = parts(parts(node)[0] ?? node)[0];
    if (derivation === undefined) throw new Error(`${name} is empty`);
    const from = this.baseOf(resolved(derivation, derivation.attributes.base ?? ''), name);
    const own = parts(derivation).map((attribute) => this.attributeOf(attribute));
    // A restriction that omits an attribute leaves it unchanged.
    const kept = from.attributes.filter((given) => !own.some((attribute) => nameIn(attribute) === nameIn(given)));
    return { name: own.length === 0 ? from.name : name, kind: from.kind, attributes: [...own, ...kept] };
  }

  /** @param {string} base @param {string} name The name of the derived type. @returns {Value} */
  baseOf(base, name) {
    if (base.startsWith(`{${XSD}}`)) return { name, kind: kindOf(base), attributes: [] };
    const node = this.simple(base);
    return this.valueOf(node, node.name === 'xsd:simpleType' ? name : shortOf(local(base)));
  }

  /** Returns the kind of a value type, under a name. @param {Node} node @param {string} name */
  kindNamed(node, name) {
    return this.isNational ? this.facetsName(this.facetsOf(node), name) : this.simpleKind(node);
  }

  /** Returns whether a type is a code list that rules check. @param {string} name */
  isList(name) {
    return this.lists !== undefined && name.startsWith(`{${this.lists}}`);
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

  /** Returns an attribute in the form of the data. @param {Node} node */
  attributeOf(node) {
    const { name = '', type = '', use = 'optional', fixed } = node.attributes;
    if (node.name !== 'xsd:attribute' || use === 'prohibited') throw new Error(`${node.name} ${name} has no form here`);
    const target = resolved(node, type);
    const [inner] = parts(node);
    const kind = inner
      ? this.kindNamed(inner, name)
      : type === '' || this.isList(target)
        ? 'string'
        : target.startsWith(`{${XSD}}`)
          ? kindOf(target)
          : this.kindNamed(this.simple(target), shortOf(local(target)));
    if (fixed !== undefined && !/^[\p{L}\w. ()-]+$/u.test(fixed))
      throw new Error(`${name}: "${fixed}" has no form here`);
    return `${name}${use === 'required' ? '!' : ''}${kind === 'string' ? '' : `:${kind}`}${fixed === undefined ? '' : `=${fixed.replaceAll(' ', '~')}`}`;
  }

  /** Returns the name of a value type, after adding it. @param {Value} value @returns {string} */
  valueName(value) {
    const known = this.values.get(value.name);
    if (this.isNational && known !== undefined && JSON.stringify(known) !== JSON.stringify(value)) {
      const number = Number(/\d*$/.exec(value.name)?.[0] || '1') + 1;
      return this.valueName({ ...value, name: `${value.name.replace(/\d+$/, '')}${number}` });
    }
    if (this.contents.has(value.name) || (known !== undefined && JSON.stringify(known) !== JSON.stringify(value))) {
      throw new Error(`Two types are named ${value.name}`);
    }
    this.values.set(value.name, value);
    return value.name;
  }
}

/** Returns the facets declared by a restriction itself. @param {Node} restriction */
function ownFacets(restriction) {
  /** @type {Record<string, unknown>} */
  const own = {};
  /** @type {string[]} */
  const patterns = [];
  /** @type {string[]} */
  const values = [];
  for (const { name, attributes } of parts(restriction)) {
    const facet = name.replace('xsd:', '');
    const value = attributes.value ?? '';
    if (facet === 'pattern') patterns.push(value);
    else if (facet === 'enumeration') values.push(value);
    else if (/^(length|minLength|maxLength|totalDigits|fractionDigits)$/.test(facet)) own[facet] = Number(value);
    else if (/^((min|max)(In|Ex)clusive|whiteSpace)$/.test(facet)) own[facet] = value;
    else if (!/^(simpleType|attribute)$/.test(facet)) throw new Error(`${facet} has no form here`);
  }
  if (values.length > 0) own.enumeration = values;
  return { own, patterns, values };
}

/** Unicode blocks used in patterns. */
const BLOCKS = new Map([
  ['IsBasicLatin', '\\u0000-\\u007f'],
  ['IsLatin-1Supplement', '\\u0080-\\u00ff'],
]);

/**
 * Returns alternative XML Schema patterns as one JavaScript expression (with the flag `u`): a digit may be of any script, and a point is
 * any character except line ends.
 * @param {string[]} patterns
 */
function expressionOf(patterns) {
  const expressions = patterns.map((pattern) => {
    let isInClass = false;
    return pattern.replace(/\\p\{(?:Is[^}]+)\}|\\.|\[\^?|\]|\./g, (part) => {
      if (part.startsWith('[')) isInClass = true;
      else if (part === ']') isInClass = false;
      return translated(part, isInClass);
    });
  });
  return expressions.length === 1 ? (expressions[0] ?? '') : expressions.map((each) => `(?:${each})`).join('|');
}

/** Returns a part of a pattern in JavaScript syntax. @param {string} part @param {boolean} isInClass */
function translated(part, isInClass) {
  if (/^\\[iIcCwWSD]$/.test(part)) throw new Error(`${part} has no form here`);
  if (part === '.' && !isInClass) return '[^\\n\\r]';
  if (part === '\\d') return '\\p{Nd}';
  const block = /^\\p\{(Is[^}]+)\}$/.exec(part)?.[1];
  const range = part === '\\s' ? ' \\t\\n\\r' : block && BLOCKS.get(block);
  if (block !== undefined && range === undefined) throw new Error(`The block ${block} has no form here`);
  if (!range) return part;
  return isInClass ? range : `[${range}]`;
}

/** @param {string} type */
const shortOf = (type) => type.replace(/Type$/, '');
/** @param {string} attribute */
const nameIn = (attribute) => /^[\p{L}\w]+/u.exec(attribute)?.[0];
/** @param {string} name */
const local = (name) => name.slice(name.indexOf('}') + 1);
/** @param {string} name */
function kindOf(name) {
  const kind = KINDS.get(local(name));
  if (kind === undefined) throw new Error(`${name} has no form here`);
  return kind;
}

/** Returns the most common type of each element name. @param {Facts} facts */
function usualTypes(facts) {
  /** @type {Map<string, Map<string, number>>} */
  const counts = new Map();
  for (const { particles } of facts.contents.values()) {
    for (const { name, type } of elementsIn(particles)) {
      const types = counts.get(name) ?? new Map();
      counts.set(name, types.set(type, (types.get(type) ?? 0) + 1));
    }
  }
  return new Map([...counts].map(([name, types]) => [name, [...types].sort((a, b) => b[1] - a[1])[0]?.[0] ?? '']));
}

/** Returns the type with the longest name that an element's name ends with. @param {string} name @param {Facts} facts */
function typeIn(name, { contents, values }) {
  let type = name.slice(name.indexOf(':') + 1);
  while (type !== '' && !contents.has(type) && !values.has(type)) type = type.slice(1);
  return type;
}

/** Yields the elements in a list of elements and groups. @param {Part[]} parts @returns {Generator<Particle>} */
function* elementsIn(parts) {
  for (const part of parts) {
    if ('parts' in part) yield* elementsIn(part.parts);
    else if (part.name !== '#any') yield part;
  }
}

/** Returns a cardinality: `0..1`, `1..n`. @param {Part} part */
function timesOf({ least, most }) {
  if (least > 1) throw new Error(`${least} to ${most} times has no form here`);
  return `${least}..${most === Number.POSITIVE_INFINITY ? 'n' : most}`;
}

/**
 * Returns elements and groups as lines.
 * @param {Part[]} list @param {ReadonlyMap<string, string>} usual @param {string} [indent]
 * @returns {string[]}
 */
function linesOf(list, usual, indent = '  ') {
  return list.flatMap((part) => {
    if (!('parts' in part)) {
      const isUsual = part.name === '#any' || part.type === usual.get(part.name);
      return [`${indent}${part.name} ${timesOf(part)}${isUsual ? '' : ` ${part.type}`}`];
    }
    return [`${indent}${part.sort} ${timesOf(part)}`, ...linesOf(part.parts, usual, `${indent}  `)];
  });
}

/** Returns an attribute as a line. @param {string} word in the form of `attributeOf` */
function attributeLine(word) {
  const [, name, required, kind, fixed] = /^([\p{L}\w]+)(!?)(?::([\p{L}\w-]+))?(?:=(.+))?$/u.exec(word) ?? [];
  if (name === undefined) return `  ${word}`;
  return `  @${name} ${required ? 1 : 0}..1${kind ? ` ${kind}` : ''}${fixed ? ` = ${fixed.replaceAll('~', ' ')}` : ''}`;
}

/**
 * @typedef {Map<string, string[]>} Table the lines of each entry by its name
 * @typedef {{ roots: string[], values: Table, elements: Table, contents: Table, facets: Map<string, object> }} Data
 */

/** @param {string} folder @param {Wanted} wanted @returns {Data} */
function dataOf(folder, { files, roots, lists, national = false }) {
  const schema = new Schema();
  for (const file of files) schema.add(resolve(folder, file));
  const facts = new Facts(schema, national, lists?.namespace);
  const rootTypes = roots.map((root) => {
    const element = schema.elements.get(root);
    if (element === undefined) throw new Error(`There is no element ${root}`);
    return `${prefixed(root)} ${facts.typeOf(element)}`;
  });
  const usual = usualTypes(facts);
  /** @type {Table} */
  const values = new Map();
  for (const [name, { kind, attributes }] of facts.values) {
    const line = kind === name && attributes.length === 0 ? name : `${name} ${kind}`;
    values.set(name, [line, ...attributes.map(attributeLine)]);
  }
  /** @type {Table} */
  const elements = new Map();
  for (const [name, type] of [...usual].sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (typeIn(name, facts) === type) continue;
    elements.set(type, [...(elements.get(type) ?? [type]), `  ${name}`]);
  }
  /** @type {Table} */
  const contents = new Map();
  for (const [name, { choice, any, particles, attributes }] of facts.contents) {
    const children = choice ? [...elementsIn(particles)].map((each) => `    ${each.name}`) : linesOf(particles, usual);
    const lines = [...attributes.map(attributeLine), ...(choice ? ['  choice'] : []), ...children];
    contents.set(name, [name, ...(any ? ['  #any'] : lines)]);
  }
  const facets = national ? facts.facets : new Map();
  return { roots: rootTypes, values, elements, contents, facets };
}

const TABLES = /** @type {const} */ (['values', 'elements', 'contents', 'facets']);

/**
 * Returns the entries that differ from those of another schema, and the names that only the other has, by table.
 * @param {Data} data @param {Data} base @param {(text: string) => string} renamed
 */
function differenceOf(data, base, renamed) {
  const differing = { ...data };
  /** @type {[string, string][]} */
  const without = [];
  for (const table of TABLES) {
    const theirs = new Map([...base[table]].map(([name, entry]) => [name, renamed(JSON.stringify(entry))]));
    const changed = [...data[table]].filter(([name, entry]) => theirs.get(name) !== JSON.stringify(entry));
    Object.assign(differing, { [table]: new Map(/** @type {any} */ (changed)) });
    const gone = [...theirs.keys()].filter((name) => !data[table].has(name));
    if (gone.length > 0) without.push([table, gone.join(' ')]);
  }
  return { differing, without };
}

/** Returns data as code. @param {Data} data */
function codeOf({ roots, values, elements, contents, facets }) {
  /** @param {Iterable<string>} lines */
  const table = (lines) => `\`\n${[...lines].join('\n')}\``;
  const tables = { roots, values: values.values(), elements: elements.values(), contents: contents.values() };
  return [
    'packed({',
    ...Object.entries(tables).map(([name, lines]) => `  ${name}: ${table([...lines].flat())},`),
    ...(facets.size > 0 ? [`  facets: ${JSON.stringify(Object.fromEntries(facets))},`] : []),
    '})',
  ].join('\n');
}

/** @param {string} folder @param {Wanted} wanted */
function moduleOf(folder, wanted) {
  const { constant, release, prefix, described } = wanted;
  const base = SCHEMAS.find(({ module }) => module === wanted.base);
  const data = dataOf(folder, wanted);
  const head = [
    '/**',
    ` * The elements of ${described ? 'a file' : 'an invoice'} in ${release}${base ? `, as far as they differ from ${base.release}` : ''}.`,
    ...(described
      ? [` * Taken from a schema of our own that follows ${described}, not from the published files.`]
      : []),
    ' * Written by `npx tsx scripts/formats/take-schemas.mjs DIR`, not by hand; ../table.ts describes the form.',
    ' */',
    '',
  ];
  if (base === undefined) {
    return [
      ...head,
      "import { packed } from '../table.ts';",
      '',
      `export const ${constant} = ${codeOf(data)};`,
      '',
    ].join('\n');
  }
  /** @param {string} text */
  const renamed = (text) => (prefix ? text.replaceAll(new RegExp(`\\b${prefix[0]}:`, 'g'), `${prefix[1]}:`) : text);
  const { differing, without } = differenceOf(data, dataOf(folder, base), renamed);
  const removed = `{ ${without.map(([table, names]) => `${table}: '${names}'`).join(', ')} }`;
  return [
    ...head,
    "import { differing } from '../differing.ts';",
    "import { packed } from '../table.ts';",
    `import { ${base.constant} } from './${base.module}.ts';`,
    '',
    `export const ${constant} = differing(${base.constant}, { without: ${removed}${prefix ? `, prefix: ${JSON.stringify(prefix)}` : ''} }, ${codeOf(differing)});`,
    '',
  ].join('\n');
}

/** Returns code lists as a module. @param {string} folder @param {Wanted} wanted */
function listsOf(folder, { files, lists, release }) {
  const schema = new Schema();
  for (const file of files) schema.add(resolve(folder, file));
  const constants = (lists?.names ?? []).map((name) => {
    const node = schema.types.get(`{${lists?.namespace}}${name}`);
    if (node === undefined) throw new Error(`There is no list ${name}`);
    const { values } = ownFacets(parts(node)[0] ?? node);
    const constant = name
      .replace(/^c_/, '')
      .replace(/(?<=[a-z])(?=[A-Z])/g, '_')
      .toUpperCase();
    return `export const ${constant} = '${values.join(' ')}';`;
  });
  return [
    `/** Code lists of ${release}, joined with blanks. Written by \`npx tsx scripts/formats/take-schemas.mjs DIR\`, not by hand. */`,
    '',
    ...constants,
    '',
  ].join('\n');
}

/** @param {string} module @param {string} text */
function writeModule(module, text) {
  const file = `src/formats/schema/generated/${module}.ts`;
  writeGenerated(
    file,
    execFileSync('npx', ['biome', 'format', `--stdin-file-path=${file}`], { input: text, encoding: 'utf8' }),
  );
}

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('npx tsx scripts/formats/take-schemas.mjs DIR');
for (const schema of SCHEMAS) {
  const from = [folder, join(folder, 'xsd')].find((each) =>
    schema.files.every((file) => existsSync(resolve(each, file))),
  );
  if (from === undefined) continue;
  writeModule(schema.module, moduleOf(from, schema));
  if (schema.lists) writeModule(schema.lists.module, listsOf(from, schema));
}
