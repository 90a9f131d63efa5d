/** Texts of the command line that are not sentences: headings, states, counts. */

/** The titles that commander prints itself, collected for their translations. @public */
export const titles = {
  usage: 'Usage:',
  options: 'Options:',
  globalOptions: 'Global Options:',
  commands: 'Commands:',
  arguments: 'Arguments:',
};
export const examples = 'Examples:';
export const documents = 'Documents:';
export const signatures = 'Signatures:';
export const manyDocuments = 'Many documents:';
export const servers = 'Servers:';
export const reference = 'Reference:';
export const thisProgram = 'This program:';
export const help = 'display help for command';
export const moreOptions = 'More options, such as {command} --help {name}:';
export const otherPages = 'Every format also has a page under its key or country.';
export const otherOptions = '{command} --help lists the other options.';
export const explained = 'billwright --help options explains them.';
export const noOptions = '{format} has no options of its own.';
/** Pages of the help of serve and of batch. */
export const pages = {
  options: 'The options of all commands',
  network: 'Names, origins, proxies and processes',
  limits: 'Sizes, times and memory',
  signing: 'Keys that sign and verify',
  access: 'Tokens',
  logs: 'Logs, metrics and traces',
  values: 'Values that documents get',
  correct: 'The options of correct',
  checks: 'The options of validate',
  convert: 'The options of convert and convert-currency',
  sign: 'The options of sign',
  tables: 'How to read tables',
} as const;
export const choices = 'choices: {choices}';
export const defaultValue = 'default: {value}';

/** Commander's messages about mistakes. */
export const mistakes = {
  unknownCommand: "unknown command '{name}'",
  unknownOption: "unknown option '{name}'",
  missingArgument: "missing required argument '{name}'",
  missingOption: "required option '{name}' not specified",
  missingValue: "option '{name}' argument missing",
  wrongOption: "option '{name}' argument '{value}' is invalid. {why}",
  wrongArgument: "command-argument value '{value}' is invalid for argument '{name}'. {why}",
  allowed: 'Allowed choices are {choices}.',
  conflict: "option '{name}' cannot be used with option '{other}'",
  tooMany: "too many arguments for '{name}'. Expected {count} argument but got {given}.",
  tooManyOf: "too many arguments for '{name}'. Expected {count} arguments but got {given}.",
  meant: '(Did you mean {name}?)',
  meantOneOf: '(Did you mean one of {name}?)',
} as const;

export { changes, compared, invalidThen, validThen } from '../../formats/releases/texts.ts';
export const warning = 'warning';
export const faults = '{count, plural, one {# fault} other {# faults}}';
/** The faults that others follow from, and the number of those. */
export const causes =
  '{count, plural, one {# fault} other {# faults}}; {more, plural, one {# more follows} other {# more follow}}';
export const consequences =
  '{count, plural, one {# more fault follows from this one} other {# more faults follow from this one}}';
export const warnings = '{count, plural, one {# warning} other {# warnings}}';
export const losses = '{count, plural, one {# difference} other {# differences}}';
export const read = 'read with {count, plural, one {# fault} other {# faults}}';
export const hint = 'hint: billwright rule {code}';
export const headings = {
  validation: 'not valid',
  calculation: 'cannot be calculated',
  input: 'cannot be read',
  'unknown-schema': 'unknown type',
  'no-document': 'contains no document',
  marshal: 'cannot be written',
} as const;
export const wrongOption = 'wrong option';
export const unbuilt =
  'not built: run billwright build first. {count, plural, one {# fault comes} other {# faults come}} from that; --json lists them';
export const heading = '{what}: {rest}';

export const valid = 'valid';
/** The verdicts on the signature of a valid file. */
export const signatureVerdicts = {
  fits: 'valid, and unchanged since it was signed; the issuer of the certificate was not checked',
  broken: 'valid, but the signature is not',
  unverified: 'valid, but the signature was not verified',
} as const;
export const verdict = '{file}: {verdict}';
export const signatureStates = { holds: 'ok', fails: 'failed', 'no-key': 'no key' } as const;
export const attached = '{count, plural, one {# attachment} other {# attachments}}; use --files <folder> to save them';
export const attachedInBatch =
  '{file}: {count, plural, one {# attachment} other {# attachments}}; to save them, run convert on it with --files';
