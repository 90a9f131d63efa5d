import { ae } from './ae.ts';
import { ar } from './ar.ts';
import { at } from './at.ts';
import { au } from './au.ts';
import { be } from './be.ts';
import { bg } from './bg.ts';
import { br } from './br.ts';
import { ca } from './ca.ts';
import { ch } from './ch.ts';
import { cl } from './cl.ts';
import { co } from './co.ts';
import { cr } from './cr.ts';
import { cy } from './cy.ts';
import { cz } from './cz.ts';
import { de } from './de.ts';
import { dk } from './dk.ts';
import { ee } from './ee.ts';
import { el } from './el.ts';
import { elsewhere } from './elsewhere.ts';
import { es } from './es.ts';
import type { CountryFacts, Name } from './facts.ts';
import { fi } from './fi.ts';
import { fr } from './fr.ts';
import { gb } from './gb.ts';
import { hr } from './hr.ts';
import { hu } from './hu.ts';
import { ie } from './ie.ts';
import { india } from './in.ts';
import { it } from './it.ts';
import { li } from './li.ts';
import { lt } from './lt.ts';
import { lu } from './lu.ts';
import { lv } from './lv.ts';
import { mc } from './mc.ts';
import { mt } from './mt.ts';
import { mx } from './mx.ts';
import { nameIn } from './names.ts';
import { nl } from './nl.ts';
import { no } from './no.ts';
import { nz } from './nz.ts';
import { pe } from './pe.ts';
import { pl } from './pl.ts';
import { pt } from './pt.ts';
import { ro } from './ro.ts';
import { sa } from './sa.ts';
import { se } from './se.ts';
import { sg } from './sg.ts';
import { si } from './si.ts';
import { sk } from './sk.ts';
import { sm } from './sm.ts';
import { us } from './us.ts';
import { uy } from './uy.ts';

/** A page for each country, by the code of its tax numbers. */
export const countries: Readonly<Record<string, CountryFacts>> = {
  AE: ae,
  AR: ar,
  AT: at,
  AU: au,
  BE: be,
  BG: bg,
  BR: br,
  CA: ca,
  CH: ch,
  CL: cl,
  CO: co,
  CR: cr,
  CY: cy,
  CZ: cz,
  DE: de,
  DK: dk,
  EE: ee,
  EL: el,
  ES: es,
  FI: fi,
  FR: fr,
  GB: gb,
  HR: hr,
  HU: hu,
  IE: ie,
  IN: india,
  IT: it,
  LI: li,
  LT: lt,
  LU: lu,
  LV: lv,
  MC: mc,
  MT: mt,
  MX: mx,
  NL: nl,
  NO: no,
  NZ: nz,
  PE: pe,
  PL: pl,
  PT: pt,
  RO: ro,
  SA: sa,
  SE: se,
  SG: sg,
  SI: si,
  SK: sk,
  SM: sm,
  US: us,
  UY: uy,
  GR: el,
  XI: gb,
  ...elsewhere,
};

/** Returns the facts of a country; nothing for a country without a page. */
export function factsOf(country: string | undefined): CountryFacts {
  return country !== undefined && Object.hasOwn(countries, country) ? (countries[country] ?? {}) : {};
}

/** Returns whether a country's own invoices are in a language. */
export function speaks(country: string | undefined, language: string): boolean {
  return factsOf(country).languages?.includes(language) ?? false;
}

/** Returns a country's own word for its tax number, in letters that forms are written in. */
export function taxNumberName(country: string | undefined): string | undefined {
  const { languages = [], taxNumber } = factsOf(country);
  return nameIn(taxNumber?.name, languages.find((language) => language !== 'ar') ?? 'en');
}

const pages = Object.values(countries);

/** The names of official numbers of all countries, by type or key of the identity. */
export const numberNames: Readonly<Record<string, Name>> = Object.assign(
  { gtin: 'GTIN', 'gtin+taxable': 'GTIN', gln: 'GLN', isbn: 'ISBN', ean: 'EAN' },
  ...pages.map(({ numbers }) => numbers),
);

/** The words by which people search for addons. */
export const searchWords: Readonly<Record<string, string>> = Object.assign(
  {},
  ...pages.map((page) => page.searchWords),
);

/** The names of numbers in e-invoices by scheme of ISO/IEC 6523: those of countries, and those of the world. */
export const schemeNames: Readonly<Record<string, string>> = Object.assign(
  { '0060': 'D-U-N-S', '0088': 'GLN' },
  ...pages.map(({ schemes }) => schemes),
);
