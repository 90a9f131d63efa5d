/**
 * Extracts the elements that each profile of Factur-X allows from the official schemas and rules, and writes
 * src/formats/en16931/facturx/generated/profiles.ts:
 *
 *     node scripts/formats/take-profiles.mjs DIR
 *
 * DIR, or its folder `facturx`, has a folder for each profile, `facturx-minimum`, `facturx-basicwl`, `facturx-basic`, `facturx-en16931` and
 * `facturx-extended`, with the files of a release (https://fnfe-mpe.org/factur-x/): the schemas (`*.xsd`), the rules (`*.xslt` or `*.xsl`) and
 * their code lists (`*_codedb.xml`). The table stays unchanged if a folder is missing.
 *
 * A schema says which elements and attributes a type has, and how often. Rules say what is not used in a place, what occurs once, which
 * attributes are required, and which codes are allowed. Rules that compare or calculate values are written by hand
 * (src/formats/en16931/facturx/rules), and so is what the code lists contain (src/formats/en16931/facturx/lists.ts); the end of the table has a digest of each.
 *
 * Own code, because no tool combines schemas and rules into one table.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readXml } from './read-xml.mjs';
import { writeGenerated } from './write-generated.mjs';

/** @typedef {import('./read-xml.mjs').Node} Node */
/** @typedef {{ test: string, isReport: boolean, value: string }} Rule `value` is the path of the value that has to be in a code list. */
/** @typedef {{ line: string, times: string, children: Entry[] }} Entry An element of a profile: its name, codes and attributes as in the table. */
/** @typedef {{ line: string, times: string[], children: Merged[] }} Merged An element with the cardinality in each profile. */

const PROFILES = ['minimum', 'basicwl', 'basic', 'en16931', 'extended'];
const CII = 'urn:un:unece:uncefact:data:standard:';
const PREFIXES = new Map([
  [`${CII}CrossIndustryInvoice:100`, 'rsm'],
  [`${CII}ReusableAggregateBusinessInformationEntity:100`, 'ram'],
  [`${CII}UnqualifiedDataType:100`, 'udt'],
  [`${CII}QualifiedDataType:100`, 'qdt'],
]);

/** The rules that are taken. Others compare or calculate values. */
const TAKEN =
  /^(?:count\(((?:ram|rsm|udt):[^()]+(?:\(@\w+\)\])?)\)([<>]?=)(\d)|@\w+|true\(\)|string-length\(\$codeValue.*)$/;

/**
 * The names of the code lists in src/formats/en16931/facturx/lists.ts: the end of a path, the name of its list, and a code that only this list has if
 * several lists belong to the path.
 * @type {readonly (readonly [end: string, name: string, code?: string])[]}
 */
const LISTS = [
  ['/ReceivableSpecifiedTradeAccountingAccount/TypeCode', 'account'],
  ['[ChargeIndicator/Indicator=false]/ReasonCode', 'allowance'],
  ['/AdditionalReferencedDocument/TypeCode', 'attached'],
  ['/AdditionalReferencedDocument[TypeCode=50]/TypeCode', ''],
  ['/AdditionalReferencedDocument[TypeCode=130]/TypeCode', ''],
  ['/AdditionalReferencedDocument[TypeCode=916]/TypeCode', ''],
  ['/CategoryCode', 'category'],
  ['/ReasonCode[@listID=5153]', 'tax', 'VAT'],
  ['/ReasonCode[@listID=5153]', 'other-taxes'],
  ['[ChargeIndicator/Indicator=true]/ReasonCode[@listID=]', 'charge'],
  ['[ChargeIndicator/Indicator=true]/ReasonCode', 'charge'],
  ['/ClassCode/@listID', 'classification'],
  ['/CountryID', 'country'],
  ['/OriginTradeCountry/ID', 'country'],
  ['CurrencyCode', 'currency'],
  ['/@currencyID', 'currency'],
  ['/@format', 'date-time', '205'],
  ['/@format', 'date'],
  ['/DeliveryTypeCode', 'delivery-terms'],
  ['/DueDateTypeCode', 'due'],
  ['/URIID/@schemeID', 'eas'],
  ['/ID/@schemeID', 'va', 'VA'],
  ['/ID/@schemeID', 'icd'],
  ['Party/GlobalID/@schemeID', 'party'],
  ['/GlobalID/@schemeID', 'icd'],
  ['/LanguageID', 'language'],
  ['/LineStatusCode', 'line-status'],
  ['/LineStatusReasonCode', 'line-kind'],
  ['/SpecifiedTradeSettlementPaymentMeans/TypeCode', 'means'],
  ['/@mimeCode', 'mime'],
  ['/GuidelineSpecifiedDocumentContextParameter/ID', 'profile'],
  ['/ContractReferencedDocument/ReferenceTypeCode', 'contract'],
  ['/ReferenceTypeCode', 'reference'],
  ['/SubjectCode', 'subject'],
  ['/ModeCode', 'transport'],
  ['/ExchangedDocument/TypeCode', 'type'],
  ['InvoiceReferencedDocument/TypeCode', 'type'],
  ['/InvoiceSpecifiedReferencedDocument/TypeCode', 'type'],
  ['/@unitCode', 'unit'],
  ['/NetPriceProductTradePrice/IncludedTradeTax/TypeCode', 'vat'],
  ['Tax/TypeCode', 'tax'],
  ['/ExemptionReasonCode', 'vatex'],
];

