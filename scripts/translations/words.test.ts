import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CONTEXT_END, readPo } from './po.mjs';

/** A word that texts do not use, with the word for it, and texts that may have it. */
type Wrong = readonly [wrong: RegExp, use: string, except?: RegExp];

/** One thing has one name. Members, commands and the official names of other standards stay. */
const ENGLISH: readonly Wrong[] = [
  [/\btax codes?\b/i, 'tax number', /^(?:Vendor )?Tax Code$/],
  [/\b(?:an|the|one) inbox (?:needs|with|has a)\b/i, 'electronic address'],
  [/\brules of your own\b/i, 'house rules'],
  [
    /\brepair(?:s|ed)?\b/i,
    'fix',
    /`repaired`|formats\/repair|repair\/ |^repair$|small repairs|supply, repair|^Repair and parts|Name: Repair|name: Repair/,
  ],
  [/\bjudge(?:s|d)?\b/i, 'check', /`judged|"judged|judged: false|not-judged|judge\.ts|xml-judge/],
  [/\bpost(?:al)? codes?\b/i, 'postcode', /^(?:Buyer|Seller|Deliver to|Tax representative) post code$/],
  [/\btax (?:agency|administration)\b/i, 'tax office'],
  [/\bterms of payment\b/i, 'payment terms'],
  [/\brefused e-invoice\b/i, 'rejected e-invoice'],
  [/\{(?:an|#) errors?\}/, 'problem'],
  [/\b(?:anew|likewise|henceforth)\b/i, 'again, also'],
  [/\bsignature(?: of the file)? (?:fits|does not fit)\b/i, 'valid, not valid'],
  [/\b(?:document|invoice|record) before\b(?! (?:a|it|the|they|you)\b| \{)/i, 'previous document'],
  [/\bno place for\b/i, 'no field for'],
  [/\bfindings?\b/i, 'problem, fault', /for finding the document/],
  [/\bonly the issuer may\b/i, 'to correct in the invoice itself'],
  [/(?<!\bThere )\b(?:is|are) no (?:certificate|e-invoice|hash|private key|record)s?\b/i, 'is not a'],
];

/** A text in English, a word that its translations do not use, and the word for it. */
type Row = readonly [english: RegExp, wrong: RegExp, use: string];

const TRANSLATED: Readonly<Record<string, readonly Row[]>> = {
  de: [
    [/\bfix(?:es|ed)?\b/i, /\breparier/i, 'beheben, berichtigen'],
    [
      /\bcredit notes?\b(?!.*self-bill)/i,
      /(?<!kaufmännische[nr]? )\bGutschrift(?:en)?\b(?! \(vom| für)/i,
      'kaufmännische Gutschrift',
    ],
    [/./, /\bgemerkt|\bmerken\b/, 'gespeichert'],
    [/./, /\bZahlungsmittel/, 'Zahlungsart'],
    [/signature/i, /Signatur(?:en)? pass/, 'gültig'],
    [/^Insert a copy/, /duplizieren/i, 'Kopie einfügen'],
    [/\bproblems?\b/, /\bFehler/, 'Problem'],
  ],
  es: [
    [/\bfix(?:es|ed)?\b/i, /\brepara/i, 'corregir'],
    [/\binbox\b/i, /bandeja de entrada|buzón/, 'Recibidas; dirección electrónica'],
    [/\bbuil[dt]\b/i, /\b(?:gener(?:ar|ado)|construir)\b/i, 'calcular'],
    [/\bproblems?\b/, /\berror(?:es)?\b/, 'problema'],
  ],
  fr: [
    [/\bfix(?:es|ed)?\b/i, /\brépar/i, 'corriger'],
    [/\bVAT\b/, /\b(?:taxes|de|un total de) VAT\b|NIF-VAT/, 'TVA'],
    [/\btax numbers?\b/i, /cod(?:e fiscal|es fiscaux)/, 'numéro fiscal'],
    [/\binbox\b/i, /boîtes? de réception/, 'Reçues; adresse électronique'],
    [/\bbuil[dt]\b/i, /\bgénér(?:er|é|ation)(?![a-z])/i, 'calculer'],
    [/draft/i, /ébauche/, 'brouillon, projet'],
    [/./, /huissier/, 'commissaire de justice'],
    [/\bproblems?\b/, /\berreurs?\b/, 'problème'],
  ],
  it: [
    [/\bfix(?:es|ed)?\b/i, /\bripara/i, 'correggere'],
    [/\btax numbers?\b/i, /codic[ei] fiscal[ei]/, 'numero di identificazione fiscale'],
    [/\binbox\b/i, /posta in arrivo|\bcasella\b/, 'Ricevute; indirizzo elettronico'],
    [/\bbuil[dt]\b/i, /\belabora(?:re|to|zione)?\b/i, 'calcolare'],
    [/\bproblems?\b/, /\berror[ei]\b/, 'problema'],
  ],
  nl: [
    [/\binbox\b(?! )/i, /postvak/i, 'Ontvangen'],
    [/\bbuil[dt]\b/i, /\bopbouw/i, 'berekenen'],
    [/^Insert a copy/, /dupliceren/i, 'kopie invoegen'],
  ],
  pl: [
    [/\bcredit notes?\b/i, /\bnot(?:a|y|ę|ą)? kredytow/i, 'faktura korygująca'],
    [/\bdrafts?\b/i, /\bszkic/i, 'wersja robocza'],
    [/\binbox\b/i, /skrzynk/i, 'Otrzymane; adres elektroniczny'],
    [/\bservices?\b/i, /\bserwis(?!\p{L}* internetow)/iu, 'serwer'],
  ],
  pt: [
    [/\baddons?\b/i, /\bcomplemento/i, 'suplemento'],
    [/\bfix(?:es|ed)?\b/i, /\brepara/i, 'corrigir'],
    [/\binbox\b/i, /caixas? de (?:entrada|receção)/, 'Recebidas; endereço eletrónico'],
    [/\bbuil[dt]\b/i, /\b(?:gera(?:r|do)|construir)\b/i, 'calcular'],
    [/\bproblems?\b/, /\berros?\b/, 'problema'],
  ],
};

/** The names of places, buttons and verdicts of the workbench: by context and English, those that must stay consistent. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  'page\u0004Inbox': ['Recibidas', 'Eingang', 'Reçues', 'Ricevute', 'Ontvangen', 'Otrzymane', 'Recebidas'],
  Documents: ['Documentos', 'Dokumente', 'Documents', 'Documenti', 'Documenten', 'Dokumenty', 'Documentos'],
  Countries: ['Países', 'Länder', 'Pays', 'Paesi', 'Landen', 'Kraje', 'Países'],
  Build: ['Calcular', 'Berechnen', 'Calculer', 'Calcola', 'Berekenen', 'Przelicz', 'Calcular'],
  Replicate: ['Replicar', 'Duplizieren', 'Dupliquer', 'Replica', 'Dupliceren', 'Powiel', 'Replicar'],
  Preview: ['Vista previa', 'Vorschau', 'Aperçu', 'Anteprima', 'Voorvertoning', 'Podgląd', 'Pré-visualização'],
  Problems: ['Problemas', 'Probleme', 'Problèmes', 'Problemi', 'Problemen', 'Problemy', 'Problemas'],
  Draft: ['Borrador', 'Entwurf', 'Brouillon', 'Bozza', 'Concept', 'Wersja robocza', 'Rascunho'],
};

const LANGUAGES = ['es', 'de', 'fr', 'it', 'nl', 'pl', 'pt'] as const;

const translations = new Map(
  LANGUAGES.map((language) => {
    const entries = readPo(`src/translations/${language}.po`).map(({ template, translation }) => ({
      template,
      english: template.split(CONTEXT_END).at(-1) ?? '',
      translation,
    }));
    return [language, entries];
  }),
);

const entriesOf = (language: (typeof LANGUAGES)[number]) => translations.get(language) ?? [];

const pages = ['docs', 'docs/guides', 'docs/explanation']
  .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
  .filter((path) => path.endsWith('.md'))
  .concat('README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'CHANGELOG.md');
const lines = pages.flatMap((path) => readFileSync(path, 'utf8').split('\n'));

describe('words', () => {
  it.each(ENGLISH.map((row): unknown[] => [...row]))('of texts are not %s but “%s”', (...row) => {
    const [wrong, , except] = row as unknown as Wrong;
    const found = entriesOf('de').filter(({ english }) => wrong.test(english) && !except?.test(english));
    expect(found.map(({ english }) => english)).toEqual([]);
  });

  it.each(ENGLISH.map((row): unknown[] => [...row]))('of pages are not %s but “%s”', (...row) => {
    const [wrong, , except] = row as unknown as Wrong;
    expect(lines.filter((line) => wrong.test(line) && !except?.test(line))).toEqual([]);
  });

  it.each(LANGUAGES)('of translations follow the glossary in %s', (language) => {
    const entries = entriesOf(language);
    const found = (TRANSLATED[language] ?? []).flatMap(([english, wrong, use]) =>
      entries.flatMap((entry) =>
        english.test(entry.english) && wrong.test(entry.translation) ? [`${use}: ${entry.translation}`] : [],
      ),
    );
    expect(found).toEqual([]);
  });

  it.each(LANGUAGES)('for places and buttons are the same everywhere in %s', (language) => {
    const names = new Map(entriesOf(language).map(({ template, translation }) => [template, translation]));
    const at = LANGUAGES.indexOf(language);
    const expected = Object.entries(NAMES).map(([template, all]) => [template, all[at]]);
    expect(expected.map(([template = '']) => [template, names.get(template)])).toEqual(expected);
  });
});
