import { expect, test } from 'vitest';
import { valuesIn } from '../../../engine/text/testing.ts';
import { planFor } from '../../declare/plans.ts';
import { convertXml, validateXml } from '../../index.ts';
import { formatOf } from '../../list/formats.ts';
import { parseXml } from '../../list/parse-xml.ts';
import { recogniseRoot, syntaxes, whyUnrecognised } from '../../list/syntaxes.ts';
import { cdarFormats } from '../../messages/cdar/index.ts';
import { cdarStatus, written } from '../../messages/cdar/testing.ts';
import { kindOf, ROOTS } from '../../model/plan.ts';
import { judgedOf } from '../../rules/run.ts';
import { changed, ciiInvoice, ublInvoice } from '../../rules/testing.ts';
import { noteOn, type Recognition, recognise, recognisedAs } from './recognise.ts';

async function recognitionOf(xml: string): Promise<Recognition> {
  const reading = parseXml(xml);
  if (!reading.ok) throw new Error('this is XML');
  const kind = kindOf(reading.root);
  const { invoice } = judgedOf(reading.root, await planFor(kind));
  const { formats = [] } = syntaxes.find(({ isRoot }) => isRoot(reading.root)) ?? {};
  return recognise(formats, invoice, kind);
}

async function keyOf(xml: string): Promise<string> {
  return (await recognitionOf(xml)).format.key;
}

const CORE = 'urn:cen.eu:en16931:2017';
const XRECHNUNG = `${CORE}#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0`;
const PEPPOL = `${CORE}#compliant#urn:fdc:peppol.eu:2017:poacc`;

test.each([
  [CORE, 'en16931-ubl', 'en16931-cii'],
  [`${PEPPOL}:billing:3.0`, 'peppol-ubl', 'peppol-cii'],
  [`\n  ${PEPPOL}:billing:3.0 `, 'peppol-ubl', 'peppol-cii'],
  [`${PEPPOL}:billing:3.0#conformant#urn:example.com:more`, 'peppol-ubl', 'peppol-cii'],
  [XRECHNUNG, 'xrechnung-ubl', 'xrechnung-cii'],
  [`${XRECHNUNG}#conformant#urn:xeinkauf.de:kosit:extension:xrechnung_3.0`, 'xrechnung-ubl', 'xrechnung-cii'],
  [`${XRECHNUNG}#compliant#urn:xeinkauf.de:kosit:xrechnung:cvd_0.9`, 'xrechnung-ubl', 'xrechnung-cii'],
  [`${CORE}#compliant#urn:xoev-de:kosit:standard:xrechnung_2.3`, 'xrechnung-ubl', 'xrechnung-cii'],
  [`${CORE}#conformant#urn.cpro.gouv.fr:1p0:extended-ctc-fr`, 'fr-extended-ubl', 'fr-extended-cii'],
  [`${CORE}#conformant#urn:cpro.gouv.fr:1p0:extended-ctc-fr`, 'fr-extended-ubl', 'fr-extended-cii'],
  [`${CORE}#conformant#urn:peppol:france:billing:extended:1.0`, 'fr-extended-ubl', 'fr-extended-cii'],
  [`${CORE}#conformant#urn:peppol:france:billing:Factur-X:1.0`, 'en16931-ubl', 'fr-extended-cii'],
  [`${CORE}#compliant#urn:example.com:own`, 'en16931-ubl', 'en16931-cii'],
  [`${PEPPOL}:billing:3.01`, 'en16931-ubl', 'en16931-cii'],
  ['urn:factur-x.eu:1p0:basicwl', 'en16931-ubl', 'facturx-basicwl'],
  ['urn:factur-x.eu:1p0:basicwlx', 'en16931-ubl', 'en16931-cii'],
  ['urn:factur-x.eu:1p0:basic', 'en16931-ubl', 'facturx-basic'],
  [`${CORE}:compliant:factur-x.eu:1p0:basic`, 'en16931-ubl', 'facturx-basic'],
  [`${CORE}#conformant#urn:zugferd.de:2p0:extended`, 'en16931-ubl', 'facturx-extended'],
  ['', 'en16931-ubl', 'en16931-cii'],
])('the specification %j belongs to the formats %s and %s', async (specification, ubl, cii) => {
  expect(await keyOf(ublInvoice(specification, 'urn:example.com'))).toBe(ubl);
  expect(await keyOf(ciiInvoice(specification, 'urn:example.com'))).toBe(cii);
});