/** The official files of a profile. */
class Release {
  /** Types of the schema, by name. @type {Map<string, Node>} */
  types = new Map();
  /** The prefix of everything in the schemas. @type {Map<Node, string>} */
  prefixes = new Map();
  /** Rules by the path of their context. @type {Map<string, Rule[]>} */
  rules = new Map();
  /** Codes by the number of the list. @type {Map<string, string[]>} */
  codes = new Map();

  /** @param {string} folder */
  constructor(folder) {
    for (const file of readdirSync(folder)) {
      if (!/\.(xsd|xslt?|xml)$/.test(file)) continue;
      const root = readXml(join(folder, file));
      if (file.endsWith('.xsd')) this.#takeSchema(root, PREFIXES.get(root.attributes.targetNamespace ?? '') ?? '');
      else if (file.endsWith('_codedb.xml')) for (const list of root.children) this.#takeCodes(list);
      else for (const template of root.children) this.#takeRules(template, template.attributes.match ?? '', new Map());
    }
  }

  /** @param {Node} node @param {string} prefix */
  #takeSchema(node, prefix) {
    this.prefixes.set(node, prefix);
    if (/^xsd:\w+Type$/.test(node.name) && node.attributes.name)
      this.types.set(`${prefix}:${node.attributes.name}`, node);
    for (const child of node.children) this.#takeSchema(child, prefix);
  }

  /** @param {Node} list */
  #takeCodes({ attributes, children }) {
    this.codes.set(attributes.id ?? '', children.map((code) => code.attributes.value ?? '').sort());
  }

  /** @param {Node} node @param {string} path @param {Map<string, string>} variables */
  #takeRules(node, path, variables) {
    const { test = '', name = '', select = '' } = node.attributes;
    if (node.name.endsWith('}variable')) variables.set(name, select);
    if (/\}(?:failed-assert|successful-report)$/.test(node.name) && TAKEN.test(test)) {
      const value = variables.get(/\$(codeValue\d+)/.exec(test)?.[1] ?? '') ?? '';
      this.rules.set(path, [...this.rulesAt(path), { test, isReport: node.name.endsWith('report'), value }]);
    }
    for (const child of node.children) this.#takeRules(child, path, variables);
  }

  /** @param {string} path */
  rulesAt(path) {
    return this.rules.get(path) ?? [];
  }

  /** Returns the entries of the elements in the content of a type. @param {Node} type @param {string} path @returns {Entry[]} */
  entriesIn(type, path) {
    return within(type, 'xsd:element').flatMap((element) =>
      this.#conditionsOf(element, path).flatMap((condition) => this.#entryOf(element, path, condition)),
    );
  }

  /** Returns the conditions that distinguish variants of an element in rules; an empty one without variants. @param {Node} element @param {string} path */
  #conditionsOf(element, path) {
    const begin = `${this.#qualified(element)}[`;
    const counted = this.rulesAt(path).map(({ test }) => TAKEN.exec(test)?.[1] ?? '');
    const inside = [...this.rules.keys()].flatMap((each) =>
      each.startsWith(`${path}/`) ? [each.slice(path.length + 1)] : [],
    );
    const conditions = [...counted, ...inside].flatMap((each) => {
      if (!each.startsWith(begin)) return [];
      const condition = each.slice(begin.length, each.indexOf(']'));
      // A rule forbids all other variants: ` not(first) and  not(second)`.
      return condition.startsWith(' not(')
        ? [...condition.matchAll(/ not\(((?:[^()]|\([^()]*\))*)\)/g)].map(([, inner = '']) => inner)
        : [condition];
    });
    return conditions.length === 0 ? [''] : [...new Set(conditions)].map((condition) => `[${condition}]`);
  }

  /** Returns the entry of an element; none if it is not used. @param {Node} element @param {string} path @param {string} condition @returns {Entry[]} */
  #entryOf(element, path, condition) {
    const { name = '', type = '', minOccurs = '1', maxOccurs = '1' } = element.attributes;
    const qualified = `${this.#qualified(element)}${condition}`;
    const at = `${path}/${qualified}`;
    if (/TaxCurrencyCode/.test(condition) && !this.#hasTaxCurrency) return [];
    const rules = this.rulesAt(at);
    if (rules.some(({ test, isReport }) => isReport && test === 'true()')) return [];
    const content = this.types.get(type) ?? element;
    const counts = this.rulesAt(path).flatMap(({ test }) => {
      const [, counted, sign, times] = TAKEN.exec(test) ?? [];
      return counted === qualified ? [{ sign, times }] : [];
    });
    const isNeeded = counts.some(({ sign }) => sign !== '<=') || (condition === '' && minOccurs === '1');
    const most = maxOccurs === 'unbounded' ? 'n' : maxOccurs;
    const limit = counts.find(({ sign }) => sign !== '>=')?.times ?? most;
    const words = [`${name}${variantOf(condition)}`, this.#listOf(at, '.')];
    for (const { attributes } of within(content, 'xsd:attribute'))
      words.push(this.#attributeAt(at, attributes.name ?? '', attributes.use === 'required'));
    return [
      {
        line: words.filter((word) => word !== '').join(' '),
        times: `${isNeeded ? 1 : 0}..${limit}${limit === most ? '' : `/${most}`}`,
        children: this.entriesIn(content, at),
      },
    ];
  }

  /** Whether the profile has BT-6, and thus amounts in its currency. */
  get #hasTaxCurrency() {
    return [...this.prefixes.keys()].some(({ attributes }) => attributes.name === 'TaxCurrencyCode');
  }

  /** @param {Node} element */
  #qualified(element) {
    return `${this.prefixes.get(element)}:${element.attributes.name}`;
  }

  /** Returns an attribute as in the table; an empty text if it is not used. @param {string} path @param {string} name @param {boolean} isRequired by the schema */
  #attributeAt(path, name, isRequired) {
    const rules = this.rulesAt(path).filter(({ test }) => test === `@${name}`);
    if (rules.some(({ isReport }) => isReport)) return '';
    return `@${name}${isRequired || rules.length > 0 ? '!' : ''}${this.#listOf(path, `@${name}`)}`;
  }

  /** Returns the code list of a value as in the table. @param {string} path @param {string} value */
  #listOf(path, value) {
    const rule = this.rulesAt(path).find((each) => each.value === value);
    if (rule === undefined) return '';
    const codes = this.codes.get(/@id=(\d+)/.exec(rule.test)?.[1] ?? '') ?? [];
    const end = `${localPath(path)}${value === '.' ? '' : `/${value}`}`;
    const [, name] =
      LISTS.find(([known, , code]) => end.endsWith(known) && (code === undefined || codes.includes(code))) ?? [];
    if (name === undefined) throw new Error(`the code list of ${end} has no name: ${codes.slice(0, 9).join(' ')} …`);
    if (name !== '')
      digests.add(`${name} ${codes.length} ${createHash('sha256').update(codes.join(' ')).digest('hex').slice(0, 6)}`);
    return name === '' ? '' : `=${name}`;
  }
}

