import { quote } from '../model/describe.ts';
import { generalRule } from '../model/general-rule.ts';
import { textType } from '../model/value-type.ts';
import { parseUuid } from '../text/uuid.ts';

/** The rule on every UUID. No readable UUID breaks it. */
const uuidRule = generalRule('GOBL-UUID-UUID-01', 'uuid.UUID', 'A UUID must have 32 hexadecimal digits as 8-4-4-4-12.');

/** A UUID of any version, in lower case with hyphens; empty if missing (chapter 01 §4). */
export const uuid = textType('uuid.UUID', {
  title: 'UUID',
  description: 'An identifier that is made anew for each thing.',
  unregistered: true,
  rules: [uuidRule],
  read(json, reader) {
    if (typeof json !== 'string') return reader.wrongType(json, '{property} must be a UUID in quotes, but is {found}');
    const value = parseUuid(json);
    if (value !== undefined) return value;
    return reader.fail(
      'BW-UUID',
      '{property} is not a UUID: {found} (write 32 hexadecimal digits as 8-4-4-4-12, or leave it out)',
      { property: reader.subject(), found: quote(json) },
    );
  },
  schema: { type: 'string', format: 'uuid' },
});
