/** Values that belong to one document only, such as its counter in a chain: copies and corrections begin without them. */

import type { FormField } from '../../../formats/declare/form.ts';
import { forms } from '../../../formats/list/forms.ts';
import { isObject } from './values.ts';

type Members = Readonly<Record<string, unknown>>;

const own: readonly FormField[] = forms.flatMap(({ fields }) => fields.filter(({ isOwn }) => isOwn));

/** Returns a document, bare or in an envelope, without them. */
export function withoutOwnValues(value: Members): Members {
  const { doc } = value;
  if (isObject(doc)) {
    const changed = withoutOwnValues(doc);
    return changed === doc ? value : { ...value, doc: changed };
  }
  return own.reduce((document, { path }) => without(document, path), value);
}

/** Returns an object without the value at a path, and without the object around it if that becomes empty. */
function without(value: Members, [step = '', ...others]: FormField['path']): Members {
  const { [step]: found, ...rest } = value;
  if (found === undefined) return value;
  if (others.length === 0) return rest;
  if (!isObject(found)) return value;
  const changed = without(found, others);
  if (changed === found) return value;
  return Object.keys(changed).length > 0 ? { ...value, [step]: changed } : rest;
}
