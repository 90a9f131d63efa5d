/** Reads payments of FatturaPA. */

import { PAYMENT_MEANS } from '../../../engine/addons/it/sdi/codes.ts';
import { message } from '../../../engine/text/message.ts';
import type { Report } from '../../declare/report.ts';
import type { XmlElement } from '../../xml/element.ts';
import type { Source } from '../shared/reading.ts';
import type { Members } from './read-base.ts';

/** Payment means keys by ModalitaPagamento: the first key of each code. */
const KEYS = new Map([...PAYMENT_MEANS].reverse().map(([key, code]) => [code, key]));

const means = (row: Source) => {
  const code = row.text('ModalitaPagamento');
  return { key: KEYS.get(code ?? '') ?? 'other', ...(code && { ext: { 'it-sdi-payment-means': code } }) };
};

function accountIn(row: Source): Members | undefined {
  const [iban, bic, name] = [row.text('IBAN'), row.text('BIC'), row.text('IstitutoFinanziario')];
  if (iban === undefined && bic === undefined && name === undefined) return undefined;
  return { ...(iban && { iban }), ...(bic && { bic }), ...(name && { name }) };
}

export function paymentOf(body: Source, supplier: string | undefined, report: Report): Members | undefined {
  const groups = body.all('DatiPagamento').map((group) => ({
    condition: group.text('CondizioniPagamento'),
    element: group.child('CondizioniPagamento')?.element,
    rows: group.all('DettaglioPagamento'),
  }));
  reportConditions(groups, report);
  const day = body.child('DatiGenerali')?.child('DatiGeneraliDocumento')?.text('Data')?.slice(0, 10) ?? '';
  const paid = groups.filter(({ condition }) => condition === 'TP03').flatMap(({ rows }) => rows);
  const due = groups.filter(({ condition }) => condition !== 'TP03').flatMap(({ rows }) => rows);
  // An advance with a future date that is the only payment is still to be paid.
  const isAwaited = (row: Source) =>
    due.length === 0 && paid.length === 1 && (row.text('DataScadenzaPagamento') ?? '') > day;
  const advances = paid.filter((row) => !isAwaited(row)).map(advance);
  const rows = [...due, ...paid.filter(isAwaited)];
  const [first] = rows;
  const instructions = first && instructionsOf(first, rows, report);
  const dates = rows.flatMap((row) => dueDate(row) ?? []);
  const payee = first?.text('Beneficiario');
  const result: Members = {
    ...(payee && payee !== supplier && { payee: { name: payee } }),
    ...(dates.length > 0 && { terms: { key: 'due-date', due_dates: dates } }),
    ...(advances.length > 0 && { advances }),
    ...(instructions && { instructions }),
  };
  return Object.keys(result).length > 0 ? result : undefined;
}

/** Reports conditions of payment other than the first. A document states only which amount is due when. */
function reportConditions(
  groups: readonly { condition: string | undefined; element: XmlElement | undefined }[],
  report: Report,
): void {
  const [first, ...others] = groups.filter(({ condition }) => condition !== 'TP03');
  for (const { condition, element } of others) {
    if (condition === undefined || condition === first?.condition) continue;
    report.changed(
      'info',
      { element },
      message('The condition {condition} was read like {first}.', { condition, first: first?.condition ?? '' }),
    );
  }
}

function advance(row: Source): Members {
  const account = accountIn(row);
  const date = row.text('DataRiferimentoTerminiPagamento') ?? row.text('DataScadenzaPagamento');
  return {
    ...means(row),
    ...(date && { date: date.slice(0, 10) }),
    description: 'Anticipo',
    amount: row.text('ImportoPagamento') ?? '0.00',
    ...(account && { credit_transfer: account }),
  };
}

function instructionsOf(first: Source, rows: readonly Source[], report: Report): Members {
  const accounts = new Map<string, Members>();
  for (const row of rows) {
    const account = accountIn(row);
    const iban = account?.iban;
    const key = typeof iban === 'string' ? iban : '';
    if (account && !accounts.has(key)) accounts.set(key, account);
    if (row !== first && row.text('ModalitaPagamento') !== first.text('ModalitaPagamento')) {
      report.dropped(
        'warning',
        { element: row.element },
        message('The document can have only one means of payment; the one in the first row was used.'),
      );
    }
    if (row === first) continue;
    for (const name of ['CodicePagamento', 'Beneficiario']) {
      const own = row.child(name);
      if (own === undefined || own.value === (first.text(name) ?? '')) continue;
      const text = message('The document can have only one {name}; the one in the first row was used.', { name });
      report.dropped('warning', { element: own.element }, text);
    }
  }
  const ref = first.text('CodicePagamento');
  return {
    ...means(first),
    ...(ref && { ref }),
    ...(accounts.size > 0 && { credit_transfer: [...accounts.values()] }),
  };
}

function dueDate(row: Source): Members | undefined {
  const amount = row.text('ImportoPagamento');
  const stated = row.text('DataScadenzaPagamento')?.slice(0, 10);
  const from = row.text('DataRiferimentoTerminiPagamento')?.slice(0, 10);
  const days = row.text('GiorniTerminiPagamento');
  const date = stated ?? (from && days ? later(from, Number(days)) : undefined);
  return date === undefined ? undefined : { date, ...(amount && { amount }) };
}

function later(day: string, days: number): string | undefined {
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime()) || !Number.isInteger(days)) return undefined;
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
