/**
 * The email test of the standard, spec chapter 03 §1.3. No pattern here has nested repetition, so time grows linearly.
 */

/** The characters beyond ASCII that the standard allows, called U there. */
const U = '\\u00a0-\\ud7ff\\uf900-\\ufdcf\\ufdf0-\\uffef';

const UNQUOTED = new RegExp(`^[a-zA-Z0-9!#$%&'*+\\-/=?^_\`{|}~.${U}]+$`);

/** Dots must be single and between other characters. */
const MISPLACED_DOT = /^\.|\.\.|\.$/;

/**
 * White space before a quoted item. In the standard, every item has its own opening quote, and one more quote ends the
 * text.
 */
const FOLDING = '(?:(?:[ \\t]*\\r\\n)?[ \\t]+)?';
const ITEM = `(?:[\\x01-\\x08\\x0b\\x0c\\x0e-\\x1f\\x7f!\\x23-\\x5b\\x5d-\\x7e${U}]|\\([\\x01-\\x09\\x0b-\\x7f])`;
const QUOTED = new RegExp(`^(?:"${FOLDING}${ITEM})*${FOLDING}"$`);

/** Everything before the last dot. Labels may contain dots. */
const LABELS = new RegExp(`^[a-zA-Z0-9${U}](?:[a-zA-Z0-9.\\-_~${U}]*[a-zA-Z0-9${U}])?$`);
const TOP_LABEL = new RegExp(`^[a-zA-Z${U}](?:[a-zA-Z0-9\\-_~${U}]*[a-zA-Z${U}])?$`);

/** Returns whether a text is an email address. Its domain must contain a dot. */
export function isEmailAddress(text: string): boolean {
  const at = text.lastIndexOf('@');
  if (at < 0) return false;
  const local = text.slice(0, at);
  return (isUnquoted(local) || isQuoted(local)) && isDomain(text.slice(at + 1));
}

function isUnquoted(local: string): boolean {
  return UNQUOTED.test(local) && !MISPLACED_DOT.test(local);
}

/** A pattern with a repeated group fails on millions of characters. No address is that long. */
const LONGEST_QUOTED = 100_000;

function isQuoted(local: string): boolean {
  return local.length <= LONGEST_QUOTED && QUOTED.test(local);
}

function isDomain(text: string): boolean {
  const domain = text.endsWith('.') ? text.slice(0, -1) : text;
  const dot = domain.lastIndexOf('.');
  return dot >= 0 && LABELS.test(domain.slice(0, dot)) && TOP_LABEL.test(domain.slice(dot + 1));
}
