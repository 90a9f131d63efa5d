import type { Address, Party, PersonName } from './documents.ts';
import { Caption, Data, Fact, joined, keyOf, Line, useWriting } from './paper.tsx';

/** One of the parties of an invoice, as in a letter's head. */
export function PartyBlock({ label, party }: { label: string; party: Party | undefined }) {
  const { labels } = useWriting();
  if (!party) return null;
  const { tax_id, registration } = party;
  const { label: registered, ...entries } = registration ?? {};
  return (
    <section className="min-w-0 break-words">
      <Caption>{label}</Caption>
      <div className="font-semibold text-[1.09em]">
        <Data>{party.name ?? party.alias}</Data>
      </div>
      {party.name && party.alias && party.alias !== party.name && <Data>{party.alias}</Data>}
      {tax_id?.code && <Fact name={labels.taxId}>{joined('', tax_id.country, tax_id.code)}</Fact>}
      {party.identities?.map(({ label, type, key, code }, index) => (
        <Fact key={keyOf(index, code)} name={label ?? type ?? key ?? ''}>
          {code}
        </Fact>
      ))}
      {party.addresses?.map((address, index) => (
        <AddressLines key={keyOf(index, address.street)} address={address} />
      ))}
      {party.people?.map(({ name, role }, index) => (
        <Line key={keyOf(index, name?.surname)}>{joined(', ', fullName(name), role)}</Line>
      ))}
      {contacts(party).map((contact) => (
        <Line key={contact}>{contact}</Line>
      ))}
      {registration && (
        <Fact name={registered ?? labels.registration}>{Object.values(entries).filter(isText).join(', ')}</Fact>
      )}
    </section>
  );
}

function AddressLines({ address }: { address: Address }) {
  const { format } = useWriting();
  const lines = [
    joined(', ', joined(' ', address.street, address.num), address.block, address.floor, address.door),
    joined(', ', address.street_extra, address.po_box),
    joined(' ', address.code, address.locality),
    joined(', ', differing(address.region, address.locality), address.state),
    address.country && format.country(address.country),
  ].filter(Boolean);
  return lines.map((line) => <Line key={line}>{line}</Line>);
}

function differing(text: string | undefined, other: string | undefined): string | undefined {
  return text === other ? undefined : text;
}

function fullName(name: PersonName = {}): string {
  return joined(' ', name.prefix, name.given, name.middle, name.surname, name.surname2, name.suffix);
}

function contacts({ emails = [], telephones = [], websites = [] }: Party): string[] {
  return [...emails.map(({ addr }) => addr), ...telephones.map(({ num }) => num), ...websites.map(({ url }) => url)]
    .filter(isText)
    .filter((contact, index, all) => all.indexOf(contact) === index);
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}
