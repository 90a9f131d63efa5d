/** Makes a report of the French e-reporting of many documents (chapter 24 §6, §7). */

import { type Environment, fault, faultOf } from '../../../../engine/faults.ts';
import { isJsonObject, type JsonObject } from '../../../../engine/model/json.ts';
import { type Message, message } from '../../../../engine/text/message.ts';
import { memberAt, text } from '../../../../paper/values.ts';
import type {
  Declaration,
  DeclaredFile,
  DeclareFault,
  DeclareRequest,
  ReadFile,
} from '../../../declare/declaration.ts';
import type { Finding } from '../../../rules/run.ts';
import type { XmlElement } from '../../../xml/element.ts';
import { Namespaces } from '../../../xml/namespaces.ts';
import { forbiddenIn } from '../../../xml/text.ts';
import { writeXml } from '../../../xml/write.ts';
import { type Elements, propertyOf, Written } from '../../shared/writing.ts';
import { PLATFORM, SIREN } from '../codes.ts';
import { judge } from '../judge.ts';
import { compact, element } from './elements.ts';
import { groupElements } from './groups.ts';
import { InvoiceWriter } from './invoices.ts';
import { sellerOf, sirenOf } from './parties.ts';
import { paymentElements, withoutRates } from './payments.ts';
import { type Kept, Prepared } from './prepare.ts';
import { type Named, type Options, optionsOf } from './request.ts';

/** Its elements have no namespace. */
const namespaces = new Namespaces([]);

/** Makes a report, or returns the faults that prevent it. Nothing is kept between calls. */
export async function declareFlux10(
  request: DeclareRequest,
  environment: Environment,
  readFile: ReadFile,
): Promise<Declaration> {
  const options = optionsOf(request);
  if (!('id' in options)) return { result: undefined, leftOut: [], losses: [], faults: options, warnings: [] };
  const prepared = new Prepared(options, environment);
  let index = 0;
  for await (const given of request.documents) {
    const read = await documentsIn(given, index, readFile);
    prepared.faults.push(...read.faults);
    for (const document of read.documents) await prepared.add(document, index);
    index++;
  }
  const { leftOut, losses, warnings } = prepared;
  const refused = (faults: readonly DeclareFault[]) => ({ result: undefined, leftOut, losses, faults, warnings });
  if (prepared.faults.length > 0) return refused(prepared.faults);
  const declarant = declarantOf(prepared.kept, options);
  const wrong = 'code' in declarant && 'properties' in declarant ? [declarant] : [];
  const found = [...wrong, ...emptyFaults(prepared.kept, options)];
  if (found.length > 0) return refused(found);
  if (options.isOfPayments) {
    const unrated = withoutRates(prepared.kept);
    if (unrated.length > 0) return refused(unrated);
  }
  const report = new ReportWriter(prepared, options, environment);
  const root = report.root(declarant as Named);
  const findings = judge(root);
  const isFatal = ({ flag }: Finding) => flag === 'fatal';
  const faults = [...report.placed(findings.filter(isFatal)), ...report.forbidden(root)];
  const noticed = [...warnings, ...report.placed(findings.filter((each) => !isFatal(each)))];
  if (faults.length > 0) return { ...refused(faults), warnings: noticed };
  return { result: writeXml(root, namespaces), leftOut, losses, faults: [], warnings: noticed };
}

/** Returns the documents in a file: one, or those of an e-invoice with several. */
async function documentsIn(
  given: DeclaredFile,
  index: number,
  readFile: ReadFile,
): Promise<{ documents: readonly JsonObject[]; faults: readonly DeclareFault[] }> {
  if (typeof given !== 'string' && !(given instanceof Uint8Array)) return { documents: [given], faults: [] };
  const read = await readFile(given);
  if (!read.ok) return { documents: [], faults: read.faults.map((each) => ({ ...each, document: index })) };
  const documents = [read.result.result].flat().filter((each) => isJsonObject(each as JsonObject));
  return { documents: documents as JsonObject[], faults: [] };
}

/** Returns the company that declares, or a fault if it is unknown. */
function declarantOf(kept: readonly Kept[], { declarant, isOfBuyer }: Options): Named | DeclareFault {
  const sideOf = ({ document }: Kept) => (isOfBuyer ? document.customer : sellerOf(document));
  const [first] = kept;
  const code = first && sirenOf(sideOf(first));
  const known = declarant?.code ?? code;
  if (known === undefined) {
    const what = 'No document names the declaring company. Give its SIREN and its name.';
    return fault('BW-F10-DECLARANT', 'request.declarant', what);
  }
  const other = kept.find((each) => sirenOf(sideOf(each)) !== known);
  if (other !== undefined) {
    const what =
      'The document belongs to the company {found}, but the report to {known}. Make a report for each company.';
    const values = { found: sirenOf(sideOf(other)) ?? '', known };
    return {
      ...fault('BW-F10-DECLARANT', isOfBuyer ? '$.customer' : '$.supplier', what, values),
      document: other.index,
    };
  }
  const name = first && text(memberAt(sideOf(first), 'name'));
  return { code: known, name: name ?? declarant?.name ?? '' };
}

