import { schemaId } from '../../../engine/model/schema-id.ts';
import { luhnValid } from '../../../engine/text/luhn.ts';
import { type Translation, words } from '../../../engine/text/message.ts';
import { languageOf as paperLanguageOf } from '../../../paper/languages.ts';
import { bestLanguage, loadTranslation } from '../../../translations/load.ts';
import { localDay } from '../../engine/document/local-day.ts';
import { isObject, memberAt, text } from '../../engine/document/values.ts';
import { writeText } from '../../engine/document/write.ts';
import { engine } from '../../engine/service/engine.ts';
import type { Inspected, XmlFinding } from '../../engine/worker/inspect.ts';
import type { Draft } from '../../state/drafts/draft-storage.ts';
import { useDrafts } from '../../state/drafts/drafts.ts';
import { inspectRequest } from '../../state/drafts/runs.ts';
import { showPane } from '../../state/view/pane.ts';
import { notify } from '../../ui/notice.ts';
import { say } from '../../ui/texts/say.ts';
import * as texts from './texts.ts';

/** Opens the answer to an e-invoice as a new draft: rejected with the rules that it breaks, or still to be decided. */
export async function answer(draft: Draft, show: (id: string) => void): Promise<void> {
  try {
    show(useDrafts.getState().open(await answerOf(draft)));
    showPane('Document');
  } catch {
    notify({ title: say(texts.notAnswered), description: say(texts.notAnsweredAbout), tone: 'bad' });
  }
}

/** Returns the answering status of an e-invoice as text. Rejects if it cannot be read. */
export async function answerOf(draft: Parameters<typeof inspectRequest>[0], decided?: 'accepted'): Promise<string> {
  const shown = await engine().call('inspect', inspectRequest(draft));
  const language = languageOf(shown);
  // The displayed language may be another one.
  const inspected = await engine().call('inspect', { ...inspectRequest(draft), language });
  const translation = await loadTranslation(language, ['page', 'later']);
  return writeText(statusOf(inspected, localDay(), translation, decided));
}

/** Returns the language of the paper that answers an e-invoice, as far as it is translated. */
function languageOf({ inspection }: Pick<Inspected, 'inspection'>): string {
  const document: unknown = JSON.parse(inspection?.document ?? '{}');
  const country = text(memberAt(document, '$regime')) ?? text(memberAt(document, 'supplier.tax_id.country'));
  return bestLanguage([paperLanguageOf(country)]);
}

/**
 * Returns the status that answers an e-invoice (chapter 02 §12), given its findings, a date, and the language of its texts.
 * @param decided the answer to a valid one; without it the form asks the user
 */
export function statusOf(
  { inspection, findings }: Pick<Inspected, 'inspection' | 'findings'>,
  day: string,
  translation?: Translation,
  decided?: 'accepted',
): object {
  const document: unknown = inspection?.document === undefined ? undefined : JSON.parse(inspection.document);
  if (inspection?.isJudged === false) throw new Error('no verdict to answer with');
  if (!isObject(document) || document.$schema !== schemaId('bill/invoice')) throw new Error('no invoice to answer');
  const { $regime, type, series, code, issue_date, supplier, customer } = document;
  const errors = findings.filter(({ severity }) => severity === 'error');
  return {
    $schema: schemaId('bill/status'),
    $regime,
    type: 'response',
    issue_date: day,
    code: `A-${[series, code].filter(Boolean).join('-')}`,
    supplier: nameOf(supplier),
    customer: nameOf(customer),
    lines: [
      {
        key: errors.length > 0 ? 'rejected' : decided,
        date: day,
        doc: { type, issue_date, series, code },
        ...(errors.length > 0 && {
          reasons: [
            {
              key: 'legal',
              description: words({ template: texts.broken, values: { count: errors.length } }, translation),
              faults: errors.map(faultOf),
            },
          ],
          actions: [{ key: 'reissue', description: words({ template: texts.sendAgain }, translation) }],
        }),
      },
    ],
  };
}

/** Returns the identity of a party, without members that only an invoice has. */
function nameOf(party: unknown): object | undefined {
  if (!isObject(party)) return undefined;
  const { name, tax_id, inboxes, addresses } = party;
  return { name, tax_id, identities: withSiren(party), inboxes, addresses };
}

/**
 * Adds the SIREN that French status messages need, if the e-invoice states it only as part of the SIRET or the VAT number
 * (chapter 08 §5.2).
 */
function withSiren({ tax_id, identities }: Readonly<Record<string, unknown>>): unknown {
  if (memberAt(tax_id, 'country') !== 'FR') return identities;
  const known = Array.isArray(identities) ? identities.filter(isObject) : [];
  const codeOf = (type: string, scheme: string) =>
    text(known.find((each) => each.type === type || memberAt(each, 'ext.iso-scheme-id') === scheme)?.code);
  const code = codeOf('SIRET', '0009')?.slice(0, 9) ?? text(memberAt(tax_id, 'code'))?.slice(2) ?? '';
  if (codeOf('SIREN', '0002') !== undefined || code.length !== 9 || !luhnValid(code)) return identities;
  return [...known, { type: 'SIREN', code, ext: { 'iso-scheme-id': '0002' } }];
}

function faultOf({ code, description, locations }: XmlFinding): object {
  return { code: code ?? 'XML', message: description, paths: locations.map(({ path }) => path) };
}
