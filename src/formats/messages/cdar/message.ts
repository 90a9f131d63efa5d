/** Builds a life cycle message: its head, its parties and the documents it refers to (chapter 14 §6.1). */

import type { Party, Payment, Status } from '../../../engine/document-types.ts';
import { type Fault, faultOf } from '../../../engine/faults.ts';
import { message, type Message as Text } from '../../../engine/text/message.ts';
import type { Format } from '../../declare/format.ts';
import type { Report } from '../../declare/report.ts';
import { extensionOf, peekExtension } from '../../mapping/write/mapping.ts';
import type { Source } from '../../mapping/write/source.ts';
import type { Group } from '../../model/group.ts';
import type { Plan } from '../../model/plan.ts';
import type { TermId } from '../../terms/declare.ts';
import { EINVOICE } from './index.ts';
import {
  BUYER,
  bareAddress,
  DOCUMENT_TYPE,
  LIFE_CYCLE,
  PLATFORM,
  PORTAL,
  ROLE,
  SCHEME,
  SELLER,
  SIREN,
  STATUS,
  typeOf,
} from './life-cycle.ts';

export type Reference = NonNullable<NonNullable<Status['lines']>[number]['doc']>;

/** The members that status reports and payments share. */
type Common = Pick<Payment, 'supplier' | 'customer' | 'issue_date' | 'issue_time' | 'series' | 'code'> & {
  lines?: readonly object[];
};

interface MessageInput {
  document: Source<Common>;
  format: Format;
  plan: Plan;
  root: Group;
  report: Report;
  /** The sender and the receiver, as in the envelope. */
  from: string | undefined;
  to: string | undefined;
}

/**
 * The first term numbers of the three parties: the identifier, with name and role next to it and the electronic address
 * 16 further on.
 */
const SENDER = 19;
const ISSUER = 38;
const RECIPIENT = 57;

export class Message {
  readonly document: Source<Common>;
  readonly format: Format;
  readonly plan: Plan;
  readonly root: Group;
  readonly report: Report;
  readonly faults: Fault[] = [];
  readonly isForPortal: boolean;
  readonly #from: string | undefined;
  readonly #to: string | undefined;

  constructor({ document, format, plan, root, report, from, to }: MessageInput) {
    this.document = document;
    this.format = format;
    this.plan = plan;
    this.root = root;
    this.report = report;
    this.isForPortal = format.process === undefined;
    this.#from = from;
    this.#to = to;
  }

  /** Adds a group by its number. */
  open(around: Group, id: TermId, property?: string): Group {
    const placed = this.plan.terms.get(id);
    if (placed?.term.kind !== 'group') throw new Error(`there is no group ${id}`);
    return around.open(placed.term, undefined, property);
  }

  fault(code: string, property: string, text: Text): void {
    this.faults.push(faultOf(code, property, text));
  }

  /** Reports once that an object is not written, and nothing about its members. */
  drop(source: Source, text: Text): void {
    this.report.dropped('warning', { property: source.path }, text);
    source.settle();
  }

  /** Writes a point in time: a date alone in format 102; with its time, or midnight if there is none, in format 204. */
  addMoment(group: Group, id: TermId, date: string | undefined, time: string | undefined, property: string): void {
    if (date === undefined) return;
    const day = date.replaceAll('-', '');
    const text = time === undefined ? day : day + time.slice(0, 8).replaceAll(':', '').padEnd(6, '0');
    group.add(id, text, property)?.with(`${id}-1` as TermId, time === undefined ? '102' : '204');
  }

  /** The date and the time of the document. */
  get issued(): { date: string | undefined; time: string } {
    return { date: this.document.text('issue_date'), time: this.document.text('issue_time') ?? '00:00:00' };
  }

