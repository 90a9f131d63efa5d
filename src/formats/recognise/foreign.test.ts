import { describe, expect, it, test } from 'vitest';
import { inspectXml } from '../check-report/inspect.ts';
import { convertXml, validateXml } from '../index.ts';
import { environment } from '../mapping/testing.ts';
import { ublInvoice } from '../rules/testing.ts';
import { families } from './foreign.ts';

const CORE = 'urn:cen.eu:en16931:2017';

interface Said {
  specification?: string;
  process?: string;
  version?: string;
  /** The attributes of the invoice type. */
  type?: string;
  number?: string;
  currency?: string;
  country?: string;
  extension?: string;
}

const element = (name: string, text: string | undefined) =>
  text === undefined ? '' : `<cbc:${name}>${text}</cbc:${name}>`;

/** Returns an invoice in UBL that identifies itself by these values. */
function invoice({ specification, process, version, type = '', number, currency = 'EUR', country, extension }: Said) {
  const within = `<cbc:IssueDate>2026-05-04</cbc:IssueDate><cbc:InvoiceTypeCode${type}>380</cbc:InvoiceTypeCode>`;
  const place = country ? `<cac:Country><cbc:IdentificationCode>${country}</cbc:IdentificationCode></cac:Country>` : '';
  const extensions = extension
    ? `<ext:UBLExtensions xmlns:ext="urn:oasis:names:specification:ubl:schema:xsd:CommonExtensionComponents-2"><ext:UBLExtension><ext:ExtensionContent><sts:${extension} xmlns:sts="urn:example"/></ext:ExtensionContent></ext:UBLExtension></ext:UBLExtensions>`
    : '';
  const head =
    element('UBLVersionID', version) + element('CustomizationID', specification) + element('ProfileID', process);
  return ublInvoice('', '')
    .replace(/<cbc:(CustomizationID|ProfileID)>.*?<\/cbc:\1>\s*/g, '')
    .replace(/(<[\w:]*Invoice [^>]*>)/, `$1${extensions}${head}`)
    .replace(/<cbc:ID>[^<]*<\/cbc:ID>/, (own) => (number === undefined ? own : element('ID', number)))
    .replace(/<cbc:IssueDate>.*?<\/cbc:InvoiceTypeCode>/s, within)
    .replace(/<cbc:DocumentCurrencyCode>.*?</, `<cbc:DocumentCurrencyCode>${currency}<`)
    .replace(/(<cac:AccountingSupplierParty>.*?)<cac:Country>.*?<\/cac:Country>/s, `$1${place}`);
}

const unjudged = async (xml: string) => {
  const verdict = await validateXml(xml);
  return verdict.ok && verdict.result.judged === false ? verdict.result.recognised : verdict;
};

