/** Writes a status report or a payment advice as an Invoice Response of Peppol (chapter 25 §5). */

import { type Environment, type Fault, failure, fault, type Outcome } from '../../../engine/faults.ts';
import { isJsonObject, type JsonObject } from '../../../engine/model/json.ts';
import { schemaId } from '../../../engine/model/schema-id.ts';
import { build } from '../../../engine/operations/operations.ts';
import { message } from '../../../engine/text/message.ts';
import type { WriteOptions, WrittenXml } from '../../declare/conversion.ts';
import type { Format } from '../../declare/format.ts';
import type { Handed } from '../../declare/syntax.ts';
import { amountOf } from '../../national/shared/amounts.ts';
import { Part } from '../../national/shared/document.ts';
import { listIn } from '../../national/shared/members.ts';
import { writeNational } from '../../national/shared/write.ts';
import { type Elements, elementsWith, NationalWriting, numberOf, Written } from '../../national/shared/writing.ts';
import { AS_GIVEN, STATUS } from '../cdar/life-cycle.ts';
import {
  ACTION_LIST,
  ACTIONS,
  CODE_OF_FRENCH_STATUS,
  CODE_OF_KEY,
  DOCUMENT_TYPES,
  REASON_LIST,
  REASONS,
} from './codes.ts';
import { judge } from './judge.ts';

const element = elementsWith('');

/** Members without a place in the message, which the answer does not need. */
const MINOR = /\.(?:uuid|addresses\[\d+\]|tax_id|identities\[\d+\]|faults\[\d+\]\.paths\[\d+\])$/;
/** Members that follow from others. */
const COMPUTED =
  /^\$\.(?:\$schema|\$regime|\$addons(?:\[\d+\])?|type|ext|currency|total|methods(?:\[\d+\])?)$|^\$\.(?:supplier|customer)\.(?:ext|endpoints\[\d+\])|^\$\.lines\[\d+\]\.(?:i|index|payable|amount|ext|tax)$|\.(?:label|ext)$/;

/** Writes a document, bare or in an envelope. */
export function write(
  data: JsonObject,
  format: Format,
  options: WriteOptions & Handed,
  environment: Environment,
): Promise<Outcome<WrittenXml>> {
  return writeNational(data, options, {
    format,
    typeCode: 'BW-XML-TYPE',
    schemas: ['bill/status', 'bill/payment'],
    otherType: ({ $schema }) =>
      typeof $schema === 'string'
        ? fault(
            'BW-XML-TYPE',
            '$.$schema',
            '{format} is for statuses and payments; use another format for this {schema}.',
            {
              format: format.key,
              schema: $schema,
            },
          )
        : fault(
            'BW-XML-TYPE',
            '$.$schema',
            '{format} is for statuses and payments with a $schema; this document has no $schema.',
            {
              format: format.key,
            },
          ),
    refusedType,
    minor: MINOR,
    computed: COMPUTED,
    draft(given) {
      const built = isAsGiven(given)
        ? ({ ok: true, result: given, warnings: [] } as const)
        : build(given, {}, environment);
      if (!built.ok && built.document === undefined) return built;
      const document = (built.ok ? built.result : built.document) as JsonObject;
      const writing = new NationalWriting(new Part(document, '$'));
      for (const at of (options.files ?? []).keys())
        writing.dropped('warning', `request.files[${at}]`, message('Not attached: answers have no files.'));
      const code = codeOf(document);
      if (code === undefined) return failure('validation', [noCode(document)]);
      const root = new ResponseWriter(writing, format).root(code);
      const unbuilt = built.ok ? [] : built.faults;
      return {
        ok: true,
        result: { document, unbuilt, noticed: built.warnings, writing, root, found: judge(root, format) },
        warnings: [],
      };
    },
    fileNameOf: (root) => `${(root.child('cbc:ID')?.text ?? '').replace(/[^A-Za-z0-9._-]/g, '-')}.xml`,
  });
}

