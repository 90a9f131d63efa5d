/** Tests the warnings about the way in which a PDF carries its e-invoice, and their locations (chapter 13 §6). */
import { describe, expect, it, test } from 'vitest';
import { valuesIn } from '../../engine/text/testing.ts';
import type { PdfAttachment } from '../../pdf/attachments.ts';
import type { Described } from '../../pdf/xmp.ts';
import { formatOf } from '../list/formats.ts';
import { containerWarnings } from './check-container.ts';

const FACTURX = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#';

const proper: PdfAttachment = {
  name: 'factur-x.xml',
  fullName: 'factur-x.xml',
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
  return warnings.map((each) => `${each.code} ${each.properties}: ${valuesIn(each)}`);
}

test('containerWarnings: returns nothing for a PDF that follows the specification', () => {
  expect(saidOf()).toEqual([]);
  expect(saidOf({ mediaType: 'application/xml' })).toEqual([]);
  expect(saidOf({ relationship: 'Data' })).toEqual([]);
  expect(saidOf({ relationship: 'Source' })).toEqual([]);
});

describe('containerWarnings: the embedded file', () => {
  it.each([
    [{ at: ['names'] }, 'BW-PDF-ASSOCIATED pdf/factur-x.xml/AF: factur-x.xml'],
    [
      { relationship: undefined },
      'BW-PDF-RELATIONSHIP pdf/factur-x.xml/AFRelationship: factur-x.xml,Alternative,Data,Source',
    ],
    [
      { relationship: 'Supplement' },
      'BW-PDF-RELATIONSHIP pdf/factur-x.xml/AFRelationship: Supplement,factur-x.xml,Alternative,Data,Source',
    ],
    [{ mediaType: 'text/plain' }, 'BW-PDF-MEDIA-TYPE pdf/factur-x.xml/Subtype: factur-x.xml,text/plain'],
    [{ mediaType: undefined }, 'BW-PDF-MEDIA-TYPE pdf/factur-x.xml/Subtype: factur-x.xml,""'],
    [{ modified: undefined }, 'BW-PDF-MODIFIED pdf/factur-x.xml/Params/ModDate: factur-x.xml'],
  ])('reports an attachment with %o as %s', (attachment, expected) => {
    expect(saidOf(attachment)).toEqual([expected]);
  });
});

describe('containerWarnings: the metadata', () => {
  const PDFA = 'BW-PDF-PDFA pdf/Metadata/pdfaid:part:';
  const NONE = 'BW-PDF-METADATA pdf/Metadata/fx: ';
  const EXTENSION = 'BW-PDF-EXTENSION pdf/Metadata/pdfaExtension:schemas: ';
  it.each<[Partial<Record<keyof Described, unknown>>, string[]]>([
    [{ part: '2' }, [`${PDFA} 2`]],
    [{ part: undefined }, [`${PDFA} ""`]],
    [{ family: undefined, documentFileName: 'x.xml' }, [NONE]],
    [{ family: undefined, part: '1' }, [`${PDFA} 1`, NONE]],
    [{ documentFileName: 'x.xml' }, ['BW-PDF-NAME pdf/Metadata/fx:DocumentFileName: x.xml,factur-x.xml']],
    [{ conformanceLevel: 'BASIC' }, ['BW-PDF-LEVEL pdf/Metadata/fx:ConformanceLevel: BASIC,EN 16931']],
    [{ conformanceLevel: undefined }, ['BW-PDF-LEVEL pdf/Metadata/fx:ConformanceLevel: "",EN 16931']],
    [{ conformanceLevel: 'en_16931' }, []],
    [{ conformanceLevel: 'comfort' }, []],
    [{ extensions: [] }, [EXTENSION]],
    [{ extensions: ['urn:other#'] }, [EXTENSION]],
  ])('with %o cause %j', (metadata, expected) => {
    expect(saidOf({}, metadata)).toEqual(expected);
  });

  it('cause a warning if missing', () => {
    const found = saidOf({}, {}, { described: undefined });
    expect(found).toEqual(['BW-PDF-METADATA pdf/Metadata: ']);
  });

  it('are not compared with an unknown format, or one without PDFs', () => {
    const of = (format: string | null) => saidOf({}, { conformanceLevel: 'BASIC' }, {}, format);
    expect(of('peppol-ubl')).toEqual(['BW-PDF-NAME pdf/factur-x.xml: factur-x.xml,UBL']);
    expect(of(null)).toEqual([]);
  });
});

it('containerWarnings: reports a repaired or encrypted PDF', () => {
  expect(saidOf({}, {}, { isRepaired: true, isEncrypted: true })).toEqual([
    'BW-PDF-REPAIRED pdf: ',
    'BW-PDF-PDFA pdf/Encrypt: ',
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
  ])('are compared with the specification: %o', (metadata, expected) => {
    expect(codes(metadata)).toEqual([expected]);
  });

  it('may have the version of XRechnung with the level XRECHNUNG', () => {
    expect(codes({ version: '3.0', conformanceLevel: 'XRECHNUNG' })).toEqual([
      'BW-PDF-LEVEL pdf/Metadata/fx:ConformanceLevel',
    ]);
  });

  it('must have the fixed file name, without a path', () => {
    expect(saidOf({ name: 'invoice.xml', fullName: 'invoice.xml' }, { documentFileName: 'invoice.xml' })).toEqual([
      'BW-PDF-NAME pdf/invoice.xml: invoice.xml,factur-x.xml,xrechnung.xml',
    ]);
    expect(saidOf({ fullName: 'c//temp/factur-x.xml' })).toEqual([
      'BW-PDF-NAME pdf/factur-x.xml: c//temp/factur-x.xml,factur-x.xml,xrechnung.xml',
    ]);
    expect(codes({ documentFileName: 'xrechnung.xml' }, { name: 'xrechnung.xml', fullName: 'xrechnung.xml' })).toEqual(
      [],
    );
  });

  it('must be CII', () => {
    const level = { conformanceLevel: undefined };
    expect(saidOf({}, level, {}, 'en16931-ubl')[0]).toBe('BW-PDF-NAME pdf/factur-x.xml: factur-x.xml,UBL');
  });
});
