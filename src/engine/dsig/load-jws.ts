/** Loads the functions that sign and verify on first use, because most programs that build documents never sign. */

type Jws = typeof import('./jws.ts');

let given: Jws | undefined;

export async function loadJws(): Promise<Jws> {
  return given ?? (await import('./jws.ts'));
}

/** Sets the functions in advance, for programs that load everything at once. */
export function provideJws(jws: Jws): void {
  given = jws;
}
