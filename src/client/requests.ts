import type { CorrectionDraft, TypedInput } from '../engine/document-types.ts';
import type {
  CurrencyCode,
  DocumentInput,
  FormatKey,
  Json,
  JsonWebKey,
  Known,
  Options,
  PrivateKey,
  PublicKey,
} from '../engine/index.ts';
import type { AttachedFile, ConvertOptions, Direction } from '../formats/index.ts';
import type { formatOptions } from '../formats/list/options.ts';
import type { HouseRulesFile } from '../house-rules/rules-file.ts';
import type { Declared } from '../operations/names.ts';

/** The options of formats, as they declare them. */
type FormatOptionFields = {
  [Name in keyof typeof formatOptions]?: (typeof formatOptions)[Name]['type'] extends 'json' ? Json : string;
};

/** The fields of requests. Each operation has the ones it declares. */
interface RequestFields extends Options, FormatOptionFields {
  data: DocumentInput;
  /** House rules to apply in addition, as an object or as text in YAML or JSON. The service must allow it. */
  rules?: HouseRulesFile | string;
  /** The text in `data` encodes the bytes of a file. Data given as bytes are always sent like this. */
  encoding?: 'base64';
  /** Return warnings, not only their number. Default: true. */
  warnings?: boolean;
  /** The key of the format to assume for an XML e-invoice, instead of the one it claims. */
  from?: Known<FormatKey>;
  /** The day by whose official rules an e-invoice is judged, or `issue` for its own date. Default: the newest rules. */
  as_of?: string;
  /** Lists what an e-invoice lacks for EN 16931-1:2026, as notes among the warnings. A draft, known from public reports. */
  readiness?: boolean;
  /** The key of the target format, or `pdf`. Default: convert an e-invoice to a document. */
  to?: Known<FormatKey> | 'gobl';
  /**
   * Whether the invoice is issued or received. `received` applies only the official rules of the format. `issued`
   * also applies the rules of the standard. Default: `issued` for a document, `received` for an e-invoice.
   */
  direction?: Direction;
  /** The language code of a PDF. Default: the language of the supplier's country. */
  language?: ConvertOptions['language'];
  /** The paper size of a PDF: `a4` or `letter`. Default: the usual one in the supplier's country. */
  size?: ConvertOptions['size'];
  /** The pages of a hybrid PDF, as a PDF in base64. */
  pdf?: string;
  /** Files to attach to the e-invoice. */
  files?: readonly AttachedFile[];
  /** The options of the correction (`bill/correction-options`). */
  options: CorrectionDraft;
  /** Answers to what a fix asks for, by name: `{"buyer-reference": "04011000-12345-03"}`. */
  set?: Readonly<Record<string, string>>;
  /** `safe` leaves out repairs that follow from other values, such as a missing scheme. */
  only?: 'safe';
  /** What came with a refused file: a code, an e-mail, a report, the message of an authority. */
  rejection?: string;
  /** Add the report of the check after the repair, with the changes. */
  report?: boolean;
  /** The target currency, by its ISO 4217 code. */
  currency: Known<CurrencyCode>;
  /** Files that a report must cover: their SHA-256 in hexadecimal, by their names. */
  checked?: Readonly<Record<string, string>>;
  /**
   * The signing key. It is sent to the service; to keep it private, use a transport that stays in the browser. Without
   * a key, the service signs with its own, if it has one and the client has a token for that.
   */
  privatekey?: JsonWebKey;
}

/** The request of an operation, by the name of its function: `OperationRequest<'invert'>`. */
export type OperationRequest<Name extends keyof Declared> = {
  [Field in keyof Pick<RequestFields, 'data' | 'strict' | 'warnings' | FieldOf<Name>>]: Field extends 'data'
    ? DataOf<Name>
    : RequestFields[Field];
};

/** The request of an operation on a document with a literal `$schema`, which determines its type. */
export type TypedRequest<Name extends keyof Declared, S, E = boolean> = Omit<
  OperationRequest<Name>,
  'data' | 'envelop'
