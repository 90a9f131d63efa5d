import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../engine/model/json.ts';
import { italianInvoice } from '../../../formats/national/fatturapa/testing.ts';
import { STATEMENT } from '../../../formats/national/verifactu/statement.ts';
import { SYSTEM, spanishInvoice } from '../../../formats/national/verifactu/testing.ts';
import { nurseryInvoice as invoice } from '../../../formats/testing/nursery-invoice.ts';
import { loadTranslation } from '../../../translations/load.ts';
import { language, showLanguage } from '../../ui/texts/say.ts';
import { possibleFixes } from './possible-fixes.ts';
import { saveAs, saveKinds } from './saving.ts';

const text = JSON.stringify(invoice);

describe('saveKinds', () => {
  it('returns the kinds that fit the document type, in the requested language', async () => {
    const { kinds, likely } = await saveKinds({ text, tag: 'de' });
    expect(kinds.map(({ key }) => key)).toEqual(
      expect.arrayContaining(['en16931-ubl', 'xrechnung-cii', 'facturx-basic']),
    );
    expect(kinds.map(({ key }) => key)).not.toContain('cdar');
    expect(kinds.find(({ key }) => key === 'xrechnung-ubl')?.description).toMatch(/deutsche Behörden/);
    expect(likely).toBeUndefined();
  });

  it('describes kinds in a language that only the translation has', async () => {
    const descriptionIn = async (tag: string) =>
      (await saveKinds({ text, tag })).kinds.find(({ key }) => key === 'xrechnung-ubl')?.description;
    const english = await descriptionIn('en');
    await showLanguage('nl', ['formats', 'names']);
    const translation = await loadTranslation('nl', ['names']);
    expect(await descriptionIn('nl')).toBe(translation?.find(english ?? ''));
    delete language.translation;
    expect(await descriptionIn('nl')).toBe(english);
  });

  it('tests kinds without drawing pages, by the contained e-invoice', async () => {
    const { kinds } = await saveKinds({ text, tag: 'en' });
    const trialOf = (key: string) => kinds.find((each) => each.key === key)?.trial;
    expect(['xrechnung-ubl', 'facturx-basic-pdf', 'pdf'].map(trialOf)).toEqual([
      'xrechnung-ubl',
      'facturx-basic',
      undefined,
    ]);
    const drawn = kinds.filter(({ mediaType }) => mediaType === 'application/pdf').map(({ key }) => key);
    for (const { trial } of kinds) expect(drawn).not.toContain(trial);
  });

  it('suggests the kind of the addons', async () => {
    const withAddon = JSON.stringify({ ...invoice, $addons: ['eu-en16931-v2017', 'de-xrechnung-v3'] });
    expect((await saveKinds({ text: withAddon, tag: 'en' })).likely).toBe('xrechnung-ubl');
    // Of the profiles of Factur-X, the one for people and programs that has room for the whole invoice.
    const french = JSON.stringify({ ...invoice, $addons: ['fr-facturx-v1'] });
    expect((await saveKinds({ text: french, tag: 'en' })).likely).toBe('facturx-en16931-pdf');
  });

  it.each([
    ['RO', 'cius-ro-ubl'],
    ['HR', 'hr-ubl'],
    ['PT', 'cius-pt-ubl'],
    ['NL', 'nlcius-ubl'],
    ['SE', 'peppol-ubl'],
    ['DE', 'en16931-ubl'],
    ['US', 'en16931-ubl'],
  ])('suggests a format for %s if the addon is only EN 16931', async (country, expected) => {
    const { $regime: _, ...rest } = invoice as JsonObject;
    const supplier = { name: 'A', tax_id: { country } };
    const text = JSON.stringify({ ...rest, supplier, $addons: ['eu-en16931-v2017'] });
    expect((await saveKinds({ text, tag: 'en' })).likely).toBe(expected);
  });

  it('suggests ZUGFeRD in a PDF for its addon, and no other e-invoice where the national file is not written', async () => {
    const of = async (...$addons: string[]) => {
      const { kinds, likely, national } = await saveKinds({
        text: JSON.stringify({ ...invoice, $addons }),
        tag: 'en',
      });
      const usual = kinds.find(({ isUsual }) => isUsual)?.key;
      return {
        usual,
        likely,
        unwritten: national?.files.flatMap(({ unwritten }) => unwritten ?? []),
        first: kinds[0]?.key,
      };
    };
    expect(await of('de-zugferd-v2')).toMatchObject({ usual: 'facturx-en16931-pdf', likely: 'facturx-en16931-pdf' });
    expect(await of('eu-en16931-v2017', 'de-zugferd-v2')).toMatchObject({
      usual: 'facturx-en16931-pdf',
      unwritten: [],
    });
    const nothing = { usual: undefined, likely: undefined, first: 'pdf' };
    expect(await of('es-verifactu-v1')).toMatchObject({ usual: 'verifactu', unwritten: [] });
    expect(await of('es-tbai-v1')).toEqual({ ...nothing, unwritten: ['TicketBAI'] });
    expect(await of('eu-en16931-v2017', 'mx-cfdi-v4')).toMatchObject({ usual: 'cfdi', unwritten: [] });
  });

  it('returns life cycle messages for a status, and only pages for a party', async () => {
    const statusIn = async ($regime: string, parties = {}) => {
      const text = JSON.stringify({ $schema: 'https://gobl.org/draft-0/bill/status', $regime, ...parties });
      const { kinds, byLaw, likely } = await saveKinds({ text, tag: 'en' });
      return { keys: kinds.map(({ key }) => key), byLaw, likely };
    };
    expect((await statusIn('DE')).likely).toBeUndefined();
    expect((await statusIn('FR')).likely).toBe('cdar');
    // Only France prescribes them.
    expect((await statusIn('DE')).byLaw).toBeUndefined();
    const french = await statusIn('FR');
    expect(french.byLaw).toBe('cdar');
    expect(french.keys).toEqual(['pdf', 'cdar', 'cdar-ppf', 'peppol-invoice-response', 'json', 'yaml']);
    // Elsewhere answers go over Peppol, if both sides have an address there.
    const peppol = { inboxes: [{ key: 'peppol', scheme: '0208', code: '0403170701' }] };
    const byLaw = async (country: string, supplier: object, customer: object) =>
      (await statusIn(country, { supplier, customer })).byLaw;
    expect(await byLaw('BE', peppol, peppol)).toBe('peppol-invoice-response');
    expect(await byLaw('BE', peppol, {})).toBeUndefined();
    expect(await byLaw('FR', peppol, peppol)).toBe('cdar');
    // The platforms of the reform have only French companies.
    const abroad = { ...peppol, tax_id: { country: 'BE' } };
    expect(await byLaw('FR', peppol, abroad)).toBe('peppol-invoice-response');
    const party = JSON.stringify({ $schema: 'https://gobl.org/draft-0/org/party', name: 'A' });
    expect((await saveKinds({ text: party, tag: 'en' })).kinds.map(({ key }) => key)).toEqual(['pdf', 'json', 'yaml']);
  });

  describe('the files of a country', () => {
    const of = async (country: string, members: object = {}, cat = 'VAT') => {
      const supplier = { ...invoice.supplier, tax_id: { country, code: '1' } };
      const lines = [{ ...invoice.lines[0], taxes: [{ cat, percent: '8%' }] }];
      const customer = { ...invoice.customer, tax_id: { country, code: '2' } };
      const text = JSON.stringify({ ...invoice, $regime: country, supplier, customer, lines, ...members });
      const { kinds, national, byLaw } = await saveKinds({ text, tag: 'en' });
      const files = national?.files.map(({ key, unwritten }) => key ?? unwritten);
      const inTier = kinds.filter(({ tier }) => tier === 'country').map(({ key }) => key);
      expect(inTier.toSorted()).toEqual(files?.filter((file) => inTier.includes(file ?? '')).toSorted() ?? []);
      return { files, byLaw, isRequired: national?.isRequired };
    };

    it.each([
      ['DE', ['xrechnung-ubl', 'facturx-en16931-pdf']],
      ['BE', ['peppol-ubl']],
      ['NL', ['nlcius-ubl']],
      ['ES', ['verifactu', 'facturae', 'TicketBAI']],
      ['CO', ['DIAN XML']],
      ['US', undefined],
    ])('for %s are %j', async (country, expected) => {
      expect((await of(country)).files).toEqual(expected);
    });

    it('exclude e-invoices that cannot state the tax', async () => {
      expect((await of('SG', {}, 'GST')).files).toEqual(['pint-sg']);
      expect((await of('BE', {}, 'ST')).files).toBeUndefined();
    });

    it('are required by a law in force on the date of issue', async () => {
      const required = async (country: string, issue_date: string) => (await of(country, { issue_date })).isRequired;
      expect(await required('BE', '2024-02-01')).toBe(false);
      expect(await required('BE', '2026-02-01')).toBe(true);
      expect(await required('CH', '2026-11-28')).toBe(false);
    });

    it('are required only for the customers that the law is about', async () => {
      const required = async (country: string, members: object) =>
        (await of(country, { issue_date: '2026-11-30', ...members })).isRequired;
      const customer = (country: string, code?: string) => ({ customer: { name: 'A', tax_id: { country, code } } });
      expect(await required('BE', customer('BE', '0403170701'))).toBe(true);
      expect(await required('BE', customer('BE'))).toBe(false);
      expect(await required('BE', customer('NL', '1'))).toBe(false);
      expect(await required('BE', { ...customer('BE', '0403170701'), type: 'proforma' })).toBe(false);
      // KSeF is the invoice, for customers abroad too.
      expect(await required('PL', customer('DE', '1'))).toBe(true);
      // Until 2027, only public bodies ask for a file in Spain and Germany, which a document says by its addon.
      expect(await required('ES', customer('ES', 'A28000008'))).toBe(false);
      expect(await required('ES', { ...customer('ES', 'A28000008'), $addons: ['es-facturae-v3'] })).toBe(true);
      expect(await required('ES', { ...customer('ES', 'A28000008'), issue_date: '2027-01-01' })).toBe(true);
      expect(await required('DE', customer('DE', '111111125'))).toBe(false);
      expect(await required('DE', { ...customer('DE', '111111125'), $addons: ['de-xrechnung-v3'] })).toBe(true);
    });

    it('are preselected if they are the invoice by law', async () => {
      const byLaw = async (country: string, issue_date: string) => (await of(country, { issue_date })).byLaw;
      expect(await byLaw('PL', '2026-03-01')).toBe('ksef');
      expect(await byLaw('PL', '2025-03-01')).toBeUndefined();
      expect(await byLaw('MX', '2026-03-01')).toBe('cfdi');
      expect(await byLaw('ES', '2027-03-01')).toBeUndefined();
    });

    it('include files for the tax office only with their addon', async () => {
      expect((await of('ES', { $addons: ['es-sii-v1'] })).files).toContain('SII');
      expect((await of('DE', { $addons: ['es-tbai-v1'] })).files).toContain('TicketBAI');
    });
  });
});

