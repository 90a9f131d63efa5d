/** Tests the warnings about the way in which a PDF carries its e-invoice, and their locations (chapter 13 §6). */
import { describe, expect, it, test } from 'vitest';
import { words } from '../../engine/text/message.ts';
import type { PdfAttachment } from '../../pdf/attachments.ts';
import type { Described } from '../../pdf/xmp.ts';
import { formatOf } from '../formats.ts';
import { containerWarnings } from './check-container.ts';

const FACTURX = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#';

const proper: PdfAttachment = {
  name: 'factur-x.xml',
  at: ['associated'],
  relationship: 'Alternative',
  mediaType: 'text/xml',
  description: undefined,
  modified: 'D:2026',
  read: () => new Uint8Array(),
};
const described: Described = {
  family: 'factur-x',
  namespace: 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#',
  documentType: 'INVOICE',
  version: '1.0',
  documentFileName: 'factur-x.xml',
  conformanceLevel: 'EN 16931',
  part: '3',
  extensions: ['urn:other#', FACTURX],
};

/** Returns the warnings for a PDF with an invoice in the core of EN 16931 and some changed parts. */
function saidOf(
  attachment: object = {},
  metadata: Partial<Record<keyof Described, unknown>> = {},
  file: object = {},
  format: string | null = 'facturx-en16931',
): string[] {
  const pdf = {
    ok: true as const,
    attachments: [],
    described: { ...described, ...metadata } as Described,
    isRepaired: false,
    isEncrypted: false,
    ...file,
  };
  const found = { ok: true as const, pdf, attachment: { ...proper, ...attachment } as PdfAttachment };
  const rest = { xml: new Uint8Array(), files: [], faults: [], warnings: [] };
  const warnings = containerWarnings({ ...found, ...rest }, format === null ? undefined : formatOf(format));
  return warnings.map((each) => `${each.code} ${each.properties}: ${words(each)}`);
}

test('containerWarnings: returns nothing for a PDF that follows the specification', () => {
  expect(saidOf()).toEqual([]);
  expect(saidOf({ mediaType: 'application/xml' })).toEqual([]);
  expect(saidOf({ relationship: 'Data' })).toEqual([]);
  expect(saidOf({ relationship: 'Source' })).toEqual([]);
});

describe('containerWarnings: the embedded file', () => {
  it.each([
    [
      { at: ['names'] },
      'BW-PDF-ASSOCIATED pdf/factur-x.xml/AF: The file factur-x.xml is attached, but missing in /AF of the catalog, where programs look for the invoice.',
    ],
    [
      { relationship: undefined },
      'BW-PDF-RELATIONSHIP pdf/factur-x.xml/AFRelationship: The file factur-x.xml has no /AFRelationship, which relates it to the document; set one of Alternative, Data, Source.',
    ],
    [
      { relationship: 'Supplement' },
      'BW-PDF-RELATIONSHIP pdf/factur-x.xml/AFRelationship: The file factur-x.xml has the /AFRelationship Supplement, which is not for invoices; use one of Alternative, Data, Source.',
    ],
    [
      { mediaType: 'text/plain' },
      'BW-PDF-MEDIA-TYPE pdf/factur-x.xml/Subtype: The file factur-x.xml has the media type text/plain; it should be text/xml.',
    ],
    [
      { mediaType: undefined },
      'BW-PDF-MEDIA-TYPE pdf/factur-x.xml/Subtype: The file factur-x.xml has the media type ""; it should be text/xml.',
    ],
    [
      { modified: undefined },
      'BW-PDF-MODIFIED pdf/factur-x.xml/Params/ModDate: The file factur-x.xml has no modification date, /Params /ModDate, which PDF/A-3 requires.',
    ],
  ])('%j', (attachment, expected) => {
    expect(saidOf(attachment)).toEqual([expected]);
  });
});

