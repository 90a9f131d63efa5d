import { describe, expect, it } from 'vitest';
import { validateXml } from '../index.ts';
import { formats } from '../list/formats.ts';
import { loadReleases, ruleSetNamed } from '../list/rule-sets.ts';
import { syntaxOf } from '../list/syntaxes.ts';
import { asFatturaPA, italianInvoice } from '../national/fatturapa/testing.ts';
import { asKsef, polishInvoice } from '../national/ksef/testing.ts';
import { loadSetAt } from '../rules/older-sets.ts';
import { ciiInvoice, ublInvoice } from '../rules/testing.ts';

const CORE = 'urn:cen.eu:en16931:2017';
const PEPPOL = `${CORE}#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0`;
const SELF_BILLING = `${CORE}#compliant#urn:fdc:peppol.eu:2017:poacc:selfbilling:3.0`;
const XRECHNUNG = `${CORE}#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0`;
const BILLING = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0';
const NOW = new Date('2026-11-27T10:00:00Z');

/** Returns the codes of errors and warnings on a day, and the releases. */
async function judgedOn(xml: string, asOf?: string, today?: string) {
  const outcome = await validateXml(xml, undefined, { now: NOW, asOf, today });
  const faults = outcome.ok ? [] : outcome.faults;
  const release = outcome.ok ? ('release' in outcome.result ? outcome.result.release : undefined) : outcome.release;
  return {
    errors: faults.map(({ code }) => code),
    warnings: outcome.warnings.map(({ code }) => code),
    releases: (release ?? []).map(({ set, release: name, from }) => `${set} ${name} ${from}`),
    faults,
  };
}

/** Returns an invoice with a due date, which the base does not have. */
function due(xml: string): string {
  return xml.replace('</cbc:IssueDate>', '</cbc:IssueDate><cbc:DueDate>2026-12-31</cbc:DueDate>');
}

it('loadReleases returns the releases of each set in order, and each one can be loaded', async () => {
  const bySet = await loadReleases();
  for (const releases of bySet.values()) {
    const days = releases.rows.flatMap(({ from }) => from ?? []);
    expect(days).toEqual([...days].sort());
  }
  const named = [...bySet.values()].flatMap(({ rows }) => rows.flatMap(({ sets }) => Object.entries(sets)));
  for (const [set, release] of named) {
    const loaded = await loadSetAt(ruleSetNamed(set), release);
    expect([loaded.key, loaded.version]).toEqual([set, release]);
  }
});

it('only formats of UBL, CII, CDAR and VERI*FACTU have several releases', () => {
  const owners = formats.filter(({ releases }) => releases);
  expect(new Set(owners.map(({ syntax }) => syntaxOf(syntax).key))).toEqual(
    new Set(['ubl', 'cii', 'cdar', 'verifactu']),
  );
});

describe('a missing due date', () => {
  it.each([
    ['EN 16931', CORE, 'A1', '2026-06-20', false],
    ['EN 16931', CORE, 'A1', '2026-05-14', true],
    ['Peppol', PEPPOL, BILLING, '2026-06-20', true],
    ['Peppol', PEPPOL, BILLING, '2026-08-23', true],
    ['Peppol', PEPPOL, BILLING, '2026-08-24', false],
    ['XRechnung', XRECHNUNG, BILLING, '2026-08-30', true],
    ['XRechnung', XRECHNUNG, BILLING, '2026-08-31', false],
  ])(
    'in %s is checked by the version of EN 16931 on that day (%s, %s, %s)',
    async (_, specification, process, day, isWrong) => {
      const { errors } = await judgedOn(ublInvoice(specification, process), day);
      expect(errors.includes('BR-CO-25')).toBe(isWrong);
    },
  );

  it('is not a fault without a day', async () => {
    const { errors, releases } = await judgedOn(ublInvoice(PEPPOL, BILLING));
    expect(errors).not.toContain('BR-CO-25');
    expect(releases).toEqual(['en16931-ubl 1.3.16 2026-08-24', 'peppol-ubl 3.0.21 2026-08-24']);
  });
});

