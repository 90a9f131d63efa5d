import type { AddonDefinition, RegimeDefinition } from '../../../client/index.ts';
import { officeNumberForms, officeNumbers } from '../../../countries/office-numbers.ts';
import { contentOf } from '../../engine/document/text.ts';
import { isObject, partAt, text } from '../../engine/document/values.ts';
import { say } from '../../ui/texts/say.ts';
import type { OptionField } from './fields.ts';
import * as texts from './texts.ts';

/** Returns the providers of the stamps that corrections of invoices must state. */
export function neededStamps(owners: readonly (AddonDefinition | RegimeDefinition)[]): readonly string[] {
  const corrections = owners.flatMap(({ corrections }) => corrections ?? []);
  return corrections.flatMap(({ schema, stamps }) => (schema === 'bill/invoice' ? (stamps ?? []) : []));
}

/** Returns the fields with one for each needed stamp instead of the list of stamps, preset with those of the envelope. */
export function withStamps(fields: readonly OptionField[], providers: readonly string[], source: string) {
  const list = fields.find(({ kind }) => kind === 'stamps');
  if (!list) return fields;
  const stamps = partAt(contentOf(source), ['head', 'stamps']);
  const known = Array.isArray(stamps) ? stamps.filter(isObject) : [];
  const needed = providers.map(
    (provider): OptionField => ({
      ...list,
      path: `stamps.${provider}`,
      title: officeNumbers[provider] ?? provider,
      description: say(texts.numberMissing),
      kind: 'text',
      need: 'required',
      initial: text(known.find(({ prv }) => prv === provider)?.val) ?? '',
    }),
  );
  const others = fields.filter((field) => field !== list);
  const required = others.filter(({ need }) => need === 'required');
  return [...required, ...needed, ...others.filter(({ need }) => need !== 'required')];
}

/** Returns whether an answer cannot be the number of a tax office that is asked for. */
export function isMistyped(path: string, answer = ''): boolean {
  const form = path.startsWith('stamps.') && officeNumberForms[path.slice('stamps.'.length)];
  return form instanceof RegExp && answer !== '' && !form.test(answer.trim());
}
