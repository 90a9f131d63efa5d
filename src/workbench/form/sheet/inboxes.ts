import { isObject } from '../../document/values.ts';
import type { Path } from '../path.ts';
import type { SheetCell } from './layouts.ts';
import * as texts from './texts.ts';

/** Returns the existing or future places of the addresses where a party receives electronic invoices, if its document needs them. */
export function inboxesOf(party: Path, country: string | undefined, hasInbox: boolean, inboxes: unknown): SheetCell[] {
  const known = Array.isArray(inboxes) ? inboxes : [];
  if (country !== 'IT' || party.at(-1) !== 'customer') return hasInbox ? [firstInbox(party, known[0])] : [];
  const indexOf = (key: string) => known.findIndex((each) => isObject(each) && each.key === key);
  const [code, pec] = [indexOf('it-sdi-code'), indexOf('it-sdi-pec')];
  const codeAt = code < 0 ? known.length : code;
  // A missing one goes after the other, unless that is not there either.
  const pecAt = pec >= 0 ? pec : known.length;
  const at = (index: number, name: string, key: string, label: string): SheetCell => {
    const own = [...party, 'inboxes', index];
    return { path: [...own, name], label, extras: [{ of: own, members: { key } }] };
  };
  return [at(codeAt, 'code', 'it-sdi-code', texts.codiceDestinatario), at(pecAt, 'email', 'it-sdi-pec', texts.pec)];
}

/** Returns the place of a party's first address: an email address or a number with its scheme. */
function firstInbox(party: Path, inbox: unknown): SheetCell {
  const name = ['email', 'url'].find((name) => isObject(inbox) && inbox[name] !== undefined);
  // Building moves an email address out of the code.
  return {
    path: [...party, 'inboxes', 0, name ?? 'code'],
    label: texts.electronicAddress,
    example: texts.electronicAddressExample,
  };
}