test.each([
  [CORE, 'own', undefined],
  ['', 'none', undefined],
  [`${XRECHNUNG}#conformant#urn:xeinkauf.de:kosit:extension:xrechnung_3.0`, 'extension', undefined],
  [`${CORE}#compliant#urn:xoev-de:kosit:standard:xrechnung_1.2`, 'version', 'xrechnung-cii'],
  [
    `${CORE}#compliant#urn:xoev-de:kosit:standard:xrechnung_2.3#conformant#urn:xoev-de:kosit:extension:xrechnung_2.3`,
    'version',
    'xrechnung-cii',
  ],
  ['urn:zugferd.de:2p0:minimum', 'version', 'facturx-minimum'],
  ['urn:zugferd.de:2p0:minimumx', 'none', 'en16931-cii'],
  ['urn:cen.eu:en16931:2018', 'none', 'en16931-cii'],
  ['foo', 'none', 'en16931-cii'],
  [`${CORE}#conformant#urn:example.com:own`, 'none', 'en16931-cii'],
])('the specification %j is recognised as %s, with a notice', async (specification, naming, note) => {
  const recognition = await recognitionOf(ciiInvoice(specification, ''));
  expect(recognition.naming).toBe(naming);
  const said = noteOn(recognition);
  expect(said?.values?.format).toBe(note);
});

test('checking reports the rules used for an older version', async () => {
  const version = `${CORE}#compliant#urn:xoev-de:kosit:standard:xrechnung_2.3`;
  const checked = await validateXml(ublInvoice(version, ''));
  expect(checked.warnings).toContainEqual(
    expect.objectContaining({
      code: 'BW-XML-SPECIFICATION',
      level: 'information',
      positions: [{ line: 2, column: 1 }],
    }),
  );
  const asNamed = await validateXml(ublInvoice(version, ''), 'en16931-ubl');
  expect(asNamed.warnings?.map(({ code }) => code)).not.toContain('BW-XML-SPECIFICATION');
});

test.each(['urn:cen.eu:en16931:2018', 'foo'])(
  'checking warns about the unknown specification %s',
  async (specification) => {
    for (const xml of [ublInvoice(specification, ''), ciiInvoice(specification, '')]) {
      const { warnings = [] } = await validateXml(xml);
      expect(warnings.filter(({ code }) => code === 'BW-XML-SPECIFICATION')).toHaveLength(1);
    }
  },
);

test('checking reports a missing specification by its rule only', async () => {
  for (const xml of [ublInvoice('', ''), ciiInvoice('', '')]) {
    const outcome = await validateXml(xml);
    expect(outcome.ok ? [] : outcome.faults.map(({ code }) => code)).toContain('BR-01');
    expect(outcome.warnings?.map(({ code }) => code)).not.toContain('BW-XML-SPECIFICATION');
  }
});

test('self-billing is recognised in UBL only', async () => {
  const specification = `${PEPPOL}:selfbilling:3.0`;
  expect(await keyOf(ublInvoice(specification, 'urn:example.com'))).toBe('peppol-selfbilling-ubl');
  expect(await keyOf(ciiInvoice(specification, 'urn:example.com'))).toBe('en16931-cii');
});

test('the French CIUS is recognised by the core specification with a process and a seller in France', async () => {
  const keys = async (specification: string, process: string, country: string) => {
    const inFrance = (xml: string, around: string) => changed(xml, [`${around}DE<`, `${around}${country}<`]);
    const ubl = await keyOf(inFrance(ublInvoice(specification, process), '<cbc:IdentificationCode>'));
    const cii = await keyOf(inFrance(ciiInvoice(specification, process), '<ram:CountryID>'));
    return [ubl, cii];
  };
  const cius = ['fr-cius-ubl', 'fr-cius-cii'];
  const core = ['en16931-ubl', 'en16931-cii'];
  expect(await keys(CORE, 'B1', 'FR')).toEqual(cius);
  expect(await keys(CORE, ' M9 ', 'FR')).toEqual(cius);
  expect(await keys(CORE, 'B1', 'DE')).toEqual(core);
  expect(await keys(CORE, 'B3', 'FR')).toEqual(core);
  const network = `${CORE}#compliant#urn:peppol:france:billing:cius:1.0`;
  expect(await keys(network, 'urn:peppol:france:billing:regulated', 'DE')).toEqual(cius);
});

