/**
 * Clears the members that every copy of a bill document loses (chapter 02 §15): number and days. The UUID is replaced.
 */
export function clearIdentity(document: {
  code?: string;
  issue_date?: string;
  issue_time?: string;
  value_date?: string;
}): void {
  document.code = undefined;
  document.issue_date = undefined;
  document.issue_time = undefined;
  document.value_date = undefined;
}
