/** The options of all syntaxes by name, which are fields of requests. */

import { FATTURAPA_OPTIONS } from './fatturapa/options.ts';
import { KSEF_OPTIONS } from './ksef/options.ts';
import { VERIFACTU_OPTIONS } from './verifactu/options.ts';

/** Options that several syntaxes have: one field with all descriptions. */
const shared = {
  system: {
    ...VERIFACTU_OPTIONS.system,
    description: `${KSEF_OPTIONS.system.description} ${VERIFACTU_OPTIONS.system.description}`,
  },
  environment: {
    ...KSEF_OPTIONS.environment,
    description: `${KSEF_OPTIONS.environment.description} ${VERIFACTU_OPTIONS.environment.description}`,
  },
} as const;

export const formatOptions = { ...KSEF_OPTIONS, ...FATTURAPA_OPTIONS, ...VERIFACTU_OPTIONS, ...shared } as const;

type FormatOptionName = keyof typeof formatOptions;

export const formatOptionNames = Object.keys(formatOptions) as FormatOptionName[];

/** The options that the workbench asks for before saving. */
export type AskedOption = {
  [Name in FormatOptionName]: (typeof formatOptions)[Name] extends { isAsked: true } ? Name : never;
}[FormatOptionName];
