/** Common parts of the Spanish addons for the SII, TicketBAI and VERI*FACTU (chapter 06 §7). */

import type { Invoice } from '../../bill/invoice.ts';
import { Tax } from '../../bill/tax.ts';
import type { Party } from '../../org/party.ts';
import { keyIn, lengthBetween, not, present, typeIn } from '../../rules/conditions.ts';
import { at, check, type RuleNode, when } from '../../rules/declare.ts';
import { labelled } from '../../rules/label.ts';
import { codesIn } from '../../tax/code-table.ts';
import type { CodesByKey } from '../../tax/codes-by-key.ts';
import type { TaxCombo } from '../../tax/combo.ts';
import type { CorrectionHook } from '../../tax/declare.ts';
import type { Definition, ScenarioSet, TagSet } from '../../tax/definitions.ts';
import { extIn, extRequire } from '../../tax/extension-conditions.ts';
import { extension, keepOrSetExtension, removeExtension, setExtension } from '../../tax/extensions.ts';

/** Codes of identity types (AEAT list L4) by the key of an identity. */
const IDENTITY_TYPES: ReadonlyMap<string, string> = new Map([
  ['passport', '03'],
  ['foreign', '04'],
  ['resident', '05'],
  ['other', '06'],
]);

/** Returns the tax block of an invoice, creating it if missing. */
export function taxOf(invoice: { tax?: Tax }): Tax {
  invoice.tax ??= Tax.create();
  return invoice.tax;
}

/** Sets the type of the first identity of a customer without a Spanish tax code, from its key. */
export function setIdentityType({ customer }: Invoice, identityType: string): void {
  if (customer?.tax_id?.country === 'ES' && customer.tax_id.code) return;
  const first = customer?.identities?.[0];
  const type = IDENTITY_TYPES.get(first?.key ?? '');
  if (first && type) setExtension(first, identityType, type);
}

/** Tests that a customer, if present, has a tax identity or another identity with a type. */
export function identifiedBy(identityType: string): (customer: Party | undefined) => boolean {
  return labelled(
    `has tax ID or identity with ${identityType}`,
    (customer) => !customer || customer.tax_id !== undefined || hasIdentityType(customer, identityType),
  );
}

export function hasIdentityType(party: Party | undefined, identityType: string): boolean {
  return party?.identities?.some((identity) => Boolean(identity?.ext?.get(identityType))) ?? false;
}

/** Returns the first VAT combo of a line. */
export function vatOf({ taxes }: { taxes?: TaxCombo[] }): TaxCombo | undefined {
  return taxes?.find(({ cat }) => cat === 'VAT');
}

export function isVatOrIgic(combo: TaxCombo | null | undefined): boolean {
  return combo?.cat === 'VAT' || combo?.cat === 'IGIC';
}
isVatOrIgic.label = 'is vat or igic';

export function hasPercent(combo: TaxCombo | undefined): boolean {
  return combo?.percent !== undefined;
}
hasPercent.label = 'has percent';

/** Returns whether a tax is from another country. */
export function isForeign({ country }: TaxCombo): boolean {
  return Boolean(country) && country !== 'ES';
}

/** Keys for the exemption codes: articles 20 to 25 of the Spanish VAT law (Ley 37/1992). */
export const EXEMPTION_KEYS: ReadonlyMap<string, string> = new Map([
  ['E1', 'exempt'],
  ['E2', 'export'],
  ['E3', 'export'],
  ['E4', 'export'],
  ['E5', 'intra-community'],
  ['E6', 'exempt'],
]);

/** Exemption codes by the key of a combo. Other VAT keys have none. */
export const EXEMPTIONS: CodesByKey = new Map([
  ['standard', []],
  ['zero', []],
  ['reverse-charge', []],
  ['outside-scope', []],
  ['exempt', ['E1', 'E6']],
  ['export', ['E2', 'E3', 'E4']],
  ['intra-community', ['E5']],
]);

/** Document types that correct another document, and the method: by differences (I) or as a substitute (S). */
const CORRECTION_TYPES: ReadonlyMap<string, string> = new Map([
  ['credit-note', 'I'],
  ['debit-note', 'I'],
  ['corrective', 'S'],
]);

/** Sets the correction method and the document type R1, unless it is one of R2 to R5 (chapter 06 §7.4). */
export function setCorrection(invoice: Invoice, prefix: Register['prefix']): void {
  const correction = CORRECTION_TYPES.get(invoice.type ?? '');
  if (!correction) return;
  const tax = taxOf(invoice);
  setExtension(tax, `${prefix}-correction-type`, correction);
  keepOrSetExtension(tax, `${prefix}-doc-type`, 'R1', ['R2', 'R3', 'R4', 'R5']);
}