describe('Peppol 3.0.22', () => {
  const renamed = (legal: string) =>
    due(ublInvoice(PEPPOL, BILLING)).replace('</cac:PartyLegalEntity>', `${legal}</cac:PartyLegalEntity>`);
  const gln = renamed('<cbc:CompanyID schemeID="0088">12345670</cbc:CompanyID>');

  it('applies from its first day on, also to a check without a day', async () => {
    const codesOn = async (day: string) => [
      (await judgedOn(gln, day)).errors,
      (await judgedOn(gln, undefined, day)).errors,
    ];
    expect(await codesOn('2027-02-23')).toEqual([[], []]);
    expect(await codesOn('2027-02-24')).toEqual([['PEPPOL-COMMON-R040'], ['PEPPOL-COMMON-R040']]);
  });

  it.each([
    ['2027-02-23', ['PEPPOL-EN16931-P0100']],
    ['2027-02-24', ['PEPPOL-EN16931-P0112']],
  ])('has its own list of document types (%s)', async (day, errors) => {
    const xml = due(ublInvoice(PEPPOL, BILLING)).replace('>380<', '>389<');
    expect((await judgedOn(xml, day)).errors).toEqual(errors);
  });

  it.each([
    ['2027-02-23', ['GR-R-001-5']],
    ['2027-02-24', []],
  ])('has no rule on the document type in Greek numbers any more (%s)', async (day, errors) => {
    const xml = ublInvoice(PEPPOL, BILLING)
      .replace(/(<cbc:ID>)[^<]*/, '$1090000045|02/03/2026|0|9.9|0|17')
      .replace(/(AccountingSupplierParty>[\s\S]*?IdentificationCode>)DE/, '$1GR')
      .replaceAll('>DE811907980<', '>EL090000045<');
    expect((await judgedOn(xml, day)).errors.filter((code) => code === 'GR-R-001-5')).toEqual(errors);
  });

  it.each([
    ['2027-02-23', []],
    ['2027-02-24', ['PEPPOL-EN16931-R211']],
  ])('limits repeated elements from its first day on (%s)', async (day, errors) => {
    const xml = due(ublInvoice(PEPPOL, BILLING)).replace(
      /(AccountingCustomerParty>[\s\S]*?)(<cac:PartyLegalEntity>[\s\S]*?<\/cac:PartyLegalEntity>)/,
      '$1$2$2',
    );
    const { errors: found } = await judgedOn(xml, day);
    expect(found.filter((code) => code.startsWith('PEPPOL'))).toEqual(errors);
  });
});

it('a result names the releases used and their first days, also in each fault', async () => {
  const { releases, faults } = await judgedOn(ublInvoice(PEPPOL, BILLING), '2026-06-20');
  expect(releases).toEqual(['en16931-ubl 1.3.15+0245 2026-02-23', 'peppol-ubl 3.0.20 2026-02-23']);
  const due = faults.find(({ code }) => code === 'BR-CO-25');
  expect(due?.release).toEqual({ set: 'en16931-ubl', release: '1.3.15+0245', from: '2026-02-23' });
  const own = await judgedOn(ublInvoice(PEPPOL, 'A1'), '2026-09-01');
  expect(own.faults.find(({ code }) => code === 'PEPPOL-EN16931-R007')?.release?.release).toBe('3.0.21');
});

it('a result names the first day of a release with several rows in the table', async () => {
  const { releases } = await judgedOn(ublInvoice(XRECHNUNG, BILLING), '2026-10-01');
  expect(releases).toEqual(['en16931-ubl 1.3.16 2026-08-31', 'xrechnung-ubl 2.6.0 2026-08-31']);
});

it.each([
  ['2024-01-01', 'BW-RELEASE-EARLIEST'],
  ['2026-01-01', undefined],
  ['2027-01-01', undefined],
])('a check on %s uses the nearest release, with the warning %s', async (day, note) => {
  const { warnings } = await judgedOn(ublInvoice(XRECHNUNG, BILLING), day);
  expect(warnings.filter((code) => code.startsWith('BW-RELEASE'))).toEqual(note === undefined ? [] : [note]);
});

