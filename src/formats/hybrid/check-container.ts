/**
 * Checks the way in which a PDF carries its e-invoice (chapter 13 §6). Full PDF/A validation is left to specialised
 * programs.
 */

import { type Fault, fault } from '../../engine/faults.ts';
import { type Described, familyOf } from '../../pdf/xmp.ts';
import type { Format } from '../format.ts';
import { formats } from '../formats.ts';
import type { InvoiceInPdf } from './read-invoice.ts';

/**
 * Returns deviations from the specifications of Factur-X and ZUGFeRD. These are warnings, as the invoice is readable
 * anyway.
 */
export function containerWarnings(found: InvoiceInPdf, format: Format | undefined): Fault[] {
  return [...aboutAttachment(found), ...aboutName(found), ...aboutMetadata(found, format), ...aboutFile(found)];
}

function aboutAttachment({ attachment }: InvoiceInPdf): Fault[] {
  const { name, at, relationship, mediaType, modified } = attachment;
  const place = `pdf/${name}`;
  const warnings: Fault[] = [];
  if (!at.includes('associated')) {
    const text =
      'The file {name} is attached, but not named in /AF of the catalog, where programs look for the invoice.';
    warnings.push(fault('BW-PDF-ASSOCIATED', `${place}/AF`, text, { name }));
  }
  if (relationship === undefined) {
    const text =
      'The file {name} does not say what it is to the document: /AFRelationship is missing; it is one of {known}.';
    warnings.push(fault('BW-PDF-RELATIONSHIP', `${place}/AFRelationship`, text, { name, known: RELATIONSHIPS }));
  } else if (!RELATIONSHIPS.includes(relationship)) {
    const text = 'By its /AFRelationship {relationship} the file {name} is no invoice; it is one of {known}.';
    warnings.push(
      fault('BW-PDF-RELATIONSHIP', `${place}/AFRelationship`, text, { relationship, name, known: RELATIONSHIPS }),
    );
  }
  if (mediaType !== 'text/xml' && mediaType !== 'application/xml') {
    const text = 'The file {name} has the media type {type}; it should be text/xml.';
    warnings.push(fault('BW-PDF-MEDIA-TYPE', `${place}/Subtype`, text, { name, type: mediaType ?? '""' }));
  }
  if (modified === undefined) {
    const text =
      'The file {name} does not say when it was changed: /Params /ModDate is missing, which PDF/A-3 demands.';
    warnings.push(fault('BW-PDF-MODIFIED', `${place}/Params/ModDate`, text, { name }));
  }
  return warnings;
}

const RELATIONSHIPS = ['Alternative', 'Data', 'Source'];

