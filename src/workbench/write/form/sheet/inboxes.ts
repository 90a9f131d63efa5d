import { formsOf } from '../../../../formats/list/forms.ts';
import { isObject } from '../../../engine/document/values.ts';
import type { Path } from '../path.ts';
import type { SheetCell } from './layouts.ts';
import * as texts from './texts.ts';

/** Returns the existing or future places of the addresses where a party receives electronic invoices, if its document needs them. */
export function inboxesOf(party: Path, country: string | undefined, hasInbox: boolean, inboxes: unknown): SheetCell[] {
  const known = Array.isArray(inboxes) ? inboxes : [];
  const forms = formsOf(country);
  const own = party.at(-1) === 'customer' ? forms.find(({ inboxes }) => inboxes)?.inboxes : undefined;
  const example = forms.find(({ inboxExample }) => inboxExample)?.inboxExample;
  if (!own) return hasInbox ? [firstInbox(party, known[0], example)] : [];
  return own.map(({ key, member, label }) => {
    const index = known.findIndex((each) => isObject(each) && each.key === key);
    const of = [...party, 'inboxes', index < 0 ? known.length : index];
    return { path: [...of, member], label, extras: [{ of, members: { key } }] };
  });
}

/** Returns the place of a party's first address: an email address or a number with its scheme. */
function firstInbox(party: Path, inbox: unknown, example: string = texts.electronicAddressExample): SheetCell {
  const name = ['email', 'url'].find((name) => isObject(inbox) && inbox[name] !== undefined);
  // Building moves an email address out of the code.
  return {
    path: [...party, 'inboxes', 0, name ?? 'code'],
    label: texts.electronicAddress,
    example,
  };
}