it.each([
  ['2026-11-14', []],
  ['2026-11-15', ['BW-RELEASE-NEWER']],
])('a release that Billwright lacks is reported from its first day on (%s)', async (day, notes) => {
  const { warnings } = await judgedOn(ublInvoice(CORE, 'A1'), day);
  expect(warnings.filter((code) => code.startsWith('BW-RELEASE'))).toEqual(notes);
});

describe('XRechnung 2.6.0', () => {
  const locatedAt = (uri: string) =>
    due(ublInvoice(XRECHNUNG, BILLING)).replace(
      '<cac:AccountingSupplierParty>',
      `<cac:AdditionalDocumentReference><cbc:ID>1</cbc:ID><cac:Attachment><cac:ExternalReference><cbc:URI>${uri}</cbc:URI></cac:ExternalReference></cac:Attachment></cac:AdditionalDocumentReference>$&`,
    );

  it.each([
    ['2026-08-30', false],
    ['2026-08-31', true],
    [undefined, true],
  ])('requires URLs of external documents (%s)', async (day, isFatal) => {
    const { errors, warnings } = await judgedOn(locatedAt('example.com/a'), day, '2026-11-28');
    expect([errors, warnings].map((codes) => codes.includes('BR-TMP-2'))).toEqual([isFatal, !isFatal]);
  });

  it.each([
    ['2026-08-30', true],
    ['2026-08-31', false],
  ])('allows empty orders next to orders of the seller (%s)', async (day, isWrong) => {
    const order = '<cac:OrderReference><cbc:ID/><cbc:SalesOrderID>7</cbc:SalesOrderID></cac:OrderReference>';
    const xml = due(ublInvoice(XRECHNUNG, BILLING)).replace('<cac:AccountingSupplierParty>', `${order}$&`);
    expect((await judgedOn(xml, day)).errors.includes('PEPPOL-EN16931-R008')).toBe(isWrong);
  });

  it.each([
    ['2026-08-30', []],
    ['2026-08-31', ['BR-TMP-6']],
  ])('warns about dates with a time zone (%s)', async (day, codes) => {
    const xml = ublInvoice(XRECHNUNG, BILLING).replace(/(<cbc:IssueDate>[^<]*)/, '$1Z');
    expect((await judgedOn(xml, day)).warnings.filter((code) => code === 'BR-TMP-6')).toEqual(codes);
  });

  it.each([
    ['2026-08-30', true],
    ['2026-08-31', false],
  ])('makes a contact with person and department an error (%s)', async (day, isWarning) => {
    const xml = ciiInvoice(XRECHNUNG, BILLING).replace(
      '</ram:PersonName>',
      '$&<ram:DepartmentName>Accounts</ram:DepartmentName>',
    );
    const { errors, warnings } = await judgedOn(xml, day);
    expect([errors, warnings].map((codes) => codes.includes('CII-SR-465'))).toEqual([!isWarning, isWarning]);
  });
});

it.each([
  ['a format with one release', ublInvoice(`${CORE}#compliant#urn:fdc:nen.nl:nlcius:v1.0`, BILLING)],
  ['another version', ublInvoice(`${CORE}#compliant#urn:xoev-de:kosit:standard:xrechnung_2.3`, BILLING)],
  ['Peppol in CII', ciiInvoice(PEPPOL, BILLING)],
])("%s is always checked by today's rules", async (_, xml) => {
  const [today, then] = [await judgedOn(xml), await judgedOn(xml, '2025-06-01')];
  expect(then.errors).toEqual(today.errors);
  expect(then.warnings).toContain('BW-RELEASE-NONE');
});

