/** Checks how a PDF contains its e-invoice (chapter 13 §6). Full PDF/A validation is left to specialised programs. */

import { type Fault, fault } from '../../engine/faults.ts';
import { type Described, familyOf } from '../../pdf/xmp.ts';
import type { Format } from '../declare/format.ts';
import { formats } from '../list/formats.ts';
import type { InvoiceInPdf } from './read-invoice.ts';

/**
 * Returns deviations from the specifications of Factur-X and ZUGFeRD. These are warnings, as the invoice is readable
 * anyway.
 */
export function containerWarnings(found: InvoiceInPdf, format: Format | undefined): Fault[] {
  return [...aboutAttachment(found), ...aboutName(found, format), ...aboutMetadata(found, format), ...aboutFile(found)];
}

function aboutAttachment({ attachment }: InvoiceInPdf): Fault[] {
  const { name, at, relationship, mediaType, modified } = attachment;
  const place = `pdf/${name}`;
  const warnings: Fault[] = [];
  if (!at.includes('associated')) {
    const text = 'The file {name} is attached, but missing in /AF of the catalog, where programs look for the invoice.';
    warnings.push(fault('BW-PDF-ASSOCIATED', `${place}/AF`, text, { name }));
  }
  if (relationship === undefined) {
    const text = 'The file {name} has no /AFRelationship, which relates it to the document; set one of {known}.';
    warnings.push(fault('BW-PDF-RELATIONSHIP', `${place}/AFRelationship`, text, { name, known: RELATIONSHIPS }));
  } else if (!RELATIONSHIPS.includes(relationship)) {
    const text =
      'The file {name} has the /AFRelationship {relationship}, which does not mark an invoice; use one of {known}.';
    warnings.push(
      fault('BW-PDF-RELATIONSHIP', `${place}/AFRelationship`, text, { relationship, name, known: RELATIONSHIPS }),
    );
  }
  if (mediaType !== 'text/xml' && mediaType !== 'application/xml') {
    const text = 'The file {name} has the media type {type}; it should be text/xml.';
    warnings.push(fault('BW-PDF-MEDIA-TYPE', `${place}/Subtype`, text, { name, type: mediaType ?? '""' }));
  }
  if (modified === undefined) {
    const text = 'The file {name} has no modification date, /Params /ModDate, which PDF/A-3 requires.';
    warnings.push(fault('BW-PDF-MODIFIED', `${place}/Params/ModDate`, text, { name }));
  }
  return warnings;
}

const RELATIONSHIPS = ['Alternative', 'Data', 'Source'];

function aboutMetadata({ pdf: { described }, attachment }: InvoiceInPdf, format: Format | undefined): Fault[] {
  const place = 'pdf/Metadata';
  if (!described) {
    const text = 'The PDF has no metadata (XMP) to declare its invoice and profile.';
    return [fault('BW-PDF-METADATA', place, text)];
  }
  const warnings: Fault[] = [];
  const { family, documentFileName, conformanceLevel, part, extensions } = described;
  if (part !== '3') {
    const text =
      'The PDF metadata does not declare PDF/A-3, the only format that can contain an invoice: pdfaid:part is {part}.';
    warnings.push(fault('BW-PDF-PDFA', `${place}/pdfaid:part`, text, { part: part ?? '""' }));
  }
  if (family === undefined) {
    const text = 'The PDF metadata does not declare an invoice: it has none of the Factur-X properties.';
    return [...warnings, fault('BW-PDF-METADATA', `${place}/fx`, text)];
  }
  warnings.push(...aboutProperties(described, family));
  if (documentFileName !== undefined && documentFileName !== attachment.name) {
    const text = 'The PDF metadata names the file {named}, but the invoice is in {name}.';
    const values = { named: documentFileName, name: attachment.name };
    warnings.push(fault('BW-PDF-NAME', `${place}/fx:DocumentFileName`, text, values));
  }
  const expected = format && levelOf(format);
  if (expected !== undefined && plainLevel(conformanceLevel) !== plainLevel(expected)) {
    const text =
      'The PDF metadata declares the level {level}, but the specification of the invoice (BT-24) is {expected}.';
    const values = { level: conformanceLevel ?? '""', expected };
    warnings.push(fault('BW-PDF-LEVEL', `${place}/fx:ConformanceLevel`, text, values));
  }
  if (!extensions.some((each) => familyOf(each) === family)) {
    const text = 'The PDF metadata does not declare the Factur-X properties in an extension schema, as PDF/A requires.';
    warnings.push(fault('BW-PDF-EXTENSION', `${place}/pdfaExtension:schemas`, text));
  }
  return warnings;
}