describe('containerWarnings: the metadata', () => {
  const PDFA =
    'BW-PDF-PDFA pdf/Metadata/pdfaid:part: The PDF metadata does not declare PDF/A-3, the only format that can contain an invoice: pdfaid:part is';
  const NONE =
    'BW-PDF-METADATA pdf/Metadata/fx: The PDF metadata does not declare an invoice: it has none of the Factur-X properties.';
  const EXTENSION =
    'BW-PDF-EXTENSION pdf/Metadata/pdfaExtension:schemas: The PDF metadata does not declare the Factur-X properties in an extension schema, as PDF/A requires.';
  it.each<[Partial<Record<keyof Described, unknown>>, string[]]>([
    [{ part: '2' }, [`${PDFA} 2.`]],
    [{ part: undefined }, [`${PDFA} "".`]],
    [{ family: undefined, documentFileName: 'x.xml' }, [NONE]],
    [{ family: undefined, part: '1' }, [`${PDFA} 1.`, NONE]],
    [
      { documentFileName: 'x.xml' },
      [
        'BW-PDF-NAME pdf/Metadata/fx:DocumentFileName: The PDF metadata names the file x.xml, but the invoice is in factur-x.xml.',
      ],
    ],
    [
      { conformanceLevel: 'BASIC' },
      [
        'BW-PDF-LEVEL pdf/Metadata/fx:ConformanceLevel: The PDF metadata declares the level BASIC, but the specification of the invoice (BT-24) is EN 16931.',
      ],
    ],
    [
      { conformanceLevel: undefined },
      [
        'BW-PDF-LEVEL pdf/Metadata/fx:ConformanceLevel: The PDF metadata declares the level "", but the specification of the invoice (BT-24) is EN 16931.',
      ],
    ],
    [{ conformanceLevel: 'en_16931' }, []],
    [{ conformanceLevel: 'comfort' }, []],
    [{ extensions: [] }, [EXTENSION]],
    [{ extensions: ['urn:other#'] }, [EXTENSION]],
  ])('%j', (metadata, expected) => {
    expect(saidOf({}, metadata)).toEqual(expected);
  });

  it('reports missing metadata', () => {
    const found = saidOf({}, {}, { described: undefined });
    expect(found).toEqual([
      'BW-PDF-METADATA pdf/Metadata: The PDF has no metadata (XMP) to declare its invoice and profile.',
    ]);
  });

  it('does not compare the level for an unknown format or one that no PDF carries', () => {
    const of = (format: string | null) => saidOf({}, { conformanceLevel: 'BASIC' }, {}, format);
    expect(of('peppol-ubl')).toEqual([]);
    expect(of(null)).toEqual([]);
  });
});

it('containerWarnings: reports a repaired or encrypted PDF', () => {
  expect(saidOf({}, {}, { isRepaired: true, isEncrypted: true })).toEqual([
    'BW-PDF-REPAIRED pdf: The cross-references of the PDF are broken; Billwright could read it, but it is not PDF/A.',
    'BW-PDF-PDFA pdf/Encrypt: The PDF is encrypted with an empty password; Billwright could read it, but PDF/A forbids encryption.',
  ]);
});

describe('containerWarnings: metadata properties', () => {
  const codes = (metadata: object, attachment: object = {}) =>
    saidOf(attachment, metadata).map((said) => said.split(' ').slice(0, 2).join(' ').replace(/:$/, ''));

  it.each([
    [{ documentType: 'ORDER' }, 'BW-PDF-METADATA pdf/Metadata/fx:DocumentType'],
    [{ documentType: undefined }, 'BW-PDF-METADATA pdf/Metadata/fx:DocumentType'],
    [{ version: '2.0' }, 'BW-PDF-METADATA pdf/Metadata/fx:Version'],
    [{ version: undefined }, 'BW-PDF-METADATA pdf/Metadata/fx:Version'],
    [{ documentFileName: undefined }, 'BW-PDF-METADATA pdf/Metadata/fx:DocumentFileName'],
    [{ namespace: 'urn:factur-x:pdfa:crossindustrydocument:invoice:1p0#' }, 'BW-PDF-METADATA pdf/Metadata/fx'],
  ])('compares each with the specification: %j', (metadata, expected) => {
    expect(codes(metadata)).toEqual([expected]);
  });

  it('accepts the version of XRechnung for its level', () => {
    expect(codes({ version: '3.0', conformanceLevel: 'XRECHNUNG' })).toEqual([
      'BW-PDF-LEVEL pdf/Metadata/fx:ConformanceLevel',
    ]);
  });

  it('requires the fixed file name', () => {
    expect(codes({ documentFileName: 'invoice.xml' }, { name: 'invoice.xml' })).toEqual([
      'BW-PDF-NAME pdf/invoice.xml',
    ]);
    expect(codes({ documentFileName: 'xrechnung.xml' }, { name: 'xrechnung.xml' })).toEqual([]);
  });
});