/** Returns why a document is not an answer to a single invoice. */
function refusedType(document: JsonObject): Fault | undefined {
  const isPayment = document.$schema === schemaId('bill/payment');
  const wanted = isPayment ? 'advice' : 'response';
  const { type = wanted } = document;
  if (type !== wanted) {
    return fault(
      'BW-XML-STATUS',
      '$.type',
      'An invoice response is the answer of the buyer: a status of type response, or a payment of type advice. This document has the type {type}.',
      { type: String(type) },
    );
  }
  const lines = listIn(document, 'lines');
  if (lines.length !== 1) {
    const text =
      'An invoice response is about one invoice, but the document has {count} lines. Write one document for each.';
    return fault('BW-XML-STATUS', '$.lines', text, { count: lines.length });
  }
  const [line = {}] = lines;
  const name = isPayment ? 'document' : 'doc';
  if (!isJsonObject(line[name]))
    return fault('BW-XML-STATUS', `$.lines[0].${name}`, 'The line does not name the invoice that it is about. Add it.');
  return undefined;
}

function lineOf(document: JsonObject): JsonObject {
  return listIn(document, 'lines')[0] ?? {};
}

function frenchStatusOf(document: JsonObject): string | undefined {
  const { ext } = lineOf(document);
  const status = isJsonObject(ext) ? ext[STATUS] : undefined;
  return typeof status === 'string' ? status : undefined;
}

/** Returns whether building would remove the status. */
function isAsGiven(document: JsonObject): boolean {
  return document.$schema === schemaId('bill/status') && AS_GIVEN.has(frenchStatusOf(document) ?? '');
}

/** Returns the code of the answer, by the French status, otherwise by the key. */
function codeOf(document: JsonObject): string | undefined {
  if (document.$schema === schemaId('bill/payment')) return 'PD';
  const status = frenchStatusOf(document);
  if (status !== undefined) return CODE_OF_FRENCH_STATUS.get(status);
  const line = lineOf(document);
  const code = typeof line.key === 'string' ? CODE_OF_KEY.get(line.key) : undefined;
  return code === 'AP' && listIn(line, 'reasons').length > 0 ? 'CA' : code;
}

function noCode(document: JsonObject): Fault {
  const status = frenchStatusOf(document);
  const { key } = lineOf(document);
  const text =
    'The status {status} is not an answer that a buyer gives. Use acknowledged, processing, querying, accepted, rejected or paid.';
  const property = status === undefined ? '$.lines[0].key' : `$.lines[0].ext.${STATUS}`;
  return fault('BW-XML-STATUS', property, text, { status: status ?? String(key ?? '') });
}

/** Makes the elements of one answer. */
class ResponseWriter {
  readonly #writing: NationalWriting;
  readonly #format: Format;

  constructor(writing: NationalWriting, format: Format) {
    this.#writing = writing;
    this.#format = format;
  }

  root(code: string): Written {
    const { document } = this.#writing;
    const [line] = document.list('lines');
    const content: Elements = [
      element('cbc:CustomizationID', this.#format.specification),
      element('cbc:ProfileID', this.#format.process),
      element('cbc:ID', numberOf(document), document.at('code')),
      element('cbc:IssueDate', document.text('issue_date'), document.at('issue_date')),
      element('cbc:IssueTime', document.text('issue_time')?.slice(0, 8), document.at('issue_time')),
      ...document.list('notes').map((note) => element('cbc:Note', note.text('text'), note.at('text'))),
      this.#party('cac:SenderParty', document.object('customer'), true),
      this.#party('cac:ReceiverParty', document.object('supplier'), false),
      line && this.#response(line, code),
    ];
    return element('ar:ApplicationResponse', content, '$') ?? new Written('ar:ApplicationResponse', '$');
  }

  #party(name: string, party: Part | undefined, isSender: boolean): Written | undefined {
    if (party === undefined) return undefined;
    const identity = party.list('identities').find((each) => each.ext('iso-scheme-id') !== undefined);
    identity?.take('type', 'key', 'scope', 'country', 'label');
    const person = isSender ? party.list('people')[0] : undefined;
    const telephone = isSender ? party.list('telephones')[0] : undefined;
    const email = isSender ? party.list('emails')[0] : undefined;
    const content: Elements = [
      this.#address(party),
      identity &&
        element('cac:PartyIdentification', [
          element(
            'cbc:ID',
            identity.text('code'),
            identity.at('code'),
            attribute('schemeID', identity.ext('iso-scheme-id')),
          ),
        ]),
      element('cac:PartyLegalEntity', [element('cbc:RegistrationName', party.text('name'), party.at('name'))]),
      element('cac:Contact', [
        element('cbc:Name', person && nameIn(person), person?.at('name')),
        element('cbc:Telephone', telephone?.text('num'), telephone?.at('num')),
        element('cbc:ElectronicMail', email?.text('addr'), email?.at('addr')),
      ]),
    ];
    return element(name, content, party);
  }

  #address(party: Part): Written | undefined {
    const [inbox] = party.list('inboxes');
    if (inbox === undefined) return undefined;
    inbox.take('key', 'label');
    const email = inbox.text('email');
    if (email !== undefined) return element('cbc:EndpointID', email, inbox.at('email'), { schemeID: 'EM' });
    return element('cbc:EndpointID', inbox.text('code'), inbox.at('code'), attribute('schemeID', inbox.text('scheme')));
  }

