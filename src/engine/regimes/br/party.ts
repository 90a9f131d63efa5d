/** Addresses of Brazilian parties, and their municipality. */

import { isoEquivalent } from '../../country/iso-equivalent.ts';
import { normaliser } from '../../normalise/normaliser.ts';
import type { Address } from '../../org/address.ts';
import { Party } from '../../org/party.ts';
import { matches, oneOf, present } from '../../rules/conditions.ts';
import { at, check, rules, when } from '../../rules/declare.ts';
import { labelled } from '../../rules/label.ts';
import { extMatches } from '../../tax/extension-conditions.ts';

/** The 26 states and the federal district (IBGE, https://www.ibge.gov.br/explica/codigos-dos-municipios.php). */
const STATES = 'AC AL AM AP BA CE DF ES GO MA MG MS MT PA PB PE PI PR RJ RN RO RR RS SC SE SP TO'.split(' ');

/** Sets missing countries of addresses to the country of the party's tax identity, or of its first identity with a country. */
export const partyNormaliser = normaliser(Party, (party) => {
  if (!party.addresses?.length) return;
  const taxCountry = party.tax_id?.country;
  const country = taxCountry
    ? isoEquivalent(taxCountry)
    : party.identities?.find((identity) => identity?.country)?.country;
  if (!country) return;
  for (const address of party.addresses) address.country ||= country;
});

function isInBrazil(party: Party | undefined): boolean {
  return party?.tax_id?.country === 'BR' || Boolean(party?.addresses?.some((address) => address?.country === 'BR'));
}
isInBrazil.label = 'is in brazil';

const withoutOtherCountry = labelled(
  'without other country',
  (address: Address | null | undefined) => !address?.country || address.country === 'BR',
);

export const partyRules = rules(Party, 'GOBL-BR-ORG-PARTY', [
  when(isInBrazil, [
    at('ext', [
      check(
        '01',
        'br-ibge-municipality must be the seven-digit IBGE code of the municipality, for example 3550308 for São Paulo.',
        extMatches('br-ibge-municipality', /^\d{7}$/),
      ),
    ]),
    at('addresses[]', [
      when(withoutOtherCountry, [
        at('state', [
          when(present, [
            check('02', `The state of a Brazilian address must be one of ${STATES.join(', ')}.`, oneOf(...STATES)),
          ]),
        ]),
        at('code', [
          check(
            '03',
            'A Brazilian postcode (CEP) has eight digits, with an optional dash before the last three, as in 01310-100.',
            matches(/^\d{5}-?\d{3}$/),
          ),
        ]),
      ]),
    ]),
  ]),
]);
