import { hasUnionVatNumbers, isDomestic } from '../../../../countries/european-union.ts';
import { countryInSentence } from '../../../engine/document/names.ts';
import { partAt, text } from '../../../engine/document/values.ts';
import { say } from '../../../ui/texts/say.ts';
import type { Combo } from '../sheet/tax-choices.ts';
import { type Hint, hint, type Known } from './hint.ts';
import { type TaxedLine, wayOf } from './taxed-lines.ts';
import * as texts from './texts.ts';

/** What the law asks of a supply without the supplier's tax. */
interface Treatment {
  /** Where the customer or the receiver of the goods is. */
  to: 'another member' | 'outside' | 'anywhere';
  /** The parties whose VAT numbers the invoice shows, if it goes to another member of the Union. */
  numbers: readonly ('supplier' | 'customer')[];
}

/**
 * The treatments that depend on where the customer is (Directive 2006/112/EC): articles 138 and 226 (4), § 14a (3) UStG; article 146;
 * articles 196 and 226 (4), § 14a (1) UStG. Many countries have a reverse charge at home, too, which needs no number here.
 */
const TREATMENTS: Readonly<Record<string, Treatment>> = {
  'intra-community': { to: 'another member', numbers: ['supplier', 'customer'] },
  export: { to: 'outside', numbers: [] },
  'reverse-charge': { to: 'anywhere', numbers: ['customer'] },
};

/** The postal codes of parts of a country that are outside the Union's territory of VAT (Directive 2006/112/EC, article 6). */
const OUTSIDE: Readonly<Record<string, RegExp>> = {
  DE: /^(27498|78266)/,
  EL: /^63086/,
  ES: /^(35|38|51|52)/,
  FI: /^22/,
  FR: /^9[78]/,
  IT: /^(23041|22061)/,
};

/** Returns the hints for treatments that cannot be, otherwise those for the numbers that they need. */
export function treatmentHints(document: unknown, lines: readonly TaxedLine[], known: Known): Hint[] {
  const { country } = known;
  if (country === undefined) return [];
  const to = placeOf(partAt(document, ['delivery', 'receiver'])) ?? placeOf(partAt(document, ['customer']), true);
  const isUnion = hasUnionVatNumbers(country);
  const used = Object.entries(TREATMENTS).flatMap(([key, treatment]) => {
    const has = ({ cat, key: own }: Combo) => (cat === 'VAT' || cat === 'GST') && own === key;
    const first = lines.find(({ taxes }) => taxes.some(has));
    return first ? [{ treatment, has, path: first.path }] : [];
  });
  const reach = reachOf(country, to);
  const wrong = used.flatMap(({ treatment, has, path }) => {
    if (to === undefined || isPossible(treatment, reach, isUnion)) return [];
    const away = isUnion ? texts.notExport : texts.notAbroad;
    const message = treatment.to === 'another member' ? texts.notIntra : away;
    const other = reach === 'member' ? 'intra-community' : 'export';
    const ways =
      reach === 'here'
        ? ['general', 'standard'].map((rate) => wayOf(texts.charge, rate, lines, known.law, has))
        : [wayOf(texts.goods, other, lines, known.law, has)];
    const [way] = ways.flatMap((way) => way ?? []);
    const what = say(message, { country: countryInSentence(to.country) });
    return [{ ...hint(path, 'treatment', what, way && [way]), isWrong: true }];
  });
  if (wrong.length > 0) return wrong;
  const isToMember = ({ to }: Treatment) => reach === 'member' || (isUnion && to === 'another member');
  const numbers = new Set(used.flatMap(({ treatment }) => (isToMember(treatment) ? treatment.numbers : [])));
  return [...numbers].flatMap((party) => {
    const path = [party, 'tax_id', 'code'];
    return text(partAt(document, path)) === undefined
      ? [{ ...hint(path, 'number', say(texts.numberNeeded)), isWrong: true }]
      : [];
  });
}

/** How far a supply goes. */
type Reach = 'here' | 'member' | 'outside' | 'unknown';

function reachOf(from: string, to: Place | undefined): Reach {
  if (to === undefined) return 'unknown';
  if (to.isOutside) return 'outside';
  if (isDomestic(from, to.country)) return 'here';
  return hasUnionVatNumbers(from) && hasUnionVatNumbers(to.country) ? 'member' : 'outside';
}

function isPossible({ to }: Treatment, reach: Reach, isUnion: boolean): boolean {
  if (reach === 'unknown' || to === 'anywhere') return true;
  if (to === 'another member') return !isUnion || reach === 'member';
  return reach === 'outside';
}

interface Place {
  country: string;
  /** Whether it is in a part of a country outside the territory of VAT. */
  isOutside: boolean;
}

/** Returns the country of a party: that of its tax number, which counts for customers, or of its address. */
function placeOf(party: unknown, hasNumber = false): Place | undefined {
  const address = partAt(party, ['addresses', 0]);
  const ofNumber = text(partAt(party, ['tax_id', 'country']));
  const isNumbered = hasNumber && text(partAt(party, ['tax_id', 'code'])) !== undefined;
  const country = (isNumbered ? ofNumber : undefined) ?? text(partAt(address, ['country'])) ?? ofNumber;
  if (country === undefined) return undefined;
  const isOutside = OUTSIDE[country]?.test(text(partAt(address, ['code'])) ?? '') === true;
  return { country: country === 'GR' ? 'EL' : country, isOutside };
}
