/** The checks of tax numbers of countries without a regime, loaded when a document names such a country. */

type Checks = Readonly<Record<string, (code: string) => boolean>>;

/** The countries of `checks.ts`: those in the list of the package stdnum that have no regime. */
export const countriesWithChecks: readonly string[] =
  'AD AL AO AZ BA BO BY BZ CL CN CU DO DZ EC EG FO GH GN GT HK ID IL IS JP KE KR LI MA MC MD ME MK MU MY MZ PK PY RS RU SM SV TH TN TR TW UA UY VE VN ZA'.split(
    ' ',
  );

let loaded: Checks | undefined;

/** Returns the check of a country's numbers, if it is loaded. */
export function numberCheck(country: string): ((code: string) => boolean) | undefined {
  return loaded && Object.hasOwn(loaded, country) ? loaded[country] : undefined;
}

export function areChecksLoaded(): boolean {
  return loaded !== undefined;
}

export async function loadChecks(): Promise<void> {
  loaded ??= (await import('./checks.ts')).numberChecks;
}
