declare module 'brotli/decompress.js' {
  function decompress(bytes: Uint8Array): Uint8Array<ArrayBuffer>;
  export = decompress;
}
