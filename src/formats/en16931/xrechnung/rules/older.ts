/** The older releases of XRechnung's rules (chapter 26 §5). */

import type { Flag, Judged, RuleSet } from '../../../rules/declare.ts';
import { emptyElements, failing, has, reach } from '../../../rules/elements.ts';
import { demanding, type OlderRelease, type OlderReleases } from '../../../rules/older.ts';

const IDENTIFIER = 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0';
const SCHEMES = 'BR-DEX-04 BR-DEX-05 BR-DEX-06 BR-DEX-08';

/** The rules on clean vehicles, and one that only informs. */
const SINCE_2_4 = `BR-DE-CVD-01 BR-DE-CVD-02 BR-DE-CVD-03 BR-DE-CVD-04 BR-DE-CVD-05 BR-DE-CVD-06-a BR-DE-CVD-06-b BR-TMP-CVD-01
  BR-DE-TMP-32`;

/** Returns the levels of other rules without some that came later. */
function flagsWithout(ids: (judged: Judged) => readonly string[]): NonNullable<OlderRelease['set']> {
  return ({ flags }: RuleSet) => ({
    flags: (judged) => {
      const dropped = ids(judged);
      const all: readonly (readonly [string, Flag])[] = [...(flags?.(judged) ?? [])];
      return new Map(all.filter(([id]) => !dropped.includes(id)));
    },
  });
}

/** Returns whether an invoice names the part for clean vehicles, which older releases do not know. */
function isVehicle({ invoice }: Judged): boolean {
  return invoice.group('BG-2')?.text('BT-24')?.trim().endsWith(':cvd_0.9') === true;
}

// Until 2.5.0 the last code of the lists has no blank after it, and so is not in them: 0244 there.
const before26: OlderRelease = {
  next: '2.6.0',
  flags: { 'BR-TMP-2': 'warning' },
  codes: { [SCHEMES]: '+0244 0245 0246 0247 0248', 'BR-DEX-07': '+0242 0245 0246 0248' },
};

const before25: OlderRelease = {
  next: '2.5.0',
  flags: { 'PEPPOL-EN16931-R120': 'fatal' },
  codes: { [SCHEMES]: '+0240 0241 0242 0243', 'BR-DEX-07': '+0244' },
  set: flagsWithout((judged) => (isVehicle(judged) ? ['UBL-CR-646'] : [])),
};

const before24: OlderRelease = {
  next: '2.4.0',
  lacks: SINCE_2_4,
  codes: { [SCHEMES]: '+0238 0239', 'BR-DEX-07': '-9901 +0154 0158 0240' },
  changes: {
    'BR-DE-21': (rule) => ({
      ...rule,
      holds: (group, judged) =>
        isVehicle(judged) ? { values: { identifier: IDENTIFIER } } : rule.holds(group, judged),
    }),
  },
  set: flagsWithout(() => ['UBL-CR-646', 'BR-CL-13']),
};

export const ubl: OlderReleases = {
  '2.5.0': {
    ...before26,
    lacks: 'BR-TMP-6',
    changes: { 'PEPPOL-EN16931-R008': demanding((_, judged) => emptyElements(judged)) },
  },
  '2.4.0': before25,
  '2.3.0': before24,
};

const LINE = ['rsm:SupplyChainTradeTransaction', 'ram:IncludedSupplyChainTradeLineItem'] as const;
const SETTLEMENT = ['rsm:SupplyChainTradeTransaction', 'ram:ApplicableHeaderTradeSettlement'] as const;

export const cii: OlderReleases = {
  '2.5.0': {
    ...before26,
    lacks: 'BR-TMP-4 BR-TMP-5 BR-TMP-7',
    set: flagsWithout(() => ['CII-SR-465', 'CII-SR-466', 'CII-SR-475', 'CII-SR-476']),
  },
  '2.4.0': {
    ...before25,
    lacks: 'PEPPOL-EN16931-R120',
    changes: {
      'BR-DE-25-b': demanding((_, { root }) =>
        failing(
          reach(root, ...SETTLEMENT, 'ram:SpecifiedTradeSettlementPaymentMeans').filter((means) =>
            means.all('ram:TypeCode').some(({ value }) => value.trim() === '59'),
          ),
          (means) =>
            !has(means, 'ram:PayeePartyCreditorFinancialAccount') &&
            !has(means, 'ram:ApplicableTradeSettlementFinancialCard'),
        ),
      ),
      'BR-TMP-3': demanding((_, { root }) =>
        failing(reach(root, ...LINE, 'ram:SpecifiedLineTradeAgreement'), (agreement) => {
          const [gross] = reach(agreement, 'ram:GrossPriceProductTradePrice', 'ram:BasisQuantity');
          const [net] = reach(agreement, 'ram:NetPriceProductTradePrice', 'ram:BasisQuantity');
          if (gross === undefined || net === undefined) return true;
          const unit = gross.attribute('unitCode');
          return gross.value === net.value && unit !== undefined && unit === net.attribute('unitCode');
        }),
      ),
    },
  },
  '2.3.0': { ...before24, lacks: `${SINCE_2_4} BR-TMP-3` },
};