function recognised(xml: string) {
  const reading = parseXml(xml);
  if (!reading.ok) throw new Error('this is XML');
  return recogniseRoot(reading.root);
}

const UBL = 'urn:oasis:names:specification:ubl:schema:xsd';
const UNECE = 'urn:un:unece:uncefact:data:standard';

test.each([
  [`<Order xmlns="${UBL}:Order-2"/>`, 'Order'],
  [`<Reminder xmlns="${UBL}:Reminder-2"/>`, 'Reminder'],
  ['<CrossIndustryDocument xmlns="urn:ferd:CrossIndustryDocument:invoice:1p0"/>', 'ZUGFeRD 1.0'],
  ['<SCRDMCCBDACIOMessageStructure xmlns="urn:un:unece:uncefact:data:SCRDMCCBDACIOMessageStructure:100"/>', 'Order-X'],
  ['<svg xmlns="http://www.w3.org/2000/svg"/>', 'svg'],
  ['<rss version="2.0"/>', 'rss'],
  ['<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"/>', 'Document'],
  ['<Invoice/>', `Invoice,,${UBL}:Invoice-2`],
  [`<Invoice xmlns="${UBL}:Invoice-1"/>`, `Invoice,${UBL}:Invoice-1,${UBL}:Invoice-2`],
  [`<CreditNote xmlns="${UBL}:Invoice-2"/>`, `,${UBL}:CreditNote-2`],
  [
    `<CrossIndustryInvoice xmlns="${UNECE}:CrossIndustryInvoice:103"/>`,
    `,${UNECE}:CrossIndustryInvoice:103,${UNECE}:CrossIndustryInvoice:100`,
  ],
  ['<Rechnung xmlns="urn:example.com"/>', 'Rechnung,urn:example.com'],
])('%s is recognised by its name', async (xml, what) => {
  const found = recognised(xml);
  expect(found.ok ? '' : valuesIn((await whyUnrecognised(found)).what).join()).toContain(what);
});

const wrapped = (...documents: string[]) =>
  `<s:StandardBusinessDocument xmlns:s="http://www.unece.org/cefact/namespaces/StandardBusinessDocumentHeader">
<s:StandardBusinessDocumentHeader/>${documents.join('')}</s:StandardBusinessDocument>`;

test('a single invoice is found in the wrapper of a network', async () => {
  const invoice = ublInvoice(CORE, '');
  expect(recognised(wrapped(invoice))).toMatchObject({
    ok: true,
    syntax: { key: 'ubl' },
    root: { name: 'ubl:Invoice' },
  });
  const several = recognised(wrapped(invoice, invoice));
  expect(several.ok ? [] : valuesIn((await whyUnrecognised(several)).what)).toEqual(['StandardBusinessDocument']);
  const other = recognised(wrapped(`<Order xmlns="${UBL}:Order-2"/>`));
  expect(other.ok ? [] : valuesIn((await whyUnrecognised(other)).what)).toContain('Order');
  expect(recognised(wrapped()).ok).toBe(false);
});

const soap = (body: string) =>
  `<s:Envelope xmlns:s="http://www.w3.org/2003/05/soap-envelope" xmlns:w="urn:way">
<s:Header><w:To>b</w:To></s:Header><s:Body><w:Send><w:Id>1</w:Id>${body}</w:Send></s:Body></s:Envelope>`;

const environment = { now: () => new Date('2026-03-05T12:00:00Z'), uuid: () => '0195ce71-dc9c-72c8-bf2c-9890a4a9f0a2' };

