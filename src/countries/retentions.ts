/**
 * The usual percentages of taxes that customers withhold, by country and category, for taxes without rates in their regime. They are offered
 * in forms, never calculated with: the law has more of them, and other ones may be typed.
 */
export const usualRetentions: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  // Lei 7.450/1985, art. 52; Lei 10.833/2003, art. 30 and 31; Lei 8.212/1991, art. 31.
  BR: { IRRF: ['1.5%'], CSLL: ['1.0%'], COFINSRet: ['3.0%'], PISRet: ['0.65%'], INSS: ['11.0%'] },
  // Estatuto Tributario, art. 392 and 401.
  CO: { RR: ['11.0%', '10.0%', '4.0%', '2.5%'] },
  // Real Decreto Legislativo 5/2004, art. 25.
  ES: { IRNR: ['24.0%', '19.0%'] },
  // DPR 600/1973, art. 25 and 25-ter; regolamento ENASARCO, art. 4: half of the contribution.
  IT: { IRPEF: ['20.0%', '4.0%'], IRES: ['4.0%'], ENASARCO: ['8.5%'] },
  // LISR, art. 106, 113-J and 116; reglamento de la LIVA, art. 3.
  MX: { ISR: ['10.0%', '1.25%'], RVAT: ['10.6667%', '4.0%'] },
  // CIRS, art. 101; CIRC, art. 94.
  PT: { IRS: ['23.0%', '11.5%'], IRC: ['25.0%'] },
};
