import type { CorrectionDraft, TypedInput } from '../engine/document-types.ts';
import type {
  CurrencyCode,
  DocumentInput,
  FormatKey,
  Json,
  JsonWebKey,
  Options,
  PrivateKey,
  PublicKey,
} from '../engine/index.ts';
import type { AttachedFile, ConvertOptions, Direction } from '../formats/index.ts';
import type { Declared } from '../operations/names.ts';

/** What requests hold: each what its operation is declared to take. */
interface RequestFields extends Options {
  data: DocumentInput;
  /** What the text in `data` stands for: the bytes of a file. Given as bytes, `data` are sent so. */
  encoding?: 'base64';
  /** Whether the answer has the warnings, and not only their number; true if not given. */
  warnings?: boolean;
  /** The format that an e-invoice in XML is taken for, by its key, instead of the one that it says it has. */
  from?: FormatKey;
  /** The format to convert to, by its key, or `pdf`; not given, an e-invoice becomes a document. */
  to?: FormatKey | 'gobl';
  /**
   * Whether the invoice is issued or was received: `received` asks only what the official rules of the format ask, `issued` also what the standard asks.
   * Not given, a document is issued and an e-invoice received.
   */
  direction?: Direction;
  /** The language of a PDF, by its code; that of the supplier's country, if not given. */
  language?: ConvertOptions['language'];
  /** The paper of a PDF: `a4` or `letter`; what is usual in the supplier's country, if not given. */
  size?: ConvertOptions['size'];
  /** The pages of a PDF that is to carry the e-invoice, as a PDF in base64. */
  pdf?: string;
  /** When the file was made, for formats that say so (KSeF); now, if not given. */
  created?: string;
  /** The program that made the file, for formats that say so. */
  system?: Json;
  /** The environment of a national system that the e-invoice is for: of KSeF `production`, `demo` or `test`. */
  environment?: string;
  /** Who sends the file, for formats that say so (FatturaPA): country and code. */
  transmitter?: Json;
  /** The number of the transmission, of FatturaPA up to 10 letters and digits. */
  progressive?: string;
  /** Files to attach to the e-invoice. */
  files?: readonly AttachedFile[];
  /** What the correction is to be (`bill/correction-options`). */
  options: CorrectionDraft;
  /** The currency to convert to, by its ISO 4217 code. */
  currency: CurrencyCode;
  /**
   * The key to sign with. It is sent: sign through a transport that stays in the browser where nobody else may have it. Without it the service signs
   * with its own, if it has one and the client a token for that.
   */
  privatekey?: JsonWebKey;
}

/** The request of an operation, by the name of its function: `OperationRequest<'invert'>`. */
export type OperationRequest<Name extends keyof Declared> = {
  [Field in keyof Pick<RequestFields, 'data' | 'strict' | 'warnings' | FieldOf<Name>>]: Field extends 'data'
    ? DataOf<Name>
    : RequestFields[Field];
};

/** The request of an operation on a document of the type that its literal `$schema` names. */
export type TypedRequest<Name extends keyof Declared, S, E = boolean> = Omit<
  OperationRequest<Name>,
  'data' | 'envelop'
> & {
  data: TypedInput<S> | ('encoding' extends FieldOf<Name> ? Uint8Array : never);
} & ('envelop' extends FieldOf<Name> ? { envelop?: E } : unknown);

/** What takes files takes their bytes too: of a PDF, of an e-invoice in XML in any encoding. */
type DataOf<Name extends keyof Declared> =
  'encoding' extends FieldOf<Name> ? DocumentInput | Uint8Array : DocumentInput;

/** The schema of the options of a correction is asked for by a function of its own. */
type FieldOf<Name extends keyof Declared> = Exclude<Declared[Name]['fields'][number], 'schema'>;

export type BuildRequest = OperationRequest<'build'>;
export type ValidateRequest = OperationRequest<'validate'>;
export type ReplicateRequest = OperationRequest<'replicate'>;
export type CorrectRequest = OperationRequest<'correct'>;
export type ConvertCurrencyRequest = OperationRequest<'convertCurrency'>;
export type ConvertRequest = OperationRequest<'convert'>;
export type SignRequest = OperationRequest<'sign'>;
export type VerifyRequest = OperationRequest<'verify'>;
export type CorrectionOptionsRequest = Pick<CorrectRequest, 'data'>;

/** A pair of keys, under the names that signing and verifying have for them. */
export interface KeyPair {
  privatekey: PrivateKey;
  publickey: PublicKey;
}

export interface CallOptions {
  /** Ends the call; it then rejects with the signal's reason, an `AbortError` if none was given. */
  signal?: AbortSignal;
  /** The `Idempotency-Key` of a request with a body, in place of one of the client's: by it the same request may be sent again later. */
  idempotencyKey?: string;
}
