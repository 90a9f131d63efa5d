import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { factsOf } from '../../../countries/countries.ts';
import type { FittingCodes } from '../../engine/worker/correction-codes.ts';
import { say } from '../../ui/texts/say.ts';
import { codesOf, fieldsOf, initialValues, type OptionField, type Values } from './fields.ts';
import { useLocalFields } from './local-names.ts';
import { codesQuery } from './source.ts';
import * as texts from './texts.ts';

interface Asked {
  /** The built document that is corrected. */
  source: string;
  /** The schema of its correction's options. */
  schema: unknown;
  country: string | undefined;
  /** The user's answers. */
  typed: Values;
}

interface Options {
  fields: readonly OptionField[];
  /** The answers, with the usual ones where the user has given none. */
  values: Values;
  /** Whether names and fitting codes are loaded. */
  isKnown: boolean;
}

/** Returns the options of a correction, as its country and addons have them. */
export function useOptions({ source, schema, country, typed }: Asked): Options {
  const given = useMemo(() => fieldsOf(schema, country), [schema, country]);
  const preset = { ...initialValues(given), ...typed };
  const type = preset.type ?? '';
  const codes = codesOf(given);
  const { data: fitting } = useQuery(codesQuery(source, { type, copy_tax: true, reason: '–' }, codes));
  const { fields: named, isComplete } = useLocalFields(source, given);
  const series = factsOf(country).correctionSeries?.(type, preset.series ?? '');
  const fields = useMemo(() => {
    const own = { ...(series !== undefined && { description: say(texts.ownSeries), initial: series }) };
    return named.map((field) => (field.path === 'series' ? { ...field, ...own } : withCodes(field, fitting)));
  }, [named, fitting, series]);
  return {
    fields,
    values: { ...initialValues(fields), ...chosenOf(fields, typed) },
    isKnown: isComplete && (fitting !== undefined || Object.keys(codes).length === 0),
  };
}

/** Returns a field with the codes that fit the correction; required if it has a fault without one. */
function withCodes(field: OptionField, fitting: Readonly<Record<string, FittingCodes>> | undefined): OptionField {
  const found = fitting?.[field.path.replace(/^ext\./, '')];
  if (!found) return field;
  const { codes, initial, isNeeded } = found;
  const choices = field.choices.filter(({ value }) => codes.includes(value));
  return { ...field, initial, choices, need: isNeeded ? 'required' : field.need };
}

/** Returns the user's answers that are still possible. */
function chosenOf(fields: readonly OptionField[], typed: Values): Values {
  const isPossible = ({ path, choices }: OptionField) =>
    choices.length === 0 || choices.some(({ value }) => value === typed[path]);
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = typed[field.path];
      return value !== undefined && isPossible(field) ? [[field.path, value]] : [];
    }),
  );
}