test('an invoice is found at any depth of a wrapper, ignoring everything around it', async () => {
  const invoice = ublInvoice(CORE, '');
  expect(recognised(soap(invoice))).toMatchObject({ ok: true, syntax: { key: 'ubl' }, root: { name: 'ubl:Invoice' } });
  const several = recognised(soap(invoice + invoice));
  expect(several.ok ? [] : valuesIn((await whyUnrecognised(several)).what)).toEqual(['Envelope']);
  expect(await saidOf(soap('<w:Invoice/>'))).toBe('SOAP,Envelope');

  const verdict = await validateXml(soap(invoice.replace('<cbc:ID>2026-17</cbc:ID>', '')));
  const fault = verdict.ok ? undefined : verdict.faults.find(({ code }) => code === 'BR-02');
  expect(fault?.positions?.map(({ line }) => line)).toEqual([2]);
  const read = await convertXml(soap(invoice), {}, environment);
  const left = (read.ok ? read.result.losses : []).filter(
    ({ kind, severity }) => kind === 'dropped' && severity === 'info',
  );
  expect(left.map(({ xpath }) => xpath?.split('}').at(-1))).toEqual(['Header', 'Id']);
});

/** Returns the root, or the values of the reason why it is not supported, without the list of supported syntaxes. */
const saidOf = async (xml: string) => {
  const found = recognised(xml);
  if (found.ok) return found.root.name;
  const { what } = await whyUnrecognised(found);
  const { supported: _, ...values } = what.values ?? {};
  return valuesIn({ ...what, values }).join();
};

test.each([
  [`<Order xmlns="${UBL}:Order-2"/>`, 'Order'],
  ['<Finvoice/>', 'Finvoice,Finvoice'],
  ['<a:Order xmlns:a="urn:a"/>', 'Order,urn:a'],
])('the kind of other XML is reported: %s', async (xml, expected) => {
  expect(await saidOf(xml)).toBe(expected);
});

test('an unsupported format is recognised by its name and the beginning of its namespace', async () => {
  const known = 'myDATA,InvoicesDoc';
  expect(await saidOf('<f:InvoicesDoc xmlns:f="http://www.aade.gr/myDATA/invoice/v1.0"/>')).toContain(known);
  expect(await saidOf('<f:InvoicesDoc xmlns:f="urn:http://www.aade.gr/"/>')).not.toContain(known);
  expect(await saidOf('<f:Invoices xmlns:f="http://www.aade.gr/"/>')).not.toContain(known);
  expect(await saidOf(`<InvoicesDoc xmlns="http://www.aade.gr/\n"/>`)).toContain(known);
});

test('long names are cut in messages', async () => {
  const long = 'x'.repeat(5000);
  for (const xml of [
    `<${long}/>`,
    `<a xmlns="urn:${long}"/>`,
    `<${long} xmlns="${UBL}:Order-2"/>`,
    `<${long}>${ublInvoice(CORE, '').repeat(2)}</${long}>`,
  ]) {
    expect((await saidOf(xml)).length).toBeLessThan(600);
  }
});

test('the contents of a business document wrapper are named, other wrappers by themselves', async () => {
  const finvoice = '<Finvoice/>';
  expect(await saidOf(wrapped(finvoice))).toBe('Finvoice,Finvoice');
  expect(await saidOf(wrapped())).toMatch(/^StandardBusinessDocument,/);
  expect(await saidOf(`<Box>${finvoice}</Box>`)).toMatch(/^Box,/);
  const namesake = wrapped(finvoice).replace('http://www.unece.org', 'http://www.example.org');
  expect(await saidOf(namesake)).toMatch(/^StandardBusinessDocument,/);
});

test('the kind is determined by the root, in a wrapper or without one', async () => {
  const credit = `<CreditNote xmlns="${UBL}:CreditNote-2"/>`;
  const life =
    '<CrossDomainAcknowledgementAndResponse xmlns="urn:un:unece:uncefact:data:standard:CrossDomainAcknowledgementAndResponse:100"/>';
  expect(await Promise.all([credit, life, ciiInvoice(CORE, '')].map(saidOf))).toEqual([
    ROOTS['ubl-credit-note'],
    ROOTS.cdar,
    ROOTS.cii,
  ]);
  expect(await Promise.all([credit, life].map((each) => saidOf(`<Box>${each}</Box>`)))).toEqual([
    ROOTS['ubl-credit-note'],
    ROOTS.cdar,
  ]);
});

