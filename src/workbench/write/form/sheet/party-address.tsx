import { taxNumberName } from '../../../../countries/countries.ts';
import { printedTaxNumber } from '../../../../countries/tax-number.ts';
import { addressLines } from '../../../../paper/addresses.ts';
import { countryName } from '../../../engine/document/names.ts';
import { isObject, memberAt, text } from '../../../engine/document/values.ts';
import { say } from '../../../ui/texts/say.ts';
import * as texts from './texts.ts';

/** Returns whether a party has what its address on paper needs: a name, and a number or a place. */
export function isCompleteParty(party: unknown): boolean {
  const has = (...paths: string[]) => paths.some((path) => text(memberAt(party, path)));
  return (
    has('name') &&
    has('tax_id.code', 'identities[0].code', 'addresses[0].street', 'addresses[0].locality', 'addresses[0].po_box')
  );
}

interface PartyAddressProps {
  party: unknown;
  /** The country of the document, which the address leaves out. */
  country: string | undefined;
  id: string;
  onOpen(): void;
}

/** A party as on paper. A click opens its fields, as the button above it does by keyboard. */
export function PartyAddress({ party, country, id, onOpen }: PartyAddressProps) {
  const lines = linesOf(party, country);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button Edit does the same by keyboard.
    // biome-ignore lint/a11y/useKeyWithClickEvents: the button Edit does the same by keyboard.
    <div
      id={id}
      onClick={() => getSelection()?.isCollapsed !== false && onOpen()}
      className="wrap-anywhere cursor-pointer rounded-lg border border-line px-3 py-2.5 text-soft leading-[1.55] hover:bg-sunk"
    >
      <p className="font-semibold text-ink">
        <span dir="auto">{text(memberAt(party, 'name'))}</span>
      </p>
      {lines.map((line) => (
        <p key={line}>
          <span dir="auto">{line}</span>
        </p>
      ))}
    </div>
  );
}

function linesOf(party: unknown, country: string | undefined): string[] {
  const own = text(memberAt(party, 'tax_id.country')) ?? country;
  const code = text(memberAt(party, 'tax_id.code'));
  const number = code && `${taxNumberName(own) ?? say(texts.taxNumber)} ${printedTaxNumber(own ?? '', code, country)}`;
  const identities = memberAt(party, 'identities');
  const others = (Array.isArray(identities) ? identities : []).map((each) =>
    [text(memberAt(each, 'label')) ?? text(memberAt(each, 'type')), text(memberAt(each, 'code'))]
      .filter(Boolean)
      .join(' '),
  );
  const address = memberAt(party, 'addresses[0]');
  const place = isObject(address)
    ? addressLines(textsIn(address), (code) => (code === country ? '' : countryName(code)))
    : [];
  const lines = [
    number,
    ...others,
    ...place.map((line) => line.text),
    text(memberAt(party, 'emails[0].addr')),
    text(memberAt(party, 'telephones[0].num')),
  ];
  return [...new Set(lines.filter((line) => line !== undefined && line !== ''))] as string[];
}

/** Returns the members that are texts: while someone writes JSON, there may be other values. */
function textsIn(address: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(address).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
}
