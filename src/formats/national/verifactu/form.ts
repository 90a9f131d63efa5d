import type { Json } from '../../../engine/model/json.ts';
import type { FormatOptions } from '../../declare/conversion.ts';
import { type AskedField, type FormatForm, taxExtension } from '../../declare/form.ts';

const YES_NO = [
  { value: 'S', label: 'Yes' },
  { value: 'N', label: 'No' },
] as const;

/** A Spanish NIF. */
const NIF = /^[A-Z0-9]\d{7}[A-Z0-9]$/;

export const verifactuForm: FormatForm = {
  country: 'ES',
  name: 'VERI*FACTU',
  addon: 'es-verifactu-v1',
  fields: [taxExtension('es-verifactu-doc-type', 'Tipo de factura')],
};

export const verifactuAsked: Readonly<Record<'operation' | 'system' | 'previous', AskedField>> = {
  operation: {
    label: 'Kind of record',
    isOnce: true,
    choices: [
      { value: 'alta', label: 'Alta: the invoice is issued' },
      { value: 'subsanacion', label: 'Subsanación: replaces an accepted record of this invoice' },
      { value: 'rechazo', label: 'Subsanación: replaces a rejected record of this invoice' },
      { value: 'anulacion', label: 'Anulación: cancels the record of this invoice' },
    ],
    optionsOf: operationIn,
  },
  system: {
    label: 'Billing program',
    hint: 'The program that keeps the chain. Its maker answers for it; there is no default.',
    company: { country: 'ES', format: 'VERI*FACTU' },
    parts: [
      { name: 'system_name', label: 'Name of the program', length: 30 },
      { name: 'id', label: 'Identifier', hint: 'Two letters or digits, such as P1', length: 2 },
      { name: 'version', label: 'Version', length: 50 },
      { name: 'installation', label: 'Installation number', length: 100 },
      { name: 'name', label: 'Maker', length: 120 },
      {
        name: 'nif',
        label: 'NIF of the maker',
        hint: 'For a foreign maker: its VAT number with the country',
        length: 20,
      },
      { name: 'only_verifactu', label: 'Works only as VERI*FACTU', choices: YES_NO },
      { name: 'multi', label: 'Can serve several taxpayers', choices: YES_NO },
      { name: 'multiple', label: 'Serves several taxpayers now', choices: YES_NO },
    ],
    parse: systemIn,
  },
  previous: {
    label: 'Previous record',
    last: { first: { value: 'null', label: 'None: this is the first record' }, numberIn },
  },
};

/** Returns the options of a kind of record. A rejected record is one that the tax office does not have. */
function operationIn(answer: string): FormatOptions {
  if (answer === 'subsanacion') return { subsanacion: 'S' };
  if (answer === 'rechazo') return { subsanacion: 'S', rechazo_previo: 'X' };
  return answer === '' ? {} : { operation: answer };
}

/** Returns a system whose maker is identified by its NIF or by its foreign VAT number. */
function systemIn(answer: string): Json | undefined {
  if (!answer.startsWith('{')) return undefined;
  const { nif = '', ...system } = JSON.parse(answer) as Record<string, string>;
  const number = nif.replace(/[\s.-]/g, '').toUpperCase();
  if (NIF.test(number) || !/^[A-Z]{2}./.test(number)) return { ...system, nif: number };
  return { ...system, other: { type: '02', id: number } };
}

/** Returns the number of the invoice of the last record in a file. */
function numberIn(file: string): string | undefined {
  const end = file.lastIndexOf('IDFactura>');
  const near = end < 0 ? '' : file.slice(Math.max(end - 1000, 0), end);
  return /<(?:\w+:)?NumSerieFactura(?:Anulada)?>([^<]{1,60})</.exec(near)?.[1]?.trim();
}
