/**
 * The hybrid formats: a human-readable PDF with an embedded e-invoice (chapter 13 §5), each with the XML of a format.
 */

import type { Container, Format, Localised } from '../../declare/format.ts';
import { xrechnungCii } from '../xrechnung/index.ts';
import { facturxBasic, facturxBasicWl, facturxEn16931, facturxExtended, facturxMinimum } from './xml.ts';

/** Returns the PDF format for an XML format. */
function pdfOf(carried: Format, container: Omit<Container, 'kind' | 'carries'>, own: Partial<Format>): Format {
  return { ...carried, ...own, container: { kind: 'pdf', carries: carried.key, ...container } };
}

/** Returns the PDF format for a profile of Factur-X, which has another name in ZUGFeRD. */
function profile(carried: Format, level: string, relationship: Container['relationship']): Format {
  const key = `${carried.key}-pdf`;
  return pdfOf(
    carried,
    { fileName: 'factur-x.xml', relationship, level, version: '1.0' },
    {
      key,
      aliases: [key.replace('facturx', 'zugferd')],
      name: named(carried.name),
      description: {
        en: `A PDF/A-3 for people that carries the invoice as Factur-X ${level} for programs.`,
        de: `Ein PDF/A-3 zum Lesen, das die Rechnung als ZUGFeRD ${level} für Programme enthält.`,
        fr: `Un PDF/A-3 lisible qui porte la facture au format Factur-X ${level} pour les logiciels.`,
      },
    },
  );
}

function named(name: Localised): Localised {
  return Object.fromEntries(Object.entries(name).map(([language, each]) => [language, `${each} (PDF)`]));
}

export const facturxMinimumPdf = profile(facturxMinimum, 'MINIMUM', 'Data');
export const facturxBasicWlPdf = profile(facturxBasicWl, 'BASIC WL', 'Data');
export const facturxBasicPdf = profile(facturxBasic, 'BASIC', 'Alternative');
/** The profile that holds a whole invoice, for people and programs. */
export const facturxEn16931Pdf: Format = {
  ...profile(facturxEn16931, 'EN 16931', 'Alternative'),
  usualFor: ['fr-facturx-v1', 'de-zugferd-v2'],
};
export const facturxExtendedPdf = profile(facturxExtended, 'EXTENDED', 'Alternative');

/** The XRECHNUNG profile of ZUGFeRD. */
export const zugferdXrechnungPdf = pdfOf(
  xrechnungCii,
  { fileName: 'xrechnung.xml', relationship: 'Alternative', level: 'XRECHNUNG', version: '3.0' },
  {
    key: 'zugferd-xrechnung-pdf',
    name: { en: 'ZUGFeRD XRECHNUNG (PDF)', de: 'ZUGFeRD XRECHNUNG (PDF)' },
    description: {
      en: 'A PDF/A-3 for people that carries an XRechnung for programs.',
      de: 'Ein PDF/A-3 zum Lesen, das eine XRechnung für Programme enthält.',
    },
  },
);
