/** The checks of tax numbers of countries without a regime, loaded when a document names such a country. */

type Checks = Readonly<Record<string, (code: string) => boolean>>;

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
