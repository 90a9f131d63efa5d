import { Braces, ChevronRight, FileText, Landmark } from 'lucide-react';
import { Fragment, type ReactNode, useId, useState } from 'react';
import { groupBy } from '../../../engine/model/group-by.ts';
import { countryInSentence } from '../../engine/document/names.ts';
import { namesOfCode } from '../../engine/document/names-of-codes.ts';
import type { National, NationalFile } from '../../engine/worker/national-files.ts';
import type { SaveKind } from '../../engine/worker/saving.ts';
import { classes } from '../../ui/classes.ts';
import { rowsInWords } from '../../ui/e-invoices/words.ts';
import { finder } from '../../ui/find.ts';
import { SearchField } from '../../ui/search-field.tsx';
import { order, say } from '../../ui/texts/say.ts';
import * as texts from './texts.ts';

interface TiersProps {
  kinds: readonly SaveKind[];
  national: National | undefined;
  /** The day of issue. */
  day: string;
  chosen: string;
  onChoose(key: string): void;
  /** The outcome of a kind in one or two words. */
  statusOf(kind: SaveKind): ReactNode;
}

/** The formats to choose from: for people, by law or usage of the country, and all others. */
export function Tiers({ kinds, national, day, chosen, onChoose, statusOf }: TiersProps) {
  const group = useId();
  const of = (tier: SaveKind['tier']) => kinds.filter((kind) => kind.tier === tier);
  const choice = (kind: SaveKind, about: string, Icon = FileText) => (
    <Choice
      key={kind.key}
      {...{ group, about, Icon }}
      name={say(kind.name)}
      value={kind.key}
      isChosen={kind.key === chosen}
      onChoose={onChoose}
      status={statusOf(kind)}
    />
  );
  const more = of('more');
  const isMore = more.some(({ key }) => key === chosen);
  const isText = of('text').some(({ key }) => key === chosen);
  return (
    <div role="radiogroup" aria-label={say(texts.kinds)} className="grid gap-1">
      <Heading>{say(texts.forCustomer)}</Heading>
      {of('customer').map((kind) => choice(kind, copyOf(national) ?? say(texts.pdfIsRead)))}
      {national && (
        <>
          <Heading>
            {say(national.isRequired ? texts.requiredIn : texts.usualIn, {
              country: countryInSentence(national.country),
            })}
          </Heading>
          {national.files.map((file) => {
            const kind = kinds.find(({ key }) => key === file.key);
            const about = aboutFile(file, national.files, day);
            return kind ? choice(kind, about, Landmark) : <NotWritten key={file.unwritten} file={file} about={about} />;
          })}
        </>
      )}
      {more.length > 0 && (
        <>
          <Heading>{say(texts.more)}</Heading>
          <More kinds={more} isOpen={isMore} choice={(kind) => choice(kind, say(kind.description))} />
        </>
      )}
      <Fold name={say(texts.asText)} Icon={Braces} isOpen={isText || more.length === 0}>
        {of('text').map((kind) => choice(kind, say(kind.description), Braces))}
      </Fold>
    </div>
  );
}

/** Returns who needs a file, and since when; of several files for one duty, it says that only of the first, and which to take. */
function aboutFile({ key, rows }: NationalFile, files: readonly NationalFile[], day: string): string {
  const [duty = ''] = rowsInWords(rows, day);
  const alike = files.filter((each) => each.key !== undefined && each.rows.length === 1 && each.rows[0] === rows[0]);
  if (rows.length !== 1 || alike.length < 2) return duty;
  return alike[0]?.key === key ? say(texts.firstChoice, { duty }) : say(texts.sameDuty);
}

/** Returns what a PDF is where the law calls something else the invoice. */
export function copyOf(national: National | undefined): string | undefined {
  const file = national?.files.find(({ isInvoice }) => isInvoice);
  if (!national || !file) return undefined;
  const isByProgram = file.rows.some(({ scope }) => scope === 'program');
  const country = countryInSentence(national.country);
  return say(isByProgram ? texts.pdfByProgram : texts.pdfIsCopy, { country });
}

function Heading({ children }: { children: ReactNode }) {
  return <h3 className="mt-2.5 mb-0.5 px-2 font-semibold text-xs first:mt-0">{children}</h3>;
}

interface ChoiceProps {
  group: string;
  value: string;
  name: string;
  about: string;
  Icon: typeof FileText;
  status: ReactNode;
  isChosen: boolean;
  onChoose(key: string): void;
}

