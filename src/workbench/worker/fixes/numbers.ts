/** Mistyped country codes and numbers with check digits: offers the likely ones. */

import { likelyCountry } from '../../../engine/country/likely.ts';
import { validate } from '../../../engine/index.ts';
import { schemaId } from '../../../engine/model/schema-id.ts';
import { bareOf, isBareIban } from '../../../engine/pay/iban.ts';
import { likelyNumbers } from '../../../engine/text/mistyped.ts';
import { say } from '../../texts/say.ts';
import { system } from '../check.ts';
import { valueAt } from '../language/document-context.ts';
import { nameOfCountry } from '../language/offers.ts';
import * as texts from '../texts.ts';
import { replaceValue } from './edits.ts';
import type { Candidate, FaultAt, Idea } from './fault.ts';
import { noted } from './properties.ts';

/** Replaces a country code by the one probably meant: `UK` is GB, `Spain` is ES. */
export const correctCountry: Idea = ({ code, value, node, missing, context }) => {
  const likely = code === 'BW-COUNTRY' && missing.length === 0 && typeof value === 'string' && likelyCountry(value);
  return likely ? [writing(likely, { node }, nameOfCountry(likely, context.language))] : [];
};

/** A number of nine digits with one check digit may be mistyped at each of them. */
const MOST = 12;

/** Corrects an IBAN or tax number by replacing one character or swapping two neighbours, so that the check digits match. */
export const correctNumber: Idea = (fault) => {
  const { value, missing } = fault;
  if (missing.length > 0 || typeof value !== 'string') return [];
  const bare = bareOf(value);
  const fits = fault.code === 'BW-IBAN' ? isBareIban : taxCodeCheck(fault);
  if (!fits || bare === '' || fits(bare)) return [];
  return likelyNumbers(bare, fits)
    .slice(0, MOST)
    .map((number) => ({ ...writing(number, fault), choice: true }));
};

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
