/** Returns whether a code is one of a house rule. Official rules have other codes. */
export function isHouseRule(code: string): boolean {
  return code.startsWith('X-');
}