> &
  // A rejection is explained without `data`, too.
  ('rejection' extends FieldOf<Name> ? Partial<TypedData<Name, S>> : TypedData<Name, S>) &
  ('envelop' extends FieldOf<Name> ? { envelop?: E } : unknown);

interface TypedData<Name extends keyof Declared, S> {
  data: TypedInput<S> | ('encoding' extends FieldOf<Name> ? Uint8Array : never);
}

/** Operations on files also accept bytes: of a PDF, or of an XML e-invoice in any encoding. */
type DataOf<Name extends keyof Declared> =
  'encoding' extends FieldOf<Name> ? DocumentInput | Uint8Array : DocumentInput;

/** Excludes the request for the correction schema, which has its own function. */
type FieldOf<Name extends keyof Declared> = Exclude<Declared[Name]['fields'][number], 'schema'>;

export type BuildRequest = OperationRequest<'build'>;
export type ValidateRequest = OperationRequest<'validate'>;
export type ReplicateRequest = OperationRequest<'replicate'>;
export type CorrectRequest = OperationRequest<'correct'>;
export type ConvertCurrencyRequest = OperationRequest<'convertCurrency'>;
export type ConvertRequest = OperationRequest<'convert'>;
/** A rejection is explained without `data`, too. */
export type FixRequest = Partial<Pick<OperationRequest<'fix'>, 'data'>> & Omit<OperationRequest<'fix'>, 'data'>;
export type SignRequest = OperationRequest<'sign'>;
export type VerifyRequest = OperationRequest<'verify'>;
export type CorrectionOptionsRequest = Pick<CorrectRequest, 'data'>;

/** A key pair, under the field names of signing and verifying. */
export interface KeyPair {
  privatekey: PrivateKey;
  publickey: PublicKey;
}

export interface CallOptions {
  /** Aborts the call, which then rejects with the signal's reason (an `AbortError` by default). */
  signal?: AbortSignal;
  /**
   * The `Idempotency-Key` of a request with a body, instead of a generated one. With it you can repeat the same request
   * later.
   */
  idempotencyKey?: string;
}

/** Invoices for the Spanish tax office (AEAT), and the options of their records as in `convert`. */
export interface VerifactuMessagesRequest extends FormatOptionFields {
  /** `false` also makes records that the tax office would reject; the reasons are warnings. */
  strict?: boolean;
  /** Invoices or envelopes in order, or objects with `data` and the options of its record. */
  documents: readonly object[];
}

/** What a report contains, and who declares it. */
export interface DeclareRequest {
  /** The kind of report: the French e-reporting. */
  to: 'flux10';
  /**
   * Documents or envelopes; e-invoices in XML as texts. A generator is read one document at a time and sent as lines, so that memory holds
   * only their text.
   */
  documents: Iterable<object | string> | AsyncIterable<object | string>;
  /** The number of the report. */
  id: string;
  /** The name of the report. */
  name?: string;
  /** The first and the last day: `2026-10-01`. */
  period: { start: string; end: string };
  /** When the report is made, in French time: `2026-11-02T06:30:00`. */
  issued: string;
  /** The platform, by its number of four characters. */
  sender: { code: string; name: string };
  /** Default: `transactions`. */
  content?: 'transactions' | 'payments';
  /** Who declares. Default: `seller`. */
  role?: 'seller' | 'buyer';
  /** Default: `initial`. A rectifying report replaces the whole report of its period. */
  type?: 'initial' | 'rectifying';
  /** The company, by its SIREN. Required only without documents; otherwise it is compared with theirs. */
  declarant?: { code: string; name: string };
  /** `full` adds lines, allowances and charges of invoices. Default: `base`. */
  detail?: 'base' | 'full';
}

/** A file to check, and the key that signs the report. */
export interface SignedReportRequest
  extends Pick<RequestFields, 'encoding' | 'from' | 'privatekey'>,
    Pick<Options, 'issuer' | 'audience'> {
  data: DocumentInput | Uint8Array;
  /** The name of the file. */
  name?: string;
}