function Choice({ group, value, name, about, Icon, status, isChosen, onChoose }: ChoiceProps) {
  return (
    <label
      className={classes(
        rowLook,
        'cursor-pointer hover:bg-sunk has-checked:border-accent has-checked:bg-panel has-focus-visible:outline-2 has-focus-visible:outline-accent',
      )}
    >
      <input
        type="radio"
        name={group}
        value={value}
        checked={isChosen}
        onChange={() => onChoose(value)}
        // Over the row, so that it takes the clicks.
        className="absolute inset-0 cursor-pointer appearance-none rounded-lg outline-none"
      />
      <Icon aria-hidden className={classes('mt-0.5 size-4 shrink-0', isChosen ? 'text-accent' : 'text-soft')} />
      <RowText {...{ name, about, status }} />
    </label>
  );
}

const rowLook = 'relative flex min-h-11 items-start gap-2.5 rounded-lg border border-transparent px-2.5 py-2';

function RowText({ name, about, status }: Pick<ChoiceProps, 'name' | 'about' | 'status'>) {
  return (
    <>
      <span className="min-w-0 flex-1">
        <span className="block font-medium">{name}</span> <span className="block text-soft text-xs">{about}</span>
      </span>{' '}
      <span className="max-w-[40%] shrink-0 self-center text-right font-medium text-xs">{status}</span>
    </>
  );
}

/** A file that the user's own program has to write. */
function NotWritten({ file: { unwritten = '' }, about }: { file: NationalFile; about: string }) {
  return (
    <div className={rowLook}>
      <Landmark aria-hidden className="mt-0.5 size-4 shrink-0 text-faint" />
      <RowText name={unwritten} about={about} status={<span className="text-soft">{say(texts.notWritten)}</span>} />
    </div>
  );
}

/** Formats of other countries and networks: found by search, or all by country. */
function More({
  kinds,
  isOpen,
  choice,
}: {
  kinds: readonly SaveKind[];
  isOpen: boolean;
  choice(kind: SaveKind): ReactNode;
}) {
  const [search, setSearch] = useState('');
  const isFound = finder(search);
  const found = kinds.filter(({ key, name, description, countries }) =>
    isFound(
      key,
      say(name),
      say(description),
      ...countries.flatMap((country) => [country, namesOfCode('region', country)]),
    ),
  );
  const groups = groupBy(found, groupOf);
  const names = [...groups.keys()].sort((a, b) => order().compare(a, b));
  const list = names.map((name) => (
    <Fragment key={name}>
      <p className="mt-2 px-2.5 text-faint text-xs">{name}</p>
      {groups.get(name)?.map(choice)}
    </Fragment>
  ));
  return (
    <>
      <SearchField
        label={say(texts.search)}
        placeholder={say(texts.search)}
        value={search}
        onChange={setSearch}
        className="max-w-none"
      />
      {search.trim() === '' ? (
        <Fold name={say(texts.allFormats, { count: kinds.length })} isOpen={isOpen}>
          {list}
        </Fold>
      ) : (
        <>
          {list}
          <p role="status" className="px-2.5 py-1.5 text-soft text-xs">
            {say(texts.found, { count: found.length, all: kinds.length, search })}
          </p>
        </>
      )}
    </>
  );
}

/** Returns the heading of a format: its country, or that it is for many or for all. */
function groupOf({ countries }: SaveKind): string {
  const [country = '', ...others] = countries;
  if (country === '' || country === 'EU') return say(texts.everywhere);
  return others.length > 2 ? say(texts.manyCountries) : [country, ...others].map(countryInSentence).join(', ');
}

interface FoldProps {
  name: string;
  Icon?: typeof FileText;
  /** Whether it is open at first. */
  isOpen: boolean;
  children: ReactNode;
}

function Fold({ name, Icon = ChevronRight, isOpen, children }: FoldProps) {
  const [unfolded, unfold] = useState(isOpen);
  return (
    <>
      <button
        type="button"
        aria-expanded={unfolded}
        onClick={({ currentTarget }) => {
          unfold(!unfolded);
          // What unfolds may be below the visible part of the list.
          if (!unfolded) requestAnimationFrame(() => currentTarget.scrollIntoView({ block: 'start' }));
        }}
        className="flex min-h-9 w-full items-center gap-2.5 rounded-lg px-2.5 text-left font-medium hover:bg-sunk pointer-coarse:min-h-11"
      >
        <Icon
          aria-hidden
          className={classes('size-4 shrink-0 text-soft', Icon === ChevronRight && unfolded && 'rotate-90')}
        />
        {name}
      </button>
      {unfolded && children}
    </>
  );
}