test('noteOn names the specification, and the format whose rules apply', async () => {
  const noteIn = async (specification: string) => {
    const said = noteOn(await recognitionOf(ciiInvoice(specification, '')));
    return said && valuesIn(said);
  };
  expect(await noteIn('urn:zugferd.de:2p0:minimum')).toEqual([
    'urn:zugferd.de:2p0:minimum',
    'facturx-minimum',
    expect.any(String),
  ]);
  expect(await noteIn(`${CORE}#compliant#urn:own`)).toEqual([
    `${CORE}#compliant#urn:own`,
    'en16931-cii',
    expect.any(String),
  ]);
  for (const other of ['urn:own', `x${CORE}#compliant#urn:own`, `${CORE}#other#urn:own`, `${CORE}#compliant`]) {
    expect(await noteIn(other)).toContain(other);
  }
  expect(await noteIn('')).toBeUndefined();
});

test('a requested format is compared with the declaration of the invoice', async () => {
  const namingOf = async (key: string, specification: string) => {
    const reading = parseXml(ciiInvoice(specification, ''));
    const format = formatOf(key);
    if (!reading.ok || format === undefined) throw new Error('there are both');
    const { invoice } = judgedOf(reading.root, await planFor('cii'));
    const recognition = recognisedAs(format, invoice, 'cii');
    expect(recognition).toMatchObject({ format: { key }, specification: specification.trim() });
    return recognition.naming;
  };
  expect(await namingOf('en16931-cii', ` ${CORE} `)).toBe('own');
  expect(await namingOf('en16931-cii', '')).toBe('none');
  expect(await namingOf('xrechnung-cii', CORE)).toBe('none');
  expect(await namingOf('xrechnung-cii', `${CORE}#compliant#urn:xoev-de:kosit:standard:xrechnung_2.3`)).toBe('version');
  expect(await namingOf('fr-cius-cii', `${CORE}#compliant#urn:peppol:france:billing:cius:1.0`)).toBe('own');
});

test('life cycle messages are distinguished by their guideline', async () => {
  for (const key of ['cdar', 'cdar-ppf']) {
    const { xml } = await written(cdarStatus, key);
    const reading = parseXml(xml);
    if (!reading.ok) throw new Error('it is XML');
    const { invoice } = judgedOf(reading.root, await planFor('cdar'));
    const specification = formatOf(key)?.specification;
    expect(recognise(cdarFormats, invoice, 'cdar')).toMatchObject({ format: { key }, specification, naming: 'own' });
  }
});

test('an invoice without the groups that identify its format is read as the core', async () => {
  const french = `urn:peppol:france:billing:regulated`;
  const nameless = ublInvoice('', '').replace(/<cbc:(CustomizationID|ProfileID)><.*>\n/g, '');
  expect(nameless).not.toContain('CustomizationID');
  expect(await recognitionOf(nameless)).toMatchObject({
    format: { key: 'en16931-ubl' },
    specification: '',
    naming: 'none',
  });
  const seller = /<cac:AccountingSupplierParty>.*<\/cac:AccountingSupplierParty>/s;
  const address = /<cac:PostalAddress>.*?<\/cac:PostalAddress>/;
  expect(await keyOf(ublInvoice(CORE, 'B1').replace(seller, ''))).toBe('en16931-ubl');
  expect(await keyOf(ublInvoice(CORE, 'B1').replace(address, ''))).toBe('en16931-ubl');
  expect(
    await keyOf(ublInvoice(`${CORE}#compliant#urn:peppol:france:billing:cius:1.0`, french).replace(seller, '')),
  ).toBe('fr-cius-ubl');
});

test('the fault of an unknown file lists all syntaxes, and national ones are found in a business document', async () => {
  const other = recognised('<a/>');
  expect(other.ok ? [] : (await whyUnrecognised(other)).what.values?.supported).toEqual(
    syntaxes.map(({ name }) => name),
  );
  for (const name of ['Faktura', 'FatturaElettronica'])
    expect(recognised(wrapped(`<${name} xmlns="urn:example.com"/>`))).toMatchObject({
      ok: true,
      root: { localName: name },
    });
});