const CORRECTIVE_TYPES = ['R1', 'R2', 'R3', 'R4', 'R5'];

/** Tests that an invoice has the document type of simplified invoices. */
export function isSimplified(docType: string): (invoice: Invoice | undefined) => boolean {
  return labelled('simplified', (invoice) => ['F2', 'R5'].includes(extension(invoice?.tax?.ext, docType)));
}

/** One of the AEAT's two registers of invoices: its name, the prefix of its extensions, its document types in words. */
export interface Register {
  readonly name: string;
  readonly prefix: 'es-sii' | 'es-verifactu';
  readonly docTypes: string;
}

/** Returns a register's rules on preceding invoices. */
export function precedingRules({ name }: Register): RuleNode<Invoice>[] {
  return [
    when(typeIn('corrective'), [
      at('preceding', [check('01', 'A corrective invoice must name the invoice it replaces in preceding.', present)]),
    ]),
    at('preceding[].issue_date', [
      check('02', `${name} needs the issue date of each preceding invoice, as YYYY-MM-DD.`, present),
    ]),
    when(typeIn('corrective'), [
      at('preceding[].tax', [
        check(
          '03',
          'A corrective invoice needs the taxes of the invoice it replaces in preceding[].tax; a correction copies them with the option copy_tax.',
          present,
        ),
      ]),
    ]),
  ];
}

/**
 * Returns a register's rules on the customer. `numbers` has the numbers of the rules on its presence, identity and tax
 * code.
 */
export function customerRules({ name, prefix }: Register, numbers: readonly [string, string, string]) {
  const identityType = `${prefix}-identity-type`;
  return when<Invoice>(not(isSimplified(`${prefix}-doc-type`)), [
    at('customer', [
      check(numbers[0], `${name} needs the customer; tag an invoice without one as simplified in $tags.`, present),
      check(
        numbers[1],
        `${name} needs the customer's tax_id, or an identity with the key passport, foreign, resident or other, which sets a code in ${identityType}.`,
        identifiedBy(identityType),
      ),
      at('tax_id.code', [check(numbers[2], "The customer's tax identity needs its number in code.", present)]),
    ]),
  ]);
}

/** Returns a register's rules on the document type and on the note that describes the operation. */
export function documentTypeRules(
  { name, prefix, docTypes }: Register,
  numbers: Readonly<Record<'tax' | 'docType' | 'method' | 'standard' | 'corrected' | 'note', string>>,
): RuleNode<Invoice>[] {
  const docType = `${prefix}-doc-type`;
  return [
    at('tax', [
      check(numbers.tax, `${name} needs the document type in tax.ext; building the invoice sets it.`, present),
      at('ext', [
        check(
          numbers.docType,
          `${name} needs ${docType} in tax.ext, one of ${docTypes}; building a standard or corrective invoice sets it.`,
          extRequire(docType),
        ),
        when(extIn(docType, ...CORRECTIVE_TYPES), [
          check(
            numbers.method,
            `A corrective invoice needs its correction method in ${prefix}-correction-type: S (substitution) or I (differences); building the invoice sets it.`,
            extRequire(`${prefix}-correction-type`),
          ),
        ]),
      ]),
    ]),
    when(typeIn('standard'), [
      at('tax.ext', [
        check(
          numbers.standard,
          `The document type of a standard invoice, ${docType}, must be F1, F2 or F3.`,
          extIn(docType, 'F1', 'F2', 'F3'),
        ),
      ]),
    ]),
    when(typeIn('corrective', 'credit-note', 'debit-note'), [
      at('tax.ext', [
        check(
          numbers.corrected,
          `The document type of a corrective invoice, ${docType}, must be R1, R2, R3, R4 or R5.`,
          extIn(docType, ...CORRECTIVE_TYPES),
        ),
      ]),
    ]),
    at('notes[]', [
      when(keyIn('general'), [
        at('text', [
          check(
            numbers.note,
            'A general note must describe the operation in at most 500 bytes; an accented letter counts as two. Shorten it.',
            lengthBetween(0, 500),
          ),
        ]),
      ]),
    ]),
  ];
}

/**
 * Returns a correction hook that applies the document type in the options to the new invoice, not to the corrected one.
 */
export function takeDocType(docType: string): (hook: CorrectionHook) => void {
  return ({ options, reference, invoice }) => {
    removeExtension(reference, docType);
    const type = options.get(docType);
    if (type) setExtension(taxOf(invoice), docType, type);
  };
}

