export const title = 'Fix {title}';
export const titleWrong = 'Fix {title}: {count, plural, one {one thing is} other {# things are}} wrong';
export const about =
  'Only the seller may change an e-invoice. Look at the changes first: amounts, taxes, accounts and parties keep their meaning.';
export const looking = 'Looking for what can be fixed…';
export const wrong = 'What is wrong';
export const changes = 'What to change';
export const asks = 'Needs a value from you';
export const issuer = 'To correct in the invoice itself';
export const issuerAbout =
  'Billwright does not change this. Correct your invoice, or ask its issuer for a corrected one.';
export const difference = 'Changes in the file';
export const nothing = 'Nothing is wrong with this file.';
export const unchanged = 'Nothing in this file can be fixed here.';
export const example = 'Example: {example}';
export const lookAgain = 'Use these values';
export const apply = 'Fix and open the result';
export const count = '{count, plural, =0 {No changes yet.} one {# change.} other {# changes.}}';
export const save = 'Save the fixed file';
export const pasteAnswer = 'Paste the answer of KSeF, SdI, Peppol …';
export const applied = '{count, plural, one {One change was made} other {# changes were made}}';
export const nowValid = 'Nothing is wrong with the file any more.';
export const stillOpen = '{count, plural, one {One problem remains} other {# problems remain}}. See Problems.';
export const before = 'As it was';
export const after = 'Fixed';

export const fixTitle = 'Fix what was rejected';
export const fixAbout = 'Paste the answer of KSeF, SdI, Peppol … It names what is wrong, and what to change.';
export const chooseAbout =
  'Choose the file that was rejected. You see each change before it is made. Only the seller may change an e-invoice.';
export const choose = 'Choose the rejected file';