it('the day "issue" is the date of the document, or today if it has none', async () => {
  const dated = (date: string) => ublInvoice(CORE, 'A1').replace(/(<cbc:IssueDate>)[^<]*/, `$1${date}`);
  expect((await judgedOn(dated('2026-04-30'), 'issue')).errors).toEqual(['BR-CO-25']);
  expect((await judgedOn(dated('2026-06-30'), 'issue')).errors).toEqual([]);
  const undated = dated('2026-04-30').replace(/<cbc:IssueDate>.*<\/cbc:IssueDate>/, '');
  expect((await judgedOn(undated, 'issue')).errors).not.toContain('BR-CO-25');
  const cii = ciiInvoice(CORE, 'A1');
  expect((await judgedOn(cii.replace(/(<ram:IssueDateTime>.*?>)\d{8}/, '$120260430'), 'issue')).errors).toEqual([
    'BR-CO-25',
  ]);
});

it.each(['2026-02-30', '22.02.2026', '', 'today', '2026-2-1'])('%j is rejected as a day', async (asOf) => {
  const outcome = await validateXml(ublInvoice(CORE, 'A1'), undefined, { now: NOW, asOf });
  expect(outcome).toMatchObject({ ok: false, key: 'input', faults: [{ code: 'BW-REQUEST-TYPE' }] });
});

describe('rules of EN 16931 and Peppol on a day', () => {
  it.each([
    ['2025-02-01', []],
    ['2025-06-01', ['UBL-SR-53']],
  ])('include UBL-SR-53 since 1.3.14 (%s)', async (day, errors) => {
    const xml = ublInvoice(CORE, 'A1').replace(
      '<cac:PartyLegalEntity>',
      '<cac:PartyTaxScheme><cbc:CompanyID>1</cbc:CompanyID><cac:TaxScheme/></cac:PartyTaxScheme><cac:PartyLegalEntity>',
    );
    expect((await judgedOn(xml, day)).errors.filter((code) => code === 'UBL-SR-53')).toEqual(errors);
  });

  it.each([
    ['2025-09-01', 'BR-66'],
    ['2025-12-01', 'CII-SR-463'],
  ])('have the codes of that day (%s)', async (day, code) => {
    const xml = ciiInvoice(CORE, 'A1').replace(
      '<ram:SpecifiedTradeSettlementHeaderMonetarySummation>',
      '<ram:SpecifiedTradeAllowanceCharge><ram:ActualAmount>0.00</ram:ActualAmount></ram:SpecifiedTradeAllowanceCharge>\n<ram:SpecifiedTradeSettlementHeaderMonetarySummation>',
    );
    expect((await judgedOn(xml, day)).errors).toContain(code);
  });

  it.each([
    ['2025-08-24', ['PEPPOL-COMMON-R042']],
    ['2025-08-25', []],
  ])('compare identifiers by the release of %s', async (day, errors) => {
    const xml = due(ublInvoice(PEPPOL, BILLING)).replace(
      /<cbc:EndpointID schemeID="[^"]*">[^<]*/,
      '<cbc:EndpointID schemeID="0184">13585628',
    );
    expect((await judgedOn(xml, day)).errors).toEqual(errors);
  });

  it.each([
    ['2026-05-14', ['BR-CL-03', 'BR-CL-04']],
    ['2026-05-15', []],
  ])('have the code lists of %s', async (day, errors) => {
    const xml = due(ublInvoice(CORE, 'A1')).replaceAll('EUR', 'XCG');
    expect((await judgedOn(xml, day)).errors).toEqual(errors);
  });

  it('are those of 1.3.13 for self-billing, with newer code lists', async () => {
    const xml = ublInvoice(SELF_BILLING, 'urn:fdc:peppol.eu:2017:poacc:selfbilling:01:1.0');
    const { releases } = await judgedOn(xml, '2026-06-20');
    expect(releases).toEqual(['en16931-ubl 1.3.13+0239-0245 2026-03-31', 'peppol-sb-ubl 3.0.1 2026-03-31']);
  });
});

