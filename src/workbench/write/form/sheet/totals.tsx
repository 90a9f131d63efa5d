import { factsOf } from '../../../../countries/countries.ts';
import { isObject, memberAt, text } from '../../../engine/document/values.ts';
import { goToField } from '../../../state/view/form-guide.ts';
import { classes } from '../../../ui/classes.ts';
import { language, say, sayList } from '../../../ui/texts/say.ts';
import { FaultLines } from '../fault-lines.tsx';
import { useForm } from '../form-context.ts';
import { useBuiltPart, useIsFaulty } from '../form-state.ts';
import { type TaxLaw, taxLabel } from './tax-choices.ts';
import * as texts from './texts.ts';

interface Row {
  label: string;
  figure: string;
  strong?: boolean;
}

/** Returns whether the document has totals yet. */
export function useHasTotals(): boolean {
  const totals = useBuiltPart(['totals']);
  const total = useBuiltPart(['total']);
  const uncounted = useUncounted();
  return isObject(totals) || text(total) !== undefined || uncounted.length > 0;
}

/** Returns the numbers of the lines without an amount. Documents without faults, such as delivery notes, need none. */
function useUncounted(): readonly number[] {
  const lines = useBuiltPart(['lines']);
  const isFaulty = useIsFaulty();
  if (!isFaulty) return [];
  return [lines].flat().flatMap((line, index) => (isObject(line) && text(line.total) === undefined ? [index + 1] : []));
}

/** The document's totals, as far as they can be calculated. */
export function Totals() {
  const { writing, law } = useForm();
  const totals = useBuiltPart(['totals']);
  const total = text(useBuiltPart(['total']));
  const currency = text(useBuiltPart(['currency']));
  const uncounted = useUncounted();
  const sum = total === undefined ? [] : [{ label: say(texts.grandTotal), figure: total, strong: true }];
  const unknown = [{ label: say(texts.payable), figure: '', strong: true }];
  const isCredit = useBuiltPart(['type']) === 'credit-note';
  const known = isObject(totals) ? rowsOf(totals, law, isCredit) : sum;
  const rows = known.length === 0 && uncounted.length > 0 ? unknown : known;
  const written = ({ figure, strong }: Row) => (strong ? writing.money(figure, currency) : writing.number(figure));
  return (
    <section data-landmark tabIndex={-1} aria-label={say(texts.totals)} className="rounded">
      <dl
        aria-label={say(texts.totals)}
        className="grid grid-cols-[1fr_auto] gap-x-5 gap-y-1 tabular-nums [&_dd]:text-right"
      >
        {rows.map((row) => (
          <div
            key={row.label}
            className={classes(
              'col-span-2 grid grid-cols-subgrid',
              row.strong && 'border-ink border-t pt-1.5 font-semibold text-base',
            )}
          >
            <dt className={row.strong ? '' : 'text-soft'}>{row.label}</dt>
            <dd>{uncounted.length > 0 ? '–' : written(row)}</dd>
          </div>
        ))}
      </dl>
      {uncounted.length > 0 && (
        <p className="mt-1 text-bad text-xs">
          <strong>{say(texts.notCounted, { count: uncounted.length })}</strong>{' '}
          {uncounted.length === 1
            ? say(texts.withoutAmount, { line: String(uncounted[0]) })
            : say(texts.severalWithoutAmount, { lines: sayList(uncounted.map(String)) })}{' '}
          <button
            type="button"
            onClick={() => goToField(`.lines[${Number(uncounted[0]) - 1}]`)}
            className="min-h-6 pointer-coarse:min-h-11 rounded font-medium text-accent hover:underline"
          >
            {say(texts.showLine)}
          </button>
        </p>
      )}
      <FaultLines path=".totals" />
    </section>
  );
}

/** Returns the rows of the totals, in order of calculation. A credit note asks for no payment. */
function rowsOf(totals: Record<string, unknown>, law: TaxLaw, isCredit: boolean): Row[] {
  const { writing } = law;
  const row = (label: string, name: string, sign = ''): Row[] => {
    const figure = text(totals[name]);
    return figure === undefined ? [] : [{ label, figure: signed(figure, sign) }];
  };
  const categories = [memberAt(totals, 'taxes.categories')].flat().filter(isObject);
  const taxes = (retained: boolean) =>
    categories
      .filter((category) => (category.retained === true) === retained && category.informative !== true)
      .flatMap((category) =>
        [category.rates]
          .flat()
          .filter(isObject)
          .map((rate): Row => {
            const base = text(rate.base);
            const { key, percent } = rate;
            const tax = taxLabel(law, { cat: category.code, key, percent }, texts.withheldRate);
            const label = base ? say(texts.taxOn, { tax, base: writing.number(base) }) : tax;
            return { label, figure: signed(text(rate.amount) ?? '', retained ? '-' : '') };
          }),
      );
  const due = text(totals.due) === undefined ? 'payable' : 'due';
  const isPlain = totals.sum === totals.total;
  const payable = isCredit ? texts.grandTotal : texts.payable;
  const name = due === 'due' ? texts.remaining : payable;
  // As on the page: the words that the country prescribes, if the reader speaks its language.
  const own = factsOf(law.regime?.country).words?.[language.translation?.language ?? 'en'] ?? {};
  const isTaxed = categories.some((category) => category.informative !== true);
  const withTax = isTaxed && totals.retained_tax === undefined ? own.payableWithTax : undefined;
  const last = row((due === 'payable' && (withTax ?? own.payable)) || say(name), due).map((each) => ({
    ...each,
    strong: true,
  }));
  return [
    ...(isPlain ? [] : row(say(texts.sum), 'sum')),
    ...row(say(texts.discounts), 'discount', '-'),
    ...row(say(texts.charges), 'charge'),
    ...row(say(texts.included), 'tax_included', '-'),
    ...row(own.net ?? say(texts.net), 'total'),
    ...taxes(false),
    ...(totals.retained_tax === undefined ? [] : row(own.totalWithTax ?? say(texts.total), 'total_with_tax')),
    ...taxes(true),
    ...row(say(texts.rounding), 'rounding'),
    ...(due === 'due' ? [...row(withTax ?? say(payable), 'payable'), ...row(say(texts.advance), 'advance', '-')] : []),
    ...last,
  ];
}

function signed(figure: string, sign: string): string {
  if (sign === '' || /^-?[0.]*$/.test(figure)) return figure;
  return figure.startsWith('-') ? figure.slice(1) : sign + figure;
}
