import type { AnySchemaId, BuiltOf, CorrectionDraft, EnvelopeOf, TypedInput } from '../engine/document-types.ts';
import { unknownFigure } from '../engine/explained.ts';
import { fault } from '../engine/faults.ts';
import * as engine from '../engine/index.ts';
import {
  type DocumentInput,
  type Environment,
  type ExplainedStep,
  explained,
  failure,
  type JsonObject,
  type JsonWebKey,
  type Options,
  type WordedOutcome as Outcome,
  wordedOutcome,
} from '../engine/index.ts';
import type { CurrencyCode, Known } from '../engine/known-names.ts';
import { notLoaded } from '../engine/needed.ts';
import { documentJsonOf, type JsonRead, jsonOf } from '../engine/reading/json-of.ts';
import { documentOf } from '../operations/document.ts';
import { systemEnvironment } from '../operations/environment.ts';
import { ruledOutcome } from '../operations/house-verdict.ts';
import type { Declared } from '../operations/names.ts';
import { type LanguageOption, translationFor } from './language.ts';
import { type RulesOption, rulesIn } from './rules-option.ts';
import { readText } from './texts.ts';

export type { TypedInput };

/** Options of every operation. */
export interface OperationOptions extends Pick<Options, 'strict'>, LanguageOption {
  /** The clock and the source of identifiers. Default: the clock and the random numbers of the system. */
  environment?: Environment;
}

/** Options of operations that return documents, or judge them. */
interface RuledOptions extends OperationOptions, RulesOption {}

/** The options that an operation is declared with. */
type OptionsOf<Name extends keyof Declared> = OperationOptions &
  Pick<Options, Extract<Declared[Name]['fields'][number], keyof Options>>;

export interface BuildOptions extends OptionsOf<'build'>, RulesOption {}

export interface SignOptions extends OptionsOf<'sign'>, RulesOption {
  /** The signing key: a private ES256 JSON Web Key. */
  privatekey: JsonWebKey;
}

export interface VerifyOptions extends OptionsOf<'verify'> {}

const system: Environment = /* @__PURE__ */ systemEnvironment();

/** Completes and validates a document or envelope (chapter 09 §4.1). */
export function build<const S extends AnySchemaId = string, const E extends boolean = false>(
  data: TypedInput<S>,
  options: BuildOptions & { envelop?: E } = {},
): Outcome<E extends true ? EnvelopeOf<NoInfer<S>> : BuiltOf<NoInfer<S>>> {
  return documentFrom(data, options, engine.build);
}

/**
 * Builds a document and returns the calculation of each of its figures, or of one figure `of` (such as
 * `totals.payable`) and the figures it depends on. `explained` does the same for an outcome that has steps.
 */
export function explain<const S extends AnySchemaId = string>(
  data: TypedInput<S>,
  { of, ...options }: Omit<BuildOptions, 'explain'> & { of?: string | undefined } = {},
): Outcome<ExplainedStep[]> {
  const outcome = build(data, { ...options, explain: true });
  if (!outcome.ok) return outcome;
  const result = explained(outcome.explain ?? [], of);
  if (result) return { ...outcome, result };
  const text = unknownFigure(outcome.explain ?? [], `${of}`);
  return wordedOutcome(failure('not-found', [], text), translationFor(options));
}

/** Validates a document or envelope without changing it (§4.2). */
export function validate<const S extends AnySchemaId = string>(
  data: TypedInput<S>,
  options: RuledOptions = {},
): Outcome<{ ok: true }> {
  return wordedOutcome(withDocument(data, options, engine.validate, 'OkResponse'), translationFor(options));
}

/**
 * Returns the correction of an invoice (§4.3).
 * @param correction its options (`type`, `reason` …), as an object or a text
 */
export function correct<const S extends AnySchemaId = string>(
  data: TypedInput<S>,
  correction: CorrectionDraft | string,
  options: OptionsOf<'correct'> & RulesOption = {},
): Outcome<BuiltOf<NoInfer<S>>> {
  const read = typeof correction === 'string' ? readText(correction, 'options') : jsonOf(correction, 'options');
  if (!read.ok) return wordedOutcome(failure('input', read.faults), translationFor(options));
  return documentFrom(data, options, (document, ...given) => engine.correct(document, read.value, ...given));
}

/** Returns the JSON Schema of the correction options for this document; null if it cannot be corrected. */
export function correctionOptions<const S extends AnySchemaId = string>(
  data: TypedInput<S>,
  options: OperationOptions = {},
): Outcome<JsonObject | null> {
  return wordedOutcome(withDocument(data, options, engine.correctionOptions), translationFor(options));
}

/** Returns a copy as a new document (§4.4). */
export function replicate<const S extends AnySchemaId = string>(
  data: TypedInput<S>,
  options: OptionsOf<'replicate'> & RulesOption = {},
): Outcome<BuiltOf<NoInfer<S>>> {
  return documentFrom(data, options, engine.replicate);
}

/** Returns an invoice, order or delivery in another currency, converted at one of the document's own exchange rates. */
export function convertCurrency<const S extends AnySchemaId = string>(
  data: TypedInput<S>,
  currency: Known<CurrencyCode>,
  options: RuledOptions = {},
): Outcome<BuiltOf<NoInfer<S>>> {
  return documentFrom(data, options, (document, ...given) => engine.convertCurrency(document, currency, ...given));
}

