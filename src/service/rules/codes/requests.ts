import { exampleEnvelope, exampleInvoice, examplePrivateKey } from '../../../operations/example-data.ts';
import { asText } from '../example.ts';
import type { Codes } from './code.ts';
import { build, sign, verify } from './example-requests.ts';

/** Codes about requests. */
export const REQUEST_CODES: Codes = {
  'BW-JSON-SYNTAX': [
    'The body is not JSON, or not YAML if Content-Type says so.',
    'Correct the text at the line and column in the description. A body contains exactly one object.',
    asText('{"data": {"code": }}', '{"data": {"code": "1"}}'),
  ],
  'BW-JSON-DEPTH': [
    'Lists and objects are nested deeper than 128 levels.',
    'No document of the standard is nested that deeply. Look for a structure that contains itself.',
    asText(`{"data": ${'['.repeat(128)}${']'.repeat(128)}}`, '{"data": [[]]}'),
  ],
  'BW-JSON-DUPLICATE': [
    'A property occurs twice in one object.',
    'Remove one of the two. Programs differ in which of them they use.',
    asText('{"data": {"code": "1", "code": "2"}}', '{"data": {"code": "2"}}'),
  ],
  'BW-REQUEST-TYPE': [
    'A field of the request has the wrong JSON type.',
    'Send the type that the description names. /v0/openapi.json lists the fields of every operation.',
    build({ data: exampleInvoice, envelop: 'yes' }),
  ],
  'BW-REQUEST-DATA': [
    'The request has no data.',
    'Put the document under data, as in {"data": {"$schema": …}}.',
    build(exampleInvoice),
  ],
  'BW-DATA-TYPE': [
    'data or template is not an object.',
    'Send the document as an object, or as text in JSON or YAML.',
    build({ data: 5 }),
  ],
  'BW-TEXT-SYNTAX': [
    'The text in data, template or options is neither JSON nor YAML.',
    'Correct it at the line and column in the description.',
    build({ data: '{"code": ' }),
  ],
  'BW-TYPE-UNKNOWN': [
    'type does not name a type of document.',
    'Use a path from /v0/schemas, such as bill/invoice, or leave out type if the document has its $schema.',
    build({ data: {}, type: 'chicken' }),
  ],
  'BW-TYPE-AMBIGUOUS': [
    'type matches several types of document.',
    'Use one of the paths that the description lists.',
    build({ data: {}, type: 'note' }),
  ],
  'BW-KEY-MISSING': [
    'The key to sign or verify with is missing.',
    'To sign, send a private JSON Web Key in privatekey. To verify, send the public one in publickey. /v0/keygen creates a pair.',
    sign({ data: exampleInvoice }),
  ],
  'BW-KEY-INVALID': [
    'The key cannot be read, is not for signatures, or is private where a public key is expected.',
    'Send the JSON Web Key as an object, unchanged: type EC, curve P-256 and, if present, use sig and alg ES256. To verify, send its public part, which has no d.',
    verify({ data: exampleEnvelope, publickey: examplePrivateKey }),
  ],
  'BW-RULES-FORM': [
    'A file of house rules has an unknown name, a missing part, or a value of the wrong kind.',
    'Correct it at the place in the message. The guide to house rules lists the parts of a rule and all tests.',
  ],
  'BW-RULES-PATH': [
    'A house rule names a property that its documents do not have.',
    'Correct the path: ordering.code, or lines[*].item.ref for each entry of a list. For documents other than invoices, name them in for.',
  ],
  'BW-RULES-PATTERN': [
    'The pattern of a house rule cannot be used.',
    'Write it without look-around, back-references and word boundaries, and with balanced brackets. All other parts of regular expressions work.',
  ],
  'BW-RULES-LIMIT': [
    'There are too many house rules, they are nested too deeply, or they take too long for a document.',
    'Split the file, shorten its lists, or join rules. A file may have 500 rules and 20,000 values in lists.',
  ],
  'BW-RULES-FORBIDDEN': [
    'The request brings house rules, which the service does not allow.',
    'Leave out rules, or ask the operator to start the service with --request-rules.',
    build({ data: exampleInvoice, rules: { rules: [] } }),
  ],
};
