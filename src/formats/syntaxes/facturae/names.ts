/** The meanings of Facturae elements, whose names are English already, where they do not say it. */
export const NAMES: Readonly<Record<string, string>> = {};
