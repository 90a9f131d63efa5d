import { describe, expect, it } from 'vitest';
import { ublInvoice } from '../../../formats/rules/testing.ts';
import { billwright, temporaryFolder } from '../testing.ts';

const CORE = 'urn:cen.eu:en16931:2017';
const PEPPOL = `${CORE}#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0`;
const BILLING = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0';

const { folder, put } = temporaryFolder();
const invoice = ublInvoice(PEPPOL, BILLING).replace(
  '</cbc:IssueDate>',
  '</cbc:IssueDate><cbc:DueDate>2026-12-31</cbc:DueDate>',
);
put('same.xml', invoice);
put('without-terms.xml', ublInvoice(PEPPOL, BILLING));
put('cuban.xml', invoice.replaceAll('EUR', 'CUC'));
put(
  'danish.xml',
  invoice.replace(/<cbc:EndpointID schemeID="[^"]*">[^<]*/, '<cbc:EndpointID schemeID="0198">12345674'),
);

interface Compared {
  days: string[];
  files: { file: string; valid: boolean[]; differences: { change: string; code: string }[] }[];
}

async function compared(days: string): Promise<{ code: number; days: string[]; found: Record<string, string[]> }> {
  const { code, out } = await billwright(['batch', '--json', '--jobs', '1', '--compare', days, folder]);
  const answer: Compared = JSON.parse(out);
  const found = answer.files.map(({ file, differences }) => [
    file.slice(folder.length + 1),
    differences.map((each) => `${each.change} ${each.code}`).sort(),
  ]);
  return { code, days: answer.days, found: Object.fromEntries(found) };
}

describe('batch --compare', () => {
  it('lists rules that fail on one of the days only', async () => {
    expect(await compared('2026-02-22,2026-02-23')).toEqual({
      code: 0,
      days: ['2026-02-22', '2026-02-23'],
      found: {
        'cuban.xml': ['fails BR-CL-03', 'fails BR-CL-04'],
        'danish.xml': ['warns PEPPOL-COMMON-R053'],
      },
    });
  });

  it('fails if a file is no longer valid', async () => {
    const { code, found } = await compared('2026-09-01,2026-06-20');
    expect(code).toBe(1);
    expect(found['without-terms.xml']).toEqual(['fails BR-CO-25']);
  });

  it('accepts the date of each file as a day', async () => {
    const { days, found } = await compared('issue,today');
    expect(days).toEqual(['issue', new Date().toISOString().slice(0, 10)]);
    expect(Object.keys(found)).not.toContain('same.xml');
  });

  it.each(['today', '2026-02-30,today', 'a,b', '2026-01-01,2026-01-02,2026-01-03'])('rejects %s', async (days) => {
    const { code, out } = await billwright(['batch', '--compare', days, folder]);
    expect([code, out]).toEqual([2, '']);
  });
});

describe('comparing a folder before and after ten changed rules and lists', () => {
  const seeded = temporaryFolder();
  const endpoint = (scheme: string, id: string) =>
    invoice.replace(/<cbc:EndpointID schemeID="[^"]*">[^<]*/, `<cbc:EndpointID schemeID="${scheme}">${id}`);
  const behind = (place: string, added: string) => invoice.replace(place, `${place}${added}`);
  const card =
    '<cac:CardAccount><cbc:PrimaryAccountNumberID>1234</cbc:PrimaryAccountNumberID><cbc:NetworkID>VISA</cbc:NetworkID></cac:CardAccount>';
  const means = `<cac:PaymentMeans><cbc:PaymentMeansCode>54</cbc:PaymentMeansCode>${card}</cac:PaymentMeans>`;
  const changes: Record<string, [xml: string, differences: string[]]> = {
    'address.xml': [endpoint('0096', '12345'), ['warns PEPPOL-COMMON-R052']],
    'cvr.xml': [endpoint('0198', '12345674'), ['warns PEPPOL-COMMON-R053']],
    'danish.xml': [
      behind(
        '<cbc:RegistrationName>Stadtwerk</cbc:RegistrationName>',
        '<cbc:CompanyID>12345674</cbc:CompanyID>',
      ).replace(/(<cbc:IdentificationCode>)(?:DE|AT)/g, '$1DK'),
      ['warns DK-R-017'],
    ],
    'dobra.xml': [invoice.replaceAll('EUR', 'STN'), ['fails PEPPOL-EN16931-CL007']],
    'peso.xml': [invoice.replaceAll('EUR', 'CUC'), ['fails BR-CL-03', 'fails BR-CL-04']],
    'address-0244.xml': [
      endpoint('0244', '12345'),
      ['no longer fails BR-CL-25', 'no longer fails PEPPOL-EN16931-CL008'],
    ],
    'identifier-0241.xml': [
      invoice.replace(
        '</cbc:EndpointID>',
        '</cbc:EndpointID><cac:PartyIdentification><cbc:ID schemeID="0241">1</cbc:ID></cac:PartyIdentification>',
      ),
      ['no longer fails BR-CL-10'],
    ],
    'cards.xml': [
      invoice.replace(/<cac:PaymentMeans>.*<\/cac:PaymentMeans>/, means + means),
      ['fails UBL-SR-54', 'no longer fails BR-66'],
    ],
    'factor.xml': [
      behind('50.00</cbc:PriceAmount>', '<cbc:OrderableUnitFactorRate>1</cbc:OrderableUnitFactorRate>'),
      ['no longer warns UBL-CR-631'],
    ],
    'exempt.xml': [
      invoice.replace(
        '</cbc:Percent>',
        '</cbc:Percent><cbc:TaxExemptionReasonCode>VATEX-EU-135-1</cbc:TaxExemptionReasonCode>',
      ),
      ['no longer fails BR-CL-22'],
    ],
  };
  const expected = Object.fromEntries(Object.entries(changes).map(([file, [, differences]]) => [file, differences]));
  for (const [file, [xml]] of Object.entries(changes)) seeded.put(file, xml);
  for (const at of [1, 2, 3]) seeded.put(`same-${at}.xml`, invoice);

  it.each([
    ['batch', ['batch', '--json', '--jobs', '1', '--compare', '2026-02-22,2026-02-23']],
    ['inbox', ['inbox', '--json', '--jobs', '1', '--compare', '2026-02-22,2026-02-23']],
  ])('finds exactly these changes with %s', async (_, command) => {
    const { out } = await billwright([...command, seeded.folder]);
    const { files }: Compared = JSON.parse(out);
    const found = files.map(({ file, differences }) => [
      file.slice(seeded.folder.length + 1),
      differences.map((each) => `${each.change} ${each.code}`).sort(),
    ]);
    expect(Object.fromEntries(found)).toEqual(expected);
  });

  it('shows different verdicts in the inbox on each day', async () => {
    const judged = async (...flags: string[]) => {
      const { out } = await billwright(['inbox', seeded.folder, '--format', 'jsonl', '--jobs', '1', ...flags]);
      const rows: { file: string; verdict: string }[] = out
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line));
      return rows.find(({ file }) => file === 'address-0244.xml')?.verdict;
    };
    expect(await judged('--as-of', '2026-02-22')).toBe('invalid');
    expect(await judged('--as-of', '2026-02-23')).toBe('valid');
  });

  it.each([
    ['--as-of', '22.2.2026'],
    ['--as-of', '2026-02-22', '--state', 'state.json'],
    ['--compare', '2026-02-22'],
    ['--compare', '2026-02-22,today', '--list', 'list.csv'],
  ])('rejects the inbox with the flags %s %s', async (...flags) => {
    expect((await billwright(['inbox', seeded.folder, ...flags])).code).toBe(2);
  });
});