describe('saveAs', () => {
  it('keeps the text, or writes YAML', async () => {
    expect(await saveAs({ text, as: 'json' })).toMatchObject({ content: text, losses: [], faults: [] });
    expect((await saveAs({ text, as: 'yaml' })).content).toContain('code: R-7');
    const xml = '<?xml version="1.0" encoding="ISO-8859-1"?><Invoice/>';
    expect((await saveAs({ text: xml, as: 'xml' })).content).toBe(xml.replace('ISO-8859-1', 'UTF-8'));
  });

  it('uses the pages of a given PDF, or reports why not', async () => {
    const bytes = async (as: string, pages?: Blob) => {
      const { content, faults } = await saveAs({ text, as, pages });
      return content instanceof Uint8Array ? content : faults.map(({ code }) => code);
    };
    const drawn = await bytes('pdf');
    if (!(drawn instanceof Uint8Array)) throw new Error(`no PDF: ${drawn}`);
    const hybrid = await bytes('facturx-basic-pdf', new Blob([drawn]));
    expect(new TextDecoder('latin1').decode(hybrid as Uint8Array)).toContain('factur-x.xml');
    expect(await bytes('facturx-basic-pdf', new Blob(['no PDF']))).toEqual([expect.stringMatching(/^BW-PDF-/)]);
  });

  it('writes the format, and reports losses', async () => {
    const { content, faults, losses } = await saveAs({ text, as: 'en16931-ubl' });
    expect(faults).toEqual([]);
    expect(content).toContain('<cbc:ID>R-7</cbc:ID>');
    expect(losses).toMatchObject([{ kind: 'changed', properties: ['$.tax.rounding'] }]);
  });

  it('converts an e-invoice to another format', async () => {
    const { content } = await saveAs({ text, as: 'en16931-ubl' });
    const other = await saveAs({ text: String(content), as: 'en16931-cii' });
    expect(other.content).toContain('<ram:ID>R-7</ram:ID>');
  });

  it('returns everything that the addons and the official rules miss, each value once', async () => {
    const { payment: _, ...bare } = invoice;
    const withoutAddresses = ({ addresses: _, ...party }: Record<string, unknown>) => party;
    const short = { ...bare, supplier: withoutAddresses(bare.supplier), customer: withoutAddresses(bare.customer) };
    const missing = async (as: string) =>
      (await saveAs({ text: JSON.stringify(short), as })).faults.map(({ code, properties }) => [code, ...properties]);
    expect(await missing('peppol-ubl')).toEqual([
      ['GOBL-EU-EN16931-BILL-INVOICE-04', '$.supplier.addresses'],
      ['GOBL-EU-EN16931-BILL-INVOICE-05', '$.customer.addresses'],
      ['GOBL-EU-EN16931-BILL-INVOICE-06', '$.payment'],
      ['PEPPOL-EN16931-R010', '$.customer.inboxes'],
      ['PEPPOL-EN16931-R020', '$.supplier.inboxes'],
    ]);
    const properties = (await missing('xrechnung-ubl')).map(([, property]) => property);
    expect(properties.filter((each) => each === '$.supplier.addresses')).toHaveLength(1);
    // Two parts of the payment.
    expect(properties.filter((each) => each?.startsWith('$.payment'))).toHaveLength(2);
  });

  it('asks how an invoice is paid, and for the telephone number together with the contact', async () => {
    const { payment: _, ...bare } = invoice;
    const { faults } = await saveAs({ text: JSON.stringify({ ...bare, type: 'credit-note' }), as: 'xrechnung-ubl' });
    expect(faults.flatMap(({ properties }) => properties)).toEqual(
      expect.arrayContaining(['$.payment.instructions', '$.supplier.people', '$.supplier.telephones']),
    );
  });

  it('returns faults at the values that are missing within their properties', async () => {
    const without = { ...invoice.customer.addresses[0], locality: undefined };
    const people = [{ name: { given: 'Petra', surname: 'Lang' } }];
    const supplier = { ...invoice.supplier, people };
    const text = JSON.stringify({ ...invoice, supplier, customer: { ...invoice.customer, addresses: [without] } });
    const { faults } = await saveAs({ text, as: 'xrechnung-ubl' });
    const places = faults.flatMap(({ properties }) => properties);
    expect(places).toEqual(
      expect.arrayContaining(['$.customer.addresses[0].locality', '$.supplier.telephones', '$.supplier.emails']),
    );
  });

  it('asks for a national code, not for the totals that follow from it', async () => {
    const taxes: JsonObject[] = [
      { cat: 'VAT', rate: 'standard' },
      { cat: 'IRPEF', percent: '20.0%' },
    ];
    const document = italianInvoice({
      lines: [{ quantity: '1', item: { name: 'Consulenza', price: '100.00' }, taxes }],
    });
    const { faults } = await saveAs({ text: JSON.stringify(document), as: 'fatturapa' });
    expect(faults.flatMap(({ properties }) => properties)).toEqual(['$.lines[0].taxes[1].ext.it-sdi-retained']);
  });

  it('lists what the law asks of a Factur-X beyond its format, if it is in force', async () => {
    const party = (code: string) => ({ ...invoice.supplier, tax_id: { country: 'FR', code } });
    const french = (issue_date: string) => {
      const { $regime: _, $addons: __, ...rest } = invoice as Record<string, unknown>;
      const parties = { supplier: party('40303265045'), customer: party('83404833048') };
      const lines = [
        { quantity: '1', item: { name: 'Pose', price: '100.00' }, taxes: [{ cat: 'VAT', rate: 'standard' }] },
      ];
      return JSON.stringify({ ...rest, ...parties, lines, issue_date });
    };
    const asked = async (day: string) =>
      (await saveAs({ text: french(day), as: 'facturx-en16931-pdf' })).losses
        .filter(({ kind, severity }) => kind === 'supplied' && severity === 'warning')
        .flatMap(({ properties }) => properties);
    expect(await asked('2026-11-30')).toEqual(expect.arrayContaining(['$.supplier.inboxes', '$.customer.inboxes']));
    expect(await asked('2026-08-30')).toEqual([]);
  });

  it('returns faults at their properties, and offers only fixes that work', async () => {
    const { content, faults } = await saveAs({ text, as: 'xrechnung-ubl' });
    expect(content).toBeUndefined();
    const code = 'GOBL-DE-XRECHNUNG-BILL-INVOICE-29';
    expect(faults.find((fault) => fault.code === code)?.properties).toEqual(['$.ordering.code']);
    const given = { code, path: '$.ordering' };
    const request = { text, envelop: false, language: 'en', faults: [given] };
    const [found] = await possibleFixes(request, new AbortController().signal);
    expect(found).toMatchObject({ fix: undefined, count: 1 });
  });
});

