/** Returns a number in the form that has its length: `18069577000115` in `##.###.###/####-##` → `18.069.577/0001-15`. */
export function masked(code: string, masks: readonly string[]): string {
  const mask = masks.find((each) => each.replace(/[^#]/g, '').length === code.length);
  let at = 0;
  return mask?.replace(/#/g, () => code.charAt(at++)) ?? code;
}
