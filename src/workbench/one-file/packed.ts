/** What precedes the packed scripts and styles, as JSON. */
export interface PackedParts {
  /**
   * The scripts, in an order in which each imports only earlier ones. After its name, each has the lengths of its pieces in bytes
   * and, between them, the names of the scripts whose addresses belong there.
   */
  scripts: [name: string, ...pieces: (number | string)[]][];
  /** The lengths of the licences of others and of the styles, which follow in this order, in bytes. */
  licences: number;
  styles: number;
}
