import { describe, expect, it } from 'vitest';
import type { AddonSummary, RegimeSummary } from '../../client/index.ts';
import { addonsOf, findAddons, findRegimes, regimeOf, requiredBy } from './find.ts';

const addons: AddonSummary[] = [
  {
    key: 'es-facturae-v3',
    name: { en: 'Spain FacturaE' },
    description: { en: 'Electronic invoices.', es: 'Facturas de la Administración.' },
    requires: [],
  },
  { key: 'eu-en16931-v2017', name: { en: 'EN 16931' }, description: {}, requires: [] },
  { key: 'de-xrechnung-v3', name: { en: 'German XRechnung' }, description: {}, requires: ['eu-en16931-v2017'] },
];
const found = (search: string) => findAddons(addons, search).map(({ key }) => key);

describe('findAddons', () => {
  it('searches keys, names and descriptions, in every language', () => {
    expect(found('xrech')).toEqual(['de-xrechnung-v3']);
    expect(found('SPAIN electronic')).toEqual(['es-facturae-v3']);
    expect(found('administracion')).toEqual(['es-facturae-v3']);
  });

  it('returns those found by name before those found by description', () => {
    const other: AddonSummary = {
      key: 'br-nfe-v4',
      name: { en: 'Brazil NF-e' },
      description: { en: 'Unlike an XRechnung, authorised first.' },
      requires: [],
    };
    expect(findAddons([other, ...addons], 'xrechnung').map(({ key }) => key)).toEqual(['de-xrechnung-v3', 'br-nfe-v4']);
  });

  it('returns all entries for an empty search, and no entries for an unknown word', () => {
    expect(found('  ')).toHaveLength(3);
    expect(found('spain german')).toEqual([]);
  });

  it('requiredBy returns the addons that require one', () => {
    expect(requiredBy(addons, 'eu-en16931-v2017')).toEqual(['de-xrechnung-v3']);
    expect(requiredBy(addons, 'es-facturae-v3')).toEqual([]);
  });
});

describe('findRegimes', () => {
  const regimes: RegimeSummary[] = [
    { country: 'ES', name: { en: 'Spain', es: 'España' }, currency: 'EUR' },
    { country: 'EL', name: { en: 'Greece', el: 'Ελλάδα' }, currency: 'EUR' },
  ];

  it('searches country names in any language, codes and currencies', () => {
    expect(findRegimes(regimes, 'espana').map(({ country }) => country)).toEqual(['ES']);
    expect(findRegimes(regimes, 'eur')).toHaveLength(2);
  });

  it('regimeOf and addonsOf connect by country', () => {
    expect(regimeOf(regimes, 'es-facturae-v3')?.country).toBe('ES');
    expect(regimeOf(regimes, 'gr-mydata-v1')?.country).toBe('EL');
    expect(regimeOf(regimes, 'eu-en16931-v2017')).toBeUndefined();
    expect(addonsOf(addons, 'ES')).toEqual(['es-facturae-v3']);
    expect(addonsOf([{ key: 'gr-mydata-v1', name: {}, description: {}, requires: [] }], 'EL')).toEqual([
      'gr-mydata-v1',
    ]);
  });
});
