/** Compares our checks of tax codes with those of the package stdnum, which were written independently. */
import { stdnum } from 'stdnum';
import { beforeAll, expect, test } from 'vitest';
import { modules } from '../modules.ts';
import { type Comparison, comparisons, type Difference } from '../testing/stdnum-comparisons.ts';
import { identityFaults, loadAll } from './testing.ts';

/** Per country: half of them valid, the other half with one digit changed. */
const NUMBERS = 2000;

const DIGITS = '0123456789';
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const DRAWN: { [placeholder: string]: string } = { d: DIGITS, l: LETTERS };
const TRIED: { [placeholder: string]: string } = { x: DIGITS, y: DIGITS + LETTERS };

beforeAll(loadAll);

test.each(comparisons.map((comparison) => [comparison.country, comparison] as const))(
  'numbers of %s get the same result as in stdnum, apart from explained differences',
  (_country, comparison) => {
    const { differences = [] } = comparison;
    const draw = generator(comparison.country);
    const unexplained: string[] = [];
    const met = new Set<Difference>();
    let validForBoth = 0;
    for (const code of numbers(comparison, draw)) {
      const ours = acceptedByUs(comparison, code);
      if (ours === acceptedByStdnum(comparison, code)) {
        if (ours) validForBoth++;
        continue;
      }
      const difference = differences.find((each) => each.ours === ours && each.applies(code));
      if (difference) met.add(difference);
      else unexplained.push(`${code}: ${ours ? 'ours alone accepts it' : 'stdnum alone accepts it'}`);
    }
    expect(unexplained).toEqual([]);
    expect(differences.filter((each) => !met.has(each)).map(({ reason }) => reason)).toEqual([]);
    expect(validForBoth).toBeGreaterThan(NUMBERS / 10);
  },
);

test('every country that stdnum covers is compared', () => {
  const compared = new Set(comparisons.map(({ country }) => country));
  const regimes = modules.flatMap((entry) => (entry.kind === 'regime' ? entry.country : []));
  const left = regimes.filter((country) => !compared.has(country));
  expect(left.filter((country) => country in stdnum)).toEqual([]);
});

/** Yields the numbers to compare. */
function* numbers(comparison: Comparison, draw: (below: number) => number): Generator<string> {
  for (let i = 0; i < NUMBERS; i += 2) {
    const valid = validNumber(comparison, draw);
    yield valid;
    yield withOneDigitChanged(valid, draw);
  }
}

/** Returns a number of one of the forms that at least one side accepts. The sides take turns to decide first. */
function validNumber(comparison: Comparison, draw: (below: number) => number): string {
  const ours = (code: string) => acceptedByUs(comparison, code);
  const theirs = (code: string) => acceptedByStdnum(comparison, code);
  for (let attempt = 0; attempt < 1000; attempt++) {
    const form = comparison.forms[draw(comparison.forms.length)] ?? '';
    const drawn = form.replace(/[dl]/g, (placeholder) => DRAWN[placeholder]?.[draw(DRAWN[placeholder].length)] ?? '');
    const codes = completions(drawn);
    const start = draw(codes.length);
    const turned = [...codes.slice(start), ...codes.slice(0, start)];
    const [first, second] = draw(2) === 0 ? [ours, theirs] : [theirs, ours];
    const found = turned.find(first) ?? turned.find(second);
    if (found !== undefined) return found;
  }
  throw new Error(`no form of ${comparison.country} gives a valid number`);
}

/** Returns all codes of a form, with every possible character for each x and y. */
function completions(form: string): string[] {
  const place = form.search(/[xy]/);
  if (place < 0) return [form];
  const characters = TRIED[form.charAt(place)] ?? '';
  return [...characters].flatMap((character) => completions(form.slice(0, place) + character + form.slice(place + 1)));
}

function withOneDigitChanged(code: string, draw: (below: number) => number): string {
  const places = [...code.matchAll(/\d/g)].map(({ index }) => index);
  const place = places[draw(places.length)] ?? 0;
  const digit = (Number(code.charAt(place)) + 1 + draw(9)) % 10;
  return code.slice(0, place) + digit + code.slice(place + 1);
}

/** Returns whether the rules of the country accept a code. The general rule on characters is ignored. */
function acceptedByUs({ country }: Comparison, code: string): boolean {
  return identityFaults(country, code).every((fault) => fault.startsWith('GOBL-TAX-IDENTITY'));
}

function acceptedByStdnum({ validators, prefix = '' }: Comparison, code: string): boolean {
  return validators.some((validator) => {
    const [country = '', name = ''] = validator.split('.');
    const found = stdnum[country]?.[name];
    if (!found) throw new Error(`stdnum has no ${validator}`);
    return found.validate(prefix + code).isValid;
  });
}

/**
 * Returns a generator of numbers below a limit, the same in every run: mulberry32, seeded with the country's letters.
 */
function generator(country: string): (below: number) => number {
  let state = country.charCodeAt(0) * 256 + country.charCodeAt(1);
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return Math.floor((((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}
