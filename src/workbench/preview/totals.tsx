import type { TaxCategory, Totals } from './documents.ts';
import { joined, keyOf, negated, useWriting, type Writing } from './paper.tsx';

interface Row {
  label: string;
  amount: string;
  /** What the amount was calculated on. */
  base?: string | undefined;
  weight: 'normal' | 'strong';
}

/** From the sum of the lines to what is to be paid. */
export function TotalsTable({ totals }: { totals: Totals | undefined }) {
  const writing = useWriting();
  if (!totals) return null;
  return <FigureRows rows={rowsOf(totals, writing)} />;
}

/** Figures below one another at the right edge, each with its name; strong ones with the currency. */
export function FigureRows({ rows }: { rows: readonly Row[] }) {
  const { labels, format } = useWriting();
  return (
    <table className="ml-auto w-[62%] border-collapse tabular-nums @max-[28rem]:w-full">
      <tbody>
        {rows.map(({ label, base, amount, weight }, index) => (
          <tr
            key={keyOf(index, label)}
            className={weight === 'strong' ? 'border-ink border-t font-semibold text-[1.25em] *:pt-2 *:pb-1' : '*:py-1'}
          >
            <th scope="row" className={weight === 'strong' ? 'text-left font-semibold' : 'text-left font-normal'}>
              {label}
              {base && <span className="text-soft"> {`${labels.on} ${format.number(base)}`}</span>}
            </th>
            <td className="whitespace-nowrap pl-4 text-right">
              {weight === 'strong' ? format.money(amount) : format.number(amount)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The rows that the totals have, in the order in which they follow from one another. */
function rowsOf(totals: Totals, writing: Writing): Row[] {
  const { labels } = writing;
  const categories = totals.taxes?.categories?.filter(({ informative }) => !informative) ?? [];
  const adjusted = totals.discount !== undefined || totals.charge !== undefined || totals.tax_included !== undefined;
  const settled = totals.due !== undefined;
  const rows: (Row | undefined)[] = [
    adjusted ? plain(labels.sum, totals.sum) : undefined,
    plain(labels.discounts, totals.discount && negated(totals.discount)),
    plain(labels.charges, totals.charge),
    plain(labels.taxIncluded, totals.tax_included && negated(totals.tax_included)),
    plain(labels.net, totals.total),
    ...categories.filter(({ retained }) => !retained).flatMap((category) => taxRows(category, writing)),
    totals.retained_tax !== undefined || totals.rounding !== undefined
      ? plain(labels.totalWithTax, totals.total_with_tax)
      : undefined,
    ...categories.filter(({ retained }) => retained).flatMap((category) => taxRows(category, writing)),
    plain(labels.rounding, totals.rounding),
    totals.payable === undefined
      ? undefined
      : { label: labels.payable, amount: totals.payable, weight: settled ? 'normal' : 'strong' },
    plain(labels.advance, totals.advance && negated(totals.advance)),
    totals.due === undefined ? undefined : { label: labels.due, amount: totals.due, weight: 'strong' },
  ];
  return rows.filter((row) => row !== undefined);
}

function taxRows(category: TaxCategory, writing: Writing): Row[] {
  return (category.rates ?? []).flatMap((rate) => {
    const { amount = '', base, surcharge } = rate;
    const tax: Row = {
      label: rateLabel(category, rate, writing),
      amount: category.retained ? negated(amount) : amount,
      base,
      weight: 'normal',
    };
    if (!surcharge?.amount) return [tax];
    const { percent, amount: extra } = surcharge;
    return [
      tax,
      {
        label: joined(' ', writing.labels.surcharge, percent && writing.format.percent(percent)),
        amount: extra,
        weight: 'normal' as const,
      },
    ];
  });
}

/** `IVA 21 %`, `IRPF 15 %, retenido`, `USt steuerfrei`. */
function rateLabel(
  { code = '', retained }: TaxCategory,
  { key = '', percent }: { key?: string; percent?: string },
  { labels, format }: Writing,
): string {
  const rate = percent ? format.percent(percent) : (labels.taxKeys[key] ?? key);
  return joined(', ', joined(' ', labels.taxes[code] ?? code, rate), retained ? labels.withheld : undefined);
}

function plain(label: string, amount: string | undefined): Row | undefined {
  return amount === undefined || amount === '' ? undefined : { label, amount, weight: 'normal' };
}