describe('an invoice in a format other than EN 16931', () => {
  it.each<[Said, string, string]>([
    [{ specification: 'urn:peppol:pint:billing-1@eu-1' }, 'pint', 'PINT, eu-1'],
    [{ specification: '\n urn:peppol:pint:nontaxinvoice-1@eu-1 ' }, 'pint', 'PINT, eu-1'],
    [
      { specification: `${CORE}#conformant#urn:fdc:peppol.eu:2017:poacc:selfbilling:international:aunz:3.0` },
      'peppol-international',
      'Peppol BIS Billing International, aunz',
    ],
    [{ specification: 'urn:fdc:peppol:jp:billing:2.0' }, 'jp-bis-0', 'Peppol BIS Billing Japan 2.0'],
    [{ specification: `${CORE}#compliant#urn:mfin.gov.rs:srbdt:2022` }, 'srbdt', 'SRBDT 2022'],
    [{ specification: `${CORE}#Conformant#urn:UBL.BE:1.0.0.20180214` }, 'ubl-be', 'UBL.BE 1.0.0.20180214'],
    [
      { specification: 'urn:www.cenbii.eu:transaction:x:urn:www.simplerinvoicing.org:si:si-ubl:ver1.1.x' },
      'si-ubl-1',
      'SI-UBL 1.1',
    ],
    [{ specification: 'urn:www.cenbii.eu:transaction:x:urn:www.difi.no:ehf:faktura:ver2.0' }, 'ehf-2', 'EHF 2.0'],
    [
      { specification: 'urn:www.cenbii.eu:transaction:x:urn:www.peppol.eu:bis:peppol5a:ver2.0' },
      'peppol-bis-2',
      'Peppol BIS 2, 5a',
    ],
    [{ process: 'urn:www.cenbii.eu:profile:bii04:ver2.0' }, 'peppol-bis-2', 'Peppol BIS 2'],
    [{ specification: 'OIOUBL-2.02' }, 'oioubl-2', 'OIOUBL 2.02'],
    [{ process: 'Procurement-BilSim-1.0' }, 'oioubl-2', 'OIOUBL'],
    [{ specification: 'TR1.2', process: 'TEMELFATURA' }, 'ubl-tr', 'UBL-TR 1.2'],
    [{ process: 'HKS' }, 'ubl-tr', 'UBL-TR'],
    [{ process: 'DIAN 2.1: factura' }, 'dian', 'DIAN 2.1'],
    [{ version: 'UBL 2.1' }, 'dian', 'DIAN'],
    [{ extension: 'DianExtensions' }, 'dian', 'DIAN'],
    [{ process: 'reporting:1.0', country: 'JO' }, 'jofotara', 'JoFotara'],
    [{ process: 'reporting:1.0', currency: 'JOD' }, 'jofotara', 'JoFotara'],
    [{ specification: '2.0', type: ' listID="0101"' }, 'sunat', 'SUNAT 2.0'],
    [{ specification: '2.0', country: 'PE' }, 'sunat', 'SUNAT 2.0'],
    [{ specification: '2.0', number: 'B001-17' }, 'sunat', 'SUNAT 2.0'],
    [{ type: ' listVersionID="1.1"' }, 'myinvois', 'MyInvois 1.1'],
  ])('is recognised but not checked: %j', async (said, key, name) => {
    expect(await unjudged(invoice(said))).toEqual({ key, name });
  });

  it.each([
    ['<Invoice xmlns="http://isdoc.cz/namespace/2013" version="6.0.2"/>', 'isdoc', 'ISDOC 6.0.2'],
    ['<Invoice xmlns="http://isdoc.cz/namespace/invoice" version="5.3"/>', 'isdoc', 'ISDOC 5.3'],
    ['<s:Invoice xmlns:s="urn:sfti:documents:BasicInvoice:1:0"/>', 'svefaktura-1', 'Svefaktura 1.0'],
  ])('is recognised by its root: %s', async (xml, key, name) => {
    const verdict = await validateXml(xml);
    expect(verdict).toMatchObject({
      ok: true,
      result: { judged: false, recognised: { key, name } },
      warnings: [{ code: 'BW-XML-UNJUDGED', values: { name } }],
    });
    const read = await convertXml(xml, {}, environment);
    expect(read).toMatchObject({ ok: false, faults: [{ code: 'BW-XML-ROOT', values: { format: name } }] });
    expect(await validateXml(xml, 'en16931-ubl')).toMatchObject({ ok: false, faults: [{ code: 'BW-XML-ROOT' }] });
  });

  it('causes a warning at its identifier', async () => {
    const verdict = await validateXml(invoice({ specification: 'OIOUBL-2.1' }));
    expect(verdict).toMatchObject({
      ok: true,
      warnings: [{ code: 'BW-XML-UNJUDGED', properties: ['/ubl:Invoice/cbc:CustomizationID'], terms: ['BT-24'] }],
    });
    expect(verdict.warnings).toHaveLength(1);
  });

  it('is checked against the schema', async () => {
    const broken = invoice({ specification: 'OIOUBL-2.1' }).replace('2026-05-04', 'today');
    expect(await validateXml(broken)).toMatchObject({
      ok: false,
      faults: [{ code: 'XSD-VALUE' }],
      warnings: [{ code: 'BW-XML-UNJUDGED' }],
    });
  });

  it('is checked by another format on request', async () => {
    const verdict = await validateXml(invoice({ specification: 'OIOUBL-2.1' }), 'peppol-ubl');
    expect(verdict.ok ? [] : verdict.faults.map(({ code }) => code)).toContain('PEPPOL-EN16931-R004');
  });

  it('is read without the rules of EN 16931, with a notice', async () => {
    const read = await convertXml(invoice({ specification: 'OIOUBL-2.1' }), {}, environment);
    if (!read.ok) throw new Error('it can be read');
    expect(read.result.losses).toContainEqual(
      expect.objectContaining({ kind: 'changed', severity: 'warning', term: 'BT-24' }),
    );
    expect(read.result.result).not.toHaveProperty('$addons');
    expect(read.result.faults.filter(({ code }) => code.includes('EN16931'))).toEqual([]);
  });

  it('is inspected without rules', async () => {
    const inspected = await inspectXml(invoice({ specification: 'OIOUBL-2.1' }), environment);
    expect(inspected).toMatchObject({
      outcome: 'invoice',
      isJudged: false,
      format: { name: { en: 'OIOUBL 2.1' }, rule_sets: [] },
      faults: [],
    });
    const unread = await inspectXml('<Invoice xmlns="http://isdoc.cz/namespace/2013"/>', environment);
    expect(unread).toMatchObject({ outcome: 'other', isUnjudged: true, what: { values: { name: 'ISDOC' } } });
  });
});

test.each<[string, Said]>([
  ['an identifier of EN 16931', { specification: CORE, version: 'UBL 2.1' }],
  ['an unknown extension of EN 16931', { specification: `${CORE}#conformant#urn:example` }],
  ['an unknown identifier', { specification: 'urn:own' }],
  ['no identifier', {}],
  ['a version of UBL', { version: '2.1' }],
  ['a process of two countries in another one', { process: 'reporting:1.0', country: 'DE' }],
  ['an identifier of Peru without its other signs', { specification: '2.0' }],
])('an invoice with %s is checked', async (_, said) => {
  expect(await unjudged(invoice(said))).not.toHaveProperty('name');
});

test('each family of foreign formats has its own key', () => {
  expect(new Set(families.map(({ key }) => key)).size).toBe(families.length);
});
