import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { printedTaxNumber } from '../../countries/tax-number.ts';
import { nextNumber } from '../engine/document/number-in-series.ts';
import { partAt, text } from '../engine/document/values.ts';
import { type Entry, type Kind, writeEntries } from '../state/memory/entries.ts';
import { changeEntry, forgetEntry, startMemory, takeEntries, turnOn, useMemory } from '../state/memory/memory.ts';
import * as memoryTexts from '../state/memory/texts.ts';
import { useKeptFiles } from '../state/stores/kept-files.tsx';
import { Button, IconButton } from '../ui/button.tsx';
import { Choice } from '../ui/choice.tsx';
import { saveFile } from '../ui/files.ts';
import { MoreMenu } from '../ui/more-menu.tsx';
import { notify } from '../ui/notice.ts';
import { formatShown } from '../ui/texts/format.ts';
import { say } from '../ui/texts/say.ts';
import { EntryForm } from './entry-form.tsx';
import { emptyEntry } from './fields.ts';
import * as texts from './texts.ts';

/** What this browser knows about the user: company, customers and items, all of which can be changed and deleted. */
export function CompanyPage() {
  const { isOn, entries } = useMemory();
  useEffect(startMemory, []);
  const of = (kind: Kind) => entries.filter((entry) => entry.kind === kind);
  return (
    <div className="min-h-0 w-full overflow-auto bg-panel">
      <div className="mx-auto grid max-w-3xl grid-cols-1 gap-8 px-4 py-5">
        <header className="grid gap-2">
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <h1 className="font-semibold text-lg">{say(texts.title)}</h1>
            {isOn && <Files entries={entries} />}
          </div>
          <p className="text-soft">{say(texts.about)}</p>
        </header>
        {isOn ? (
          <>
            <Companies companies={of('supplier')} series={of('series')} />
            <People
              title={say(texts.customers)}
              none={texts.noCustomers}
              add={texts.addCustomer}
              kind="customer"
              entries={of('customer')}
            />
            <People
              title={say(texts.items)}
              none={texts.noItems}
              add={texts.addItem}
              kind="item"
              entries={of('item')}
            />
          </>
        ) : (
          <section className="grid gap-3 rounded-lg border border-line bg-sunk px-4 py-4">
            <h2 className="font-semibold">{say(texts.off)}</h2>
            <p>{say(texts.offAbout)}</p>
            <Button look="primary" className="justify-self-start" onClick={() => void turnOn(true)}>
              {say(texts.turnOn)}
            </Button>
          </section>
        )}
      </div>
    </div>
  );
}

function store(before: Entry, after: Entry): void {
  void changeEntry(before, after);
  notify({
    title: say(texts.saved, { name: after.name }),
    tone: 'good',
    action: {
      label: say(texts.undo),
      onClick: () => void (before.name === '' ? forgetEntry(after) : changeEntry(after, before)),
    },
  });
}

function forget(entry: Entry): void {
  void forgetEntry(entry);
  notify({
    title: say(texts.removed, { name: entry.name }),
    action: { label: say(texts.undo), onClick: () => void changeEntry(emptyEntry(entry.kind), entry) },
  });
}

