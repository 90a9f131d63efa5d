import type { CategoryDefinition } from '../../tax/definitions.ts';
import { vatKeys } from '../../tax/keys.ts';

export const categories: readonly CategoryDefinition[] = [
  {
    code: 'VAT',
    name: { en: 'VAT', es: 'IVA' },
    title: { en: 'Value Added Tax', es: 'Impuesto al Valor Agregado' },
    keys: vatKeys,
    rates: [
      {
        rate: 'general',
        keys: ['standard'],
        name: { en: 'General Rate', es: 'Tarifa General' },
        desc: {
          en: 'For all that no reduced rate is for (Ley 6826, art. 10).',
          es: 'Para todo lo que no tiene tarifa reducida (Ley 6826, art. 10).',
        },
        values: [{ since: '2019-07-01', percent: '13.0%' }],
      },
      {
        rate: 'intermediate',
        keys: ['standard'],
        name: { en: 'Intermediate Rate', es: 'Tarifa Intermedia' },
        desc: {
          en: 'For air tickets from and to Costa Rica and private health services (Ley 6826, art. 11.1).',
          es: 'Boletos aéreos desde o hacia Costa Rica y servicios de salud privados (Ley 6826, art. 11.1).',
        },
        values: [{ since: '2019-07-01', percent: '4.0%' }],
      },
      {
        rate: 'reduced',
        keys: ['standard'],
        name: { en: 'Reduced Rate', es: 'Tarifa Reducida' },
        desc: {
          en: 'For medicines and what they are made of, private education, personal insurance and purchases of state universities (Ley 6826, art. 11.2).',
          es: 'Medicamentos y sus insumos, educación privada, seguros personales y compras de las universidades estatales (Ley 6826, art. 11.2).',
        },
        values: [{ since: '2019-07-01', percent: '2.0%' }],
      },
      {
        rate: 'super-reduced',
        keys: ['standard'],
        name: { en: 'Super-Reduced Rate', es: 'Tarifa Superreducida' },
        desc: {
          en: 'For the basic basket and what it is made of, feed grain, veterinary products, supplies of farming and fishing, and sunscreens that spare reefs (Ley 6826, art. 11.3).',
          es: 'Canasta básica y sus insumos, granos para alimentar animales, productos veterinarios, insumos agropecuarios y de pesca, y protectores solares que no dañan los arrecifes (Ley 6826, art. 11.3).',
        },
        values: [{ since: '2019-07-01', percent: '1.0%' }],
      },
      {
        rate: 'special',
        keys: ['standard'],
        name: { en: 'Special Rate', es: 'Tarifa Especial' },
        desc: {
          en: 'For registered organic farm products and the supplies of organised organic producers (Ley 6826, art. 11.4, by Ley 10256).',
          es: 'Productos agropecuarios orgánicos registrados e insumos de productores orgánicos organizados (Ley 6826, art. 11.4, por la Ley 10256).',
        },
        values: [{ since: '2022-09-29', percent: '0.5%' }],
      },
    ],
    sources: [
      {
        title: { en: 'Ley 6826, Ley del Impuesto al Valor Agregado, arts. 10-11' },
        url: 'https://sinalevi.go.cr/ResultadosNormativa/Informacion?param1=32526&param2=150649&param3=1',
      },
      {
        title: { en: 'Anexos y Estructuras de Comprobantes Electrónicos v4.4, nota 8.1' },
        url: 'https://www.hacienda.go.cr/docs/ANEXOS_Y_ESTRUCTURAS_V4.4.pdf',
      },
    ],
  },
  {
    code: 'ISC',
    name: { en: 'ISC', es: 'ISC' },
    title: { en: 'Selective Consumption Tax', es: 'Impuesto Selectivo de Consumo' },
    desc: {
      en: 'An excise by value on goods named in Ley 4961, Título II; decrees set its percentages by product.',
      es: 'Impuesto sobre el valor de las mercancías de la Ley 4961, Título II; las tarifas por producto se fijan por decreto.',
    },
    sources: [
      {
        title: {
          en: 'Ley 4961, Ley de Reforma Tributaria, Título II (Consolidación de Impuestos Selectivos de Consumo)',
        },
        url: 'https://sinalevi.go.cr/ResultadosNormativa/Informacion?param1=18507&param2=151936&param3=1',
      },
    ],
  },
];
