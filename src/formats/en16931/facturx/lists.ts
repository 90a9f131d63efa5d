/** The code lists of the Factur-X profiles, by their names in generated/profiles.ts. */

import { languages } from '../../../engine/i18n/languages.ts';
import { DELIVERY_TERMS, OTHER_TAXES } from '../../codes/generated/extended.ts';
import {
  ADDRESS_SCHEMES,
  ALLOWANCE_REASONS,
  CHARGE_REASONS,
  COUNTRIES_UBL,
  CREDIT_NOTE_TYPES,
  CURRENCIES,
  EXEMPTION_REASONS,
  IDENTIFIER_SCHEMES,
  INVOICE_TYPES,
  ITEM_CLASSIFICATIONS,
  NOTE_SUBJECTS_CII,
  PAYMENT_MEANS,
  REFERENCES,
  TAX_POINTS_CII,
  UNITS,
} from '../../codes/generated/lists.ts';
import { MEDIA_TYPES } from '../../codes/generated/media-types.ts';
import type { Profile } from './profile.ts';

/** A code list with its display name. */
export interface Codes {
  readonly name: string;
  /** Its name in generated/profiles.ts. */
  readonly key?: string;
  has(code: string): boolean;
}

/** Returns a list with the codes in a text, divided by blanks, and those of other lists. */
function list(name: string, codes: string, ...lists: readonly { has(code: string): boolean }[]): Codes {
  const all = [new Set(codes.split(' ')), ...lists];
  return { name, has: (code) => code !== '' && all.some((each) => each.has(code)) };
}

/** Lists that all profiles share. */
const LISTS: Readonly<Record<string, Codes>> = {
  account: list('UN/CEFACT accounts', '1 2 3 4 5 6 7'),
  allowance: list('UNTDID 5189', '', ALLOWANCE_REASONS),
  attached: list('UNTDID 1001', '50 130 916'),
  category: list('UNTDID 5305', 'S Z E AE K G O L M'),
  charge: list('UNTDID 7161', '', CHARGE_REASONS),
  classification: list('UNTDID 7143', '', ITEM_CLASSIFICATIONS),
  contract: list('UNTDID 1153', 'CONTRAT MARCHE', REFERENCES),
  country: list('ISO 3166-1', '', COUNTRIES_UBL),
  currency: list('ISO 4217', 'STN', CURRENCIES),
  date: list('UNTDID 2379', '102'),
  'date-time': list('UNTDID 2379', '102 205'),
  'delivery-terms': list('UNTDID 4053', '', DELIVERY_TERMS),
  due: list('UNTDID 2475', '', TAX_POINTS_CII),
  eas: list('EAS', '', ADDRESS_SCHEMES),
  icd: list('ISO 6523', '', IDENTIFIER_SCHEMES),
  language: list('ISO 639', '', languages, { has: (code) => /^[a-z]{3}$/.test(code) }),
  'line-kind': list('Factur-X', 'DETAIL GROUP INFORMATION'),
  'line-status': list('UNTDID 1229', '', { has: (code) => /^(1[01]|[1-9])\d?$/.test(code) }),
  means: list('UNTDID 4461', '', PAYMENT_MEANS),
  mime: list('IANA', '', MEDIA_TYPES),
  'other-taxes': list('UNTDID 5153', '', OTHER_TAXES),
  party: list('ISO 6523', '', IDENTIFIER_SCHEMES),
  reference: list('UNTDID 1153', '', REFERENCES),
  subject: list('UNTDID 4451', '', NOTE_SUBJECTS_CII),
  tax: list('UNTDID 5153', 'VAT'),
  transport: list('UN/ECE Rec 19', '0 1 2 3 4 5 6 7 8 9'),
  type: list('UNTDID 1001', '', INVOICE_TYPES, CREDIT_NOTE_TYPES),
  unit: list('UN/ECE Rec 20, 21', '', UNITS),
  va: list('Factur-X', 'VA'),
  vat: list('UNTDID 5153', 'VAT'),
  vatex: list('VATEX', '', EXEMPTION_REASONS),
};

const ANYTHING: Codes = { name: '', has: () => true };

/** Lists that differ in a profile. */
const OTHERS: Partial<Record<Profile, Readonly<Record<string, Codes>>>> = {
  EN16931: { profile: list('Factur-X', 'urn:cen.eu:en16931:2017') },
  EXTENDED: {
    category: list('UNTDID 5305', 'S Z E AE K G O L M B'),
    mime: list('IANA', 'application/json application/xml text/xml', MEDIA_TYPES),
    party: list('ISO 6523', 'BY SE', IDENTIFIER_SCHEMES),
    tax: list('UNTDID 5153', 'VAT', OTHER_TAXES),
  },
};

/** Returns a profile's list by name, or a list that accepts any code if the profile has none. */
export function codesOf(name: string, profile: Profile): Codes {
  const found = OTHERS[profile]?.[name] ?? LISTS[name];
  return found ? { ...found, key: name } : ANYTHING;
}
