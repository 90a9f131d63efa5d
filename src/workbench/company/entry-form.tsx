import { X } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { factsOf, taxNumberName } from '../../countries/countries.ts';
import { taxCountryOf } from '../../engine/country/iso-code.ts';
import { isoCountries } from '../../engine/country/names.ts';
import { units } from '../../engine/org/units.ts';
import { askedFields } from '../../formats/list/forms.ts';
import { countryName } from '../engine/document/names.ts';
import { type Entry, withAnswer } from '../state/memory/entries.ts';
import { useMemory } from '../state/memory/memory.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { classes } from '../ui/classes.ts';
import { Field, inputLook, SelectInput, TextInput } from '../ui/field.tsx';
import { FileButton } from '../ui/file-button.tsx';
import { base64OfFile } from '../ui/file-content.ts';
import { plain } from '../ui/find.ts';
import { notify } from '../ui/notice.ts';
import { PartFields } from '../ui/part-fields.tsx';
import { language, say } from '../ui/texts/say.ts';
import {
  type EntryField,
  fieldsOf,
  fieldValue,
  logoOf,
  numberTyped,
  settledEntry,
  typedEntry,
  usualFields,
  withField,
  withFiles,
  withLogo,
} from './fields.ts';
import { usersNotation } from './notation.ts';
import { countryOfCompany, statusesOf, statusNames, withFittingStatus, withStatus } from './tax-status.ts';
import * as texts from './texts.ts';

const shares = { 2: 'sm:col-span-2', 3: 'sm:col-span-3', 4: 'sm:col-span-4', 6: 'sm:col-span-6' };

interface EntryFormProps {
  /** The entry as it is stored; an empty one for a new entry. */
  entry: Entry;
  onSave(entry: Entry): void;
  /** Called after *Save*, not after leaving the form. */
  onSaved(entry: Entry): void;
  /** Absent if it is always shown. */
  onCancel?: (() => void) | undefined;
}

/** What was typed and cannot be stored yet, because it has no name or a fault: it is there again when the form is. */
const left = new Map<string, Entry>();
const keyOf = ({ kind, name }: Entry) => `${kind} ${name}`;

/** The fields of a company, customer or item. Leaving the form stores what was typed, as *Save* does. */
export function EntryForm({ entry: stored, onSave, onSaved, onCancel }: EntryFormProps) {
  const notation = useMemo(usersNotation, []);
  const [first] = useState(() => typedEntry(stored, notation));
  const [entry, setEntry] = useState(() => left.get(keyOf(stored)) ?? first);
  const kind = stored.kind === 'supplier' || stored.kind === 'customer' ? stored.kind : 'item';
  const isOwn = kind === 'supplier';
  const isFaulty = [...fieldsOf(entry), ...(isOwn ? usualFields : [])].some((field) => faultOf(entry, field));
  const leaving = useRef<(() => void) | undefined>(undefined);
  /** What was stored. It is not stored again if the form is rendered once more before it leaves. */
  const kept = useRef<Entry>(undefined);
  useEffect(() => {
    left.delete(keyOf(stored));
    // A page that is closed has no time to store anything, so the browser asks.
    const ask = (event: Event) => leaving.current && event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => {
      window.removeEventListener('beforeunload', ask);
      leaving.current?.();
    };
  }, [stored]);
  useEffect(() => {
    leaving.current =
      entry === first || entry === kept.current
        ? undefined
        : () => {
            leaving.current = undefined;
            kept.current = entry;
            const isThere = stored.name === '' || useMemory.getState().entries.some(({ name }) => name === stored.name);
            if (isFaulty || entry.name === '') left.set(keyOf(stored), entry);
            else if (isThere) onSave(settledEntry(entry, stored, notation));
          };
  });
  const fields = (list: readonly EntryField[]) => (
    <div className="grid grid-cols-1 gap-3 sm:grid-cols-6">
      {list.map((field) => (
        <EntryControl
          key={field.path.join()}
          field={field}
          entry={entry}
          onChange={(changed) => setEntry(field.kind === 'country' ? withFittingStatus(changed) : changed)}
        />
      ))}
    </div>
  );
  return (
    <form
      className="grid grid-cols-1 gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (isFaulty || entry.name === '') return;
        leaving.current?.();
        onSaved(entry);
      }}
    >
      {fields(fieldsOf(entry))}
      {isOwn && (
        <>
          <Logo entry={entry} onChange={setEntry} />
          <h3 className="font-semibold">{say(texts.inInvoices)}</h3>
          <StatusChoice entry={entry} onChange={setEntry} />
          {fields(usualFields)}
          <Answers entry={entry} onChange={setEntry} />
          <Files entry={entry} onChange={setEntry} />
        </>
      )}
      <div className="flex gap-2">
        <Button type="submit" look="primary" disabled={entry.name === '' || isFaulty || entry === first}>
          {say(texts.save)}
        </Button>
        {onCancel && (
          <Button
            onClick={() => {
              leaving.current = undefined;
              onCancel();
            }}
          >
            {say(texts.cancel)}
          </Button>
        )}
      </div>
    </form>
  );
}