/** The user's own companies; usually one. */
function Companies({ companies, series }: { companies: readonly Entry[]; series: readonly Entry[] }) {
  const [chosen, choose] = useState<string>();
  const isNew = chosen === '' || companies.length === 0;
  const shown = isNew ? emptyEntry('supplier') : (companies.find(({ name }) => name === chosen) ?? companies[0]);
  const last = series.find(({ name }) => name === (shown?.usual?.series ?? ''));
  const number = nextNumber(text(last?.value.code) ?? '');
  const title = useId();
  if (shown === undefined) return null;
  return (
    <section aria-labelledby={title} className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center gap-2">
        <h2 id={title} className="font-semibold">
          {say(texts.party)}
        </h2>
        {companies.length > 1 && !isNew && (
          <Choice
            label={say(texts.which)}
            value={shown.name}
            options={companies.map(({ name }) => ({ value: name, label: name }))}
            onChange={choose}
          />
        )}
        {!isNew && number !== undefined && <p className="text-soft text-xs">{say(texts.next, { number })}</p>}
        {!isNew && (
          <span className="ml-auto flex gap-2">
            <Button size="small" Icon={Plus} onClick={() => choose('')}>
              {say(texts.add)}
            </Button>
            <IconButton Icon={Trash2} label={say(texts.remove, { name: shown.name })} onClick={() => forget(shown)} />
          </span>
        )}
      </div>
      <EntryForm
        key={`${shown.name} ${shown.usedAt}`}
        entry={shown}
        onSave={(entry) => store(shown, entry)}
        onSaved={({ name }) => choose(name)}
        onCancel={isNew && companies.length > 0 ? () => choose(undefined) : undefined}
      />
    </section>
  );
}

interface PeopleProps {
  title: string;
  none: string;
  add: string;
  kind: Kind;
  entries: readonly Entry[];
}

/** A list of customers or items; one at a time can be changed. */
function People({ title, none, add, kind, entries }: PeopleProps) {
  const [changed, change] = useState<string>();
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="grid grid-cols-1 gap-2">
      <div className="flex items-center gap-2">
        <h2 id={heading} className="font-semibold">
          {title}
        </h2>
        <Button size="small" Icon={Plus} className="ml-auto" onClick={() => change('')}>
          {say(add)}
        </Button>
      </div>
      {entries.length === 0 && changed === undefined && <p className="text-soft">{say(none)}</p>}
      <ul className="grid divide-y divide-line border-line border-y empty:hidden">
        {changed === '' && (
          <li className="py-3">
            <Changed before={emptyEntry(kind)} onDone={() => change(undefined)} />
          </li>
        )}
        {entries.map((entry) => (
          <li key={entry.name} className="py-1.5">
            {changed === entry.name ? (
              <Changed before={entry} onDone={() => change(undefined)} />
            ) : (
              <div className="flex items-center gap-3">
                <span className="min-w-0 flex-1 truncate">{entry.name}</span>
                <span className="min-w-0 max-w-[45%] truncate text-soft text-xs">{detailOf(entry)}</span>
                <IconButton
                  Icon={Pencil}
                  label={say(texts.edit, { name: entry.name })}
                  onClick={() => change(entry.name)}
                />
                <IconButton
                  Icon={Trash2}
                  label={say(texts.remove, { name: entry.name })}
                  onClick={() => forget(entry)}
                />
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Changed({ before, onDone }: { before: Entry; onDone(): void }) {
  return <EntryForm entry={before} onSave={(entry) => store(before, entry)} onSaved={onDone} onCancel={onDone} />;
}

/** Returns a detail that distinguishes an entry from others with a similar name. */
function detailOf({ value }: Entry): string {
  const [country = '', code = ''] = ['country', 'code'].map((name) => text(partAt(value, ['tax_id', name])));
  const number = printedTaxNumber(country, code);
  const price = text(value.price);
  const parts = [number, text(partAt(value, ['addresses', 0, 'locality'])), price && formatShown().amount(price)];
  return parts.filter(Boolean).join(' · ');
}

/** Saves, loads and deletes everything remembered. */
function Files({ entries }: { entries: readonly Entry[] }) {
  const { items, outside } = useKeptFiles({
    save: entries.length > 0 ? () => saveFile('billwright-memory.json', writeEntries(entries)) : undefined,
    async take(text) {
      const count = await takeEntries(text);
      return count === undefined ? undefined : say(texts.imported, { count });
    },
    notOurs: say(memoryTexts.noFile),
    clear: say(texts.clear),
    clearAsk: say(texts.clearAsk),
    onClear: () => void turnOn(false),
  });
  return (
    <div className="ml-auto">
      <MoreMenu>{items}</MoreMenu>
      {outside}
    </div>
  );
}
