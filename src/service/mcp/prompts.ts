import type { GetPromptResult, Prompt } from '@modelcontextprotocol/sdk/types.js';
import { regimeSummaries } from '../../engine/index.ts';
import type { JsonObject } from '../../engine/model/json.ts';
import { jsonText } from '../../engine/reading/json-text.ts';
import { formats } from '../../formats/formats.ts';
import { findRegime, findRule } from '../lookups.ts';
import { ruleList } from '../rules/index.ts';
import { CODE, RpcError } from './errors.ts';

/** What somebody asks an assistant for in a few words, written out as a task with the tools that lead there (chapter 09 §8.4). */

interface Argument {
  description: string;
  required?: true;
  /** Returns the values that it may have, of which those that begin with what is typed are offered. */
  values?: () => string[] | Promise<string[]>;
}

interface Declared {
  name: string;
  title: string;
  description: string;
  arguments: Readonly<Record<string, Argument>>;
  /** Returns what the assistant is told. */
  text(given: Readonly<Record<string, string>>): Promise<string>;
}

const countries = () => regimeSummaries().map(({ country }) => country);
const formatKeys = () => formats.map(({ key }) => key).sort();

const prompts: readonly Declared[] = [
  {
    name: 'check_file',
    title: 'Check this file',
    description: 'Says whether an invoice or another document is right, and what is to be mended.',
    arguments: {
      content: {
        description: 'The text of the file: a document in JSON or YAML, or an e-invoice in XML.',
        required: true,
      },
      format: {
        description: 'The format to judge an e-invoice by, instead of the one that it names.',
        values: formatKeys,
      },
    },
    text: async ({ content = '', format }) =>
      `Check the file below. Call validate with its text as data${format ? ` and from ${jsonText(format)}` : ''}; of a document in JSON or YAML that was never built, call build instead.
Say first whether it is right. If not, go through the faults, the gravest first: what is wrong in plain words, where, and how to mend it; call rule with the code where that is not plain. Leave the figures as they are: say which cannot be right, and what they would have to be by explain or build, but do not make up what only its author can know.

${fenced(content)}`,
  },
  {
    name: 'explain_fault',
    title: 'Explain a fault',
    description: 'Says in plain words what the code of a fault means, and how to mend it.',
    arguments: {
      code: {
        description: 'The code of the fault, such as GOBL-BILL-INVOICE-06 or BR-CO-15.',
        required: true,
        values: async () => (await ruleList()).map(({ code }) => code),
      },
      document: { description: 'The document that has it, as text.' },
    },
    async text({ code = '', document }) {
      const found = await findRule(code);
      if (!found.ok)
        throw new RpcError(CODE.invalidParams, `there is no fault with the code ${jsonText(code.slice(0, 80))}`);
      const about = jsonText(found.result, true);
      return `Explain the fault ${found.name} to somebody who writes invoices and does not know the standard: what is wrong, why it is asked for, and how to mend it, with a short example. What is known of it:

${fenced(about)}${document ? `\n\nThe document that has it; show where it is, and the document mended. Call build to see that the fault is gone.\n\n${fenced(document)}` : ''}`;
    },
  },
  {
    name: 'make_invoice',
    title: 'Make an invoice',
    description: 'Makes an invoice of what was sold, with the taxes of the country, and where wanted as an e-invoice.',
    arguments: {
      sale: { description: 'Who sold what to whom, when, at which price, in your own words.', required: true },
      country: { description: 'The country whose taxes are paid, by its code, such as ES.', values: countries },
      format: {
        description: 'The format of e-invoices that it is to become, such as xrechnung-ubl.',
        values: formatKeys,
      },
    },
    async text({ sale = '', country, format }) {
      const regime = country === undefined ? undefined : findRegime(country);
      if (regime && !regime.ok) {
        throw new RpcError(
          CODE.invalidParams,
          `the taxes of ${jsonText(country?.slice(0, 80))} are not known; regime_list has all countries`,
        );
      }
      const taxes = regime
        ? `The country is ${regime.name}. Its taxes, by category, with the keys of their rates:\n\n${fenced(jsonText(taxesOf(regime.result as JsonObject)))}`
        : 'Find the country of the supplier in it; call regime with its code for the categories of taxes and the keys of rates.';
      const become = format
        ? `\n5. When it builds, call convert with to ${jsonText(format)}, mend what its faults name, and look at losses.`
        : '';
      return `Make an invoice of this sale:

${fenced(sale)}

${taxes}

1. Call example_list with the country, and example for one that is like it.
2. Write the invoice: what was said only, amounts as texts. Ask for what must be known and was not said, such as tax codes; do not make it up. Leave sums, taxes and totals out.
3. Call build. On faults: rule with the code, mend the property that each names, and build again.
4. Show the lines, taxes and the total to pay in a short table, and the document that was built.${become}`;
    },
  },
];

/** Returns the categories of taxes of a regime, with the keys of their rates. */
function taxesOf({ categories }: JsonObject): object[] {
  const listed = Array.isArray(categories) ? (categories as JsonObject[]) : [];
  return listed.map(({ code, name, rates }) => ({
    code,
    name,
    ...(Array.isArray(rates) && {
      rates: (rates as JsonObject[]).map(({ rate, keys, name }) => ({ rate, keys, name })),
    }),
  }));
}

/** Returns a text between marks that do not occur in it. */
function fenced(text: string): string {
  const longest = Math.max(2, ...(text.match(/`+/g) ?? []).map(({ length }) => length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}\n${text}\n${fence}`;
}

/** Returns the prompts as `prompts/list` describes them, sorted by name. */
export const promptList: Prompt[] = prompts.map(({ name, title, description, arguments: declared }) => ({
  name,
  title,
  description,
  arguments: Object.entries(declared).map(([argument, { description, required }]) => ({
    name: argument,
    description,
    required: required ?? false,
  })),
}));

/** Returns a prompt written out. Throws −32602 for one that there is not, and for arguments that lack or are too many. */
export async function promptOf(name: string, given: Readonly<Record<string, string>> = {}): Promise<GetPromptResult> {
  const prompt = promptNamed(name);
  if (!prompt) throw new RpcError(CODE.invalidParams, `no such prompt: ${name.slice(0, 80)}`);
  const declared = prompt.arguments;
  const unknown = Object.keys(given).find((argument) => !Object.hasOwn(declared, argument));
  if (unknown !== undefined) {
    const known = Object.keys(declared).join(', ');
    throw new RpcError(CODE.invalidParams, `'${unknown.slice(0, 60)}' is no argument of ${name}, which takes ${known}`);
  }
  const missing = Object.keys(declared).find((argument) => declared[argument]?.required && !given[argument]);
  if (missing !== undefined) throw new RpcError(CODE.invalidParams, `'${missing}' argument is required`);
  const said = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''));
  const text = await prompt.text(said);
  return { description: prompt.description, messages: [{ role: 'user', content: { type: 'text', text } }] };
}

function promptNamed(name: string): Declared | undefined {
  return prompts.find((each) => each.name === name);
}

/** Returns the values that an argument of a prompt may have, none where any may be; undefined for a prompt that there is not. */
export async function valuesOf(prompt: string, argument: string): Promise<string[] | undefined> {
  const declared = promptNamed(prompt)?.arguments;
  if (!declared) return undefined;
  return Object.hasOwn(declared, argument) ? ((await declared[argument]?.values?.()) ?? []) : [];
}
