/**
 * The usual percentages of taxes that customers withhold, by country and category, for taxes without rates in their regime. They are offered
 * in forms, never calculated with: the law has more of them, and other ones may be typed. Read on 2026-11-30.
 */
export const usualRetentions: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  // IRRF: RIR/2018 (Decreto 9.580), art. 714 (professional services) and 716 (cleaning, security, temporary workers). The contributions: Lei
  // 10.833/2003, art. 30 and 31; PIS and COFINS end on 2026-12-31 (LC 214/2025). INSS: Lei 8.212/1991, art. 31.
  BR: { IRRF: ['1.5%', '1.0%'], CSLL: ['1.0%'], COFINSRet: ['3.0%'], PISRet: ['0.65%'], INSS: ['11.0%'] },
  // Estatuto Tributario, art. 392 (fees 11 and 10, services 4, or 6 from those who file no return) and 401 (purchases 2.5, or 3.5);
  // decreto 1625/2016, as decreto 572/2025 left it.
  CO: { RR: ['11.0%', '10.0%', '6.0%', '4.0%', '3.5%', '2.5%'] },
  // Real Decreto Legislativo 5/2004, art. 25.1.a: 19 for residents of the European Union and the EEA.
  ES: { IRNR: ['24.0%', '19.0%'] },
  // DPR 600/1973, art. 25 (20), 25-bis (commissions: 23 of a half, or of a fifth for agents with staff) and 25-ter (condominiums: 4);
  // regolamento ENASARCO, art. 4: half of the contribution of 17.
  IT: { IRPEF: ['20.0%', '11.5%', '4.6%', '4.0%'], IRES: ['11.5%', '4.6%', '4.0%'], ENASARCO: ['8.5%'] },
  // LISR, art. 106 and 116 (fees and rents), 113-J (RESICO); reglamento de la LIVA, art. 3: two thirds of 16, and 4 for the carriage of goods.
  MX: { ISR: ['10.0%', '1.25%'], RVAT: ['10.6667%', '4.0%'] },
  // CIRS, art. 101: professions 23 (Lei 45-A/2024) or 25 by choice, rights 16.5, other services 11.5; CIRC, art. 94.
  PT: { IRS: ['23.0%', '25.0%', '16.5%', '11.5%'], IRC: ['25.0%'] },
};
