/**
 * SIREN of a company, nine digits, and SIRET of an establishment, fourteen digits, as identities of these types.
 * Source: INSEE, https://www.insee.fr/fr/metadonnees/definition/c2047
 */
import { codeOfType, Identity } from '../../org/identity.ts';
import { matches } from '../../rules/conditions.ts';
import { rules } from '../../rules/declare.ts';

export const registerRules = rules(Identity, 'GOBL-FR-ORG-IDENTITY', [
  codeOfType('SIREN', '01', 'A SIREN has nine digits without spaces, as in 404833048.', matches(/^\d{9}$/)),
  codeOfType(
    'SIRET',
    '02',
    'A SIRET has fourteen digits without spaces: the nine of the SIREN and five of the establishment, as in 40483304800022.',
    matches(/^\d{14}$/),
  ),
]);
