const UTF_8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Returns the text of a file of a text type, in UTF-8; undefined for any other file. */
export function plainText(mediaType: string, bytes: Uint8Array): string | undefined {
  if (!/[/+](?:json|xml)$/.test(mediaType)) return undefined;
  try {
    return UTF_8.decode(bytes);
  } catch {
    return undefined;
  }
}