/**
 * The values that the specifications of a family fix (chapter 13 §5.3): namespace, XML file names, version of the
 * properties.
 */
interface Fixed {
  namespace: string;
  names: readonly string[];
  /** The pattern of the version if the specification fixes it for every profile; XRechnung has its own version. */
  version?: RegExp;
  expected: string;
}

const FIXED: Readonly<Partial<Record<NonNullable<Described['family']>, Fixed>>> = {
  'factur-x': {
    namespace: 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#',
    names: ['factur-x.xml', 'xrechnung.xml'],
    version: /^1\.0$/,
    expected: '1.0',
  },
  'zugferd-2.0': {
    namespace: 'urn:zugferd:pdfa:CrossIndustryDocument:invoice:2p0#',
    names: ['zugferd-invoice.xml'],
    expected: '2p0',
  },
};

/** Checks the properties one by one. The level is compared with the XML in another function. */
function aboutProperties(described: Described, family: NonNullable<Described['family']>): Fault[] {
  const place = 'pdf/Metadata';
  const warnings: Fault[] = [];
  const { documentType, documentFileName, version, namespace, conformanceLevel } = described;
  if (family !== 'order-x' && documentType !== 'INVOICE') {
    const text = 'The PDF metadata has the document type {found}; for an invoice it must be INVOICE.';
    warnings.push(fault('BW-PDF-METADATA', `${place}/fx:DocumentType`, text, { found: documentType ?? '""' }));
  }
  const fixed = FIXED[family];
  const isVersion = conformanceLevel === 'XRECHNUNG' ? /^\d\.\d$/ : fixed?.version;
  if (fixed && isVersion && !isVersion.test(version ?? '')) {
    const text = 'The PDF metadata has the format version {found}; expected {expected}.';
    const values = { found: version ?? '""', expected: fixed.expected };
    warnings.push(fault('BW-PDF-METADATA', `${place}/fx:Version`, text, values));
  }
  if (fixed && namespace !== undefined && namespace !== fixed.namespace) {
    const text = 'The invoice properties are in the namespace {found}; expected {expected}.';
    warnings.push(fault('BW-PDF-METADATA', `${place}/fx`, text, { found: namespace, expected: fixed.namespace }));
  }
  if (documentFileName === undefined) {
    const property = 'fx:DocumentFileName';
    const text = 'The PDF metadata has no property {property}.';
    warnings.push(fault('BW-PDF-METADATA', `${place}/${property}`, text, { property }));
  }
  return warnings;
}

/** Checks the name of the XML file, which each family fixes for an invoice in CII. */
function aboutName(
  { pdf: { described }, attachment: { name, fullName } }: InvoiceInPdf,
  format: Format | undefined,
): Fault[] {
  const place = `pdf/${name}`;
  const names = described?.family && FIXED[described.family]?.names;
  const warnings: Fault[] = [];
  if (names && !names.includes(fullName)) {
    const text = 'The invoice file is called {name}; programs look for {expected}.';
    warnings.push(fault('BW-PDF-NAME', place, text, { name: fullName, expected: names }));
  }
  const isOfFamily = names ?? Object.values(FIXED).find(({ names: known }) => known.includes(name));
  if (isOfFamily && format !== undefined && format.syntax !== 'cii') {
    const text = 'The file {name} is not CII, which programs that read Factur-X and ZUGFeRD look for; it is {syntax}.';
    warnings.push(fault('BW-PDF-NAME', place, text, { name, syntax: syntaxIn(format) }));
  }
  return warnings;
}

const syntaxIn = ({ syntax }: Format) => syntax.toUpperCase();

/** Returns the level of an invoice in a format, which depends on the specification. */
function levelOf({ specification }: Format): string | undefined {
  return formats.find((each) => each.container && each.specification === specification)?.container?.level;
}

/**
 * Normalises a level for comparison: programs write it with or without its blank, and one level under a former name.
 */
function plainLevel(level = ''): string {
  const plain = level.toUpperCase().replace(/[\s_]/g, '');
  return plain === 'COMFORT' ? 'EN16931' : plain;
}

function aboutFile({ pdf: { isRepaired, isEncrypted } }: InvoiceInPdf): Fault[] {
  const warnings: Fault[] = [];
  if (isRepaired) {
    const text = 'The cross-references of the PDF are broken; Billwright could read it, but it is not PDF/A.';
    warnings.push(fault('BW-PDF-REPAIRED', 'pdf', text));
  }
  if (isEncrypted) {
    const text = 'The PDF is encrypted with an empty password; Billwright could read it, but PDF/A forbids encryption.';
    warnings.push(fault('BW-PDF-PDFA', 'pdf/Encrypt', text));
  }
  return warnings;
}