function faultOf(entry: Entry, field: EntryField): string | undefined {
  const value = fieldValue(entry, field);
  if (value === '') return undefined;
  if (field.kind === 'days' && !/^\d{1,3}$/.test(value)) return say(texts.daysFault);
  const notation = usersNotation();
  const isFigure = field.kind !== 'price' || numberTyped(value, notation) !== undefined;
  return isFigure ? undefined : say(texts.priceFault, { pattern: notation.typed('1250.50') });
}

interface Labelled {
  value: string;
  label: string;
}

/** The choices of a field, by name. */
const choicesOf: Partial<Record<NonNullable<EntryField['kind']>, () => Labelled[]>> = {
  country: () => [...isoCountries.keys()].map((code) => ({ value: taxCountryOf(code), label: countryName(code) })),
  unit: () => units.map(([value, name]) => ({ value, label: say(name) })),
};

/** Returns the choices of a field in the order of their names, including its value even if that is not one of them. */
function choicesFor({ kind }: EntryField, value: string): Labelled[] | undefined {
  const choices = kind && choicesOf[kind]?.();
  if (choices && value !== '' && !choices.some((choice) => choice.value === value))
    choices.push({ value, label: value });
  const { compare } = new Intl.Collator(language.translation?.language);
  return choices?.sort((a, b) => compare(a.label, b.label));
}

interface EntryControlProps {
  field: EntryField;
  entry: Entry;
  onChange(entry: Entry): void;
}

function EntryControl({ field, entry, onChange }: EntryControlProps) {
  const { share, kind, hint, required } = field;
  const value = fieldValue(entry, field);
  const change = (text: string) => onChange(withField(entry, field, text));
  const choices = choicesFor(field, value);
  return (
    <div className={shares[share]}>
      <Field
        label={nameOf(entry, field)}
        hint={hint && say(hint)}
        fault={faultOf(entry, field)}
        required={required ?? false}
      >
        {(control) =>
          choices ? (
            <SelectInput
              {...control}
              value={value}
              options={[{ value: '', label: '' }, ...choices]}
              onChange={change}
            />
          ) : kind === 'lines' ? (
            <textarea
              {...control}
              value={value}
              rows={2}
              onChange={({ target }) => change(target.value)}
              className={classes(inputLook, 'resize-y')}
            />
          ) : (
            <TextInput
              {...control}
              value={value}
              inputMode={kind === 'days' ? 'numeric' : kind === 'price' ? 'decimal' : undefined}
              onChange={change}
            />
          )
        }
      </Field>
    </div>
  );
}

/** Returns the label of a field, in the words of the entry's country. */
function nameOf(entry: Entry, { label }: EntryField): string {
  const country = countryOfCompany(entry);
  const { provinceLabel, stateLabel, townLabel, codeLabel } = factsOf(country).address ?? {};
  const own: Readonly<Record<string, string | undefined>> = {
    [texts.taxNumber]: taxNumberName(country),
    [texts.region]: stateLabel ?? provinceLabel,
    [texts.locality]: townLabel,
    [texts.code]: codeLabel,
  };
  return own[label] ?? say(label);
}

interface PartProps {
  entry: Entry;
  onChange(entry: Entry): void;
}