export const keysUnused = '{count, plural, one {# key} other {# keys}} of the set skipped';
export const filesChanged = '{count, plural, one {# file} other {# files}} changed';
export const chainProblems = '{count, plural, one {# problem} other {# problems}}';
export const chainUnbroken = 'unbroken';
export const chainBroken = 'broken: {count, plural, one {# problem} other {# problems}}';
export const recordsMade =
  '{records, plural, one {# record} other {# records}} in {messages, plural, one {# message} other {# messages}}, {left, plural, one {# invoice} other {# invoices}} without a record';
export const nextPrevious = 'The next record follows this one: --previous {previous}';
export const leftOut = '{file}: left out: {description}';
export const reported =
  '{count, plural, one {# document} other {# documents}} reported, {left, plural, one {# document} other {# documents}} left out';
export const keyPair = 'private key: {file}\npublic key: {publicFile}';

export const summary =
  '{total, plural, one {# document} other {# documents}}: {ok} good, {faulty} faulty{unreadable, plural, =0 {} other {, # unreadable}}{unwritten, plural, =0 {} other {, # not written}}{skipped, plural, =0 {} other {, # skipped}}{unjudged, plural, =0 {} other {, # not checked}}, in {seconds} s';
export const progress = '{percent} %: {done}/{total}, {faulty} faulty';
export const bar = '{done}/{total}  {rate}/s  {faulty} faulty';
export const left = '{seconds} s left';

export const yes = 'yes';
export const no = 'no';
/** The columns of lists, by the members that they show. */
export const columns = {
  country: 'country',
  name: 'name',
  currency: 'currency',
  key: 'key',
  requires: 'requires',
  reads: 'reads',
  writes: 'writes',
  schema: 'schema',
  title: 'title',
  code: 'code',
  description: 'description',
} as const;
export const rule = {
  on: 'on',
  terms: 'terms',
  class: 'class',
  law: 'required by law',
  when: 'when',
  tests: 'tests',
  sets: 'official rules of',
  origin: 'required by',
  since: 'since {release} ({day})',
  orEarlier: 'since {release} ({day}) or earlier',
  until: 'until {release} ({day})',
  fails: 'fails',
  answer: 'answer',
  passes: 'passes',
} as const;
export const required = '* required; --json prints the schema';

/** Headings of the manual page, and what each exit code means (chapter 09 §9.4). */
export const man = {
  name: 'Name',
  synopsis: 'Synopsis',
  options: 'Options',
  commands: 'Commands',
  exitStatus: 'Exit status',
  oneOf: '{about} One of {choices}.',
} as const;
export const exits = {
  0: 'Done.',
  1: 'The document has a fault.',
  2: 'The command line is wrong, or the input cannot be read.',
  3: 'A file is missing, already exists, or cannot be read or written.',
  4: 'A signature could not be made or does not verify.',
  5: 'A defect in Billwright.',
  130: 'Interrupted.',
} as const;
export const writtenAnyway =
  '{count, plural, one {# fault for which the file would be rejected} other {# faults for which the file would be rejected}}';
export const inboxSummary =
  '{total, plural, one {# file} other {# files}}: {pay} to pay, {ask} to ask about, {refuse} to refuse, {nothing} with nothing to pay; {unreadable} unreadable';
export const inboxToPay = 'to pay: {sums}';
export const suggestions = { pay: 'pay', ask: 'ask', refuse: 'refuse', nothing: 'nothing' } as const;
export const bookingsWritten = '{file}: {count, plural, one {# booking} other {# bookings}}';
export const lettersWritten = '{count, plural, =0 {no letter} one {# letter} other {# letters}}';
export const paymentsWritten = '{count, plural, =0 {no invoice to pay} one {# payment} other {# payments}}';

export const canRepair = 'billwright fix corrects it';
export const youSay = 'needs a value from you';
export const issuerOnly = 'to correct in the invoice itself';
export const unusedAnswer = '--set {name}: nothing in the file asks for it';
export const samplesWritten = '{count, plural, one {# file} other {# files}} written to {folder}';
export const unbroken = 'No change is known that breaks: {rules}';