/** Returns the elements or attributes in the content of a type, in order, without those of elements in it. @param {Node} node @param {string} kind @returns {Node[]} */
function within({ children }, kind) {
  return children.flatMap((child) => {
    if (child.name === kind) return [child];
    return child.name === 'xsd:element' || child.name === 'xsd:attribute' ? [] : within(child, kind);
  });
}

/** Returns a path as in the table, with its conditions. @param {string} path */
function localPath(path) {
  return path.replace(/\[[^\]]*\]/g, variantOf).replace(/(?<=\/)\w+:/g, '');
}

/** Returns a condition as in the table: `[ram:ID/@schemeID="VA"]` as `[ID/@schemeID=VA]`, a currency as its term. @param {string} condition */
function variantOf(condition) {
  if (condition === '') return '';
  const [, missing] = /^\[not \((@\w+)\)\]$/.exec(condition) ?? [];
  if (missing !== undefined) return `[${missing}=]`;
  const [, path = '', text, currency] =
    /^\[([\w:/@]+)=(?:"([^"]*)"|[\w:/.]*:(Invoice|Tax)CurrencyCode)\]$/.exec(condition) ?? [];
  if (path === '') throw new Error(`the condition ${condition} has no form here`);
  return `[${path.replace(/\w+:/g, '')}=${text ?? (currency === 'Tax' ? 'BT-6' : 'BT-5')}]`;
}

