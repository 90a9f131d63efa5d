/** Offers a text or bytes as a file to save. */
export function saveFile(name: string, content: string | Uint8Array<ArrayBuffer>, type = 'application/json'): void {
  saveBlob(name, new Blob([content], { type }));
}

/** Offers content too large for memory as a file to save. */
export function saveBlob(name: string, blob: Blob): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // By then the browser has started saving.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
