import { quote } from '../model/reader.ts';
import type { ValueType } from '../model/value.ts';
import { generalRule } from '../rules/general-rule.ts';
import { parseUuid } from '../text/uuid.ts';

/** The rule on every UUID; none that could be read breaks it. */
export const uuidRule = generalRule(
  'GOBL-UUID-UUID-01',
  'uuid.UUID',
  'A UUID has 32 hexadecimal digits as 8-4-4-4-12.',
);

/** A UUID of any version, lower case with hyphens; empty where none is given (chapter 01 §4). */
export const uuid: ValueType<string> = {
  kind: 'text',
  blank: '',
  plain: true,
  read(json, reader) {
    if (typeof json !== 'string') return reader.wrongType(json, 'a UUID in quotes');
    const value = parseUuid(json);
    if (value !== undefined) return value;
    return reader.fail(
      'BW-UUID',
      `${reader.subject()} is not a UUID: ${quote(json)} (write 32 hexadecimal digits as 8-4-4-4-12, or leave it out)`,
    );
  },
  write: (value) => value,
  omitted: (json) => json === '',
  schema: { type: 'string', format: 'uuid' },
};
