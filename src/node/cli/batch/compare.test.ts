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
  it('lists what rules find on one of the days only', async () => {
    expect(await compared('2026-02-22,2026-02-23')).toEqual({
      code: 0,
      days: ['2026-02-22', '2026-02-23'],
      found: {
        'cuban.xml': ['fails BR-CL-03', 'fails BR-CL-04'],
        'danish.xml': ['warns PEPPOL-COMMON-R053'],
      },
    });
  });

  it('fails if a file is valid no longer', async () => {
    const { code, found } = await compared('2026-09-01,2026-06-20');
    expect(code).toBe(1);
    expect(found['without-terms.xml']).toEqual(['fails BR-CO-25']);
  });

  it('takes the date of each file', async () => {
    const { days, found } = await compared('issue,today');
    expect(days).toEqual(['issue', new Date().toISOString().slice(0, 10)]);
    expect(Object.keys(found)).not.toContain('same.xml');
  });

  it.each(['today', '2026-02-30,today', 'a,b', '2026-01-01,2026-01-02,2026-01-03'])('refuses %s', async (days) => {
    const { code, out } = await billwright(['batch', '--compare', days, folder]);
    expect([code, out]).toEqual([2, '']);
  });
});
