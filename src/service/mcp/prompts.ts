import type { GetPromptResult, Prompt } from '@modelcontextprotocol/sdk/types.js';
import { regimeSummaries } from '../../engine/index.ts';
import type { JsonObject } from '../../engine/model/json.ts';
import { jsonText } from '../../engine/reading/json-text.ts';
import { formats } from '../../formats/list/formats.ts';
import { findRegime, findRule } from '../lookups.ts';
import { ruleList } from '../rules/index.ts';
import { CODE, RpcError } from './errors.ts';

/** Short requests to an assistant, written out as tasks with the tools to use (chapter 09 §8.4). */

interface Argument {
  description: string;
  required?: true;
  /** Returns the possible values, for completion. */
  values?: () => string[] | Promise<string[]>;
}

interface Declared {
  name: string;
  title: string;
  description: string;
  arguments: Readonly<Record<string, Argument>>;
  /** Returns the text for the assistant. */
  text(given: Readonly<Record<string, string>>): Promise<string>;
}

const countries = () => regimeSummaries().map(({ country }) => country);
const formatKeys = () => formats.map(({ key }) => key).sort();

const prompts: readonly Declared[] = [
  {
    name: 'check_file',
    title: 'Check this file',
    description: 'Checks an invoice or another document, and explains what to fix.',
    arguments: {
      content: {
        description: 'The text of the file: a document in JSON or YAML, or an e-invoice in XML.',
        required: true,
      },
      format: {
        description: 'The format to check an e-invoice against, instead of the one it names.',
        values: formatKeys,
      },
    },
    text: async ({ content = '', format }) =>
      `Check the file below. Call validate with its text as data${format ? ` and from ${jsonText(format)}` : ''}. If it is a document in JSON or YAML that was never built, call build instead.
Say first whether it is valid. If not, go through the faults, the most serious first: say in plain words what is wrong, where, and how to fix it. Call rule with the code if that is not clear. Do not change the figures. Say which ones cannot be right, and what they should be according to explain or build. Do not make up what only the author can know.

${fenced(content)}`,
  },
  {
    name: 'explain_fault',
    title: 'Explain a fault',
    description: 'Explains in plain words what the code of a fault means, and how to fix it.',
    arguments: {
      code: {
        description: 'The code of the fault, such as GOBL-BILL-INVOICE-06 or BR-CO-15.',
        required: true,
        values: async () => (await ruleList()).map(({ code }) => code),
      },
      document: { description: 'The document that has the fault, as text.' },
    },
    async text({ code = '', document }) {
      const found = await findRule(code);
      if (!found.ok)
        throw new RpcError(CODE.invalidParams, `there is no fault with the code ${jsonText(code.slice(0, 80))}`);
      const about = jsonText(found.result, true);
      return `Explain the fault ${found.name} to somebody who writes invoices and does not know the standard: what is wrong, why the rule exists, and how to fix it, with a short example. This is the rule:

${fenced(about)}${document ? `\n\nThis document has the fault. Show where, and show the corrected document. Call build to check that the fault is gone.\n\n${fenced(document)}` : ''}`;
    },
  },
  {
    name: 'make_invoice',
    title: 'Make an invoice',
    description: 'Makes an invoice for a sale, with the taxes of the country, and optionally as an e-invoice.',
    arguments: {
      sale: { description: 'Who sold what to whom, when and at which price, in your own words.', required: true },
      country: { description: 'The code of the country whose taxes apply, such as ES.', values: countries },
      format: {
        description: 'The e-invoice format to convert it to, such as xrechnung-ubl.',
        values: formatKeys,
      },
    },
    async text({ sale = '', country, format }) {
      const regime = country === undefined ? undefined : findRegime(country);
      if (regime && !regime.ok) {
        throw new RpcError(
          CODE.invalidParams,
          `there is no tax regime ${jsonText(country?.slice(0, 80))}; regime_list lists all countries`,
        );
      }
      const taxes = regime
        ? `The country is ${regime.name}. Its taxes, by category, with the keys of their rates:\n\n${fenced(jsonText(taxesOf(regime.result as JsonObject)))}`
        : 'Find the country of the supplier in the sale. Call regime with its code for the tax categories and the keys of rates.';
      const become = format
        ? `\n5. When it builds, call convert with to ${jsonText(format)}, fix the faults, and check losses.`
        : '';
      return `Make an invoice for this sale:

${fenced(sale)}

${taxes}

1. Call example_list with the country, and example for a similar invoice.
2. Write the invoice from the facts above, with amounts as strings. Leave out sums, taxes and totals. Ask for missing facts, such as tax codes. Do not make them up.
3. Call build. For each fault, call rule with the code and fix the property. Then build again.
4. Show the lines, taxes and the amount payable in a short table, and the built document.${become}`;
    },
  },
];

/** Returns the tax categories of a regime with the keys of their rates. */
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

/** Encloses a text in marks that do not occur in it. */
function fenced(text: string): string {
  const longest = Math.max(2, ...(text.match(/`+/g) ?? []).map(({ length }) => length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}\n${text}\n${fence}`;
}

/** The prompts as described by `prompts/list`, sorted by name. */
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

/** Returns the text of a prompt. Throws −32602 for an unknown prompt, and for missing or unknown arguments. */
export async function promptOf(name: string, given: Readonly<Record<string, string>> = {}): Promise<GetPromptResult> {
  const prompt = promptNamed(name);
  if (!prompt) throw new RpcError(CODE.invalidParams, `no such prompt: ${name.slice(0, 80)}`);
  const declared = prompt.arguments;
  const unknown = Object.keys(given).find((argument) => !Object.hasOwn(declared, argument));
  if (unknown !== undefined) {
    const known = Object.keys(declared).join(', ');
    throw new RpcError(CODE.invalidParams, `'${unknown.slice(0, 60)}' is not an argument of ${name}; use ${known}`);
  }
  const missing = Object.keys(declared).find((argument) => declared[argument]?.required && !given[argument]);
  if (missing !== undefined) throw new RpcError(CODE.invalidParams, `'${missing}' argument is required`);
  const filled = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''));
  const text = await prompt.text(filled);
  return { description: prompt.description, messages: [{ role: 'user', content: { type: 'text', text } }] };
}

function promptNamed(name: string): Declared | undefined {
  return prompts.find((each) => each.name === name);
}

/** Returns the possible values of a prompt's argument, empty if any value is allowed. Undefined for an unknown prompt. */
export async function valuesOf(prompt: string, argument: string): Promise<string[] | undefined> {
  const declared = promptNamed(prompt)?.arguments;
  if (!declared) return undefined;
  return Object.hasOwn(declared, argument) ? ((await declared[argument]?.values?.()) ?? []) : [];
}
