import { families } from '../../../formats/list/families.ts';
import { engine } from '../../engine/service/engine.ts';
import { countryFor } from '../../state/examples/opening-example.ts';
import { homeLanguages } from '../../ui/page/home-country.ts';
import { Words } from '../../ui/texts/words.tsx';
import { exampleText } from './example-text.ts';
import { documentRegion, type Show } from './show.ts';
import * as texts from './texts.ts';

/** An example, and the e-invoice that it is saved as. */
interface Issued {
  example: string;
  format: string;
  name: string;
}

/** The e-invoice that law or usage of a country asks for, if the example has all data that its format needs. */
const byCountry: Readonly<Record<string, Issued>> = {
  DE: { example: 'de-xrechnung-v3', format: 'xrechnung-ubl', name: 'XRechnung' },
  ES: { example: 'es-facturae-v3', format: 'facturae', name: 'Facturae' },
  FR: { example: 'fr-facturx-v1', format: 'facturx-en16931', name: 'Factur-X' },
  IT: { example: 'it-sdi-v1', format: 'fatturapa', name: 'FatturaPA' },
  MX: { example: 'mx-cfdi-v4', format: 'cfdi', name: 'CFDI' },
  PL: { example: 'pl-favat-v3', format: 'ksef', name: 'KSeF' },
  PT: { example: 'pt-invoice', format: 'cius-pt-ubl', name: 'CIUS-PT' },
  SA: { example: 'sa-zatca-v1', format: 'zatca', name: 'ZATCA' },
};

/** For viewers of other countries: the European standard. */
const elsewhere: Issued = {
  example: 'eu-en16931-v2017',
  format: 'en16931-ubl',
  name: families.at(-1)?.name ?? '',
};

/** Returns the e-invoice of the viewer's country, by the languages of the browser. */
export function issuedFor(languages: readonly string[]): Issued {
  return byCountry[countryFor(languages, Object.keys(byCountry)) ?? ''] ?? elsewhere;
}

const issued = issuedFor(homeLanguages());
const named = (text: string) => <Words text={text} values={{ format: <b>{issued.name}</b> }} />;

/** An invoice is written, checked, and saved as the e-invoice of the viewer's country. */
export const issuing: Show = {
  drafts: {
    invoice: () => exampleText(issued.example),
    file: async (textOf) => {
      const saved = await engine().call('saveAs', { text: textOf('invoice'), as: issued.format });
      if (typeof saved.content !== 'string') throw new Error(`the example cannot be saved as ${issued.name}`);
      return saved.content;
    },
  },
  steps: [
    {
      title: texts.issuedInvoice,
      draw: () => named(texts.issuedInvoiceHow),
      target: '[data-region="result"]',
      pane: 'Result',
      draft: 'invoice',
      panel: 'Preview',
    },
    {
      title: texts.issuedChecked,
      draw: () => named(texts.issuedCheckedHow),
      target: '[data-region="problems"]',
      pane: 'Document',
      draft: 'invoice',
      panel: 'Preview',
      marks: ['$.$addons'],
      field: '.supplier.name',
    },
    {
      title: texts.issuedSave,
      draw: () => named(texts.issuedSaveHow),
      target: ['[data-command="save"]', '[data-region="more"]'],
      draft: 'invoice',
      panel: 'Preview',
    },
    {
      title: texts.issuedFile,
      draw: () => named(texts.issuedFileHow),
      target: documentRegion,
      pane: 'Document',
      draft: 'file',
      panel: 'Preview',
    },
    {
      title: texts.issuedRead,
      draw: () => named(texts.issuedReadHow),
      target: '[data-region="result"]',
      pane: 'Result',
      draft: 'file',
      panel: 'Preview',
    },
  ],
};
