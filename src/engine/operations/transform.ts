/**
 * Transformations of documents (chapter 02 §16): convert the currency, remove included taxes, round to the currency,
 * reverse the sign.
 */

import { convertDocument } from '../bill/convert-currency.ts';
import { Delivery } from '../bill/delivery.ts';
import type { BillDocument } from '../bill/document.ts';
import { invertInvoice } from '../bill/invert-invoice.ts';
import { Invoice } from '../bill/invoice.ts';
import { Order } from '../bill/order.ts';
import { removeIncludedTaxes as removeFrom } from '../bill/remove-included-taxes.ts';
import { roundToCurrency as round } from '../bill/round-to-currency.ts';
import { currencyDefinition } from '../currency/currencies.ts';
import { seal } from '../envelope/document-digest.ts';
import { type Environment, type Failure, failure, fault, type Outcome } from '../faults.ts';
import type { JsonObject } from '../model/json.ts';
import { pathText, type Step } from '../model/path.ts';
import { Amount } from '../num/amount.ts';
import { registry } from '../registry.ts';
import { message } from '../text/message.ts';
import { shorten } from '../text/shorten.ts';
import { calculateDocument, failureOf, newCalculation } from './calculate.ts';
import { beforeRules, everyFault, withOtherFaults } from './every-fault.ts';
import { type ReadOptions, type Root, readRoot } from './root.ts';
import { enforced } from './strict.ts';
import { validateRoot } from './validate-root.ts';
import { warningsOf } from './warnings.ts';
import { writeRoot } from './write.ts';

/**
 * Returns an invoice, order or delivery in another currency, converted at one of its own exchange rates. If it has that
 * currency already, it is only calculated. Reports BW-CURRENCY for an unknown currency, BW-EXCHANGE-RATE without a
 * rate.
 */
export function convertCurrency(
  data: JsonObject,
  currency: string,
  options: ReadOptions,
  environment: Environment,
): Outcome<JsonObject> {
  return transform<BillDocument>(data, [Invoice, Order, Delivery], options, environment, (document, path) => {
    const from = document.currency ?? '';
    if (from === currency) return undefined;
    if (!currencyDefinition(currency)) {
      const unknown = fault(
        'BW-CURRENCY',
        pathText([...path, 'currency']),
        'There is no currency "{currency}"; use its ISO 4217 code in capital letters, for example USD.',
        { currency: shorten(currency) },
      );
      return failure('calculation', [unknown]);
    }
    if (convertDocument(document, currency)) return 'calculate';
    const given = shorten(from);
    const found = fault(
      'BW-EXCHANGE-RATE',
      pathText([...path, 'exchange_rates']),
      'The document is in {given}, and exchange_rates has no rate from {given} to {currency}; add one.',
      { given, currency },
    );
    const reason = message("no exchange rate defined for '{given}' to '{currency}'", { given, currency });
    return failure('calculation', [found], reason);
  });
}

/**
 * Returns an invoice with prices without tax and the same payable amount. If they contain no tax, it is only
 * calculated.
 */
export const removeIncludedTaxes = restating(removeFrom);

/**
 * Returns an invoice with amounts that fit its currency, except for unit prices, and the same payable amount. If they
 * fit already, it is only calculated.
 */
export const roundToCurrency = restating(round);

function restating(change: typeof removeFrom) {
  return (data: JsonObject, options: ReadOptions, environment: Environment): Outcome<JsonObject> =>
    transform<Invoice>(data, [Invoice], options, environment, (invoice, path) => {
      const calculation = newCalculation(environment, path, invoice);
      change(invoice, registry.planOf(invoice), calculation);
      return failureOf(calculation);
    });
}

