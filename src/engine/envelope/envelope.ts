import { kindOf } from '../documents.ts';
import { signature } from '../dsig/signature.ts';
import { Header } from '../head/header.ts';
import { list } from '../model/list.ts';
import { field, type InstanceOf, object } from '../model/object.ts';
import { ENVELOPE_ID } from '../model/schema-id.ts';
import { schemaId, wrapper } from '../model/wrapper.ts';
import { present } from '../rules/conditions.ts';
import { at, check, rules } from '../rules/declare.ts';
import { labelled } from '../rules/label.ts';
import { digestMatches } from './document-digest.ts';

/** A document with a header that identifies it and contains its digest, and the signatures of that header. */
export const Envelope = object(
  'gobl.Envelope',
  {
    title: 'Envelope',
    description: 'A document with a header that seals it, and the signatures on that header.',
    path: 'envelope',
  },
  {
    $schema: field(schemaId, 'JSON Schema ID', 'Always the ID of the envelope.', { required: true }),
    head: field(Header, 'Header', 'The header: the identity of the document and the digest of its content.', {
      required: true,
    }),
    doc: field(wrapper, 'Document', 'The document itself, with its own $schema.', { required: true }),
    sigs: field(list(signature, { refusesNull: true }), 'Signatures', 'Signatures on the header, as compact JWS.'),
  },
);
export type Envelope = InstanceOf<typeof Envelope>;

const hasValidDigest = labelled('has valid digest', (envelope: Envelope | undefined) =>
  digestMatches(envelope?.head?.dig, envelope?.doc),
);
const hasContent = labelled(
  'has content',
  (doc: Envelope['doc'] | undefined) => doc === undefined || doc.content !== undefined,
);
const noStampsUnlessSigned = labelled(
  'no stamps unless signed',
  (envelope: Envelope | undefined) => Boolean(envelope?.sigs?.length) || !envelope?.head?.stamps?.length,
);
const readyIfSigned = labelled(
  'ready if signed',
  (envelope: Envelope | undefined) => !envelope?.sigs?.length || ready(envelope),
);

/** The rules of an envelope (chapter 01 §18.4). They run after the rules of the core and of the regimes. */
export const envelopeRules = rules(Envelope, 'GOBL-ENVELOPE', [
  check(
    '11',
    'The digest in head.dig does not match the document, or is missing: the document was changed after the digest was made. Build the envelope again.',
    hasValidDigest,
  ),
  at('$schema', [check('01', `An envelope needs its schema: ${ENVELOPE_ID}.`, present)]),
  at('head', [check('02', 'An envelope needs a header; building adds one.', present)]),
  at('doc', [check('03', 'An envelope needs a document in doc.', present)]),
  at('doc', [check('04', 'The document of an envelope needs content and a $schema of the standard.', hasContent)]),
  check(
    '12',
    'An envelope without signatures cannot have stamps; sign it, or remove head.stamps.',
    noStampsUnlessSigned,
  ),
  check(
    '13',
    'A signed envelope needs a finished document: bills need their code, status reports also a date.',
    readyIfSigned,
  ),
]);

/** Tests that the document can be signed. Empty documents and unknown schemas pass, since rule 04 covers them. */
function ready({ doc }: Envelope): boolean {
  if (!doc) return false;
  return (doc.content && kindOf(doc.content.type)?.ready?.(doc.content.value)) ?? true;
}