describe('schemas that depend on the day', () => {
  it.each([
    ['2026-01-31', ['KSEF-FILE-08'], 'FA(2)'],
    ['2026-02-01', [], 'FA(3)'],
  ])('include FA(3) of KSeF from its first day on (%s)', async (day, codes, release) => {
    const { warnings, releases } = await judgedOn((await asKsef(polishInvoice())).xml, day);
    expect(warnings.filter((code) => code === 'KSEF-FILE-08')).toEqual(codes);
    expect(releases[0]).toContain(release);
  });

  it.each([
    ['2025-03-31', ['SDI-00200'], '1.2.2'],
    ['2025-04-01', [], '1.2.3'],
  ])('include TD29 of FatturaPA from its first day on (%s)', async (day, codes, release) => {
    const made = await asFatturaPA(italianInvoice());
    const xml = String(made.ok && made.result.result).replace('<TipoDocumento>TD01', '<TipoDocumento>TD29');
    const { errors, releases } = await judgedOn(xml, day);
    expect(errors.filter((code) => code === 'SDI-00200')).toEqual(codes);
    expect(releases).toEqual([expect.stringContaining(`fatturapa ${release}`)]);
  });
});

describe('a check by the French rules', () => {
  const extended = `${CORE}#conformant#urn.cpro.gouv.fr:1p0:extended-ctc-fr`;

  it.each([
    ['2026-08-31', false],
    ['2026-09-01', true],
  ])('rejects on %s only what was fatal on that day', async (day, isFatal) => {
    const { errors, warnings, releases } = await judgedOn(ublInvoice(extended, 'S1'), day);
    expect(errors.includes('BR-FR-10_BT-30')).toBe(isFatal);
    expect(warnings.includes('BR-FR-10_BT-30')).toBe(!isFatal);
    expect(releases[0]).toContain('fr-extended-ubl 1.4.0.03 2026-08-04');
  });

  it.each([
    ['2026-04-29', false],
    ['2026-04-30', true],
    ['2026-06-30', false],
  ])('uses on %s the delivery terms of that day, at first without FOB', async (day, isWrong) => {
    const terms = '<cac:DeliveryTerms><cbc:ID>FOB</cbc:ID></cac:DeliveryTerms>';
    const xml = due(ublInvoice(extended, 'S1')).replace('<cac:PaymentMeans>', `${terms}<cac:PaymentMeans>`);
    expect((await judgedOn(xml, day)).errors.includes('BR-FREXT-CL-27')).toBe(isWrong);
  });

  it.each([
    ['2026-04-29', 'a/b', []],
    ['2026-04-29', 'a.b', ['BR-FR-23_BT-34']],
    ['2026-04-30', 'a/b', ['BR-FR-23_BT-34']],
    ['2026-04-30', 'a.b', []],
  ])('allows on %s the address characters of that day: %s', async (day, address, codes) => {
    const endpoint = `<cbc:EndpointID schemeID="0225">${address}</cbc:EndpointID>`;
    const xml = ublInvoice(extended, 'S1').replace(/(<cac:AccountingSupplierParty>\s*<cac:Party>)/, `$1${endpoint}`);
    const { errors, warnings } = await judgedOn(xml, day);
    expect([...errors, ...warnings].filter((code) => code.startsWith('BR-FR-23_'))).toEqual(codes);
  });

  it.each([
    ['2026-04-29', ['BR-FR-17_BT-123']],
    ['2026-04-30', []],
  ])('allows on %s the kinds of attachments of that day', async (day, codes) => {
    const attached = '<cbc:ID>1</cbc:ID><cbc:DocumentDescription>RECAPITULATIF_COTRAITANCE</cbc:DocumentDescription>';
    const reference = `<cac:AdditionalDocumentReference>${attached}</cac:AdditionalDocumentReference>`;
    const xml = ublInvoice(extended, 'S1').replace('<cac:AccountingSupplierParty>', `${reference}$&`);
    const { errors, warnings } = await judgedOn(xml, day);
    expect([...errors, ...warnings].filter((code) => code.startsWith('BR-FR-17_'))).toEqual(codes);
  });
});

