/** The parts of translations: texts by the keys of their templates (`scripts/translations/plugin.mjs`). */
declare module '*.po?page' {
  export const texts: Readonly<Record<string, string>>;
}
declare module '*.po?later' {
  export const texts: Readonly<Record<string, string>>;
}
declare module '*.po?api' {
  export const texts: Readonly<Record<string, string>>;
}
declare module '*.po?faults' {
  export const texts: Readonly<Record<string, string>>;
}
declare module '*.po?formats' {
  export const texts: Readonly<Record<string, string>>;
}
declare module '*.po?names' {
  export const texts: Readonly<Record<string, string>>;
}
declare module '*.po?rules' {
  export const texts: Readonly<Record<string, string>>;
}
declare module '*.po?program' {
  export const texts: Readonly<Record<string, string>>;
}
