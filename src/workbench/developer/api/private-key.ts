/** Returns whether a request body contains a private key: a JSON Web Key with its part `d`, also in incomplete JSON. */
export function holdsPrivateKey(body: string): boolean {
  if (!body.includes('"d"') && !body.includes('\\"d\\"')) return false;
  try {
    return isIn(JSON.parse(body));
  } catch {
    return /\\?"d\\?"\s*:\s*\\?"[\w-]{16,}/.test(body);
  }
}

function isIn(value: unknown): boolean {
  if (typeof value === 'string') return value.trimStart().startsWith('{') && holdsPrivateKey(value);
  if (typeof value !== 'object' || value === null) return false;
  if ('kty' in value && 'd' in value && typeof value.d === 'string') return true;
  return Object.values(value).some(isIn);
}