  /** Writes the head of a message; the status determines the parties. */
  writeHead(status: string, platform: Source<Party> | undefined): void {
    const { root, document, format } = this;
    const series = document.text('series');
    const code = document.text('code');
    const number = series !== undefined && code !== undefined ? `${series}-${code}` : (code ?? series);
    const { date, time } = this.issued;
    root.add('MDT-2', format.process);
    root.add('MDT-3', format.specification);
    root.add('MDT-4', number, document.at('code'));
    if (this.isForPortal) root.add('MDT-5', LIFE_CYCLE.get(status)?.name);
    this.addMoment(root, 'MDT-8', date, time, document.at('issue_date'));
    root.add('MDT-74', String(document.list('lines', 'line').length > 1));
    root.add('MDT-77', typeOf(status));
    this.addMoment(root, 'MDT-78', date, time, document.at('issue_date'));
    this.#writeParties(status, platform);
  }

  #writeParties(status: string, platform: Source<Party> | undefined): void {
    const supplier = this.document.object('supplier', 'party');
    const customer = this.document.object('customer', 'party');
    const reporter = LIFE_CYCLE.get(status)?.reporter ?? 'platform';
    this.#writeSender('MDG-9', SENDER, platform);
    const written = new Set<Source<Party>>();
    const write = (id: TermId, first: number, party: Source<Party> | undefined) => {
      if (party === undefined) return;
      written.add(party);
      this.#writeParty(this.open(this.root, id, party.path), first, party);
    };
    if (reporter === 'platform') {
      this.#writeSender('MDG-16', ISSUER, platform);
      if (!this.isForPortal) write('MDG-23', RECIPIENT, supplier);
    } else {
      const { issuer, recipient } = this.#partners(reporter === 'supplier' ? supplier : customer, supplier, customer);
      write('MDG-16', ISSUER, issuer);
      if (!this.isForPortal) write('MDG-23', RECIPIENT, recipient);
    }
    if (this.isForPortal) {
      const portal = this.open(this.root, 'MDG-23');
      portal.add('MDT-57', PORTAL.code)?.with('MDT-57-1', PORTAL.scheme);
      portal.add('MDT-59', PORTAL.role);
    }
    for (const party of [supplier, customer]) {
      if (party === undefined || written.has(party)) continue;
      this.drop(
        party,
        message('Not written: a message of status {status} can contain at most the SIREN of the party.', { status }),
      );
    }
  }

  /**
   * Returns sender and receiver by the addresses of the envelope or, failing these, the party that the status belongs
   * to and the other one.
   */
  #partners(
    usual: Source<Party> | undefined,
    supplier: Source<Party> | undefined,
    customer: Source<Party> | undefined,
  ) {
    const at = (address: string | undefined) =>
      address === undefined ? undefined : [supplier, customer].find((party) => party && hasAddress(party, address));
    const other = (party: Source<Party> | undefined) => (party === supplier ? customer : supplier);
    const receiver = at(this.#to);
    const issuer = at(this.#from) ?? (receiver && other(receiver)) ?? usual;
    return { issuer, recipient: other(issuer) };
  }

  /** Writes the platform as the sender: the given one, or one with only its role. */
  #writeSender(id: TermId, first: number, platform: Source<Party> | undefined): void {
    const group = this.open(this.root, id);
    if (platform) {
      this.#writeParty(group, first, platform);
      return;
    }
    group.add(`MDT-${first + 2}`, PLATFORM);
    this.report.supplied(
      'info',
      { property: this.document.path, term: id },
      message('Only the role {role} of the sender, a platform, is written.', { role: PLATFORM }),
    );
  }

  #writeParty(group: Group, first: number, party: Source<Party>): void {
    for (const identity of party.list('identities', 'identity')) {
      const scheme = extensionOf(identity, SCHEME);
      if (scheme === undefined) {
        this.drop(identity, message('Not written: the identity has no {scheme}.', { scheme: SCHEME }));
      } else {
        identity.take('type');
        group.add(`MDT-${first}`, identity.text('code'), identity.at('code'))?.with(`MDT-${first}-1`, scheme);
      }
    }
    group.add(`MDT-${first + 1}`, party.text('name'), party.at('name'));
    const known = extensionOf(party, ROLE);
    const role = known ?? this.#roleOf(party);
    group.add(`MDT-${first + 2}`, role, party.at(`ext.${ROLE}`));
    if (known === undefined) {
      this.report.supplied(
        'info',
        { property: party.at('ext') },
        message('The party has no role; {role} was written.', { role }),
      );
    }
    const [inbox] = party.list('inboxes', 'inbox');
    if (inbox) {
      const id: TermId = `MDT-${first + 16}`;
      group.add(id, inbox.text('code'), inbox.at('code'))?.with(`${id}-1` as TermId, inbox.text('scheme'));
    }
  }

  /**
   * Returns the role of a party without one: the role of the matching party in the document, otherwise the platform.
   */
  #roleOf(party: Source<Party>): string {
    if (party === this.document.object('supplier', 'party')) return SELLER;
    return party === this.document.object('customer', 'party') ? BUYER : PLATFORM;
  }

  /** Writes the document that a status refers to, without the status itself. */
  writeReference(line: Source, doc: Source<Reference> | undefined, status: string, received?: string): Group {
    const { root, document, report } = this;
    const life = LIFE_CYCLE.get(status);
    const group = this.open(root, 'MDG-reference', line.path);
    const series = doc?.text('series');
    const code = doc?.text('code');
    if (doc === undefined || code === undefined) {
      const property = doc?.at('code') ?? line.path;
      this.fault('BW-XML-REFERENCE', property, message('The line does not name its document; add the number.'));
    }
    group.add('MDT-87', series !== undefined && code !== undefined ? `${series}-${code}` : code, doc?.at('code'));
    group.add('MDT-88', life?.code);
    group.add('MDT-91', doc && extensionOf(doc, DOCUMENT_TYPE), doc?.at(`ext.${DOCUMENT_TYPE}`));
    if (received !== undefined) this.addMoment(group, 'MDT-95', received, '00:00:00', `${line.path}.date`);
    else if (this.isForPortal) {
      const { date, time } = this.issued;
      this.addMoment(group, 'MDT-95', date, time, document.at('issue_date'));
      report.supplied(
        'info',
        { property: line.path, term: 'MDT-95' },
        message('The document has no time of receipt; the time of the message was written.'),
      );
    }
    group.add('MDT-97', EINVOICE);
    const issued = doc?.text('issue_date');
    this.addMoment(group, 'MDT-100', issued, this.isForPortal ? '00:00:00' : undefined, doc?.at('issue_date') ?? '');
    group.add('MDT-105', status, `${line.path}.ext.${STATUS}`);
    group.add('MDT-106', life?.name);
    this.#writeDocumentIssuer(group, doc);
    return group;
  }

  /** Writes the issuer of the document with its own SIREN or, if it has none, the supplier's (MDT-129). */
  #writeDocumentIssuer(group: Group, doc: Source<Reference> | undefined): void {
    const own = doc?.list('identities', 'identity') ?? [];
    const isSiren = (identity: (typeof own)[number]) => peekExtension(identity, SCHEME) === SIREN;
    const found = own.find(isSiren);
    const identity = found ?? this.document.object('supplier', 'party')?.list('identities', 'identity').find(isSiren);
    group.add('MDT-129', identity?.text('code'), identity?.at('code'))?.with('MDT-129-1', SIREN);
    for (const each of own) {
      if (each !== found) this.drop(each, message('Not written: there is room only for the first SIREN.'));
      else {
        each.take('type');
        extensionOf(each, SCHEME);
      }
    }
  }
}

function hasAddress(party: Source<Party>, address: string): boolean {
  const { inboxes, endpoints } = party.value;
  const wanted = bareAddress(address);
  return (
    (inboxes ?? []).some((inbox) => inbox && `${inbox.scheme ?? ''}:${inbox.code ?? ''}` === wanted) ||
    (endpoints ?? []).some((endpoint) => endpoint?.uri !== undefined && bareAddress(endpoint.uri) === wanted)
  );
}
