export const fetching = 'Loading {things}…';
export const fetchingOne = 'Loading {name}…';
export const listOf = 'List of {things}';
export const searchIn = 'Search {things}';
export const language = 'Names in';
export const noneFoundAbout = 'No results for “{find}”.';
export const otherLanguage = 'There is no description in {wanted}. This one is in {shown}.';
export const sources = 'Sources';
export const shownAs = 'View';
export const asList = 'List';
export const asOverview = 'Overview';
export const meaning = 'Meaning';
export const rules = 'Rules';
export const itsRules = '{count, plural, one {# rule} other {# rules}}';
export const noRules = 'No rules of its own';

export const inDocument = 'In {document}';
export const notJson = '{document} is not valid JSON. Fix its text first.';
export const received = 'This is an invoice that you received. Turn it into your own invoice to add an addon.';
export const show = 'Show';

export const addons = 'Addons';
export const addonThings = 'addons';
export const searchAddons = 'Name, country, what it is for';
export const addonsAre = 'An addon adds the rules of a format or a tax authority to documents';
export const addonsAbout =
  'Choose a country to see which one its law asks for, and what it would change in your document.';
export const noAddonFound = 'No matching addon';
export const allAddons = 'All addons';
export const addAddon = 'Add to {document}';
export const remove = 'Remove';
export const addonAdded = '{addon} added to {document}';
export const addonRemoved = '{addon} removed from {document}';
export const addonAddedMissing =
  '{addon} added to {document}. {count, plural, one {# thing is missing.} other {# things are missing.}}';
export const undo = 'Undo';
export const whichOneIn = 'Which addon do I need in {country}?';
export const useFor = 'For {document}, use {addon}.';
export const usually = 'Usually, use {addon}.';
export const onlyIn = 'Only in these cases';
export const noneInCountry = 'Invoices from {country} need no addon.';
export const forDocument = 'For your document';
export const forCountry = 'For your country';
export const ofCountries = 'Countries';
export const everywhere = 'Everywhere';
export const inUse = 'in use';
export const asksFor = 'Asks for';
export const sets = 'Sets';
export const forbids = 'Forbids';
export const asksNothing = 'nothing; everything is there';
export const setsNothing = 'nothing';
export const forbidsNothing = 'Nothing in this document.';
export const effectOn =
  'Adding it to {document} asks for {asks, plural, =0 {nothing} one {# thing} other {# things}} and sets {sets, plural, =0 {nothing} one {# value} other {# values}}.';
export const effectIn =
  'In {document}, it asks for {asks, plural, =0 {nothing} one {# thing} other {# things}} and sets {sets, plural, =0 {nothing} one {# value} other {# values}}.';
export const fillInNow = 'Fill in the {count} now';
export const fillInOne = 'Fill it in now';
export const neededBy = 'What {addon} asks for in {document}';
export const asItIsNow = 'Worked out with the document as it is now.';
export const withExample = 'Worked out with the example of {country}.';
export const workingOut = 'Building the document with and without it…';
export const places = '{count, plural, one {in # place} other {in # places}}';
export const readOn = '{source}, read on {day}';
export const foreign = '{document} is from {country}, {addon} is for {other}';
export const foreignAbout = 'With an addon of another country, the document is checked by the rules of {other} too.';
export const addAnyway = 'Add anyway';
export const addAnywayAbout = 'The taxes of {country} stay.';
export const newInvoice = 'New invoice for {country}';
export const newInvoiceAbout = 'With {addon}, in a new tab.';
/** By country. */
export const newInvoiceOf: Readonly<Record<string, string>> = {
  AR: 'New Argentine invoice',
  BR: 'New Brazilian invoice',
  CO: 'New Colombian invoice',
  DE: 'New German invoice',
  DK: 'New Danish invoice',
  ES: 'New Spanish invoice',
  FI: 'New Finnish invoice',
  FR: 'New French invoice',
  GR: 'New Greek invoice',
  IT: 'New Italian invoice',
  MX: 'New Mexican invoice',
  PL: 'New Polish invoice',
  PT: 'New Portuguese invoice',
  SA: 'New Saudi invoice',
};
export const cancel = 'Cancel';
export const notFrom = '{document} is from {country}. Adding an addon of another country asks first.';
export const taxesOf = 'Taxes of {country}';
export const howTheyBuild = 'How addons build on each other';
export const requires = 'Builds on';
export const writtenAsFormats = 'formats\u0004Written as';
export const requiredBy = 'Required by';
export const extensions = 'Extensions';
export const codes = '{count, plural, one {# code} other {# codes}}';
export const codesOfForm = 'Codes match {pattern}';
export const codesOf = 'Codes of {key}';
export const code = 'Code';
export const searchCodesOf = 'Search codes of {key}';
export const searchCodes = 'Search codes and their meanings';
export const noCodeFound = 'No results for “{find}”.';