function emptyFaults(kept: readonly Kept[], { isRectifying }: Options): DeclareFault[] {
  if (isRectifying || kept.length > 0) return [];
  const what = 'There is nothing to report in the period. Check the documents and the period; no report is needed.';
  return [fault('BW-F10-EMPTY', 'request.documents', what)];
}

class ReportWriter {
  readonly #prepared: Prepared;
  readonly #options: Options;
  readonly #environment: Environment;
  /** The elements of single documents. */
  readonly #indexes = new Map<XmlElement, number>();

  constructor(prepared: Prepared, options: Options, environment: Environment) {
    this.#prepared = prepared;
    this.#options = options;
    this.#environment = environment;
  }

  root(declarant: Named): Written {
    const { id, name, issued, isRectifying, isOfPayments, isOfBuyer, sender, start, end } = this.#options;
    const party = (place: string, { code, name: called }: Named, schemeId: string, role: string) =>
      element(place, [
        element('Id', code, `request.${place === 'Sender' ? 'sender' : 'declarant'}.code`, { schemeId }),
        element('Name', called),
        element('RoleCode', role),
      ]);
    const head = element('ReportDocument', [
      element('Id', id, 'request.id'),
      element('Name', name, 'request.name'),
      element('IssueDateTime', [element('DateTimeString', issued.replace(/\D/g, ''), 'request.issued')]),
      element('TypeCode', isRectifying ? 'RE' : 'IN', 'request.type'),
      party('Sender', sender, PLATFORM, 'WK'),
      party('Issuer', declarant, SIREN, isOfBuyer ? 'BY' : 'SE'),
    ]);
    const period = element(
      'ReportPeriod',
      [
        element('StartDate', compact(start), 'request.period.start'),
        element('EndDate', compact(end), 'request.period.end'),
      ],
      'request.period',
    );
    const content = isOfPayments
      ? element('PaymentsReport', [period, this.#payments()])
      : element('TransactionsReport', [period, this.#transactions()]);
    return element('Report', [head, content], '$') ?? new Written('Report', '$');
  }

  #transactions(): Elements {
    const { kept } = this.#prepared;
    const writer = new InvoiceWriter(this.#prepared, this.#options.isFull, this.#environment);
    const invoices = kept.filter(({ hasCustomer }) => hasCustomer).sort(byDateAndNumber);
    const sales = kept.filter(({ hasCustomer }) => !hasCustomer);
    return [invoices.map((each) => this.#of(each.index, writer.element(each))), groupElements(sales, this.#prepared)];
  }

  #payments(): Elements {
    return paymentElements(this.#prepared.kept).map(({ element: made, index }) => this.#of(index, made));
  }

  #of(index: number, made: Written | undefined): Written | undefined {
    if (made !== undefined) this.#indexes.set(made, index);
    return made;
  }

  /** Returns findings as faults, at the properties of the documents that they belong to; each once. */
  placed(findings: readonly Finding[]): DeclareFault[] {
    const faults = new Map<string, DeclareFault>();
    for (const { id, element: at, text: what } of findings) {
      const found = this.#faultAt(at, id, what);
      faults.set(JSON.stringify([found.document, found.properties, id, what]), found);
    }
    return [...faults.values()];
  }

  /** Returns the texts with characters that XML cannot hold. */
  forbidden(root: Written): DeclareFault[] {
    return [...root.within()].flatMap((each) => {
      const found = forbiddenIn(each.text);
      if (found === undefined) return [];
      const what = message('The text has the character {found}, which XML does not allow; remove it.', { found });
      return this.#faultAt(each, 'BW-XML-CHARACTER', what);
    });
  }

  #faultAt(found: XmlElement, code: string, what: Message): DeclareFault {
    let property: string | undefined;
    for (let at: XmlElement | undefined = found; at !== undefined; at = at.parent) {
      property ??= propertyOf(at);
      const document = this.#indexes.get(at);
      if (document !== undefined) return { ...faultOf(code, property ?? '$', what), document };
    }
    return faultOf(code, property ?? '$', what);
  }
}

function byDateAndNumber(one: Kept, other: Kept): number {
  const compare = (a = '', b = '') => (a === b ? 0 : a < b ? -1 : 1);
  return compare(one.day, other.day) || compare(one.number, other.number) || one.index - other.index;
}
