import type { Field } from '../../../intake/columns.ts';
import type { Mapping } from '../../../intake/documents.ts';
import type { Table } from '../../../intake/table.ts';
import { Choice } from '../../ui/choice.tsx';
import { Heading } from '../../ui/heading.tsx';
import { say } from '../../ui/texts/say.ts';
import * as texts from './texts.ts';

/** Possible contents of columns, in display order. */
export const fieldNames: readonly (readonly [Field, string])[] = [
  ['number', texts.number],
  ['date', texts.date],
  ['due', texts.due],
  ['delivered', texts.delivered],
  ['currency', texts.currency],
  ['kind', texts.kind],
  ['order', texts.order],
  ['note', texts.note],
  ['customer', texts.customer],
  ['customerTax', texts.customerTax],
  ['street', texts.street],
  ['postcode', texts.postcode],
  ['city', texts.city],
  ['country', texts.country],
  ['email', texts.email],
  ['supplier', texts.supplier],
  ['supplierTax', texts.supplierTax],
  ['item', texts.item],
  ['itemRef', texts.itemRef],
  ['quantity', texts.quantity],
  ['unit', texts.unit],
  ['price', texts.price],
  ['grossPrice', texts.grossPrice],
  ['discount', texts.discount],
  ['rate', texts.rate],
  ['net', texts.net],
  ['gross', texts.gross],
];

/** Example cells shown of a column. */
const EXAMPLES = 3;

interface ColumnsTableProps {
  table: Table;
  mapping: Mapping;
  onChange(fields: Mapping['fields']): void;
}

/** The columns of a table with editable contents. Assigning a content to another column removes it from the first. */
export function ColumnsTable({ table: { rows }, mapping: { fields, hasHeader }, onChange }: ColumnsTableProps) {
  const [names = []] = rows;
  const options = [
    { value: '', label: say(texts.nothing) },
    ...fieldNames.map(([value, name]) => ({ value, label: say(name) })),
  ];
  const choose = (column: number, chosen: string) => {
    const field = fieldNames.find(([key]) => key === chosen)?.[0];
    onChange(fields.map((each, index) => (index === column ? field : each === field ? undefined : each)));
  };
  const examplesOf = (column: number) => {
    const cells = rows.slice(hasHeader ? 1 : 0, 200).map((row) => row[column] ?? '');
    return [...new Set(cells.filter((cell) => cell !== ''))].slice(0, EXAMPLES);
  };
  return (
    <table className="w-full text-left">
      <thead className="text-faint text-xs max-sm:sr-only">
        <tr>
          {[texts.column, texts.examples, texts.holds].map((heading) => (
            <Heading key={heading} name={say(heading)} className="border-line border-b py-1.5 pr-3 font-medium" />
          ))}
        </tr>
      </thead>
      <tbody>
        {names.map((cell, column) => {
          const name = hasHeader && cell !== '' ? cell : say(texts.unnamed, { position: column + 1 });
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: columns keep their order, and may have the same name.
            <tr key={column} className="border-line border-b align-top max-sm:grid max-sm:py-1.5">
              <th scope="row" className="wrap-anywhere py-1.5 pr-3 font-medium max-sm:py-0">
                {name}
              </th>
              <td className="wrap-anywhere py-1.5 pr-3 text-soft tabular-nums max-sm:py-0.5">
                {examplesOf(column).join(' · ').slice(0, 120)}
              </td>
              <td className="py-1 max-sm:py-0.5">
                <Choice
                  label={name}
                  value={fields[column] ?? ''}
                  options={options}
                  onChange={(chosen) => choose(column, chosen)}
                />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
