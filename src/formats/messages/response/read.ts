/** Reads answers over Peppol as status reports (chapter 25 §6). */

import { parseTime } from '../../../engine/cal/time.ts';
import type { Environment, Outcome } from '../../../engine/faults.ts';
import { load } from '../../../engine/loading.ts';
import type { JsonObject } from '../../../engine/model/json.ts';
import { schemaId } from '../../../engine/model/schema-id.ts';
import { buildSettled } from '../../../engine/operations/settled.ts';
import { message } from '../../../engine/text/message.ts';
import type { DocumentRead } from '../../declare/conversion.ts';
import type { Format } from '../../declare/format.ts';
import { Report, type Severity } from '../../declare/report.ts';
import type { ReadOptions } from '../../declare/syntax.ts';
import { reportHeaders } from '../../mapping/read/headers.ts';
import { ElementReader, type Source } from '../../national/shared/reading.ts';
import type { SyntaxFile } from '../../signed/syntax-file.ts';
import type { XmlElement } from '../../xml/element.ts';
import { ACTION_LIST, ACTIONS, DOCUMENT_TYPES, KEY_OF_CODE, REASON_LIST, REASONS } from './codes.ts';
import { formatFor } from './formats.ts';
import { invoiceResponse } from './index.ts';

type Members = Record<string, JsonObject[string]>;

/** Reads a message and builds a status report from it. */
export async function read(
  { root, wrapper = root }: SyntaxFile,
  from: Format | undefined,
  _options: ReadOptions,
  environment: Environment,
): Promise<Outcome<DocumentRead>> {
  const format = from ?? formatFor(root);
  const report = new Report();
  const reader = new ElementReader(report, '');
  const draft = new Answer(reader.of(root), report, format).draft();
  await load(draft);
  const { document, faults } = buildSettled(draft, environment);
  reader.reportUnread(root, severityOf);
  reportHeaders(wrapper, root, report);
  report.sortByElement();
  return { ok: true, result: { format: format.key, document, report, files: [], faults }, warnings: [] };
}

/** The response of an entry of a message about a message follows from its verdict. */
const severityOf = (element: XmlElement): Severity =>
  element.name === 'cbc:ResponseCode' || element.name === 'cbc:VersionID' ? 'info' : 'warning';

const present = (name: string, value: JsonObject[string] | undefined): Members =>
  value === undefined ? {} : { [name]: value };

/** The inverse of a table of codes. */
const keysOf = (codes: ReadonlyMap<string, string>) => new Map([...codes].map(([key, code]) => [code, key] as const));

const REASON_KEYS = keysOf(REASONS);
const ACTION_KEYS = keysOf(ACTIONS);
const TYPE_KEYS = keysOf(DOCUMENT_TYPES);

class Answer {
  readonly #root: Source;
  readonly #report: Report;
  readonly #format: Format;

  constructor(root: Source, report: Report, format: Format) {
    this.#root = root;
    this.#report = report;
    this.#format = format;
  }

