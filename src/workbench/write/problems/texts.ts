export const problems = 'Problems';
export const errors = '{count, plural, one {# problem} other {# problems}}';
export const warnings = '{count, plural, one {# warning} other {# warnings}}';
export const causes = '{count, plural, one {# cause,} other {# causes,}}';
/** Counts problems that follow from others. */
export const more = '{count, plural, one {# more follows from them} other {# more follow from them}}';
/** Introduces problems that follow from the one above. */
export const following = '{count, plural, one {# more follows} other {# more follow}}';
export const order = 'Sort problems';
export const bySeverity = 'By severity';
export const byPosition = 'By position';
export const copyAll = 'Copy all problems';
export const copyAllShort = 'Copy all';
export const copied = '{count, plural, one {The problem was copied} other {# problems were copied}}';
export const checkedIn = 'checked in {time}';
export const position = 'Line {line}, column {column}';
export const asYouType = 'checked as you type';
/** Before a sentence that does not name what it is about. */
export const about = '{thing}:';
/** At the end of the line of a problem that follows from a problem in another line. */
export const followsFrom = 'follows from line {line}';
export const engineAway = 'The engine in this browser did not start. Problems appear here when you build.';
export const whileWriting = 'Problems appear here while you type.';
export const asYouGo = 'Each field is checked when you leave it.';
export const checkAll = 'Check all';
export const noneFound = 'No problems.';
/** For a moment, once none is left. */
export const fixedIn = '{count, plural, one {# fixed} other {# fixed}} in {time}';
export const hints = '{count, plural, one {# hint} other {# hints}}';
export const hint = 'Hint';
export const noProblems = 'There are no problems.';
export const showMore = 'Show {count} more';
export const goal = 'Anything that {format} still requires is listed here.';
export const askIssuer = 'Ask the issuer for a corrected invoice.';
export const notNow = 'Not now';
export const fixed = '{fix}: done. Undo reverses it.';
export const fixAtOnce = 'Fix {count} at once';
export const fixing = 'Fixing…';
export const fixedAtOnce = '{count} problems were fixed. Undo reverts the fixes.';

export const problem = 'Problem';
export const warning = 'Warning';
export const rule = 'Rule {code}';
export const aboutRule = 'About this rule';
export const moreLocations = '{count, plural, one {# more location} other {# more locations}}';
export const fix = 'Fix…';
export const chooseValue = 'Choose {name}…';
export const copy = 'Copy the problem';
export const copyShort = 'button\u0004Copy';
export const wholeDocument = 'document';
export const line = 'line {line}';

/** In a copied list of problems. */
export const problemInText = 'problem';
export const warningInText = 'warning';
