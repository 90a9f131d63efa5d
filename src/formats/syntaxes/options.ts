/** The options of all syntaxes by name, which are fields of requests. */

import { FATTURAPA_OPTIONS } from './fatturapa/options.ts';
import { KSEF_OPTIONS } from './ksef/options.ts';

export const formatOptions = { ...KSEF_OPTIONS, ...FATTURAPA_OPTIONS } as const;

type FormatOptionName = keyof typeof formatOptions;

export const formatOptionNames = Object.keys(formatOptions) as FormatOptionName[];

/** The options that the workbench asks for before saving. */
export type AskedOption = {
  [Name in FormatOptionName]: (typeof formatOptions)[Name] extends { isAsked: true } ? Name : never;
}[FormatOptionName];
