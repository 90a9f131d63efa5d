/** The functions that sign and verify, fetched when they are first needed: most who build documents never sign one. */

type Jws = typeof import('./jws.ts');

let given: Jws | undefined;

/** Returns the functions of `jws.ts`. */
export async function loadJws(): Promise<Jws> {
  return given ?? (await import('./jws.ts'));
}

/** Gives them ahead, for programs that are to load everything at once. */
export function provideJws(jws: Jws): void {
  given = jws;
}
