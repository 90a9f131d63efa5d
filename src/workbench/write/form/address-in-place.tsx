import { useState } from 'react';
import { formsOf } from '../../../formats/list/forms.ts';
import { schemesOf } from '../../engine/document/addresses.ts';
import { isObject, text } from '../../engine/document/values.ts';
import { Field, SelectInput, TextInput } from '../../ui/field.tsx';
import { say } from '../../ui/texts/say.ts';
import { useForm } from './form-context.ts';
import { usePart } from './form-state.ts';
import { fieldPath, type Path } from './path.ts';
import { email } from './sheet/texts.ts';
import * as texts from './texts.ts';

/** A kind of address: its number stands in one member, the others are the same for all. */
interface Kind {
  value: string;
  label: string;
  member: 'code' | 'email';
  members: Readonly<Record<string, string>>;
}

interface AddressInPlaceProps {
  /** The path of the party's addresses. */
  path: Path;
  /** The address that the party probably has. */
  likely: unknown;
  /** Whether an e-mail address is no such address. */
  noEmail: boolean;
  describedBy: string;
}

/** The address at which a party gets e-invoices: its kind and its number. */
export function AddressInPlace({ path, likely, noEmail, describedBy }: AddressInPlaceProps) {
  const { country: ofDocument, actions, labels } = useForm();
  const country = text(usePart([...path.slice(0, -1), 'tax_id', 'country'])) ?? ofDocument;
  const given = usePart([...path, 0]);
  const inbox = isObject(given) ? given : undefined;
  const kinds = kindsFor(ofDocument, country, path, noEmail);
  const isOf = (each: unknown) => (kind: Kind) =>
    isObject(each) &&
    Object.entries(kind.members).every(([name, value]) => each[name] === value) &&
    (Object.keys(kind.members).length > 0 || each[kind.member] !== undefined);
  const [first] = Array.isArray(likely) ? likely : [];
  const [chosen, choose] = useState(() => kinds.find(isOf(inbox ?? first))?.value ?? kinds[0]?.value ?? '');
  const current = (inbox && kinds.find(isOf(inbox))?.value) ?? chosen;
  const kind = kinds.find(({ value }) => value === current) ?? EMAIL;
  const write = (value: string, { member, members }: Kind) =>
    value === '' ? actions.clear(path) : actions.type(path, [{ ...members, [member]: value }]);
  const number = text(inbox?.code) ?? text(inbox?.email) ?? '';
  return (
    <div className="flex flex-wrap gap-2" {...(number !== '' && { 'data-given': '' })}>
      <Field label={say(texts.addressKind)}>
        {(control) => (
          <SelectInput
            {...control}
            value={kind.value}
            options={kinds}
            onChange={(value) => {
              choose(value);
              const next = kinds.find((each) => each.value === value);
              if (next && number !== '') write(number, next);
            }}
          />
        )}
      </Field>
      <Field label={say(texts.addressNumber)}>
        {(control) => (
          <TextInput
            {...control}
            data-path={fieldPath([...path, 0, kind.member])}
            aria-label={`${labels.of(path)} › ${say(texts.addressNumber)}`}
            aria-describedby={describedBy}
            value={number}
            onChange={(value) => {
              const email = value.includes('@') ? kinds.find(({ member }) => member === 'email') : undefined;
              if (email) choose(email.value);
              write(value.replace(SCHEME, '').trim(), email ?? kind);
            }}
          />
        )}
      </Field>
    </div>
  );
}

/** A scheme that was typed before the number. */
const SCHEME = /^\s*\d{4}:/;

const EMAIL: Kind = { value: 'email', label: '', member: 'email', members: {} };

/** Returns the kinds of addresses that a form of the document's country has, otherwise those of the party's country and all others. */
function kindsFor(
  ofDocument: string | undefined,
  country: string | undefined,
  path: Path,
  noEmail: boolean,
): readonly Kind[] {
  const own = formsOf(ofDocument).find(({ inboxes }) => inboxes)?.inboxes;
  if (own && path.at(-2) === 'customer')
    return own.map(({ key, member, label }) => ({ value: key, label: say(label), member, members: { key } }));
  const numbers = schemesOf(country).map(
    ({ scheme, name }): Kind => ({
      value: scheme,
      label: `${name} (${scheme})`,
      member: 'code',
      members: { scheme },
    }),
  );
  // French e-invoices go to a number, never to an e-mail.
  return country === 'FR' || noEmail ? numbers : [...numbers, { ...EMAIL, label: say(email) }];
}
