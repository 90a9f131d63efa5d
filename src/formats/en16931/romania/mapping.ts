/** What Romanian invoices map differently: counties and the sectors of Bucharest (chapter 21 §4.3). */

import { message } from '../../../engine/text/message.ts';
import type { Report } from '../../declare/report.ts';
import type { OwnMapping } from '../../mapping/own-mapping.ts';
import { BUYER, DELIVERY_ADDRESS, REPRESENTATIVE, SELLER } from '../../mapping/party-terms.ts';
import type { Mapping } from '../../mapping/write/mapping.ts';
import type { Group, Value } from '../../model/group.ts';
import type { TermId } from '../../terms/declare.ts';
import { BUCHAREST, COUNTIES } from './rules/counties.ts';

const ADDRESSES = [
  ['BG-5', SELLER.address.terms],
  ['BG-8', BUYER.address.terms],
  ['BG-12', REPRESENTATIVE.address.terms],
  ['BG-15', DELIVERY_ADDRESS],
] as const satisfies readonly (readonly [TermId, readonly TermId[]])[];

/** Returns a name in lower case without diacritics and signs. */
function plain(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[^A-Za-z]/g, '')
    .toLowerCase();
}

const CODES: ReadonlyMap<string, string> = new Map([
  ...[...COUNTIES].flatMap(([code, name]) => [
    [plain(name), `RO-${code}`] as const,
    [code.toLowerCase(), `RO-${code}`] as const,
    [`ro${code.toLowerCase()}`, `RO-${code}`] as const,
  ]),
  ['bucharest', BUCHAREST],
]);

function writeCounties({ invoice, report }: Mapping): void {
  for (const [id, terms] of ADDRESSES) for (const address of groupsIn(invoice, id)) writeCounty(address, terms, report);
}

function* groupsIn(group: Group, id: TermId): Generator<Group> {
  for (const inner of group.inner()) {
    if (inner.id === id) yield inner;
    else yield* groupsIn(inner, id);
  }
}

function writeCounty(address: Group, terms: readonly TermId[], report: Report): void {
  const [, extra = 'BT-36', , city = 'BT-37', code = 'BT-38', county = 'BT-39', country = 'BT-40'] = terms;
  const subdivision = address.first(county);
  if (address.text(country) !== 'RO' || subdivision === undefined) return;
  replace(
    subdivision,
    CODES.get(plain(subdivision.text.replace(/^(?:jude[tțţ]ul|municipiul)\s+/i, ''))),
    county,
    report,
  );
  if (subdivision.text !== BUCHAREST) return;
  const town = address.first(city);
  const sector = sectorIn(town?.text) ?? sectorIn(address.text(extra)) ?? sectorOf(address.text(code));
  if (sector === undefined) return;
  if (town) replace(town, sector, city, report);
  else address.add(city, sector, address.first(code)?.property ?? address.property);
}

function replace(value: Value, text: string | undefined, term: TermId, report: Report): void {
  if (text === undefined || text === value.text) return;
  report.changed(
    'info',
    { property: value.property, term },
    message('Written as {text}, the notation of RO e-Factura.', { text }),
  );
  value.text = text;
}

/** Returns the sector that a text names: `Sector 3`, `Sectorul 3`, `S3`. */
function sectorIn(text: string | undefined): string | undefined {
  const [, digit] = /(?:^|[^\p{L}])(?:sector(?:ul)?|s)\.?\s*([1-6])(?!\d)/iu.exec(text ?? '') ?? [];
  return digit && `SECTOR${digit}`;
}

/** Returns the sector of a postcode, whose second digit names it. */
function sectorOf(postcode: string | undefined): string | undefined {
  const [, digit] = /^0([1-6])\d{4}$/.exec(postcode ?? '') ?? [];
  return digit && `SECTOR${digit}`;
}

export const mapping: OwnMapping = { write: writeCounties };
