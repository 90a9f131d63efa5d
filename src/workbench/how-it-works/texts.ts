export const title = 'How it works';
export const subtitle = 'One invoice, sent to the service and back';
export const copyLink = 'Copy link';
export const linkCopied = 'Link copied. It opens this page with the same document and step.';
export const present = 'Present';
export const presentation = 'Presentation';
export const leave = 'Leave';
export const chain = 'Steps';

export const build = 'Build';
export const buildAbout = 'Add taxes and totals.';
export const buildDone = '{total} to pay. {count, plural, one {# value} other {# values}} added, none wrong.';
export const sign = 'Sign';
export const signAbout = 'Seal it with a key.';
export const signDone = 'Sealed with a key. Any change now shows.';
export const verify = 'Verify';
export const verifyAbout = 'Check the seal.';
export const verifyDone = 'The seal is unbroken.';
export const correct = 'Correct';
export const correctAbout = 'Cancel it with a document of its own.';
export const correctDone = '{title}: {total}.';
export const replicate = 'Replicate';
export const replicateAbout = 'Begin a new invoice with it.';
export const replicateDone = 'A new invoice with today’s date.';
export const rejected = 'Rejected: {count, plural, one {# mistake} other {# mistakes}}.';

export const inTime = 'in {time}';
export const inBrowser = 'in this browser';
export const loading = 'Loading…';
export const sending = 'Sending…';

export const builtHow = 'Answered {how}: {total} to pay.';
export const builtWhy =
  'Billwright added the taxes and totals by the rules of the country ({country}), and checked every rule that applies.';
export const signedHow = 'Signed {how}.';
export const signedWhy =
  'The invoice is now in an envelope. The demonstration key belongs to this page; your own never leaves your browser.';
export const verifiedHow = 'Valid, {how}.';
export const verifiedWhy = 'Whoever receives the envelope can check this without asking you.';
export const correctedHow = 'Corrected {how}: {title} of {total}.';
export const correctedWhy = 'It names the invoice that it corrects. What changed is green.';
export const replicatedHow = 'Copied {how}.';
export const replicatedWhy =
  'The copy has today’s date, no number yet and no signature. What changed is green; what is old and to be checked is amber.';
export const rejectedHow = 'Rejected {how}: {count, plural, one {# mistake} other {# mistakes}}.';
export const fixInWrite = 'Fix {title} in Write';
export const useExample = 'Use the example';
export const rejectedWhy = 'All at once, each with its place and its reason.';
/** Instead, if each mistake has a proposal. */
export const rejectedWithProposals =
  '{count, plural, one {At its place, with a proposal.} =2 {Both at once, each at its place, each with a proposal.} other {All at once, each at its place, each with a proposal.}}';
export const writtenHow = 'Written {how} as {format}.';
export const writtenWhy = 'The same request writes {count} formats.';

export const youSend = 'You send';
export const youGet = 'You get';
export const onlyFacts = 'Only the facts: {count, plural, one {# value} other {# values}}';
export const withMistakes = 'With {count, plural, one {# mistake} other {# mistakes}}: change them on the page';
export const finished = 'The finished invoice and a demonstration key';
export const theEnvelope = 'The envelope and the public key';
export const finishedOnly = 'The finished invoice';
export const factsAndFormat = 'The same facts, and a format';
export const added = '{count, plural, one {# value} other {# values}} added, in green';
export const sealed = 'The same, in a sealed envelope';
export const confirmed = 'A confirmation';
export const changed = '{count, plural, one {# value} other {# values}} changed, in green';
export const toCheck = '{count} to check, in amber';
export const noNumber = 'no number yet';
export const mistakesShown = 'The mistakes, where they are';
export const asFormat = 'As';
export const asPdf = 'As PDF';
export const noneUsual = 'No e-invoice is usual in {country}.';
export const noneUsualWhy = 'Invoices are sent as PDF there.';

export const showCode = 'Show as code';
export const showPaper = 'Show as paper';
export const answer = 'Answer as JSON';
export const request = 'Request as code';
export const language = 'Programming language';
export const json = 'JSON';
export const copy = 'Copy';
export const copied = 'Copied';

export const tryThis = 'Try:';
export const makeMistake = 'Make a mistake';
export const copyIt = 'Copy it';
export const signIt = 'Sign it';
export const asEInvoice = 'As an e-invoice';
export const startAgain = 'Start again';
export const two = 'two';
export const use = 'Use {value}';
export const valueAt = 'Value of {place}';

export const signed = 'Signed';
export const valid = 'Valid';
export const fileAbout = '{format}, {size}';
export const allValues = 'The file is checked by the rules of {format}';
export const lost =
  '{count, plural, =0 {Nothing is lost} one {The format has no field for # value} other {The format has no field for # values}}';
export const madeBySame = 'Written from the same facts';
export const saveFile = 'Save the file';
export const readBack = 'Read it back';
export const backToFile = 'Back to the file';
export const kilobytes = '{count} kB';
export const notWritten = 'This document lacks something that {format} needs.';

export const answerHere = 'Answer in this browser';

export const forDevelopers = 'For developers';
export const forDevelopersAbout = 'The same steps as requests. Each opens ready to run.';
export const openApi = 'OpenAPI description';
export const documentation = 'Documentation';
export const client = 'Typed client';

export const sendFacts = 'You send the facts.';
export const sendFactsWhy = 'Billwright adds the taxes and the totals, and checks every rule.';
export const sealIt = 'A key seals it.';
export const sealItWhy = 'From now on, any change shows.';
export const checkIt = 'Anybody can check it.';
export const checkItWhy = 'Without asking you: your public key is enough.';
/** The reason of the correction. */
export const reason = 'Issued in error';
export const takeBack = 'A correction refers to its invoice.';
export const takeBackWhy = 'It is built from the original, by the rules of the country.';
export const useAgain = 'A copy is a new invoice.';
export const useAgainWhy = 'Today’s date, no number yet, no signature.';
export const mistakeCaption = 'Mistakes are found at once.';
export const mistakeCaptionWhy = 'Each with its place, its reason and what to do.';
export const invoiceCaption = 'One document, every format.';
export const invoiceCaptionWhy = 'Written and checked by the official rules.';
export const endCaption = 'One invoice, five requests.';
export const endCaptionWhy = 'Each answer was the next request.';
export const next = 'next';
export const back = 'back';
export const mistake = 'mistake';
export const eInvoice = 'e-invoice';
export const code = 'code';
export const creditNote = 'a credit note';
export const debitNote = 'a debit note';
export const corrective = 'a corrective invoice';
export const correction = 'a correction';
export const mistakeKey = 'M';
export const eInvoiceKey = 'E';
export const escapeKey = 'Esc';
export const post = 'POST';
export const brand = 'Billwright';
