import { type Message, message } from '../text/message.ts';
import { mistyped } from '../text/mistyped.ts';
import { bareOf, isBareIban } from './iban.ts';

/**
 * Countries by the form of their account numbers, without country and check digits: n is a digit, a a letter, c either, each after its
 * count. Source: SWIFT's IBAN Registry, ISO 13616.
 */
const COUNTRIES =
  '11n NO,12n BE,14n DK FI FO GL SD,2a12n FK,4a10n NL,15n SI,3n10c2n MK,16n AT BA EE LT MN XK,3n13c KZ LU,17n HR,4a13c LV,5n12c CH LI,' +
  '18n CR DE ME RS VA,2a16n GE,4a14c BH,4a14n GB IE,4a6n8c BG,19n AE IL SO TL,3n16c OM,4a15c GI,4a15n IQ,20c MD,20n CZ ES SE SK TN,2n18c SA,' +
  '4a16c PK RO,4a16n VG,8n12c AD,21n LY PT ST,22n IS,6n16c TR,10n11c2n FR MC,1a10n12c IT SM,23n BI DJ MR,7n16c GR,24c GT,24n HU PL,4a20c AZ,' +
  '4a20n HN NI SV,4c20n DO,4c4n16c BY,4n20c LB,8n16c AL CY,23n1a1c BR,25n EG,4a21c PS QA,6n19c UA,4a19n3a MU,4a22c KW,4a4n18c JO YE,' +
  '4a20n3a SC,4a5n18c MT,4a24c LC,14n15c RU';

/** The kind of each character of an account number, by country. */
const FORMS: ReadonlyMap<string, string> = new Map(
  COUNTRIES.split(',').flatMap((row) => {
    const [form = '', ...countries] = row.split(' ');
    const kinds = form.replace(/(\d+)(\D)/g, (_, count: string, kind: string) => kind.repeat(Number(count)));
    return countries.map((country) => [country, kinds] as const);
  }),
);

/** Returns what is wrong with an IBAN; undefined for one of the form of its country, or for a text that does not resemble one. */
export function aboutIban(text: string): Message | undefined {
  const bare = bareOf(text);
  const country = bare.slice(0, 2);
  if (!/^[A-Z]{2}[0-9OIL]{2}[0-9A-Z]{9,}$/.test(bare)) return undefined;
  if (!FORMS.has(country)) return isBareIban(bare) ? undefined : mistyped(bare, fits);
  const ofForm = aboutForm(bare);
  if (isBareIban(bare)) return ofForm;
  return ofLength(bare) ?? mistyped(bare, likeIban(bare));
}

/** Returns the check of other IBANs that may be meant by a text in upper case without spaces: those of its country, if it has one. */
export function likeIban(bare: string): (other: string) => boolean {
  const country = bare.slice(0, 2);
  return FORMS.has(country) ? (other) => other.startsWith(country) && fits(other) : fits;
}

function fits(bare: string): boolean {
  return FORMS.has(bare.slice(0, 2)) && isBareIban(bare) && aboutForm(bare) === undefined;
}

function ofLength(bare: string): Message | undefined {
  const country = bare.slice(0, 2);
  const values = { count: bare.length, country, expected: 4 + (FORMS.get(country) ?? '').length };
  if (values.count === values.expected) return undefined;
  return message('It has {count} characters; an IBAN of {country} has {expected}.', values);
}

/** Returns where an IBAN differs from the form of its country. */
function aboutForm(bare: string): Message | undefined {
  const wrong = ofLength(bare);
  if (wrong) return wrong;
  const country = bare.slice(0, 2);
  for (const [position, kind] of [...(FORMS.get(country) ?? '')].entries()) {
    const character = bare.charAt(4 + position);
    const isDigit = /\d/.test(character);
    if (kind === 'c' || isDigit === (kind === 'n')) continue;
    const values = { place: `${5 + position} (${character})`, country };
    return isDigit
      ? message('An IBAN of {country} has a letter at position {place}.', values)
      : message('An IBAN of {country} has a digit at position {place}.', values);
  }
  return undefined;
}