/** The tax status of a company, in countries with several. */
function StatusChoice({ entry, onChange }: PartProps) {
  const statuses = statusesOf(countryOfCompany(entry));
  if (statuses.length === 0) return null;
  return (
    <Field label={say(texts.status)} hint={say(texts.statusHint)}>
      {(control) => (
        <SelectInput
          {...control}
          value={entry.usual?.status?.key ?? ''}
          options={[
            { value: '', label: say(texts.ordinary) },
            ...statuses.map(({ key, law }) => ({ value: key, label: withLaw(say(statusNames[key]), law) })),
          ]}
          onChange={(key) => onChange(withStatus(entry, key))}
        />
      )}
    </Field>
  );
}

/** Returns the name of a tax status with its law, which may be its name. */
function withLaw(status: string, law: string): string {
  return plain(status) === plain(law) ? status : say(texts.statusWithLaw, { status, law });
}

/** What the e-invoices of its country ask for each time. */
function Answers({ entry, onChange }: PartProps) {
  return Object.entries(askedFields).map(
    ([asked, { label, hint, company, parts }]) =>
      parts &&
      company &&
      company.country === countryOfCompany(entry) && (
        <div key={asked}>
          <PartFields
            label={`${company.format}: ${say(label)}`}
            hint={hint}
            isFolded
            parts={parts}
            value={entry.usual?.answers?.[asked] ?? ''}
            onChange={(answer) => onChange(withAnswer(entry, asked, answer))}
          />
        </div>
      ),
  );
}

/** The maximum size, in bytes, of a file that goes with every e-mail. */
const LARGEST_FILE = 2_000_000;

/** The files that go with every e-mail. */
function Files({ entry, onChange }: PartProps) {
  const files = entry.usual?.files ?? [];
  const take = async (file: File) => {
    if (file.size > LARGEST_FILE) {
      notify({ title: say(texts.fileTooLarge, { file: file.name }), tone: 'bad' });
      return;
    }
    const added = { name: file.name, mime: file.type, data: await base64OfFile(file) };
    onChange(withFiles(entry, [...files.filter(({ name }) => name !== file.name), added]));
  };
  return (
    <div className="grid gap-1">
      <span className="font-medium">{say(texts.files)}</span>
      <ul className="grid empty:hidden">
        {files.map((file) => (
          <li key={file.name} className="flex min-h-6 items-center gap-2">
            <span className="min-w-0 truncate">{file.name}</span>
            <IconButton
              Icon={X}
              label={say(texts.removeFile, { file: file.name })}
              onClick={() =>
                onChange(
                  withFiles(
                    entry,
                    files.filter((each) => each !== file),
                  ),
                )
              }
            />
          </li>
        ))}
      </ul>
      <div>
        <FileButton onFile={(file) => void take(file)}>{say(texts.addFile)}</FileButton>
      </div>
      <p className="text-soft text-xs">{say(texts.filesHint)}</p>
    </div>
  );
}

/** The maximum size of a logo, in bytes. It is written into each document. */
const LARGEST = 300_000;

function Logo({ entry, onChange }: PartProps) {
  const shown = logoOf(entry);
  const take = async (file: File) => {
    if (file.size > LARGEST) {
      notify({ title: say(texts.logoTooLarge, { file: file.name }), tone: 'bad' });
      return;
    }
    const data = await base64OfFile(file);
    onChange(withLogo(entry, { data, mime: file.type }));
  };
  return (
    <div className="grid gap-1">
      <span className="font-medium">{say(texts.logo)}</span>
      <div className="flex flex-wrap items-center gap-3">
        {shown !== undefined && (
          <img
            src={shown}
            alt={say(texts.logo)}
            className="max-h-16 max-w-48 rounded-md border border-line bg-white p-1"
          />
        )}
        <FileButton accept="image/png,image/jpeg" onFile={(file) => void take(file)}>
          {say(texts.chooseLogo)}
        </FileButton>
        {shown !== undefined && (
          <Button look="bare" onClick={() => onChange(withLogo(entry, undefined))}>
            {say(texts.removeLogo)}
          </Button>
        )}
      </div>
      <p className="text-soft text-xs">{say(texts.logoHint)}</p>
    </div>
  );
}
