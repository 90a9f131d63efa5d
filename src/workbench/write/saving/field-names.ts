import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { AskedOption } from '../../../formats/index.ts';
import { askedFields } from '../../../formats/list/forms.ts';
import { type Description, describe } from '../../engine/document/description.ts';
import { fieldName } from '../../engine/document/names.ts';
import { documentIn, memberAt, partAt, text } from '../../engine/document/values.ts';
import { writeDensely } from '../../engine/document/write.ts';
import { bundleQuery } from '../../engine/service/service.ts';
import { type FormWords, useFormGuide } from '../../state/view/form-guide.ts';
import { membersIn } from '../../ui/part-fields.tsx';
import { say } from '../../ui/texts/say.ts';
import { faultInWords } from '../form/fault-in-words.ts';
import { withinDocument } from '../form/faults.ts';
import { Labels } from '../form/labels.ts';
import { FormModel } from '../form/model.ts';
import { stepsOf } from '../form/path.ts';
import { layoutOf } from '../form/sheet/layouts.ts';
import { writingOf } from '../form/writing.ts';

/** What field names depend on. */
export type NamedDocument = Pick<Description, 'schema' | 'envelope' | 'country'>;

/** Returns the words of the form for a document, with dates and numbers as in the text while that is shown; undefined until they are loaded. */
export function useWords({ schema, envelope, country }: NamedDocument): Omit<FormWords, 'inFix'> | undefined {
  const shown = useFormGuide(({ words }) => words);
  const { data } = useQuery({ ...bundleQuery(schema), enabled: !shown && schema !== '' });
  const ownWords = useMemo(() => {
    if (!data) return undefined;
    const { labels, steps } = labelsOf(data, { envelope, country });
    return {
      labelOf: (path: string) => labels.of(steps(path)),
      inWords: (message: string, path: string, code?: string) => labels.named(message, steps(path), code),
    };
  }, [data, envelope, country]);
  return shown ?? ownWords;
}

/** Returns the words of the form for a document that is not written in it, as if it were; undefined until they are loaded. */
export function useWordsFor(document: unknown): Omit<FormWords, 'inFix'> | undefined {
  const { schema, envelope, country } = useMemo(() => describe(writeDensely(document)), [document]);
  const { data } = useQuery({ ...bundleQuery(schema), enabled: schema !== '' });
  return useMemo(() => {
    if (!data) return undefined;
    const { labels, steps } = labelsOf(data, { envelope, country });
    const content = documentIn(document);
    const writing = writingOf(country, text(memberAt(content, 'currency')));
    return {
      labelOf: (path) => labels.of(steps(path)),
      inWords: (message, path, code) =>
        faultInWords({ message, code }, steps(path), partAt(content, steps(path)), { labels, writing }),
    };
  }, [data, envelope, country, document]);
}

function labelsOf(
  bundle: ConstructorParameters<typeof FormModel>[0],
  { envelope, country }: Omit<NamedDocument, 'schema'>,
) {
  const model = new FormModel(bundle);
  const labels = new Labels(model, layoutOf(model), country);
  return { labels, steps: (path: string) => stepsOf(withinDocument(path, envelope) ?? '') };
}

/** Returns the names of fields by property path; empty for options that nobody is asked for. */
export function useFieldName(of: NamedDocument): (path: string) => string {
  const words = useWords(of);
  return (path) => askedLabel(path) ?? (path.startsWith('request.') ? '' : words?.labelOf(path) || fieldName(path));
}

/** Returns the names of values by the path of their property: those of a list of choices, otherwise the value. */
export function useValueName({ schema, envelope }: NamedDocument): (path: string, value: string) => string {
  const { data } = useQuery({ ...bundleQuery(schema), enabled: schema !== '' });
  const model = useMemo(() => data && new FormModel(data), [data]);
  return (path, value) =>
    model?.fieldAt(stepsOf(withinDocument(path, envelope) ?? ''))?.choices.find((choice) => choice.value === value)
      ?.title ?? value;
}

/** Returns the name of the option at a path of a request: `request.sign_key`. */
export function optionAt(path: string): AskedOption | undefined {
  const [, name = ''] = /^request\.(\w+)/.exec(path) ?? [];
  return Object.hasOwn(askedFields, name) ? (name as AskedOption) : undefined;
}

function askedLabel(path: string): string | undefined {
  const option = optionAt(path);
  return option && say(askedFields[option].label);
}

/** Returns the labels of the empty fields at a path of a request: of an option, or of one of its parts. */
export function unansweredAt(path: string, answers: Readonly<Partial<Record<AskedOption, string>>>): string[] {
  const option = optionAt(path);
  if (option === undefined) return [];
  const { label, parts } = askedFields[option];
  const answer = answers[option] ?? '';
  if (!parts) return answer === '' ? [say(label)] : [];
  const given = membersIn(answer);
  const [, , only] = path.split('.');
  const empty = parts.filter(({ name }) => (only ?? name) === name && (given[name] ?? '') === '');
  return empty.map((part) => say(part.label));
}