describe('a check by the French rules since 1.4.0.04', () => {
  const extended = `${CORE}#conformant#urn.cpro.gouv.fr:1p0:extended-ctc-fr`;
  const days = ['2026-09-30', '2026-10-01'] as const;

  /** Returns the rules of some names that fire before 1.4.0.04 and from then on. */
  async function onBoth(xml: string, names: RegExp) {
    const [before, then] = await Promise.all(days.map((day) => judgedOn(xml, day)));
    return [before, then].map((found) => [...new Set(found?.errors)].filter((code) => names.test(code)));
  }

  const withNotes = (xml: string, notes: readonly string[]) =>
    xml
      .replace(/<cbc:Note>[^<]*<\/cbc:Note>\s*/g, '')
      .replace('<cbc:DocumentCurrencyCode>', `${notes.map((note) => `<cbc:Note>${note}</cbc:Note>`).join('')}$&`);

  it.each([
    [['#BAR#B2B', 'Merci'], ['BR-FR-20_BT-21'], []],
    [['Merci', 'BAR#B2X'], [], ['BR-FR-20_BT-21']],
    [['BAR#B2X', 'Merci'], [], []],
    [['PMT#a', 'b'], ['BR-FR-05_BT-22-1'], ['BR-FR-05_BT-22-1']],
    [['a', 'PMT#b'], ['BR-FR-05_BT-22-1'], []],
    [['#PMT#a', 'PMT#b'], [], ['BR-FR-06_BT-21-1']],
    [['#PMT', 'b'], ['BR-FR-05_BT-22-1'], []],
    [['#BAR#', 'B2B'], [], []],
  ])('joins the notes %j with # before checking them', async (notes, before, then) => {
    const names = notes.join().includes('PMT') ? /^BR-FR-0[56]_BT-2[12]-1$/ : /^BR-FR-20_/;
    expect(await onBoth(withNotes(ublInvoice(extended, 'S1'), notes), names)).toEqual([before, then]);
  });

  it('also checks the due date of payment means', async () => {
    const xml = ublInvoice(extended, 'S1').replace(
      '</cbc:PaymentMeansCode>',
      '$&<cbc:PaymentDueDate>2020-01-01</cbc:PaymentDueDate>',
    );
    expect(await onBoth(xml, /^BR-FR-CO-07_/)).toEqual([[], ['BR-FR-CO-07_BT-9']]);
  });

  it('compares paid amounts exactly', async () => {
    const xml = ublInvoice(extended, 'S2')
      .replace(/(<cbc:TaxInclusiveAmount[^>]*>)[^<]*/, '$112345678901234567.01')
      .replace('<cbc:PayableAmount', '<cbc:PrepaidAmount currencyID="EUR">12345678901234567.02</cbc:PrepaidAmount>$&');
    expect(await onBoth(xml, /^BR-FR-CO-09_BT-23-1/)).toEqual([[], ['BR-FR-CO-09_BT-23-1']]);
  });

  const INFORMATION = '<ram:LineStatusReasonCode>INFORMATION</ram:LineStatusReasonCode>';
  const informed = (xml: string) =>
    xml.replace('</ram:LineID>', `$&${INFORMATION}`).replace(/<ram:LineStatusReasonCode>DETAIL[^<]*<[^>]*>/g, '');

  it('considers the tax categories of counted lines only', async () => {
    const found = await onBoth(informed(ciiInvoice(extended, 'S1')), /^BR-FREXT-S-01$/);
    expect(found).toEqual([[], ['BR-FREXT-S-01']]);
  });

  it.each([
    ['FR', 'S1', '1.09.2 (France)', ['BR-FXEXT-S-01']],
    ['FR', 'A1', '1.09.2', []],
    ['AT', 'S1', '1.09.2', []],
  ])(
    'has special rules for Factur-X EXTENDED with sellers in %s and billing mode %s',
    async (country, frame, release, then) => {
      const profile = `${CORE}#conformant#urn:factur-x.eu:1p0:extended`;
      const xml = informed(ciiInvoice(profile, frame)).replace(
        /(<ram:SellerTradeParty>[\s\S]*?<ram:CountryID>)[A-Z]+/,
        `$1${country}`,
      );
      expect(await onBoth(xml, /^BR-FXEXT-S-01$/)).toEqual([[], then]);
      const releases = await Promise.all(days.map(async (day) => (await judgedOn(xml, day)).releases));
      const from = release === '1.09.2' ? '2026-09-01' : '2026-10-01';
      expect(releases).toEqual([['facturx-extended 1.09.2 2026-09-01'], [`facturx-extended ${release} ${from}`]]);
    },
  );

  it('adds up fees exactly', async () => {
    // As binary numbers, 1.005 is less and rounded down.
    const fee =
      '<ram:SpecifiedLogisticsServiceCharge><ram:AppliedAmount>1.005</ram:AppliedAmount></ram:SpecifiedLogisticsServiceCharge>';
    const xml = ciiInvoice(extended, 'S1')
      .replace('<ram:SpecifiedTradeSettlementHeaderMonetarySummation>', `${fee}$&`)
      .replace('<ram:TaxBasisTotalAmount>', '<ram:ChargeTotalAmount>1.02</ram:ChargeTotalAmount>$&');
    expect(await onBoth(xml, /^BR-FREXT-CO-12$/)).toEqual([['BR-FREXT-CO-12'], []]);
  });
});