export const regimes = 'Countries';
export const regimeThings = 'countries';
export const searchRegimes = 'Search countries, codes, currencies';
export const regimesAre = 'The taxes of each country';
export const regimesAbout = 'Choose one to see its taxes and rates, with the days on which they changed.';
export const noRegimeFound = 'No matching country';
export const allRegimes = 'All countries';
export const useRegime = 'Use in the document';
export const regimeUsed = 'Used in {document}';
export const currency = 'Currency';
export const taxScheme = 'Tax scheme';
export const timeZone = 'Time zone';
export const rounding = 'Rounding';
export const roundingPrecise = 'Sums first, then rounds';
export const roundingCurrency = 'Rounds each line, then sums';
export const otherCountryCodes = 'Also known as';
export const rulesWithAddons = 'Rules, including its addons';
export const taxes = 'Taxes';
export const tags = 'Tags';
export const tag = 'Tag';
export const tagsIn = 'In {schema}';
export const identities = 'Identities';
export const identity = 'Identity';
export const corrections = 'Corrections';
export const noCorrections = 'This regime has no rules of its own about corrections.';
export const correctionOf = 'For {schema}';
export const reasonRequired = 'A reason is required';
export const taxCopied = 'The tax of the original is copied';
export const requiresExtensions = 'Requires {extensions}';
export const takesStamps = 'Copies the stamps {stamps}';
export const retained = 'Withheld';
export const informative = 'Informative';
export const taxKeys = 'Keys:';
export const withoutPercentage = 'without percentage';
export const noRates = 'There are no named rates: documents state the percentage.';
export const rateKeys = 'Keys: {keys}';
export const throughTime = 'Over time';
export const firstDayUnknown = 'start date unknown';
export const orEarlier = '{day} or earlier';
export const holdsNow = '{since}, current';
export const holdsLater = '{since}, upcoming';
export const heldUntil = '{since}, until {day}';

export const schemas = 'Schemas';
export const schemaThings = 'schemas';
export const searchSchemas = 'Search objects and values';
export const schemasAre = 'A schema defines the fields of an object';
export const schemasAbout = 'Choose one to see its fields and what they contain.';
export const noSchemaFound = 'No matching schema';
export const allSchemas = 'All schemas';
export const whole = 'General';
export const startDocument = 'Start a document';
export const writtenAs = 'Written as {type}';
export const writtenInLength = 'Written as {type}, {least} to {most} characters';
export const writtenInForm = 'Written as {type}, matching {pattern}';
export const writtenInLengthAndForm = 'Written as {type}, {least} to {most} characters, matching {pattern}';
export const values = 'Values';
export const valuesOf = 'Values of {name}';
export const valueCount = '{count, plural, one {# value} other {# values}}';
export const valueCountOpen = '{count, plural, one {# value} other {# values}}, others allowed';
export const listType = 'list of {type}';
export const mapType = '{type} by key';
export const anyValue = 'any value';
export const text = 'text';
export const wholeNumber = 'whole number';
export const yesOrNo = 'yes or no';
export const number = 'number';
export const property = 'Property';
export const holds = 'Type';
export const whatItIs = 'Description';
export const showIn = 'Show in {document}';
export const required = 'required';
export const recommended = 'recommended';
export const calculated = 'calculated';

export const ruleThings = 'rules';
export const searchRules = 'Search codes, objects and texts';
export const rulesAre = 'A rule states a requirement for documents';
export const rulesAbout =
  'Choose one to see where it applies and what it tests. The code of a problem links to its rule.';
export const noRuleFound = 'No matching rule';
export const ruleCodes = 'Rule codes';
export const allRules = 'All rules';
export const ownCode = 'A Billwright code, not part of the standard';
export const ownCodeAbout = 'A Billwright code, not part of the standard.';
export const howToFix = 'How to fix it';
export const whereApplied = 'Where it applies';
export const appliedAlways = 'Wherever the object occurs, without conditions.';
export const tested = 'What it tests';
export const testedPresence = 'That the value is present.';
export const object = 'Object';
export const wholeObject = 'The object as a whole';
export const addon = 'Addon';
export const example = 'Example';
export const request = 'Request';
export const difference = 'What fails, and what passes';
export const fails = 'Fails';
export const passes = 'Passes';
export const requestHead = 'Request: {head}';
export const answer = 'Answer';
export const answerHead = 'Answer: {head}';
export const status = 'Status {status}';

export const formats = 'Formats';
export const formatThings = 'formats';
export const searchFormats = 'Search names, countries and addons';
export const formatsAre = 'A format is a way to write an e-invoice as a file';
export const formatsAbout = 'Choose one to see what is read, written and checked, and by which release of its rules.';
export const formatsKnown = 'Billwright knows {known} formats and writes {written} of them.';
export const noFormatFound = 'No matching format';
export const allFormats = 'All formats';
export const format = 'Format';
export const isRead = 'ability\u0004Read';
export const isWritten = 'ability\u0004Written';
export const isChecked = 'ability\u0004Checked';
export const yes = 'Yes';
export const no = 'No';
export const country = 'Country';
export const usualIn = 'Usual in';
export const usualNowhere = 'No country in particular';
export const noAddons = 'None';
export const syntax = 'Syntax';
export const mediaType = 'Media type';
export const identifier = 'Identifier';
export const checkedBy = 'Checked by';
export const checkedByNone = 'There are no official rules; the document in it is checked by the rules of the standard.';
export const ruleSet = 'Set of rules';
export const release = 'Release';
export const since = 'Since';

export const rulesAsOfToday = 'Rules as of today';
export const rulesAsOfTodayAbout =
  'Files are checked by these releases of the official rules. An announced release takes effect automatically on its day.';
export const searchReleases = 'Search rules, formats and countries';
export const announced = 'Announced';
export const behind = 'Days behind';
export const releaseFrom = '{release} from {day}';
export const releaseSince = '{days} ({release} since {day})';
export const daysBehind = '{count, plural, one {# day behind} other {# days behind}}';
export const always = 'Always';

export const exemptionReason = 'Reason for the exemption';
export const numberKind = 'Kind of number';
export const discountReason = 'Reason for the discount';
export const chargeReason = 'Reason for the charge';
export const documentType = 'Document type';
export const itemNumberKind = 'Kind of item number';
export const paymentMeans = 'Means of payment';
export const referenceKind = 'Kind of reference';
export const taxCategory = 'Tax category';
export const noteSubject = 'Subject of the note';
export const unit = 'Unit';
