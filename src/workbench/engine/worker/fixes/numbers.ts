/** Mistyped country codes and numbers with check digits: offers the likely ones. */

import { likelyCountry } from '../../../../engine/country/likely.ts';
import { validate } from '../../../../engine/index.ts';
import { schemaId } from '../../../../engine/model/schema-id.ts';
import { likeIban } from '../../../../engine/pay/about-iban.ts';
import { bareOf } from '../../../../engine/pay/iban.ts';
import { likelyNumbers } from '../../../../engine/text/mistyped.ts';
import { say } from '../../../ui/texts/say.ts';
import { system } from '../check.ts';
import { valueAt } from '../language/document-context.ts';
import { nameOfCountry } from '../language/offers.ts';
import * as texts from '../texts.ts';
import { nameNode, replaceValue } from './edits.ts';
import type { Candidate, FaultAt, Idea } from './fault.ts';
import { noted } from './properties.ts';

/** Replaces a country code by the one probably meant: `UK` is GB, `Spain` is ES. */
export const correctCountry: Idea = ({ code, value, node, missing, context }) => {
  const likely = code === 'BW-COUNTRY' && missing.length === 0 && typeof value === 'string' && likelyCountry(value);
  return likely ? [writing(likely, { node }, nameOfCountry(likely, context.language))] : [];
};

/** More guesses would only be numbers of others. */
const MOST = 3;

/** Asks whether an IBAN or tax number with two swapped neighbours, or with a digit for a letter alike, is meant: its check digits match. */
export const correctNumber: Idea = async (fault) => {
  const { value, missing } = fault;
  if (missing.length > 0 || typeof value !== 'string') return [];
  const bare = bareOf(value);
  const fits = fault.code === 'BW-IBAN' ? await ibanCheck(fault, bare) : taxCodeCheck(fault);
  if (!fits || bare === '' || fits(bare)) return [];
  return likelyNumbers(bare, fits)
    .slice(0, MOST)
    .map((number) => ({ ...writing(number, fault), title: say(texts.didYouMean, { value: number }), guess: true }));
};

/** Writes a national account number as its IBAN, or as the number of the account and of its bank. */
export const correctAccount: Idea = async (fault) => {
  const { value, node, missing, steps, context } = fault;
  const name = nameNode(node);
  const object = node.parent?.parent;
  if (fault.code !== 'BW-IBAN' || missing.length > 0 || typeof value !== 'string' || !name || !object) return [];
  const { nationalAccount } = await accounts();
  const account = nationalAccount(value, homeOf(fault));
  // A mistyped IBAN is no account number.
  if (account === undefined && /^\s*[A-Z]{2}\s*\d/i.test(value)) return [];
  if (account?.iban !== undefined) return [writing(account.iban, fault)];
  const { number, clearing } = account ?? { number: value, clearing: undefined };
  const present = Object.keys(Object(valueAt(context.source.value, steps.slice(0, -1))));
  if (present.some((each) => each === 'number' || each === 'clearing')) return [];
  const edits = [
    { offset: name.offset, length: name.length, content: '"number"' },
    replaceValue(node, JSON.stringify(number)),
    ...(clearing === undefined ? [] : [insertAfter(node, `, "clearing": ${JSON.stringify(clearing)}`)]),
  ];
  return [{ title: say(texts.useAsAccount, { value: number }), edits }];
};

const insertAfter = ({ offset, length }: FaultAt['node'], content: string) => ({
  offset: offset + length,
  length: 0,
  content,
});

/** Returns the country whose account numbers a document probably has. */
function homeOf({ steps, context }: FaultAt): string | undefined {
  const { value } = context.source;
  const document = steps[0] === 'doc' ? valueAt(value, ['doc']) : value;
  const { $regime, supplier } = Object(document);
  return $regime || Object(Object(supplier).tax_id).country || undefined;
}

/** Returns the check of an IBAN, or of a national number that is part of one. */
async function ibanCheck(fault: FaultAt, bare: string): Promise<(text: string) => boolean> {
  if (/^[A-Z]{2}/.test(bare)) return likeIban(bare);
  const { nationalAccount } = await accounts();
  const country = homeOf(fault);
  return (text) => nationalAccount(text, country)?.iban !== undefined;
}

/** Loaded with the first wrong account number. */
const accounts = () => import('../../../../engine/pay/national-accounts.ts');

/** Returns the check of the faulty tax number; undefined for other faults. */
function taxCodeCheck({ code = '', steps, context }: FaultAt): ((text: string) => boolean) | undefined {
  if (!code.includes('TAX-IDENTITY') || steps.at(-1) !== 'code') return undefined;
  const { country } = Object(valueAt(context.source.value, steps.slice(0, -1)));
  if (typeof country !== 'string') return undefined;
  return (text) => validate({ $schema: schemaId('tax/identity'), country, code: text }, {}, system).ok;
}

function writing(text: string, { node }: Pick<FaultAt, 'node'>, name?: string): Candidate {
  return { title: noted(say(texts.use, { value: text }), name), edits: [replaceValue(node, JSON.stringify(text))] };
}
