/** The words of papers in a language (`scripts/translations/plugin.mjs`). */
declare module '*.po?labels' {
  export const texts: Omit<import('./labels.ts').Labels, 'taxes'> & Partial<import('./labels.ts').Labels>;
}
declare module '*.po?reports' {
  export const texts: import('./reports.ts').ReportWords;
}
