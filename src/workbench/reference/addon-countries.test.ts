import { describe, expect, it } from 'vitest';
import { modules } from '../../engine/modules.ts';
import { formatSummaries } from '../../formats/list/summaries.ts';
import { addonsByCountry, countryOf, inOrderOfNeed, rowsOf } from './addon-countries.ts';

const addonKeys = modules.flatMap((module) => (module.kind === 'addon' ? module.key : []));
const addons = addonKeys.map((key) => ({ key, name: { en: key }, description: { en: key }, requires: [] }));

describe('addons by country', () => {
  it('are grouped by the country of their key, with international ones apart', () => {
    const { countries, everywhere } = addonsByCountry(addons);
    expect(everywhere.map(({ key }) => key)).toEqual(['eu-en16931-v2017']);
    const spain = countries.find(({ country }) => country === 'ES');
    expect(spain?.addons.length).toBe(addonKeys.filter((key) => key.startsWith('es-')).length);
    expect(countryOf('gr-mydata-v1')).toBe('GR');
  });

  it.each([
    ['es-verifactu-v1', 'ES', ['program']],
    ['es-facturae-v3', 'ES', ['public']],
    ['de-xrechnung-v3', 'DE', ['business', 'public']],
    ['gr-mydata-v1', 'GR', ['business']],
    ['it-sdi-v1', 'IT', ['all']],
    ['it-ticket-v1', 'IT', ['receipts']],
  ])('state which invoices need %s', (addon, country, scopes) => {
    expect(rowsOf(addon, country, formatSummaries()).map(({ scope }) => scope)).toEqual(scopes);
  });

  const french = { supplier: { tax_id: { country: 'FR', code: '44732829320' } } };
  it.each([
    ['ES', undefined, 'es-verifactu-v1'],
    ['IT', undefined, 'it-sdi-v1'],
    ['DE', undefined, 'de-xrechnung-v3'],
    ['FR', { ...french, customer: { tax_id: { country: 'FR', code: '39356000000' } } }, 'fr-facturx-v1'],
    ['FR', { ...french, customer: { name: 'A consumer' } }, 'fr-ctc-flow10-v1'],
    ['FR', { ...french, customer: { tax_id: { country: 'DE', code: '282741168' } } }, 'fr-ctc-flow10-v1'],
  ])('begin with the one that an invoice from %s needs', (country, document, first) => {
    const own = addonsByCountry(addons).countries.find((each) => each.country === country)?.addons ?? [];
    const inOrder = inOrderOfNeed(own, country, { formats: formatSummaries(), document });
    expect(inOrder[0]?.key).toBe(first);
    expect(inOrder).toHaveLength(own.length);
  });
});
