/** Electronic addresses, made of what is known of a party. */

import { findNodeAtLocation } from 'jsonc-parser';
import { isObject, partAt, text } from '../../document/values.ts';
import { say } from '../../texts/say.ts';
import { valueAt } from '../language/document-context.ts';
import * as texts from '../texts.ts';
import { replaceValue } from './edits.ts';
import type { Candidate, Idea } from './fault.ts';
import { insertionOf } from './properties.ts';

/**
 * Schemes of tax numbers in electronic addresses, by country, from the list Electronic Address Scheme of the European Commission (EAS).
 * Numbers have the prefix of their country, except those in `bare`.
 */
const schemes: Readonly<Record<string, string>> = {
  AT: '9914',
  BE: '0208',
  BG: '9926',
  CH: '9927',
  CY: '9928',
  CZ: '9929',
  DE: '9930',
  EE: '9931',
  EL: '9933',
  ES: '9920',
  FR: '9957',
  GB: '9932',
  HR: '9934',
  HU: '9910',
  IE: '9935',
  IT: '0211',
  LT: '9937',
  LU: '9938',
  LV: '9939',
  MT: '9943',
  NL: '9944',
  PL: '9945',
  PT: '9946',
  RO: '9947',
  SE: '9955',
  SI: '9949',
  SK: '9950',
};
const bare: ReadonlySet<string> = new Set(['0208']);

/** Suggests a party's tax number with its scheme, and its e-mail, as its electronic address. Each is tried with the wanted format. */
export const addressOfParty: Idea = (fault) => {
  const { steps, missing, context } = fault;
  const within = steps.indexOf('inboxes');
  const isMissing = within < 0 && missing[0] === 'inboxes';
  if (within < 0 && !isMissing) return [];
  const party = valueAt(context.source.value, isMissing ? steps : steps.slice(0, within));
  const email = text(partAt(party, ['emails', 0, 'addr']));
  if (isMissing) {
    return addressesOf(party).map(
      ({ value, inbox }): Candidate => ({
        title: say(texts.use, { value }),
        edits: [insertionOf(fault, ['inboxes'], JSON.stringify([inbox])).edit],
        choice: email !== undefined,
      }),
    );
  }
  const place = [...steps.slice(0, within + 1), typeof steps[within + 1] === 'number' ? Number(steps[within + 1]) : 0];
  const { root } = context.source;
  const node = root && findNodeAtLocation(root, place);
  const now = valueAt(context.source.value, place);
  if (!node || !isObject(now)) return [];
  return addressesOf(party).map(
    ({ value, inbox }): Candidate => ({
      title: say(texts.use, { value }),
      edits: [replaceValue(node, JSON.stringify(inbox))],
      lossy: now.email !== undefined && now.email !== email,
    }),
  );
};

/** Returns the addresses that a party probably has: its tax number, its e-mail. */
function addressesOf(party: unknown): { value: string; inbox: object }[] {
  const [country, number, email] = [
    ['tax_id', 'country'],
    ['tax_id', 'code'],
    ['emails', 0, 'addr'],
  ].map((path) => text(partAt(party, path)));
  const scheme = schemes[country ?? ''];
  const found: { value: string; inbox: object }[] = [];
  if (scheme && number) {
    const code = bare.has(scheme) || number.startsWith(country ?? '') ? number : `${country}${number}`;
    found.push({ value: `${scheme}:${code}`, inbox: { scheme, code } });
  }
  if (email) found.push({ value: email, inbox: { email } });
  return found;
}
