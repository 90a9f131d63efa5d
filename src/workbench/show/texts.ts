export const showMe = 'Show me';
export const showMeAbout =
  'Five scenarios, each played in the workbench itself on a draft of its own. You press Next, or take over at any time; your drafts stay as they are.';
export const starting = 'The scenario begins …';
export const noSuchShow = 'There is no such scenario';
export const allShows = 'All scenarios';
export const progress = '{title}: {step} of {steps}';
export const stop = 'Stop';
export const keep = 'Keep the draft';
export const answer = 'Answer';

export const wrongNumber = 'A wrong tax number';
export const wrongNumberAbout = 'A mistyped Spanish NIF is found while you type, explained by its rule, and mended.';
export const numberTyped = 'One digit is wrong';
export const numberTypedHow =
  'A Spanish invoice, as somebody has typed it. The customer’s NIF is {code}: it looks like one, and the tax office would refuse it.';
export const numberFound = 'It is found at once';
export const numberFoundHow =
  'The last character of a NIF is calculated from the others. What is wrong stands here in a sentence, with the property it is about; press it and you are there. The property itself is underlined.';
export const numberRule = 'The code leads to the rule';
export const numberRuleHow = '{rule} says where the rule applies, what is tested, and where it is laid down.';
export const numberMended = 'Mended, and checked again';
export const numberMendedHow =
  'The right number is {code}. The document is checked with every key: the problem goes as soon as the digit is right.';
export const numberRight = 'And the invoice is right';
export const numberRightHow =
  'The paper on this side, the totals and the built document are of the mended text. Nothing had to be sent for it: all of this runs in your browser.';

export const rateByDate = 'A rate by its date';
export const rateByDateAbout =
  'Germany lowered its VAT for half a year. A German invoice of 2020 knows, by its date alone.';
export const dateBefore = 'An invoice of 30 June 2020';
export const dateBeforeHow =
  'A bookshop in Germany. Its lines name no percentage, only {field} or reduced: which one that is depends on the date.';
export const dateTotals = '19 % and 7 %';
export const dateTotalsHow = 'The paper shows the rates that held on that day, and the tax by each of them.';
export const dateChanged = 'A day later';
export const dateChangedHow =
  'From 1 July to 31 December 2020 Germany had lower rates. Only the issue date changes, nothing else.';
export const dateLower = '16 % and 5 %';
export const dateLowerHow = 'Rates, tax and totals have followed the date.';
export const dateBack = 'And back again in 2021';
export const dateBackHow =
  'On 1 January 2021 the old rates returned. {regime} shows every rate with the days on which it held.';
export const dateRegime = 'Germany’s regime';

export const surcharge = 'Retention and surcharge';
export const surchargeAbout =
  'A Spanish invoice to a small shop: equivalence surcharge on goods, income tax retained from a fee, each figure explained.';
export const surchargePaper = 'Two taxes that others find odd';
export const surchargePaperHow =
  'An illustrator sells cards to a shop, and designs its window. On the cards she charges a surcharge beside IVA; of her fee the shop retains income tax.';
export const surchargeLine = 'What the lines say';
export const surchargeLineHow =
  '{rate} is the standard rate with equivalence surcharge, for retailers who file no returns of their own. The fee is at the standard rate, and has IRPF.';
export const surchargeSum = 'The surcharge';
export const surchargeSumHow =
  '5.2 % of what the cards and prints come to, beside 21 % IVA. Press a figure, and the lines that it is made of are marked.';
export const retentionSum = 'The retention';
export const retentionSumHow =
  '15 % of the fee. The shop pays it to the tax office on the illustrator’s account, so it is taken off.';
export const surchargePayable = 'What is to be paid';
export const surchargePayableHow =
  'The sum, with IVA and surcharge, less what is retained: every step can be read here.';
export const surchargeWithout = 'And without the surcharge?';
export const surchargeWithoutHow =
  'To a customer who files returns the same cards are at {rate}. The surcharge goes from lines and totals.';

export const creditNote = 'A credit note';
export const creditNoteAbout = 'Of an invoice that was sent a credit note is made, and cut down to what came back.';
export const creditReason = 'Two manuals returned';
export const creditInvoice = 'An invoice that has been sent';
export const creditInvoiceHow = 'A heating firm’s invoice. Two of the three manuals on it come back.';
export const creditAsked = 'Correct asks what is wanted';
export const creditAskedHow =
  'A credit note, a debit note or whatever the country has, with a reason and the codes that its formats ask for. Press it yourself later; Next makes a credit note now.';
export const creditMade = 'A draft of its own';
export const creditMadeHow =
  'It is a credit note, and {preceding} names the invoice with its number, date and reason. Parties and lines are those of the invoice.';
export const creditCut = 'Cut down to what came back';
export const creditCutHow = 'Two manuals are left, and the credit note has a number of its own.';
export const creditPaper = 'Ready to be sent';
export const creditPaperHow =
  'Titled as a credit note, with the invoice that it corrects. It can be signed, saved as an e-invoice or as a PDF.';

export const received = 'An XRechnung is received';
export const receivedAbout =
  'A supplier’s XML is opened, checked by the official rules, refused with the rule it breaks, comes again, and is accepted.';
export const receivedXml = 'A supplier’s file';
export const receivedXmlHow =
  'An XRechnung, as it came: dropped on the page, or pasted. Beside it is the paper that it stands for.';
export const receivedChecked = 'Checked by the official rules';
export const receivedCheckedHow =
  'Those of EN 16931 and of XRechnung, in this browser. {rule} fails: the buyer reference, by which an authority finds who has ordered, is missing.';
export const receivedTerms = 'What it says, term by term';
export const receivedTermsHow =
  'Every business term with its number, its value and its line; press one to see it in the XML.';
export const receivedRefused = 'Refused, with the reason';
export const receivedRefusedHow =
  '{answer} has made this status: the invoice it is about, that it is rejected, and the rule with its place.';
export const receivedAgain = 'It comes again';
export const receivedAgainHow = 'With the buyer reference. No rule is broken now.';
export const receivedAccepted = 'Accepted';
export const receivedAcceptedHow =
  'The answer to this one says so. A document can be made of the XRechnung too, to be booked, paid or written in another format.';
