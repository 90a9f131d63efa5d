/** A script: its name, then pieces of its code and, between them, the names of the scripts whose addresses belong there. */
export type Script<Piece> = readonly [name: string, ...pieces: (Piece | string)[]];

/** What precedes the packed scripts, licences and styles, as JSON. */
export interface Packed {
  /** Pieces are lengths in bytes. Each script imports only earlier ones. */
  scripts: Script<number>[];
  licences: number;
  styles: number;
}

declare global {
  /** The addresses of all scripts, by name. */
  var billwrightParts: Record<string, string>;
  /** Starts a worker by the name of its script. */
  var billwrightWorker: (name: string, options?: WorkerOptions) => Worker;
}

/** The first message to a worker. Pages opened from disk and their workers cannot read each other's addresses. */
export interface WorkerStart {
  name: string;
  scripts: readonly Script<Blob>[];
}

/** Gives scripts addresses, by which they import each other. */
export function provide(scripts: readonly Script<Blob>[]): void {
  globalThis.billwrightParts = {};
  for (const [name, ...pieces] of scripts) {
    const content = pieces.map((piece) => (typeof piece === 'string' ? (billwrightParts[piece] ?? '') : piece));
    billwrightParts[name] = URL.createObjectURL(new Blob(content, { type: 'text/javascript' }));
  }
}