describe('a check by the Factur-X rules', () => {
  const basic = `${CORE}#compliant#urn:factur-x.eu:1p0:basic`;
  const german = ciiInvoice(basic, 'A1').replace('<ram:CountryID>AT', '<ram:CountryID>DE');

  it.each([
    ['2026-01-14', []],
    ['2026-01-15', ['BR-FX-EN-04']],
    ['2026-06-30', ['BR-FX-EN-04']],
    ['2026-07-01', []],
  ])('asks German parties for a date of supply in one release only (%s)', async (day, codes) => {
    const xml = german.replace(
      /<ram:ActualDeliverySupplyChainEvent>[\s\S]*?<\/ram:ActualDeliverySupplyChainEvent>/,
      '',
    );
    const { errors } = await judgedOn(
      xml.replace(/<ram:BillingSpecifiedPeriod>[\s\S]*?<\/ram:BillingSpecifiedPeriod>/g, ''),
      day,
    );
    expect(errors.filter((code) => code === 'BR-FX-EN-04')).toEqual(codes);
  });

  it.each([
    ['2026-06-30', true],
    ['2026-07-01', false],
  ])('uses the currencies of the day %s', async (day, isWrong) => {
    const { errors } = await judgedOn(german.replaceAll('EUR', 'XCG'), day);
    expect(errors.some((code) => code.endsWith('/InvoiceCurrencyCode'))).toBe(isWrong);
  });
});

describe('a check by CIUS-RO', () => {
  const xml = ublInvoice(`${CORE}#compliant#urn:efactura.mfinante.ro:CIUS-RO:1.0.1`, BILLING).replace(
    '<cac:PartyLegalEntity>',
    '<cac:PartyTaxScheme><cbc:CompanyID>1</cbc:CompanyID></cac:PartyTaxScheme><cac:PartyLegalEntity>',
  );

  it.each([undefined, '2023-01-01', '2026-11-27', 'issue'])(
    'with as_of %s uses the EN 16931 version of the Romanian tax office',
    async (day) => {
      const { errors, releases } = await judgedOn(xml, day);
      expect(errors).not.toContain('UBL-SR-53');
      expect(releases).toContain('en16931-ubl 1.3.8 undefined');
    },
  );

  it('ignores the scheme of a referenced document without a type', async () => {
    const codesWith = async (parts: string) => {
      const reference = `<cac:AdditionalDocumentReference>${parts}</cac:AdditionalDocumentReference>`;
      const { errors } = await judgedOn(xml.replace('<cac:AccountingSupplierParty>', `${reference}$&`));
      return errors.filter((code) => code === 'UBL-SR-43');
    };
    const id = '<cbc:ID schemeID="AAA">1</cbc:ID>';
    expect(await codesWith(id)).toEqual([]);
    expect(await codesWith(`${id}<cbc:DocumentTypeCode>50</cbc:DocumentTypeCode>`)).toEqual(['UBL-SR-43']);
  });
});
