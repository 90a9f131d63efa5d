/** The options of all syntaxes by name, which are fields of requests. */

import { entryOf } from '../../engine/model/json.ts';
import type { OptionDeclaration } from '../declare/option.ts';
import { ZATCA_OPTIONS } from '../en16931/saudi-arabia/options.ts';
import { CFDI_OPTIONS } from '../national/cfdi/options.ts';
import { FACTURAE_OPTIONS } from '../national/facturae/options.ts';
import { FATTURAPA_OPTIONS } from '../national/fatturapa/options.ts';
import { KSEF_OPTIONS } from '../national/ksef/options.ts';
import { VERIFACTU_OPTIONS } from '../national/verifactu/options.ts';

/** The options of each syntax or owner, with its country. */
export const optionGroups = {
  ksef: { country: 'PL', options: KSEF_OPTIONS },
  fatturapa: { country: 'IT', options: FATTURAPA_OPTIONS },
  verifactu: { country: 'ES', options: VERIFACTU_OPTIONS },
  facturae: { country: 'ES', options: FACTURAE_OPTIONS },
  cfdi: { country: 'MX', options: CFDI_OPTIONS },
  zatca: { country: 'SA', options: ZATCA_OPTIONS },
} as const satisfies Readonly<
  Record<string, { country: string; options: Readonly<Record<string, OptionDeclaration>> }>
>;

/** Options that several syntaxes have: one field with all descriptions. */
const shared = {
  system: {
    ...VERIFACTU_OPTIONS.system,
    description: `${KSEF_OPTIONS.system.description} ${VERIFACTU_OPTIONS.system.description}`,
  },
  qr: {
    ...VERIFACTU_OPTIONS.qr,
    type: 'json',
    description: `${VERIFACTU_OPTIONS.qr.description} ${ZATCA_OPTIONS.qr.description}`,
  },
  environment: {
    ...KSEF_OPTIONS.environment,
    description: `${KSEF_OPTIONS.environment.description} ${VERIFACTU_OPTIONS.environment.description}`,
  },
} as const;

export const formatOptions = {
  ...KSEF_OPTIONS,
  ...FATTURAPA_OPTIONS,
  ...VERIFACTU_OPTIONS,
  ...CFDI_OPTIONS,
  ...ZATCA_OPTIONS,
  ...FACTURAE_OPTIONS,
  ...shared,
} as const;

type FormatOptionName = keyof typeof formatOptions;

type CheckOptionName = {
  [Name in FormatOptionName]: (typeof formatOptions)[Name] extends { isForChecks: true } ? Name : never;
}[FormatOptionName];

const isForChecks = (name: string) => optionNamed(name)?.isForChecks === true;

/** The options of conversions. */
export const formatOptionNames = Object.keys(formatOptions).filter((name) => !isForChecks(name)) as Exclude<
  FormatOptionName,
  CheckOptionName
>[];

/** The options that serve only to check files. */
export const checkOptionNames = Object.keys(formatOptions).filter(isForChecks) as CheckOptionName[];

/** Returns the declaration of an option. */
export function optionNamed(name: string): OptionDeclaration | undefined {
  return entryOf(formatOptions, name);
}

/** Returns whether an option names the previous result, or null for the first document. */
export function isChained(name: string): boolean {
  return optionNamed(name)?.isChained === true;
}

/** The options that the workbench asks for before saving. */
export type AskedOption = {
  [Name in FormatOptionName]: (typeof formatOptions)[Name] extends { isAsked: true } ? Name : never;
}[FormatOptionName];