/**
 * Returns the entries of all profiles as one list: in the order of the largest profile. An entry that it lacks follows
 * its predecessor.
 * @param {readonly Entry[][]} profiles
 * @returns {Merged[]}
 */
function merged(profiles) {
  /** @type {string[]} */
  const lines = [];
  for (const entries of profiles.toReversed()) {
    let at = 0;
    for (const { line } of entries) {
      if (!lines.includes(line)) lines.splice(at, 0, line);
      at = lines.indexOf(line) + 1;
    }
  }
  return lines.map((line) => {
    const same = profiles.map((entries) => entries.find((entry) => entry.line === line));
    return {
      line,
      times: same.map((entry) => entry?.times ?? '-'),
      children: merged(same.map((entry) => entry?.children ?? [])),
    };
  });
}

/** @param {readonly Merged[]} entries @param {string} indent @returns {string[]} */
function linesOf(entries, indent) {
  return entries.flatMap(({ line, times, children }) => [
    `${times.map((each) => each.padEnd(6)).join(' ')}| ${indent}${line}`,
    ...linesOf(children, `${indent}  `),
  ]);
}

/** @type {Set<string>} */
const digests = new Set();
const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('node scripts/formats/take-profiles.mjs DIR');
const from = [folder, join(folder, 'facturx')].find((each) =>
  PROFILES.every((profile) => existsSync(join(each, `facturx-${profile}`))),
);
if (from !== undefined) {
  const profiles = PROFILES.map((profile) => {
    const release = new Release(join(from, `facturx-${profile}`));
    const root = release.types.get('rsm:CrossIndustryInvoiceType');
    if (root === undefined) throw new Error(`the schema of ${profile} has no invoice`);
    const children = release.entriesIn(root, '/rsm:CrossIndustryInvoice');
    return [{ line: 'CrossIndustryInvoice', times: '1..1', children }];
  });
  writeGenerated(
    'src/formats/en16931/facturx/generated/profiles.ts',
    `/**
 * The elements that the profiles of Factur-X 1.09 and ZUGFeRD 2.4 allow (chapter 13 §3.1).
 * Written by \`node scripts/formats/take-profiles.mjs DIR\`, not by hand. See ../profile.ts for its form.
 */

/** Cardinality in MINIMUM, BASIC WL, BASIC, EN 16931 and EXTENDED. */
export const ADMITTED = \`
${linesOf(merged(profiles), '').join('\n')}
\`;

/*
 * The code lists: name, number of codes, digest. A name has several lines if a list differs between profiles or places.
 *
${[...digests]
  .sort()
  .map((line) => ` * ${line}`)
  .join('\n')}
 */
`,
  );
}
