import { meta } from '../cbc/meta.ts';
import { uri } from '../cbc/uri.ts';
import { uuid } from '../cbc/uuid.ts';
import { Digest } from '../dsig/digest.ts';
import { list } from '../model/list.ts';
import { field, type InstanceOf, object } from '../model/object.ts';
import { text } from '../model/scalars.ts';
import { present } from '../rules/conditions.ts';
import { at, check, rules } from '../rules/declare.ts';
import { labelled } from '../rules/label.ts';
import { uuidVersion } from '../text/uuid.ts';
import { Link } from './link.ts';
import { Stamp } from './stamp.ts';

/** Data of an envelope about its document (chapter 01 §17). It is not normalised; only uuid and dig are signed. */
export const Header = object(
  'head.Header',
  { title: 'Header', description: 'The header of an envelope, with details about its document.' },
  {
    uuid: field(uuid, 'UUID', 'Unique identifier of the envelope. Must contain a time, as versions 1, 6 and 7 do.', {
      required: true,
    }),
    dig: field(Digest, 'Digest', 'The digest of the document. Calculated when the envelope is built.', {
      required: true,
    }),
    stamps: field(
      list(Stamp),
      'Stamps',
      'Stamps that the document got from tax offices or services. Only signed envelopes have them.',
    ),
    links: field(list(Link), 'Links', 'Links to web pages and files that belong to the document.'),
    tags: field(list(text), 'Tags', 'Your own keywords for finding the document.'),
    meta: field(meta, 'Meta', 'Further texts of your own.'),
    notes: field(text, 'Notes', 'A remark about the document. It is not part of the document.'),
    from: field(uri, 'From', 'The sender of the document. Defaults to the first endpoint of the sending party.'),
    to: field(uri, 'To', 'The recipient of the document. Defaults to the first endpoint of the receiving party.'),
    ignore: field(list(text), 'Ignore', 'The codes of faults that are not reported for this envelope.'),
  },
);
export type Header = InstanceOf<typeof Header>;

/** Returns whether a UUID contains the time of its creation. */
function hasTimestamp(value: string | undefined): boolean {
  return [1, 6, 7].includes(uuidVersion(value ?? ''));
}
hasTimestamp.label = 'has timestamp';

/** Returns whether the texts of all entries are distinct. Null entries are ignored. */
function distinct<E>(list: readonly E[] | undefined, identity: (entry: E) => string): boolean {
  const texts = (list ?? []).filter((entry) => entry !== null).map(identity);
  return new Set(texts).size === texts.length;
}

const noDuplicateStamps = labelled('no duplicate stamps', (stamps: Header['stamps']) =>
  distinct(stamps, (stamp) => stamp.prv ?? ''),
);
const noDuplicateLinks = labelled('no duplicate links', (links: Header['links']) =>
  distinct(links, (link) => JSON.stringify([link.category ?? '', link.key ?? ''])),
);

export const headerRules = rules(Header, 'GOBL-HEAD-HEADER', [
  at('uuid', [
    check(
      '01',
      'An envelope needs a UUID of version 1, 6 or 7; leave it out, and building adds one.',
      present,
      hasTimestamp,
    ),
  ]),
  at('dig', [check('02', 'The header has no digest of the document; build the envelope to add it.', present)]),
  at('stamps', [check('03', 'Two stamps have the same provider; keep one.', noDuplicateStamps)]),
  at('links', [check('04', 'Two links have the same category and key; give each its own key.', noDuplicateLinks)]),
]);