function aboutMetadata({ pdf: { described }, attachment }: InvoiceInPdf, format: Format | undefined): Fault[] {
  const place = 'pdf/Metadata';
  if (!described) {
    const text = 'The PDF has no metadata (XMP), which say that it carries an invoice, and of which profile.';
    return [fault('BW-PDF-METADATA', place, text)];
  }
  const warnings: Fault[] = [];
  const { family, documentFileName, conformanceLevel, part, extensions } = described;
  if (part !== '3') {
    const text =
      'The metadata of the PDF do not say that it is PDF/A-3, which alone may carry an invoice: pdfaid:part is {part}.';
    warnings.push(fault('BW-PDF-PDFA', `${place}/pdfaid:part`, text, { part: part ?? '""' }));
  }
  if (family === undefined) {
    const text =
      'The metadata of the PDF do not say that it carries an invoice: they have none of the properties of Factur-X.';
    return [...warnings, fault('BW-PDF-METADATA', `${place}/fx`, text)];
  }
  warnings.push(...aboutProperties(described, family));
  if (documentFileName !== undefined && documentFileName !== attachment.name) {
    const text = 'The metadata of the PDF name the file {named}, but the invoice is in {name}.';
    const values = { named: documentFileName, name: attachment.name };
    warnings.push(fault('BW-PDF-NAME', `${place}/fx:DocumentFileName`, text, values));
  }
  const expected = format && levelOf(format);
  if (expected !== undefined && plainLevel(conformanceLevel) !== plainLevel(expected)) {
    const text =
      'The metadata of the PDF say that the invoice is of the level {level}; by its specification (BT-24) it is {expected}.';
    const values = { level: conformanceLevel ?? '""', expected };
    warnings.push(fault('BW-PDF-LEVEL', `${place}/fx:ConformanceLevel`, text, values));
  }
  if (!extensions.some((each) => familyOf(each) === family)) {
    const text =
      'The metadata of the PDF do not declare the properties of Factur-X in an extension schema, as PDF/A demands.';
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

/** Checks the properties one by one. The level is compared with that of the XML elsewhere. */
function aboutProperties(described: Described, family: NonNullable<Described['family']>): Fault[] {
  const place = 'pdf/Metadata';
  const warnings: Fault[] = [];
  const { documentType, documentFileName, version, namespace, conformanceLevel } = described;
  if (family !== 'order-x' && documentType !== 'INVOICE') {
    const text = 'The metadata of the PDF have the document type {found}; for an invoice it is INVOICE.';
    warnings.push(fault('BW-PDF-METADATA', `${place}/fx:DocumentType`, text, { found: documentType ?? '""' }));
  }
  const fixed = FIXED[family];
  const isVersion = conformanceLevel === 'XRECHNUNG' ? /^\d\.\d$/ : fixed?.version;
  if (fixed && isVersion && !isVersion.test(version ?? '')) {
    const text = 'The metadata of the PDF have the version {found} of the format; it is {expected}.';
    const values = { found: version ?? '""', expected: fixed.expected };
    warnings.push(fault('BW-PDF-METADATA', `${place}/fx:Version`, text, values));
  }
  if (fixed && namespace !== undefined && namespace !== fixed.namespace) {
    const text = 'The properties of the invoice are in the namespace {found}; it is {expected}.';
    warnings.push(fault('BW-PDF-METADATA', `${place}/fx`, text, { found: namespace, expected: fixed.namespace }));
  }
  if (documentFileName === undefined) {
    const property = 'fx:DocumentFileName';
    const text = 'The metadata of the PDF lack the property {property}.';
    warnings.push(fault('BW-PDF-METADATA', `${place}/${property}`, text, { property }));
  }
  return warnings;
}

/** Checks the name of the XML file, which each family fixes. */
function aboutName({ pdf: { described }, attachment: { name } }: InvoiceInPdf): Fault[] {
  const names = described?.family && FIXED[described.family]?.names;
  if (!names || names.includes(name)) return [];
  const text = 'The file of the invoice is called {name}; programs look for {expected}.';
  return [fault('BW-PDF-NAME', `pdf/${name}`, text, { name, expected: names })];
}

/** Returns the level of an invoice in a format, which depends on the specification. */
function levelOf({ specification }: Format): string | undefined {
  return formats.find((each) => each.container && each.specification === specification)?.container?.level;
}

/** Normalises a level for comparison: programs write it with or without its blank, and one by its former name. */
function plainLevel(level = ''): string {
  const plain = level.toUpperCase().replace(/[\s_]/g, '');
  return plain === 'COMFORT' ? 'EN16931' : plain;
}

function aboutFile({ pdf: { isRepaired, isEncrypted } }: InvoiceInPdf): Fault[] {
  const warnings: Fault[] = [];
  if (isRepaired) {
    const text = 'The cross-references of the PDF are broken; it was read all the same, but is no PDF/A.';
    warnings.push(fault('BW-PDF-REPAIRED', 'pdf', text));
  }
  if (isEncrypted) {
    const text = 'The PDF is encrypted, with an empty password, so that it was read; no PDF/A may be.';
    warnings.push(fault('BW-PDF-PDFA', 'pdf/Encrypt', text));
  }
  return warnings;
}
