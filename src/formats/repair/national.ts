/** The values of national formats that their schema refuses, with what they mean. The schema decides which of the candidates is right. */

import { withoutTrailing } from '../../engine/text/trailing.ts';
import type { Structure, StructureType } from '../schema/structure.ts';
import { trimmed } from '../schema/values.ts';
import type { XmlElement } from '../xml/element.ts';
import { oncePer } from './once-per.ts';
import { provinceOf } from './provinces.ts';
import { eachTyped } from './structure.ts';
import type { Target } from './targets.ts';
import { answerOf, dateOf, momentOf, numbersOf } from './values.ts';
import { codeIn, countryOf, currencyOf, meansOf, words } from './words.ts';

/** Returns the values that the schema of a document refuses and that may stand for another value. */
export function nationalTargets(root: XmlElement, structure: Structure): Target[] {
  const found: Target[] = [];
  eachTyped(root, structure, (element, type) => addTargets(element, type, found));
  found.push(...numbersWithCountry(root));
  return found;
}

/** Attributes with codes that are in capital letters, which schemas may not check. */
const CODES = /^(?:Moneda\w*|UsoCFDI|ClaveUnidad|Pais|ResidenciaFiscal|MetodoPago|TipoDeComprobante)$/;

function addTargets(element: XmlElement, type: StructureType, found: Target[]): void {
  for (const { name, value } of element.attributes) {
    const attribute = type.attributes.get(name);
    if (attribute === undefined) continue;
    const { fixed, kind } = attribute;
    const isRight = (text: string) => (fixed === undefined || text === fixed) && isAccepted(kind, `@${name}`, text);
    const code = CODES.test(name) && value !== value.trim().toUpperCase() ? value.trim().toUpperCase() : undefined;
    if (isRight(value) && code !== undefined && isRight(code))
      found.push({ element, attribute: name, value, candidates: [code] });
    if (isRight(value)) continue;
    const bare = (text: string) => text.replace(/[\s_-]+/g, '').toLowerCase();
    const candidates = [fixed, ...variants(value, name)].filter(
      (each): each is string =>
        each !== undefined && isRight(each) && (fixed === undefined || bare(each) === bare(value)),
    );
    if (candidates.length > 0) found.push({ element, attribute: name, value, candidates: candidates.slice(0, 1) });
  }
  const target = type.content === 'value' ? ofValue(element, type) : undefined;
  if (target) found.push(target);
}

function isAccepted(kind: StructureType['kind'], name: string, text: string): boolean {
  return (kind.judge?.(name, text) ?? []).length === 0 && kind.fits?.(trimmed(text)) !== false;
}

function ofValue(element: XmlElement, { kind }: StructureType): Target | undefined {
  const { text, localName } = element;
  if (text.trim() === '' || isAccepted(kind, localName, text)) return undefined;
  const candidates = variants(text, localName).filter((each) => each !== text && isAccepted(kind, localName, each));
  return candidates.length === 0
    ? undefined
    : { element, value: text, candidates: [...new Set(candidates)].slice(0, 2) };
}

/** Codes for words by the name of their element, in the notation of words.ts. */
const WORDS: readonly (readonly [at: RegExp, table: ReadonlyMap<string, string>])[] = [
  [
    /^FormaPlatnosci$/,
    words(`
1 gotowka cash|2 karta card|3 bon|4 czek cheque|5 kredyt
6 przelew przelew_bankowy transfer bank_transfer|7 mobilna blik`),
  ],
  [
    /^EsigibilitaIVA$/,
    words(`
I immediata|D differita
S scissione scissione_dei_pagamenti split_payment split`),
  ],
  [
    /^ModalitaPagamento$/,
    words(`
MP01 contanti|MP02 assegno|MP05 bonifico bonifico_bancario bonifico_sepa|MP08 carta carta_di_pagamento carta_di_credito pos
MP12 riba ri.ba. ricevuta_bancaria|MP13 mav|MP19 sepa_direct_debit sdd addebito_diretto|MP23 pagopa`),
  ],
  [
    /^CondizioniPagamento$/,
    words(`
TP01 rate a_rate|TP02 completo pagamento_completo unica_soluzione
TP03 anticipo acconto`),
  ],
  [
    /^TipoDocumento$/,
    words(`
TD01 fattura|TD04 nota_di_credito|TD05 nota_di_debito
TD06 parcella`),
  ],
  [
    /^RodzajFaktury$/,
    words(`
VAT faktura faktura_vat|KOR korekta faktura_korygujaca
ZAL zaliczka faktura_zaliczkowa`),
  ],
];

