/** Formats a number of bytes: `10 MiB`, `1.5 KiB`, `100 bytes`. */
export function sizeText(bytes: number): string {
  if (bytes >= 1024 ** 3) return `${round(bytes / 1024 ** 3)} GiB`;
  if (bytes >= 1024 ** 2) return `${round(bytes / 1024 ** 2)} MiB`;
  return bytes >= 1024 ? `${round(bytes / 1024)} KiB` : `${bytes} bytes`;
}

function round(size: number): string {
  return String(Math.round(size * 100) / 100);
}
