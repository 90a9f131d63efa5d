export const showMe = 'Show me';
export const showMeAbout =
  'Scenarios, each played in the workbench on its own draft. Press Next, or take over at any time. Your drafts stay as they are, and nothing is stored.';
export const starting = 'Starting…';
export const noSuchShow = 'There is no such scenario';
export const allShows = 'All scenarios';
export const progress = '{title}: {step} of {steps}';
export const stop = 'Stop';
export const keep = 'Keep the draft';
export const answer = 'Answer';

export const wrongNumber = 'A wrong tax number';
export const wrongNumberAbout = 'A mistyped Spanish NIF is found while you type, explained by its rule, and fixed.';
export const numberTyped = 'One digit is wrong';
export const numberTypedHow =
  'A Spanish invoice with a typing mistake. The customer’s NIF is {code}. It looks right, but the tax office would reject it.';
export const numberFound = 'Found at once';
export const numberFoundHow =
  'The last character of a NIF is calculated from the others. The message says what is wrong and where. Choose it to go there.';
export const numberRule = 'The code links to the rule';
export const numberRuleHow = '{rule} says where the rule applies, what it tests and where it comes from.';
export const numberMended = 'Fixed and checked again';
export const numberMendedHow =
  'The right number is {code}. The document is checked with every key you press. The problem disappears as soon as the digit is right.';
export const numberRight = 'The invoice is right';
export const numberRightHow =
  'The preview, the totals and the built document follow the corrected text. Nothing was sent: all of this runs in your browser.';

export const rateByDate = 'A rate that depends on the date';
export const rateByDateAbout =
  'Germany lowered its VAT for half a year. The date of an invoice is enough to find the right rate.';
export const dateBefore = 'An invoice dated 30 June 2020';
export const dateBeforeHow =
  'A bookshop in Germany. Its lines state only the standard or the reduced rate, no percentage. The date decides what that means.';
export const dateTotals = '19% and 7%';
export const dateTotalsHow = 'The preview shows the rates in force on that day, and the tax for each of them.';
export const dateChanged = 'One day later';
export const dateChangedHow = 'From 1 July to 31 December 2020 the rates in Germany were lower. Only its dates change.';
export const dateLower = '16% and 5%';
export const dateLowerHow = 'Rates, tax and totals have changed with the date.';
export const dateBack = 'Back again in 2021';
export const dateBackHow =
  'On 1 January 2021 the former rates returned. {regime} shows every rate and when it applied.';
export const dateRegime = 'The German regime';

export const surcharge = 'Withholding tax and surcharge';
export const surchargeAbout =
  'A Spanish invoice to a small shop: equivalence surcharge on goods, income tax withheld from a fee, and every figure explained.';
export const surchargePaper = 'Two unusual taxes';
export const surchargePaperHow =
  'An illustrator sells cards to a shop and designs its window. The cards carry a surcharge on top of IVA. The shop withholds income tax from her fee.';
export const surchargeLine = 'The rates of the lines';
export const surchargeLineHow =
  'The cards have the standard rate with equivalence surcharge, for retailers who file no tax returns. The fee has the standard rate, with IRPF.';
export const surchargeSum = 'The surcharge';
export const surchargeSumHow =
  '5.2% on the cards and prints, on top of 21% IVA. Choose a figure to mark the lines behind it.';
export const retentionSum = 'The withholding tax';
export const retentionSumHow =
  '15% of the fee. The shop pays it to the tax office for the illustrator, so it is subtracted.';
export const surchargePayable = 'The amount to pay';
export const surchargePayableHow = 'The sum with IVA and surcharge, minus the tax withheld. Every step is shown here.';
export const surchargeWithout = 'Without the surcharge';
export const surchargeWithoutHow =
  'For a customer who files tax returns, the same cards have the standard rate alone. The surcharge disappears from lines and totals.';

export const creditNote = 'A credit note';
export const creditNoteAbout = 'A credit note is created from an invoice and reduced to the goods that were returned.';
export const creditReason = 'Two manuals returned';
export const creditInvoice = 'An invoice that was sent';
export const creditInvoiceHow = 'An invoice from a heating firm. Two of its three manuals are returned.';
export const creditAsked = 'Correct asks what you need';
export const creditAskedHow =
  'It opens a credit note at once, and asks in it for the reason, the lines, and the codes that its formats require. Another type of the country is one choice away.';
export const creditMade = 'A new draft';
export const creditMadeHow =
  'It is a credit note that refers to the invoice with its number, date and reason. Parties and lines come from the invoice.';
export const creditCut = 'Reduced to the returned items';
export const creditCutHow = 'Two manuals remain, and the credit note has its own number.';
export const creditPaper = 'Ready to send';
export const creditPaperHow =
  'It is titled as a credit note and refers to the invoice. You can sign it or save it as an e-invoice or PDF.';

export const received = 'Receiving an XRechnung';
export const receivedAbout =
  'A supplier’s XML is opened, checked against the official rules and rejected with the rule it violates. The corrected file is accepted.';
export const receivedXml = 'A supplier’s file';
export const receivedXmlHow =
  'An XRechnung, dropped on the page or pasted. You see its pages, and whether it is valid.';
export const receivedChecked = 'Checked against the official rules';
export const receivedCheckedHow =
  'The rules of EN 16931 and XRechnung, in this browser. {rule} fails: the buyer reference is missing. A public authority needs it to find out who placed the order.';
export const receivedTerms = 'Term by term';
export const receivedTermsHow = 'Every business term with its number, value and line. Choose one to see it in the XML.';
export const receivedRefused = 'Rejected, with the reason';
export const receivedRefusedHow =
  '{answer} created this status message. It names the invoice, says that it is rejected, and gives the violated rule and its location.';
export const receivedAgain = 'The corrected file';
export const receivedAgainHow = 'Now with the buyer reference. No rule is violated.';
export const receivedAccepted = 'Accepted';
export const receivedAcceptedHow =
  'The answer to this file accepts it. You can also turn the XRechnung into a document to book it, pay it or convert it.';

export const demo = 'From a mistake to an e-invoice';
export const demoAbout =
  'A mistake found while typing, a rate that follows the date, a credit note, an e-invoice of your country, and one that is received and rejected.';

export const issuing = 'Issuing an e-invoice';
export const issuingAbout = 'An invoice is written, checked by the rules of your country, and saved as an e-invoice.';
export const issuedInvoice = 'An invoice';
export const issuedInvoiceHow = 'An invoice as its customer reads it. It will be sent as {format}.';
export const issuedChecked = 'Checked while you write';
export const issuedCheckedHow =
  'The rules of {format} apply as you type. Nothing is missing: otherwise, this list would lead to the field.';
export const issuedSave = 'Save names the format';
export const issuedSaveHow = 'Save offers {format} first, and says what each other format would need. Next saves it.';
export const issuedFile = 'The e-invoice';
export const issuedFileHow =
  'This is the {format} file, checked against the official rules. It is what your customer or the tax office receives.';
export const issuedRead = 'Read back';
export const issuedReadHow =
  'The same pages, made from the file alone. Drop any {format} file here to read it like this.';