/** Signs that typesetting programs set instead of those on a keyboard. */
const TYPOGRAPHIC: readonly (readonly [RegExp, string])[] = [
  [/[‐‑‒–—―−]/g, '-'],
  [/[‘’‚‛′]/g, "'"],
  [/[“”„‟″]/g, '"'],
  [/…/g, '...'],
  [/[\u00a0\u2007\u2009\u202f\u200a]/g, ' '],
  [/[\u200b-\u200d\ufeff\u00ad]/g, ''],
  [/€/g, 'EUR'],
  [/•/g, '-'],
  [/™/g, '(TM)'],
];

/** Returns the texts that a value may stand for, the likeliest first. */
function variants(given: string, name: string): string[] {
  const text = given.trim();
  const word = WORDS.find(([at]) => at.test(name));
  const code = word && codeIn(word[1], text);
  const answer = /^P_|^P\d/.test(name) ? answerOf(text) : undefined;
  const isRate = /^(?:P_12|AliquotaIVA)/.test(name);
  const numbers = numbersOf(text).flatMap((number) => inDecimals(number));
  const rates = isRate
    ? numbersOf(text).flatMap((number) =>
        Number(number) > 0 && Number(number) < 1 ? inDecimals(String(Math.round(Number(number) * 1e6) / 1e4)) : [],
      )
    : [];
  return [
    text,
    text.replace(/\s+/g, ' '),
    code,
    ...(answer === undefined ? [] : answer ? ['1', 'SI', 'true'] : ['2', 'NO', 'false']),
    dateOf(text),
    momentOf(text),
    ...(isRate ? rates : []),
    ...(/^[A-Za-z]/.test(text) ? [] : numbers),
    TYPOGRAPHIC.reduce((result, [from, to]) => result.replace(from, to), text),
    /Waluty|Divisa/.test(name) ? currencyOf(text) : undefined,
    /Kraj|Nazione|Paese/.test(name) ? countryOf(text) : undefined,
    /Provincia/.test(name) ? provinceOf(text) : undefined,
    /Platnosci$/.test(name) ? meansOf(text) : undefined,
    text.toUpperCase(),
    text.toLowerCase(),
    ...(/(?:NIP|IBAN|NrRB|Id|Codice|Cod|CF|BIC|CAP|SWIFT|Codigo)/.test(name) ? compact(text) : []),
  ].filter((each): each is string => each !== undefined && each !== '');
}

/** Returns a number without and with the decimals that schemas ask for. */
function inDecimals(number: string): string[] {
  const [whole = '', fraction = ''] = number.split('.');
  const short = withoutTrailing(fraction, '0');
  const two = `${whole}.${short.padEnd(2, '0')}`;
  return short.length === 0 ? [number, whole, two] : [number, two, `${whole}.${short}`];
}

/** Returns an identifier without separators, and without the country in front of it. */
function compact(text: string): string[] {
  const bare = text.replace(/[\s.\-/]+/g, '');
  return [bare, bare.toUpperCase(), bare.toUpperCase().replace(/^(?:PL|IT)(?=\d)/, '')];
}

/** Returns the numbers of Italian parties that begin with their country, which has an element of its own. */
function numbersWithCountry(root: XmlElement): Target[] {
  const found: Target[] = [];
  const countryIn = oncePer((party: XmlElement) =>
    party.children.find(({ localName }) => localName === 'IdPaese')?.text.trim(),
  );
  for (const element of root.within()) {
    if (element.localName !== 'IdCodice') continue;
    const country = (element.parent && countryIn(element.parent)) ?? '';
    const text = element.text.trim();
    const bare = text.replace(/[\s.-]+/g, '');
    const candidate =
      country !== '' && bare.toUpperCase().startsWith(country) && country === 'IT' ? bare.slice(country.length) : bare;
    if (candidate !== text && candidate !== '') found.push({ element, value: element.text, candidates: [candidate] });
  }
  return found;
}
