declare module 'brotli/decompress.js' {
  export default function decompress(bytes: Uint8Array): Uint8Array<ArrayBuffer>;
}
