import { uri } from '../cbc/uri.ts';
import { field, type InstanceOf, object } from '../model/object.ts';
import { present } from '../rules/conditions.ts';
import { at, check, rules } from '../rules/declare.ts';
import { cleanedText, uuidField } from './cleaning.ts';

/**
 * An address for the exchange of documents, as a URI (chapter 03 §10.8). A party's first endpoint is the preferred one.
 */
export const Endpoint = object(
  'org.Endpoint',
  { title: 'Endpoint', description: 'An address for the exchange of documents between programs.' },
  {
    uuid: uuidField('endpoint'),
    label: field(cleanedText, 'Label', "A description of the endpoint's purpose."),
    uri: field(uri, 'URI', 'The address with its scheme, such as gobl:acme.example.com.', { required: true }),
  },
);
export type Endpoint = InstanceOf<typeof Endpoint>;

export const endpointRules = rules(Endpoint, 'GOBL-ORG-ENDPOINT', [
  at('uri', [check('01', 'An endpoint needs its address in uri, with its scheme.', present)]),
]);
