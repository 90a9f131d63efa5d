/** The code lists of CIUS-PT (chapter 21 §6.5). Those of the United Nations and ISO are given as differences from today's. */

import {
  ALLOWANCE_REASONS,
  CHARGE_REASONS,
  COUNTRIES_UBL,
  CURRENCIES,
  IDENTIFIER_SCHEMES,
  ITEM_CLASSIFICATIONS,
  REFERENCES,
  UNITS,
} from '../../../codes/generated/lists.ts';

type Contains = (code: string) => boolean;

interface Codes {
  has(code: string): boolean;
}

/** Returns whether a code is in an older release of a list: without some codes, and with some that have since been removed. */
function older(codes: Codes, without: string, also = ''): Contains {
  const added = setOf(without);
  const ended = setOf(also);
  return (code) => ended.has(code) || (codes.has(code) && !added.has(code));
}

function setOf(codes: string): ReadonlySet<string> {
  return new Set(codes.match(/\S+/g) ?? []);
}

const among =
  (codes: string): Contains =>
  (code) =>
    setOf(codes).has(code);

/** The schemes of ISO 6523 end at 0184, with two exceptions. */
const isScheme = older(
  { has: (code) => IDENTIFIER_SCHEMES.has(code) && (code <= '0184' || code === '0191' || code === '0192') },
  '',
  '0001 0092 0103',
);
const NEW_CHARGES = 'CAX CAY CAZ DAC DAF DAG DAH DAI DAJ DAK DAL DAM DAN DAO DAP DAQ PRV';

/** Means of payment: a few of the United Nations, and those of Portugal. */
export const MEANS = '30 48 49 57 58 59 CC CD CH CI CO CS DE LC MB NU OU PR TB TR'.split(' ');

export const LISTS = {
  currency: older(CURRENCIES, 'BYN CNH MRU SLE UYW VED VES XCG ZWG', 'ANG BGN BYR CUC HRK MRO SLL VEF ZWL'),
  object: older(REFERENCES, 'AXS AXU BTP EEP'),
  icd: isScheme,
  'icd-sepa': (code: string) => code === 'SEPA' || isScheme(code),
  country: older(COUNTRIES_UBL, '1A BQ CW RE SS SX XI', 'AN'),
  'vat-country': older(COUNTRIES_UBL, '1A BQ CW RE SS SX XI', 'AN EL'),
  category: among('AA S E RED INT NOR ISE OUT NA Z AE IC G O'),
  scheme: among(
    'AAA AAB AAC AAD AAE AAF AAG AAH AAI AAJ AAK ADD BOL CAP CAR COC CST CUD CVD ENV EXC EXP FET FRE GCN GST ILL IMP IND LAC LCN LDP LOC LST MCA MCD OTH PDB PDC PRF SCN SSS STT SUP SUR SWT TAC TOT TOX TTA VAD VAT',
  ),
  allowance: (code: string) => ALLOWANCE_REASONS.has(code),
  charge: older(CHARGE_REASONS, NEW_CHARGES, 'ST'),
  'charge-line': older(CHARGE_REASONS, NEW_CHARGES, 'ADF ST'),
  unit: older(
    UNITS,
    `AWG BPM DBM DBW FNU HAD HMO HWE IUG KNM KWN KWS KWY MKD MKM MKW MNJ MQD MQM MQW MRD MRM MRW MTZ NM3 NTU ODG ODK ODM
OPM PTN Q29 Q30 Q31 Q32 Q33 Q34 Q35 Q36 Q37 Q38 Q39 Q40 Q41 Q42 SM3 TPI Z9 XO1 XO2 XO3 XO4 XO5 XO6 XO7 XO8 XO9 XOG XOH
XOI XOJ XOL XOM XON XOP XOQ XOR XOS XOV XOW XOX XOY XOZ XP1 XP3 XP4 XSX`,
    `64 66 76 78 84 A1 A25 A50 A51 A52 A57 A58 A60 A61 A62 A63 A64 A65 A66 A67 A77 A78 A79 A80 A81 A82 A83 ARE ATT B36 B37
B38 B39 B40 B51 B65 D35 D37 D38 D39 D70 D71 D72 D75 D76 D9 DU DX E11 GRT GT H78 HAR HJ HN HP J89 J94 K24 K25 K5 NPR NQ
NR NTT OZ PT QT SHT UA WW`,
  ),
  classification: older(ITEM_CLASSIFICATIONS, 'EMD GMN PPI TSQ TSR TSS TST TSU'),
} as const satisfies Readonly<Record<string, Contains>>;

export type ListKey = keyof typeof LISTS;