export const replacementTag: readonly TagSet[] = [
  {
    schema: 'bill/invoice',
    list: [{ key: 'replacement', name: { en: 'Replacement Invoice', es: 'Factura de Sustitución' } }],
  },
];

/** Returns document types by type and tags. If several match, the last one applies. */
export function docTypeScenarios(docType: string): readonly ScenarioSet[] {
  return [
    {
      schema: 'bill/invoice',
      list: [
        {
          name: { en: 'Standard Invoice', es: 'Factura Estándar' },
          type: ['standard'],
          ext: { [docType]: 'F1' },
        },
        {
          name: { en: 'Simplified Invoice', es: 'Factura Simplificada' },
          type: ['standard'],
          tags: ['simplified'],
          ext: { [docType]: 'F2' },
        },
        {
          name: { en: 'Replacement Invoice', es: 'Factura Emitida en Sustitución' },
          type: ['standard'],
          tags: ['replacement'],
          ext: { [docType]: 'F3' },
        },
        {
          name: { en: 'Simplified Corrective Invoice', es: 'Factura Simplificada Correctiva' },
          type: ['corrective', 'credit-note', 'debit-note'],
          tags: ['simplified'],
          ext: { [docType]: 'R5' },
        },
      ],
    },
  ];
}

/** Types of invoices (AEAT list L2) that are not corrections. */
export const ISSUED_TYPES: readonly Definition[] = codesIn('en', 'es')`
  F1 Invoice (Article 6, 7.2 and 7.3 of RD 1619/2012) | Factura (Art. 6, 7.2 y 7.3 del RD 1619/2012) | The ordinary invoice, with all particulars of both parties. | La factura ordinaria, con todos los datos de ambas partes.
  F2 Simplified invoice (Article 6.1.d) of RD 1619/2012) | Factura Simplificada (Art. 6.1.d) del RD 1619/2012) | For small amounts, or where the customer need not be identified. | Para importes reducidos, o cuando no es preciso identificar al cliente.
  F3 Invoice issued as replacement of simplified invoice | Factura emitida en sustitución de facturas simplificadas | A full invoice that takes the place of simplified ones declared before. | Una factura completa que sustituye a otras simplificadas ya declaradas.
`;

/** Types of corrections (AEAT list L2), by the articles of the VAT law (Ley 37/1992). */
export const CORRECTED_TYPES: readonly Definition[] = codesIn('en', 'es')`
  R1 Rectified invoice: articles 80.1, 80.2, and 80.6 | Factura rectificativa: art. 80 Uno, Dos y Seis LIVA | Corrects an invoice after an error of law, a returned good, a rebate, or an operation without effect. | Rectifica una factura por error fundado en derecho, devolución, descuento u operación sin efecto.
  R2 Rectified invoice: article 80.3 | Factura rectificativa: artículo 80.3 | Corrects an invoice because the customer has entered insolvency proceedings. | Rectifica una factura porque el cliente ha sido declarado en concurso de acreedores.
  R3 Rectified invoice: article 80.4 | Factura rectificativa: artículo 80.4 | Corrects an invoice because it will not be paid. | Rectifica una factura porque el crédito es incobrable.
  R4 Rectified invoice: other | Factura rectificativa: resto | Corrects an invoice for any other reason. | Rectifica una factura por cualquier otra causa.
  R5 Rectified invoice: simplified invoices | Factura rectificativa: facturas simplificadas | Corrects a simplified invoice, whatever the reason. | Rectifica una factura simplificada, sea cual sea la causa.
`;

/** Correction methods (AEAT list L3). */
export const CORRECTION_METHODS: readonly Definition[] = codesIn('en', 'es')`
  S Substitution | Por Sustitución
  I Differences | Por Diferencias
`;

/** Identity types of a customer without a Spanish tax code (AEAT list L4). */
export const IDENTITY_TYPE_CODES: readonly Definition[] = codesIn('en', 'es')`
  02 NIF-VAT Identity (VIES) | NIF-VAT (VIES)
  03 Passport | Pasaporte
  04 Foreign Identity Document | Documento de Identidad Extranjero
  05 Residential Certificate | Certificado Residencia
  06 Other Identity Document | Otro Documento Probatorio
`;

/** The last code of AEAT list L4. TicketBAI does not have it. */
export const NOT_IN_CENSUS: Definition = { code: '07', name: { en: 'Not registered in census', es: 'No censado' } };

export const YES_OR_NO: readonly Definition[] = codesIn('en', 'es')`
  S Yes | Sí
  N No | No
`;
