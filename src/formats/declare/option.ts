/** An option of a format, as a field of requests. */
export interface OptionDeclaration {
  /** A switch is true or false, also as a text. */
  readonly type: 'text' | 'json' | 'switch';
  /** The name of its value in the help of the command line: `time`. Alternatives are divided by `|`. Switches and files have none. */
  readonly takes?: string;
  /** What turning a switch off does, if its default is not always off, as the help says it: `for ZATCA: leave out the QR code`. */
  readonly off?: string;
  /** Whether the switch is always on by default. */
  readonly isOn?: true;
  /** Whether the workbench asks for it before saving. */
  readonly isAsked?: true;
  /**
   * Whether it names the previous result, or null for the first document. When several documents are written, each takes the previous result.
   */
  readonly isChained?: true;
  /** Whether it serves only to write documents, so that requests with a file have no parameter for it. */
  readonly isForDocuments?: true;
  /** Whether it serves only to check files, so that conversions do not have it. */
  readonly isForChecks?: true;
  /**
   * The content of the file that the command line takes instead, because other users could see a key there: a text, or a key in PEM or as
   * bytes.
   */
  readonly file?: 'text' | 'key';
  /** The expected value, and the default. Descriptions begin with the name of the format: `For KSeF: …`. */
  readonly description: string;
}