  draft(): JsonObject {
    const root = this.#root;
    const isResponse = this.#format.key === invoiceResponse.key;
    root.child('cbc:CustomizationID');
    root.child('cbc:ProfileID');
    const notes = root.texts('cbc:Note').map((text) => ({ text }));
    return {
      $schema: schemaId('bill/status'),
      type: isResponse ? 'response' : 'system',
      ...present('issue_date', root.text('cbc:IssueDate')),
      ...this.#time(),
      ...present('code', root.text('cbc:ID')),
      ...present('supplier', this.#party('cac:ReceiverParty')),
      ...present('customer', this.#party('cac:SenderParty')),
      lines: [isResponse ? this.#line() : this.#verdict()],
      ...(notes.length > 0 && { notes }),
    };
  }

  /** Returns the time of issue; documents have no time zones. */
  #time(): Members {
    const source = this.#root.child('cbc:IssueTime');
    if (source === undefined) return {};
    const [, time = '', zone] = /^(\d\d:\d\d:\d\d)(?:\.\d+)?(Z|[+-]\d\d:\d\d)?$/.exec(source.value) ?? [];
    if (parseTime(time) === undefined) {
      source.leave();
      this.#report.dropped('warning', source, message('Ignored the unreadable time {time}.', { time: source.value }));
      return {};
    }
    if (zone !== undefined)
      this.#report.dropped('info', source, message('Ignored the time zone {zone}; documents have none.', { zone }));
    return { issue_time: time };
  }

  #party(name: string): JsonObject | undefined {
    const party = this.#root.child(name);
    if (party === undefined) return undefined;
    const identities = party.all('cac:PartyIdentification').flatMap((each) => {
      const id = each.child('cbc:ID');
      const scheme = id?.element.attribute('schemeID');
      return id?.value ? [{ code: id.value, ...(scheme && { ext: { 'iso-scheme-id': scheme } }) }] : [];
    });
    const contact = party.child('cac:Contact');
    const person = contact?.text('cbc:Name');
    const telephone = contact?.text('cbc:Telephone');
    const email = contact?.text('cbc:ElectronicMail');
    return {
      ...present('name', party.child('cac:PartyLegalEntity')?.text('cbc:RegistrationName')),
      ...(identities.length > 0 && { identities }),
      ...(person && { people: [{ name: { given: person } }] }),
      ...inboxes(party.child('cbc:EndpointID')),
      ...(email && { emails: [{ addr: email }] }),
      ...(telephone && { telephones: [{ num: telephone }] }),
    };
  }

  /** Returns the line of an invoice response. */
  #line(): JsonObject {
    const document = this.#root.child('cac:DocumentResponse');
    const response = document?.child('cac:Response');
    const code = response?.child('cbc:ResponseCode');
    const key = KEY_OF_CODE.get(code?.value ?? '');
    const reasons: JsonObject[] = [];
    const actions: JsonObject[] = [];
    for (const status of response?.all('cac:Status') ?? []) {
      const { isAction, entry } = this.#status(status);
      (isAction ? actions : reasons).push(entry);
    }
    if (code !== undefined && key === undefined)
      this.#report.dropped('warning', code, message('Ignored the unknown code {code}.', { code: code.value }));
    if (code?.value === 'AP' && reasons.length > 0) {
      this.#report.changed(
        'warning',
        code,
        message('The invoice was accepted with reasons. The document would be written as conditionally accepted (CA).'),
      );
    }
    return {
      ...present('key', key),
      ...present('date', response?.text('cbc:EffectiveDate')),
      ...present('doc', reference(document?.child('cac:DocumentReference'))),
      ...(reasons.length > 0 && { reasons }),
      ...(actions.length > 0 && { actions }),
    };
  }

  /** Returns a reason or an action: by the list of its code, otherwise by the code itself. */
  #status(status: Source): { isAction: boolean; entry: JsonObject } {
    const source = status.child('cbc:StatusReasonCode');
    const code = source?.value ?? '';
    const list = source?.element.attribute('listID');
    const isListed = list === ACTION_LIST || list === REASON_LIST;
    const isAction = isListed ? list === ACTION_LIST : ACTION_KEYS.has(code) && !REASON_KEYS.has(code);
    const key = (isAction ? ACTION_KEYS : REASON_KEYS).get(code);
    if (source !== undefined && key === undefined)
      this.#report.changed('warning', source, message('The unknown code {code} was read as other.', { code }));
    const faults = isAction ? [] : status.all('cac:Condition').map(condition);
    const description = status.text('cbc:StatusReason');
    return {
      isAction,
      entry: { key: key ?? 'other', ...present('description', description), ...(faults.length > 0 && { faults }) },
    };
  }

  /** Returns the line of a message about a message, with a reason for what was found. */
  #verdict(): JsonObject {
    const document = this.#root.child('cac:DocumentResponse');
    const response = document?.child('cac:Response');
    const code = response?.child('cbc:ResponseCode');
    const key = KEY_OF_CODE.get(code?.value ?? '');
    if (code !== undefined && key === undefined)
      this.#report.dropped('warning', code, message('Ignored the unknown code {code}.', { code: code.value }));
    const description = response?.text('cbc:Description');
    const faults = (document?.all('cac:LineResponse') ?? []).map(finding);
    const isExplained = description !== undefined || faults.length > 0;
    return {
      ...present('key', key),
      ...present('doc', reference(document?.child('cac:DocumentReference'))),
      ...(isExplained && {
        reasons: [{ key: 'other', ...present('description', description), ...(faults.length > 0 && { faults }) }],
      }),
    };
  }
}

function inboxes(address: Source | undefined): Members {
  if (address === undefined || address.value === '') return {};
  const scheme = address.element.attribute('schemeID');
  if (scheme === 'EM') return { inboxes: [{ email: address.value }] };
  return { inboxes: [{ key: 'peppol', ...present('scheme', scheme), code: address.value }] };
}

function reference(document: Source | undefined): JsonObject | undefined {
  if (document === undefined) return undefined;
  const type = document.text('cbc:DocumentTypeCode');
  return {
    ...present('type', TYPE_KEYS.get(type ?? '')),
    ...present('issue_date', document.text('cbc:IssueDate')),
    ...present('code', document.text('cbc:ID')),
    ...(type !== undefined && { ext: { 'untdid-document-type': type } }),
  };
}

function condition(source: Source): JsonObject {
  return {
    ...present('code', source.text('cbc:AttributeID')),
    ...present('message', source.text('cbc:Description')),
  };
}

function finding(line: Source): JsonObject {
  const response = line.child('cac:Response');
  const place = line.child('cac:LineReference')?.text('cbc:LineID');
  return {
    ...present('code', response?.child('cac:Status')?.text('cbc:StatusReasonCode')),
    ...present('message', response?.text('cbc:Description')),
    ...(place !== undefined && { paths: [place] }),
  };
}