/** Returns an invoice with prices that contain no tax and the same payable amount. */
export function removeIncludedTaxes<const S extends AnySchemaId = string>(
  data: TypedInput<S>,
  options: RuledOptions = {},
): Outcome<BuiltOf<NoInfer<S>>> {
  return documentFrom(data, options, engine.removeIncludedTaxes);
}

/** Returns an invoice with amounts rounded to its currency, except for unit prices, and the same payable amount. */
export function roundToCurrency<const S extends AnySchemaId = string>(
  data: TypedInput<S>,
  options: RuledOptions = {},
): Outcome<BuiltOf<NoInfer<S>>> {
  return documentFrom(data, options, engine.roundToCurrency);
}

/** Returns the invoice with its sign reversed. */
export function invert<const S extends AnySchemaId = string>(
  data: TypedInput<S>,
  options: RuledOptions = {},
): Outcome<BuiltOf<NoInfer<S>>> {
  return documentFrom(data, options, engine.invert);
}

/** Builds the envelope of a document and signs its header (§5.2). */
export async function sign<const S extends AnySchemaId = string>(
  data: TypedInput<S>,
  options: SignOptions,
): Promise<Outcome<EnvelopeOf<NoInfer<S>>>> {
  const key = keyIn(options, 'privatekey');
  if (!key.ok) return wordedOutcome(failure('input', key.faults), translationFor(options));
  return typed(await withDocument(data, { ...options, privatekey: key.value }, engine.sign), options);
}

/** Checks an envelope and its signatures (§5.3). */
export async function verify<const S extends AnySchemaId = string>(
  data: TypedInput<S>,
  options: VerifyOptions,
): Promise<Outcome<engine.Verified>> {
  const [key, keys] = [keyIn(options, 'publickey'), keyIn(options, 'publickeys')];
  if (!key.ok || !keys.ok) {
    const faults = [key, keys].flatMap((each) => (each.ok ? [] : each.faults));
    return wordedOutcome(failure('input', faults), translationFor(options));
  }
  const given = { ...options, publickey: key.value, publickeys: keys.value };
  return wordedOutcome(await withDocument(data, given, engine.verify), translationFor(options));
}

/**
 * Returns the typed outcome of an operation that creates a document. The type matches because the engine writes
 * documents as declared.
 */
function typed<T>(outcome: engine.Outcome<JsonObject>, options: LanguageOption): Outcome<T> {
  return wordedOutcome(outcome as engine.Outcome<T & JsonObject>, translationFor(options));
}

function documentFrom<O extends GivenOptions, T>(
  ...operation: Parameters<typeof withDocument<O, engine.Outcome<JsonObject>>>
): Outcome<T> {
  return typed(withDocument(...operation), operation[1]);
}

type GivenOptions = RuledOptions & Pick<Options, 'template' | 'type'>;

/**
 * Reads the document as the service would, applies template and type if the operation has them, and runs the operation.
 */
function withDocument<O extends GivenOptions, R extends OperationOutcome | Promise<OperationOutcome>>(
  data: DocumentInput,
  options: O,
  run: (document: JsonObject, options: O, environment: Environment) => R,
  answer = 'Document',
): R | engine.Failure {
  const { environment = system, template, type } = options;
  const house = rulesIn(options);
  if (!house.ok) return house;
  const given = documentJsonOf(data, '$');
  const isAlone = template === undefined || template === null;
  const below = isAlone ? ABSENT : documentJsonOf(template, 'template');
  if (!given.ok || !below.ok)
    return failure(
      'input',
      [below, given].flatMap((each) => (each.ok ? [] : each.faults)),
    );
  const request = { data: given.value, template: below.value, type };
  const read = documentOf(request, {}, engine.schemaIds, readText);
  if (!read.ok) return failure('input', read.faults, read.message);
  const { value, warnings } = read;
  const missing = withoutModules(value);
  if (missing) return missing;
  if (warnings.length === 0 && house.rules.length === 0) return run(value, options, environment);
  const judging = { ...environment, translation: translationFor(options) };
  const noticed = (made: OperationOutcome) => {
    const ruled = ruledOutcome(house.rules, made, { data: value, answer }, judging);
    return engine.enforced(options, { ...ruled, warnings: [...warnings, ...ruled.warnings] });
  };
  const made = run(value, options, environment);
  // Returns the same result, as a promise if the operation returned one.
  return (made instanceof Promise ? made.then(noticed) : noticed(made)) as R;
}

type OperationOutcome = engine.Outcome<unknown>;

/** Returns the failure for missing modules: without them the operation would give a different result. */
function withoutModules(document: JsonObject): engine.Failure | undefined {
  const missing = notLoaded(document);
  if (missing.length === 0) return undefined;
  const names = missing.map((name) => `'${name}'`).join(', ');
  const found = fault(
    'BW-NOT-LOADED',
    '$',
    'The document needs modules that are not loaded; first call await load([{names}]) or await loadFor(document).',
    { names },
  );
  return failure('input', [found]);
}

const ABSENT: JsonRead = { ok: true, value: null };

/** Reads a key, or a set of keys, among the options. */
function keyIn<Name extends string>(options: { readonly [name in Name]?: unknown }, name: Name): JsonRead {
  return options[name] === undefined ? ABSENT : jsonOf(options[name], `request.${name}`);
}