  #response(line: Part, code: string): Written | undefined {
    const { document } = this.#writing;
    const isPayment = document.value.$schema === schemaId('bill/payment');
    const reference = line.object(isPayment ? 'document' : 'doc');
    line.take('key');
    const date = isPayment
      ? element('cbc:EffectiveDate', document.text('value_date'), document.at('value_date'))
      : element('cbc:EffectiveDate', line.text('date'), line.at('date'));
    const response = element(
      'cac:Response',
      [
        element('cbc:ResponseCode', code, isPayment ? document.at('type') : line.at('key')),
        date,
        isPayment ? this.#rest(line) : undefined,
        line.list('reasons').map((reason) => this.#reason(reason)),
        line.list('actions').map((action) => this.#action(action)),
      ],
      line,
    );
    return element('cac:DocumentResponse', [response, reference && this.#reference(reference)], line);
  }

  /** Returns the status of a payment that leaves an amount due. */
  #rest(line: Part): Written | undefined {
    const due = line.text('due');
    if (amountOf(due)?.isZero() !== false) return undefined;
    const paid = [line.text('amount'), this.#writing.document.text('currency')].filter(Boolean).join(' ');
    return statusElement(REASON_LIST, 'PPD', paid, line, 'amount', []);
  }

  #reason(reason: Part): Written | undefined {
    const conditions = reason
      .list('faults')
      .map((each) =>
        element('cac:Condition', [
          element('cbc:AttributeID', each.text('code'), each.at('code')),
          element('cbc:Description', each.text('message'), each.at('message')),
        ]),
      );
    const code = REASONS.get(reason.text('key') ?? '');
    return statusElement(REASON_LIST, code, reason.text('description'), reason, 'key', conditions);
  }

  #action(action: Part): Written | undefined {
    const code = ACTIONS.get(action.text('key') ?? '');
    return statusElement(ACTION_LIST, code, action.text('description'), action, 'key', []);
  }

  #reference(reference: Part): Written | undefined {
    const given = reference.ext('untdid-document-type');
    const named = DOCUMENT_TYPES.get(reference.text('type') ?? '');
    if (given === undefined && named === undefined) {
      this.#writing.supplied(
        'info',
        reference.at('type'),
        message('The document type is not stated; {code} (invoice) was used.', { code: '380' }),
      );
    }
    return element(
      'cac:DocumentReference',
      [
        element('cbc:ID', numberOf(reference), reference.at('code')),
        element('cbc:IssueDate', reference.text('issue_date'), reference.at('issue_date')),
        element('cbc:DocumentTypeCode', given ?? named ?? '380', reference.at('type')),
      ],
      reference,
    );
  }
}

function statusElement(
  list: string,
  code: string | undefined,
  text: string | undefined,
  part: Part,
  name: string,
  conditions: Elements,
): Written | undefined {
  return element(
    'cac:Status',
    [
      element('cbc:StatusReasonCode', code, part.at(name), { listID: list }),
      element('cbc:StatusReason', text, part.at('description')),
      conditions,
    ],
    part,
  );
}

function attribute(name: string, value: string | undefined): Record<string, string> | undefined {
  return value === undefined ? undefined : { [name]: value };
}

/** Returns the name of a person in one line. */
function nameIn(person: Part): string | undefined {
  const name = person.object('name');
  const parts = ['prefix', 'given', 'middle', 'surname', 'surname2', 'suffix'].map((each) => name?.text(each));
  return parts.filter(Boolean).join(' ') || undefined;
}
