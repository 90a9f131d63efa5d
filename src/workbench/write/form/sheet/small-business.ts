import { type CountryStatus, taxStatuses } from '../../../../countries/tax-statuses.ts';
import { isObject, partAt } from '../../../engine/document/values.ts';
import * as memoryTexts from '../../../state/memory/texts.ts';
import { say } from '../../../ui/texts/say.ts';
import type { Change } from '../form-edits.ts';
import type { Combo, TaxChoice, TaxLaw } from './tax-choices.ts';

/** The choice of a small business, whose invoices have a sentence of the law in place of tax. */
export interface SmallBusinessChoice extends TaxChoice {
  status: CountryStatus;
  /** The id of the plain exemption. */
  plain: string;
}

/** Returns the choice of small businesses in a country that has it, unless a code of the document's addons says the same. */
export function smallBusinessChoice(
  { regime, extensions }: Pick<TaxLaw, 'regime' | 'extensions'>,
  choices: readonly TaxChoice[],
  document: unknown,
): SmallBusinessChoice | undefined {
  const country = regime?.country ?? '';
  const status = taxStatuses[country]?.find(({ key }) => key === 'small-business');
  const exempt = choices.find(({ id }) => id.endsWith(' exempt'));
  const isCoded = [...extensions.values()].some(({ choices }) =>
    choices.some(({ value }) => value === `VATEX-${country}-FRANCHISE`),
  );
  if (!status || !exempt || isCoded) return undefined;
  const ext = knownOf(status.writes.taxes?.[0]?.ext, extensions);
  const [combo, ...others] = exempt.taxes;
  return {
    ...exempt,
    id: `${exempt.id} small-business`,
    plain: exempt.id,
    label: say(memoryTexts.smallBusiness),
    note: status.law,
    isChosen: exempt.isChosen && sentencesOf(status).every((text) => hasSentence(document, text)),
    taxes: [{ ...combo, ...(ext && { ext }) }, ...others],
    status,
  };
}

/** Returns the changes outside a line with the chosen taxes: the sentence is added, or removed once no line is exempt. */
export function sentenceChanges(
  { status, id }: SmallBusinessChoice,
  { extensions }: Pick<TaxLaw, 'extensions'>,
  document: unknown,
  line: number,
  chosen: TaxChoice,
): Change[] {
  const { tax = {}, notes } = status.writes;
  const lines = listOf(partAt(document, ['lines']));
  const isOther = (_: unknown, index: number) => index !== line;
  const isExempt = [chosen.taxes, ...lines.filter(isOther).map((each) => partAt(each, ['taxes']))].some((taxes) =>
    listOf(taxes).some((combo) => (combo as Combo).key === 'exempt'),
  );
  const ext = knownOf(tax.ext, extensions);
  if (chosen.id === id) {
    return [
      ...added(document, ['tax', 'notes'], tax.notes),
      ...added(document, ['notes'], notes),
      ...Object.entries(ext ?? {}).map(([key, value]) => ({ path: ['tax', 'ext', key], value })),
    ];
  }
  return isExempt ? [] : [...removed(document, ['tax', 'notes'], status), ...removed(document, ['notes'], status)];
}

function added(document: unknown, path: string[], notes: unknown): Change[] {
  const now = listOf(partAt(document, path));
  const missing = listOf(notes).filter((note) => !now.some((each) => textOf(each) === textOf(note)));
  return missing.length > 0 ? [{ path, value: [...now, ...missing] }] : [];
}

function removed(document: unknown, path: string[], status: CountryStatus): Change[] {
  const now = listOf(partAt(document, path));
  const sentences = sentencesOf(status);
  const left = now.filter((note) => !sentences.includes(textOf(note)));
  if (left.length === now.length) return [];
  if (left.length > 0) return [{ path, value: left }];
  const [first = ''] = path;
  const isAlone = path.length > 1 && Object.keys(Object(partAt(document, [first]))).length === 1;
  return [{ path: isAlone ? [first] : path, value: undefined }];
}

function sentencesOf({ writes: { tax, notes } }: CountryStatus): unknown[] {
  return [...listOf(tax?.notes), ...listOf(notes)].map(textOf);
}

function hasSentence(document: unknown, sentence: unknown): boolean {
  return [['tax', 'notes'], ['notes']].some((path) =>
    listOf(partAt(document, path)).some((note) => textOf(note) === sentence),
  );
}

/** Returns the extensions that the document's addons know. */
function knownOf(ext: unknown, extensions: TaxLaw['extensions']): Readonly<Record<string, unknown>> | undefined {
  const known = Object.entries(isObject(ext) ? ext : {}).filter(([key]) => extensions.has(key));
  return known.length > 0 ? Object.fromEntries(known) : undefined;
}

function textOf(note: unknown): unknown {
  return partAt(note, ['text']);
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