/** Returns the invoice with its sign reversed: the payable amount becomes a refund. */
export function invert(data: JsonObject, options: ReadOptions, environment: Environment): Outcome<JsonObject> {
  let expected: Amount | undefined;
  const turned = (invoice: Invoice, path: Step[]) => {
    if (invoice.$tags?.includes('bypass')) {
      const found = fault(
        'BW-CALCULATION',
        pathText([...path, '$tags']),
        'The tag bypass keeps figures unchanged, so they cannot be inverted; remove the tag.',
      );
      return failure('calculation', [found], message('cannot invert an invoice with tag bypass'));
    }
    if (!invoice.totals) {
      const found = fault(
        'BW-CALCULATION',
        pathText([...path, 'totals']),
        'The invoice has no totals to invert; add prices to its lines.',
      );
      return failure('calculation', [found]);
    }
    expected = (invoice.totals.payable ?? Amount.ZERO).negate();
    invertInvoice(invoice);
    return 'calculate';
  };
  const asExpected = (invoice: Invoice, path: Step[]) => {
    const actual = invoice.totals?.payable ?? Amount.ZERO;
    if (!expected || actual.equals(expected)) return undefined;
    const totals = { expected: String(expected), actual: String(actual) };
    const found = fault(
      'BW-CALCULATION',
      pathText([...path, 'totals', 'payable']),
      'The inverted amount payable should be {expected}, but is {actual}: a rounding or a given figure was not inverted.',
      totals,
    );
    const reason = message('inverted invoice totals do not match {expected} != {actual}', totals);
    return failure('calculation', [found], reason);
  };
  return transform<Invoice>(data, [Invoice], options, environment, turned, asExpected);
}

/** A change of a document. It returns a failure, or `calculate` if the document must be recalculated. */
type Change<T> = (document: T, path: Step[]) => Failure | 'calculate' | undefined;

/**
 * Reads, calculates, changes and validates. An envelope keeps its identity, with a new digest and without signatures.
 */
function transform<T extends object>(
  ...[data, types, options, environment, change, inspect]: Parameters<typeof transformed<T>>
): Outcome<JsonObject> {
  return enforced(options, transformed(data, types, options, environment, change, inspect));
}

function transformed<T extends object>(
  data: JsonObject,
  types: readonly { readonly title: string }[],
  options: ReadOptions,
  environment: Environment,
  change: Change<T>,
  inspect?: Change<T>,
): Outcome<JsonObject> {
  const read = readRoot(data, options);
  if (!read.ok) return everyFault(read, data, environment, true);
  const { root } = read;
  const { doc, path } = root;
  const type = types.find((known) => known === doc?.content?.type);
  if (!doc?.content || !type) return { ...unsupported(types, path), warnings: read.warnings };
  const document = doc.content.value as T;
  const calculated = calculateDocument(doc, environment, path, false);
  const warnings = [...read.warnings, ...warningsOf(data, doc)];
  if (calculated.failed) return { ...withOtherFaults(calculated.failed, root, calculated, environment), warnings };
  const changed = change(document, path);
  const failed = changed === 'calculate' ? calculateDocument(doc, environment, path, false).failed : changed;
  const wrong = failed ?? inspect?.(document, path);
  if (wrong && wrong !== 'calculate') return { ...wrong, warnings, document: writeRoot(root) };
  const unsealed = sealAnew(root);
  if (unsealed) return { ...unsealed, warnings, document: writeRoot(root) };
  const faults = validateRoot(root, environment.now(), beforeRules(root, calculated.calculation));
  const result = writeRoot(root);
  return faults.length > 0
    ? { ...failure('validation', faults), warnings, document: result }
    : { ok: true, result, warnings };
}

function unsupported(types: readonly { readonly title: string }[], path: Step[]): Failure {
  const found = fault('BW-CALCULATION', pathText([...path, '$schema']), 'This operation supports only {types}.', {
    types: types.map(({ title }) => title.toLowerCase()),
  });
  return failure('calculation', [found]);
}

function sealAnew(root: Root): Failure | undefined {
  if (!root.envelope || !root.doc) return undefined;
  root.envelope.sigs = undefined;
  return root.envelope.head && seal(root.envelope.head, root.doc);
}
