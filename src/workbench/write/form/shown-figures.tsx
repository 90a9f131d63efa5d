import { Calculator } from 'lucide-react';
import { isObject, partAt } from '../../engine/document/values.ts';
import { say } from '../../ui/texts/say.ts';
import { FaultLines } from './fault-lines.tsx';
import { useForm } from './form-context.ts';
import { useBuiltPart, useFaults } from './form-state.ts';
import type { FormField } from './model.ts';
import { fieldPath, type Path } from './path.ts';
import * as texts from './texts.ts';
import type { Writing } from './writing.ts';

interface ShownFiguresProps {
  fields: readonly FormField[];
  path: Path;
  /** The object's content in the text. */
  value: Readonly<Record<string, unknown>>;
}

/** Calculated values, read-only: built, otherwise from the text, with their problems. */
export function ShownFigures({ fields, path, value }: ShownFiguresProps) {
  const { law } = useForm();
  const built = useBuiltPart(path);
  const faults = useFaults();
  const rows = fields
    // The order shows the position.
    .filter(({ name }) => name !== 'i')
    .flatMap((field) => rowsOf(field, partAt(built, [field.name]) ?? value[field.name]));
  const faulty = fields.map(({ name }) => fieldPath([...path, name])).filter((at) => faults.at(at).length > 0);
  return (
    <>
      {rows.length > 0 && (
        <dl
          aria-label={say(texts.calculated)}
          className="flex flex-wrap items-center gap-x-5 gap-y-1 rounded-lg bg-sunk px-3 py-1.5 text-xs"
        >
          <Calculator aria-hidden className="size-3.5 text-faint" />
          {rows.map(({ title, figure }) => (
            <div key={title} className="flex min-w-0 gap-1.5">
              <dt className="shrink-0 text-soft">{title}</dt>
              <dd className="min-w-0 break-all font-medium tabular-nums">{written(figure, law.writing)}</dd>
            </div>
          ))}
        </dl>
      )}
      {faulty.map((at) => (
        <FaultLines key={at} path={at} />
      ))}
    </>
  );
}

/** Returns the figures of a calculated value: itself, or the simple members of an object. */
function rowsOf({ name, title }: FormField, value: unknown): { title: string; figure: string }[] {
  if (typeof value === 'string' || typeof value === 'number') return [{ title, figure: String(value) }];
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([member, figure]) =>
    typeof figure === 'string'
      ? [{ title: name === 'totals' ? words(member) : say(texts.partOf, { name: title, part: words(member) }), figure }]
      : [],
  );
}

/** Returns a figure as in fields. */
function written(figure: string, { number, percent }: Writing): string {
  if (!/^-?\d+(?:\.\d+)?%?$/.test(figure)) return figure;
  return figure.endsWith('%') ? percent(figure) : figure.includes('.') ? number(figure) : figure;
}

function words(name: string): string {
  const text = name.replaceAll('_', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
