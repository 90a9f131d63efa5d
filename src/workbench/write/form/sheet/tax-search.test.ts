import { expect, it } from 'vitest';
import type { TaxChoice } from './tax-choices.ts';
import { foundTaxes } from './tax-search.ts';

const choice = (id: string, label: string, kind: TaxChoice['kind']): TaxChoice => ({
  ...{ id, label, kind },
  note: '',
  isChosen: false,
  taxes: [],
});

const choices = [
  choice('VAT general', 'IVA 21 %', 'rate'),
  choice('VAT reduced', 'IVA 10 %', 'rate'),
  choice('IRPF pro', 'IRPF 15 %', 'retained'),
  choice('VAT zero', 'Cero', 'without'),
  choice('VAT exempt', 'Exento', 'without'),
  choice('VAT exempt cef-vatex VATEX-FR-FRANCHISE', 'Exonéré', 'without'),
  choice('VAT reverse-charge', 'Inversión', 'without'),
  choice('VAT outside-scope', 'Otros', 'without'),
];

const exempt = ['VAT exempt', 'VAT exempt cef-vatex VATEX-FR-FRANCHISE'];
const without = choices.filter(({ kind }) => kind === 'without').map(({ id }) => id);

it.each<[string, string[]]>([
  ['0', without],
  ['0 %', without],
  ['iva 0', without],
  ['10', ['VAT reduced']],
  ['293', ['VAT exempt cef-vatex VATEX-FR-FRANCHISE']],
  ['293 B', ['VAT exempt cef-vatex VATEX-FR-FRANCHISE']],
  ['franchise', ['VAT exempt cef-vatex VATEX-FR-FRANCHISE']],
  ...['exento', 'exempt', 'steuerfrei', 'exonéré', 'esente', 'vrijgesteld', 'zwolniony', 'isento'].map(
    (word): [string, string[]] => [word, exempt],
  ),
  ...['13b', 'autoliquidation', 'odwrotne', 'verlegd'].map((word): [string, string[]] => [
    word,
    ['VAT reverse-charge'],
  ]),
  ...['no sujeto', 'fuori campo', 'nicht steuerbar', 'nie podlega'].map((word): [string, string[]] => [
    word,
    ['VAT outside-scope'],
  ]),
  ...['ritenuta', 'retencion', 'retenção', 'withholding'].map((word): [string, string[]] => [word, ['IRPF pro']]),
  ['nothing such', []],
])('foundTaxes finds %s', (search, ids) => {
  expect(foundTaxes(choices, search).map(({ id }) => id)).toEqual(ids);
});
