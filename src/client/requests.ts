import type { DraftOf } from '../engine/document-types.ts';
import type { DocumentInput, Options } from '../engine/index.ts';
import type { AttachedFile, Direction } from '../formats/index.ts';
import type { Declared } from '../service/operations/names.ts';

/** A JSON Web Key, of whatever type is at hand. */
export type Key = object;

/** What requests hold: each what its operation is declared to take. */
interface RequestFields extends Options {
  data: DocumentInput;
  /** What the text in `data` stands for: the bytes of a file. Given as bytes, `data` are sent so. */
  encoding?: 'base64';
  /** Whether the answer has the warnings, and not only their number; true if not given. */
  warnings?: boolean;
  /** The format that an e-invoice in XML is taken for, by its key, instead of the one that it says it has. */
  from?: string;
  /** The format to convert to, by its key, or `pdf`; not given, an e-invoice becomes a document. */
  to?: string;
  /**
   * Whether the invoice is issued or was received: `received` asks only what the official rules of the format ask, `issued` also what the standard asks.
   * Not given, a document is issued and an e-invoice received.
   */
  direction?: Direction;
  /** The language of a PDF, by its code; that of the supplier's country, if not given. */
  language?: string;
  /** The paper of a PDF: `a4` or `letter`; what is usual in the supplier's country, if not given. */
  size?: string;
  /** The pages of a PDF that is to carry the e-invoice, as a PDF in base64. */
  pdf?: string;
  /** Files to attach to the e-invoice. */
  files?: readonly AttachedFile[];
  /** What the correction is to be (`bill/correction-options`). */
  options: object;
  /** The currency to convert to, by its ISO 4217 code. */
  currency: string;
  /**
   * The key to sign with. It is sent: sign through a transport that stays in the browser where nobody else may have it. Without it the service signs
   * with its own, if it has one and the client a token for that.
   */
  privatekey?: Key;
}

/** The request of an operation, by the name of its function: `OperationRequest<'invert'>`. */
export type OperationRequest<Name extends keyof Declared> = {
  [Field in keyof Pick<RequestFields, 'data' | 'strict' | 'warnings' | FieldOf<Name>>]: Field extends 'data'
    ? DataOf<Name>
    : RequestFields[Field];
};

/** The request of an operation that makes a document: of the type that its literal `$schema` names. */
export type TypedRequest<Name extends keyof Declared, S, E> = Omit<OperationRequest<Name>, 'data' | 'envelop'> & {
  data: string | ({ readonly $schema: S } & DraftOf<S>) | DraftOf<S>;
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

export interface CallOptions {
  /** Ends the call; it then rejects with the signal's reason, an `AbortError` if none was given. */
  signal?: AbortSignal;
  /** The `Idempotency-Key` of a request with a body, in place of one of the client's: by it the same request may be sent again later. */
  idempotencyKey?: string;
}