describe('the national e-invoice of the supplier’s country', () => {
  const of = (country: string, number: string, customer: string) =>
    JSON.stringify({
      ...invoice,
      $regime: country,
      currency: country === 'PL' ? 'PLN' : 'EUR',
      supplier: { ...invoice.supplier, tax_id: { country, code: number } },
      customer: { ...invoice.customer, tax_id: { country, code: customer } },
      lines: [{ ...invoice.lines[0], taxes: [{ cat: 'VAT', rate: 'general' }] }],
    });
  const polish = of('PL', '9551893317', '1132191233');
  const italian = of('IT', '12345678903', '13029381004');

  it.each([
    ['ksef', polish],
    ['fatturapa', italian],
  ])('is tried in advance: %s; others only on request', async (key, text) => {
    const { kinds, likely } = await saveKinds({ text, tag: 'en' });
    expect([kinds.find(({ tier }) => tier === 'country')?.key, likely]).toEqual([key, key]);
    const national = kinds.filter((each) => ['ksef', 'fatturapa'].includes(each.key));
    expect(national.filter(({ trial }) => trial !== undefined).map((each) => each.key)).toEqual([key]);
  });

  it('has the prescribed file name', async () => {
    const answers = { progressive: '00042', transmitter: 'it 01234567897' };
    const own = await saveAs({ text: italian, as: 'fatturapa', answers: { progressive: '00042' } });
    const sent = await saveAs({ text: italian, as: 'fatturapa', answers });
    expect([own.fileName, sent.fileName]).toEqual(['IT12345678903_00042.xml', 'IT01234567897_00042.xml']);
  });

  it('has the link for its QR code, for the selected environment', async () => {
    const { fileName, verification } = await saveAs({ text: polish, as: 'ksef', answers: { environment: 'test' } });
    expect(fileName).toBe('R-7.xml');
    expect(verification).toMatchObject({
      url: expect.stringMatching(/^https:\/\/qr-test\.ksef\.mf\.gov\.pl\/invoice\/9551893317\/03-02-2026\/[\w-]{43}$/),
      label: 'OFFLINE',
    });
  });
});

describe('a saved billing record', () => {
  const answers = {
    system: JSON.stringify(SYSTEM),
    previous: 'null',
  };

  it.each([
    ['alta', /^(?!.*<sum1:Subsanacion>).*<sum1:RegistroAlta/s],
    ['subsanacion', /<sum1:Subsanacion>S<(?!.*<sum1:RechazoPrevio>)/s],
    ['rechazo', /<sum1:Subsanacion>S<.*<sum1:RechazoPrevio>X</s],
    ['anulacion', /<sum1:RegistroAnulacion/],
  ])('has the kind that the user chose: %s', async (operation, expected) => {
    const saved = await saveAs({
      text: JSON.stringify(spanishInvoice()),
      as: 'verifactu',
      answers: { ...answers, operation },
    });
    expect(saved.content).toMatch(expected);
    // The description of the format says it.
    expect(saved.losses.map(({ description }) => description)).not.toContain(STATEMENT.template);
  });
});
