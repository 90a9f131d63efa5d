import { useState } from 'react';
import { countryName } from '../document/names.ts';
import type { Entry } from '../memory/entries.ts';
import { say } from '../texts/say.ts';
import { Button } from '../ui/button.tsx';
import { classes } from '../ui/classes.ts';
import { Field, inputLook, TextInput } from '../ui/field.tsx';
import { FileButton } from '../ui/file-button.tsx';
import { base64OfFile } from '../ui/file-content.ts';
import { notify } from '../ui/notice.ts';
import { type EntryField, fieldValue, logoOf, partyFields, usualFields, withField, withLogo } from './fields.ts';
import * as texts from './texts.ts';

const shares = { 2: 'sm:col-span-2', 3: 'sm:col-span-3', 4: 'sm:col-span-4', 6: 'sm:col-span-6' };

interface EntryFormProps {
  /** The entry as it is stored; an empty one for a new entry. */
  entry: Entry;
  onSave(entry: Entry): void;
  /** Absent if it is always shown. */
  onCancel?: (() => void) | undefined;
}

/** The fields of a company, customer or item. */
export function EntryForm({ entry: stored, onSave, onCancel }: EntryFormProps) {
  const [entry, setEntry] = useState(stored);
  const kind = stored.kind === 'supplier' || stored.kind === 'customer' ? stored.kind : 'item';
  const isOwn = kind === 'supplier';
  const isFaulty = [...partyFields[kind], ...(isOwn ? usualFields : [])].some((field) => faultOf(entry, field));
  const fields = (list: readonly EntryField[]) => (
    <div className="grid gap-3 sm:grid-cols-6">
      {list.map((field) => (
        <EntryControl key={field.path.join()} field={field} entry={entry} onChange={setEntry} />
      ))}
    </div>
  );
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isFaulty && entry.name !== '') onSave(entry);
      }}
    >
      {fields(partyFields[kind])}
      {isOwn && (
        <>
          <Logo entry={entry} onChange={setEntry} />
          <h3 className="font-semibold">{say(texts.inInvoices)}</h3>
          {fields(usualFields)}
        </>
      )}
      <div className="flex gap-2">
        <Button type="submit" look="primary" disabled={entry.name === '' || isFaulty || entry === stored}>
          {say(texts.save)}
        </Button>
        {onCancel && <Button onClick={onCancel}>{say(texts.cancel)}</Button>}
      </div>
    </form>
  );
}

function faultOf(entry: Entry, field: EntryField): string | undefined {
  const value = fieldValue(entry, field);
  return field.kind === 'days' && value !== '' && !/^\d{1,3}$/.test(value) ? say(texts.daysFault) : undefined;
}

interface EntryControlProps {
  field: EntryField;
  entry: Entry;
  onChange(entry: Entry): void;
}

function EntryControl({ field, entry, onChange }: EntryControlProps) {
  const { label, share, kind, hint, required } = field;
  const value = fieldValue(entry, field);
  const change = (text: string) =>
    onChange(withField(entry, field, kind === 'country' ? text.toUpperCase().slice(0, 2) : text));
  const country = value.length === 2 ? countryName(value) : say(texts.countryHint, { example: 'DE' });
  return (
    <div className={shares[share]}>
      <Field
        label={say(label)}
        hint={kind === 'country' ? country : hint && say(hint)}
        fault={faultOf(entry, field)}
        required={required ?? false}
      >
        {(control) =>
          kind === 'lines' ? (
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

/** The most bytes of a logo, which is written into each document. */
const LARGEST = 300_000;

function Logo({ entry, onChange }: { entry: Entry; onChange(entry: Entry): void }) {
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
